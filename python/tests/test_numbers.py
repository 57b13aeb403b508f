"""Numbers of .efg texts at their limits (games.md: 50,000 characters of a word, 50,000 digits of a value)."""

from fractions import Fraction
from time import process_time

import pytest

from refengine.efg.errors import EfgError, EfgNumberError, EfgProbabilityError, EfgProbabilitySumError
from refengine.efg.reader import read_efg
from refengine.errors import NumberTooLongError
from refengine.kinds.extensive_game import compute
from refengine.progress import unobserved
from refengine.quantity import encode

HEAD = 'EFG 2 R "T" { "A" }\n'
TOO_LONG = "expected a payoff of at most 50000 digits"
TOO_WIDE = "expected a payoff of at most 50000 characters, found a word of 50001"
NO_NUMBER = "expected a payoff: an integer, a decimal or a fraction"

pytestmark = pytest.mark.usefixtures("any_digits")


def payoff(word: str) -> Fraction:
    return read_efg(HEAD + f't "" 1 {{ {word} }}', 1).tree.payoffs[0][0]


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("1e49999", Fraction(10**49_999)),
        ("-9.99e49999", Fraction(-999 * 10**49_997)),
        ("1e-49999", Fraction(1, 10**49_999)),
        ("9" * 50_000, Fraction(10**50_000 - 1)),
        (f"1/{'9' * 49_998}", Fraction(1, 10**49_998 - 1)),
        ("0" * 49_999 + "7", Fraction(7)),
        (f"1e{'0' * 49_997}3", Fraction(1000)),
        # Nothing, and numbers that are short in lowest terms, however they are written.
        ("0e999999999", Fraction(0)),
        ("-0.00E-999999999", Fraction(0)),
        (f"1{'0' * 40_000}e-40000", Fraction(1)),
        (f"0.{'0' * 40_000}1e40003", Fraction(100)),
    ],
)
def test_the_longest_numbers_are_read(word: str, value: Fraction) -> None:
    assert payoff(word) == value


@pytest.mark.parametrize(
    ("word", "message"),
    [
        *(("1e50000", TOO_LONG), ("-1e50000", TOO_LONG), ("12.5e49999", TOO_LONG), ("1e-50000", TOO_LONG)),
        *(("1e999999999", TOO_LONG), ("1e-999999999", TOO_LONG), (f"1e{'9' * 49_998}", TOO_LONG)),
        *(("9" * 50_001, TOO_WIDE), ("0" * 50_001, TOO_WIDE)),
        *((f"{'1' * 49_999}{end}", NO_NUMBER) for end in "x/e"),
        # Digits of another script, underscores, and what has no digit before its exponent.
        *((word, NO_NUMBER) for word in ("\u0661", "1e\u0661", "1/\u0661", "1_0", ".", ".e1", "1e", "1/-2")),
    ],
)
def test_longer_ones_are_refused_at_their_place_at_once(word: str, message: str) -> None:
    began = process_time()
    with pytest.raises(EfgNumberError) as caught:
        payoff(word)

    # Writing 10**999999999 would take a gigabyte, and hours.
    assert process_time() - began < 2
    assert (caught.value.line, caught.value.column) == (2, 10)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 300


def test_lowest_terms_are_what_is_counted() -> None:
    # 2**60000 over 10**60000 is 1 over 5**60000, of 41,939 digits (log10(5) = 0.69897); 5**80000 has 55,918.
    assert payoff(f"{2**60_000}e-60000") == Fraction(1, 5**60_000)
    with pytest.raises(EfgNumberError, match=TOO_LONG):
        payoff(f"{2**80_000}e-80000")


def test_a_number_that_names_something_is_as_short() -> None:
    with pytest.raises(EfgNumberError, match="number of an outcome of at most 50000 characters"):
        read_efg(HEAD + f't "" {"1" * 50_001} {{ 1 }}', 1)


def test_payoffs_of_all_digits_are_computed_with_until_a_sum_has_more() -> None:
    text = 'EFG 2 R "T" { "A" "B" }\nt "" 1 { 9e49999 LOSS }'
    fits, more = (
        compute({"game": {"name": "efg", "text": text.replace("LOSS", each)}, "text": True}, unobserved)
        for each in ("-9e49999", "1e49999")
    )

    sums = {each.id: encode(each)["value"] for each in fits}["payoff_sums"]
    assert sums == {"minimum": "0/1", "maximum": "0/1"}
    with pytest.raises(NumberTooLongError, match=r"^payoff_sums\[minimum\]: expected an exact number"):
        [encode(each) for each in more]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('c "" 1 { "l" 1e-49000 "r" 0.5 } 0', EfgProbabilitySumError),
        (f'c "" 1 {{ "l" -{"0" * 40_000} }} 0', EfgProbabilityError),
        (f't "" {"1" * 40_000}', EfgError),
        (f'p "" 1 {"1" * 40_000} 0', EfgError),
        ('p "" 1 1 { "a" } 1 { 1e40000 }\nt "" 1 { 1e40001 }', EfgError),
        ('c "" 1 { "a" 1 } 0\nc "" 1 { "a" 1e40001 } 0', EfgError),
    ],
)
def test_no_message_shows_tens_of_thousands_of_digits(text: str, error: type[EfgError]) -> None:
    with pytest.raises(error) as caught:
        read_efg(HEAD + text, 2)

    assert len(str(caught.value)) < 300
