import pytest

from refengine.ports.printing import four_digits


@pytest.mark.parametrize(
    ("value", "text"),
    [
        # .NET 10.0.12, value.ToString("+0.0000;-0.0000;0.0000", CultureInfo.InvariantCulture).
        (0.00005, "+0.0001"),
        (2.00005, "+2.0001"),  # the double lies below 2.00005; rounding it once would give 2.0000
        (1.00005, "+1.0001"),
        (-0.00004, "0.0000"),
        (-0.00005, "-0.0001"),
        (0.12345, "+0.1235"),
        (-1 / 3, "-0.3333"),
        (1e-20, "0.0000"),
        (1.00004999999999, "+1.0000"),
        (1234.56785, "+1234.5679"),
        (0.99995, "+1.0000"),
        (-0.0, "0.0000"),
        (4.9999999999999996e-05, "+0.0001"),
        (12345678901234.56785, "+12345678901234.6000"),
    ],
)
def test_numbers_print_as_dotnet_prints_them(value: float, text: str) -> None:
    assert four_digits(value) == text
