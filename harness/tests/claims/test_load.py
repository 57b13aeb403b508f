"""Claims files: what a good one becomes, and what each broken one is told."""

from fractions import Fraction
from pathlib import Path

import pytest

from twinproof.claims import load_claims
from twinproof.claims.assertion import Given, Order
from twinproof.documents.errors import DuplicateIdError, UnknownFieldError
from twinproof.errors import InvalidDocumentError
from twinproof.model import QuantityRef

from .toys import catalog, claim_text, claims, claims_file

EQUALS = 'subject = "toy:value"\npredicate = { name = "equals", value = "-1/3" }'


def test_a_claim_becomes_data(tmp_path: Path) -> None:
    (one,) = claims(
        tmp_path,
        'subject = ["toy:by_deal/0 1", "1/2"]\npredicate = { name = "ordered", order = "decreasing" }',
    )
    (reading,) = one.readings
    assert reading.assertion.operands == (QuantityRef("toy", "by_deal", ("0 1",)), Fraction(1, 2))
    assert reading.assertion.order is Order.DECREASING
    assert (one.id, one.source, one.where, one.check, one.printed, one.missing) == (
        "c",
        "S",
        "section 1",
        None,
        (),
        (),
    )


def test_printed_is_expected_where_a_predicate_gives_no_value(tmp_path: Path) -> None:
    fields = 'printed = ["0.5", "1"]\nsubject = ["toy:value", "toy:other"]\npredicate = { name = "equals"%s }'
    (own,) = claims(tmp_path, fields % "")
    assert [each.text for each in own.readings[0].assertion.expected] == ["0.5", "1"]
    (given,) = claims(tmp_path, 'port = ["toy:value", "toy:value"]\n' + fields % ', value = ["free", 2]')
    assert given.readings[0].assertion.expected == (Given("free", None), Given("2", Fraction(2)))


def test_a_subject_by_name_is_one_table(tmp_path: Path) -> None:
    (one,) = claims(
        tmp_path,
        'subject = { low = "toy:value", high = "toy:other" }\n'
        'predicate = { name = "argmax_is", keys = ["high"] }',
    )
    assert one.readings[0].assertion.names == ("low", "high")


def test_a_reading_shares_what_it_leaves_out(tmp_path: Path) -> None:
    (one,) = claims(
        tmp_path,
        'predicate = { name = "equals", value = "1" }\nreadings = [{ name = "a", subject = "toy:value" },'
        ' { name = "b", subject = "toy:count", predicate = { name = "equals", value = 12 } }]',
    )
    assert [(each.name, each.assertion.expected[0].text) for each in one.readings] == [
        ("a", "1"),
        ("b", "12"),
    ]


def test_files_combine_and_lend_one_another_sources(tmp_path: Path) -> None:
    first = claims_file(tmp_path, claim_text(EQUALS), "a.toml")
    second = tmp_path / "b.toml"
    second.write_text('schema = "twinproof.claims/1"\n' + claim_text(EQUALS, "mine"), encoding="utf-8")
    assert [each.id for each in load_claims([first, second], catalog())] == ["c", "mine"]
    with pytest.raises(DuplicateIdError, match=r"claims.toml: claim c: expected every claim id once"):
        load_claims([first, claims_file(tmp_path, claim_text(EQUALS))], catalog())


def test_a_needed_document_is_looked_for_beside_the_file(tmp_path: Path) -> None:
    document = '\n[[document]]\nname = "A paper"\npath = "paper.pdf"\n'
    needing = claim_text('needs = "document: A paper"\n' + EQUALS)
    path = claims_file(tmp_path, document + needing)
    assert load_claims([path], catalog())[0].missing == ("A paper",)
    (tmp_path / "paper.pdf").write_bytes(b"%PDF")
    assert load_claims([path], catalog())[0].missing == ()
    bare = claims_file(tmp_path, document + claim_text('needs = "document: A paper"'))
    with pytest.raises(InvalidDocumentError, match="claim c: expected a predicate, found none"):
        load_claims([bare], catalog())


def about(subject: str, predicate: str) -> str:
    """A claim about `subject` with this predicate."""
    return f"subject = {subject}\npredicate = {{ {predicate} }}"


ONE = 'name = "equals", value = "1"'
EVERY = 'name = "holds_for_every"'


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (about('"toy:value"', 'name = "equal"'), "unknown predicate 'equal'; did you mean 'equals'?"),
        (
            about('"toy:value"', 'name = "equals"'),
            "expected 'value' or, in the claim, 'printed'; found neither",
        ),
        (about('"toy:value"', 'name = "equals", valve = 2'), "it takes no 'valve'; did you mean 'value'?"),
        (about('"toy:value"', 'name = "equals", value = true'), "value: expected a string, found true"),
        (
            about('"toy:value"', f'name = "equals", value = "{"9" * 5000}"'),
            "value: expected at most 1000 characters, found 5000",
        ),
        (f'printed = "{"9" * 5000}"\n' + EQUALS, "printed: expected at most 1000 characters, found 5000"),
        (
            f'printed = """{"9" * 20_000}\n"""\n' + EQUALS,
            "printed: expected at most 20000 characters, found 20001",
        ),
        (
            about('["toy:value"]', 'name = "equals", value = ["1", "2"]'),
            "expected one value, or one for each of 1",
        ),
        (about('"toi:value"', ONE), "expected the id of a case, found 'toi'; did you mean 'toy'?"),
        (about('"toy:valu"', ONE), "expected a quantity of toy, found 'valu'; did you mean 'value'?"),
        (about('"toy"', ONE), "equals: subject: expected a reference CASE:QUANTITY"),
        (about('"toy:value/x"', ONE), "value is a single value (rational), it has no entries"),
        (about('"1"', ONE), "expected a subject that is a quantity, found none"),
        (about('"toy:value"', 'name = "less"'), "less: expected 2 subject(s), found 1"),
        (about("{}", 'name = "all_equal"'), "subject"),
        (about('["toy:value", "1"]', 'name = "ordered", order = "up"'), "order: expected one of increasing,"),
        (about('"toy:by_deal"', 'name = "argmax_is"'), "argmax_is: expected 'keys', found none"),
        (
            about('"toy:by_deal"', 'name = "determined_by", word = "2"'),
            'word: expected a whole number, found "2"',
        ),
        (
            about('"toy:by_deal"', f'{EVERY}, each = {{ {ONE}, subject = "toy:value" }}'),
            "each: equals: expected no subject",
        ),
        (
            about('"toy:by_deal"', f"{EVERY}, each = {{ {ONE} }}, where = {{ {ONE} }}"),
            "where: equals: expected a subject",
        ),
        (
            about('"toy:by_deal"', f'{EVERY}, each = "equals"'),
            "each: expected a predicate, as { name = ... }",
        ),
        ('subject = "toy:value"', "expected a predicate, found none"),
        ('printed = "about 2"\n' + EQUALS, "printed: expected a number as the source prints it"),
        ('printed = "1"\n' + EQUALS, "printed: expected a port that gives it, or a predicate that reads it"),
        (
            'printed = ["1", "2"]\nport = "toy:value"\n' + EQUALS,
            "port: expected one for each of 2 printed, found 1",
        ),
        ('printed = "1"\nport = "toy:velue"\n' + EQUALS, "port: expected a quantity of toy, found 'velue'"),
        ('check = "check.tay"\n' + EQUALS, "found 'check.tay'; did you mean 'check.toy'?"),
        ('check = "toy"\n' + EQUALS, "expected the id of a case of kind ported_check, found 'toy'"),
        (
            'readings = [{ name = "a", subject = "toy:value" }, { name = "b" }]',
            "reading 'a': expected a predicate",
        ),
        (
            f'predicate = {{ {ONE} }}\nreadings = [{{ name = "a", subject = "toy:value" }},'
            ' { name = "a", subject = "toy:other" }]',
            "readings: expected 2 different names",
        ),
    ],
)
def test_a_broken_claim_is_told_what_is_wrong_where(tmp_path: Path, body: str, message: str) -> None:
    path = claims_file(tmp_path, claim_text(body))
    with pytest.raises(InvalidDocumentError) as caught:
        load_claims([path], catalog())
    assert str(caught.value).startswith(f"{path}: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_source(tmp_path: Path) -> None:
    path = claims_file(tmp_path, claim_text(EQUALS).replace('"S"', '"T"'))
    with pytest.raises(InvalidDocumentError, match="claim c: expected the id of a source, found 'T'"):
        load_claims([path], catalog())


@pytest.mark.parametrize("field", ["verdict", "stands", "code"])
def test_a_claim_carries_no_answer_and_no_code(tmp_path: Path, field: str) -> None:
    with pytest.raises(UnknownFieldError, match=f"unknown field '{field}'"):
        claims(tmp_path, f"{field} = true\n{EQUALS}")
