"""The source's number format `+0.0000;-0.0000;0.0000`, as .NET applies it to a double."""

from decimal import ROUND_HALF_UP, Decimal

# .NET takes a double to 15 significant digits before a custom format rounds those, half away from zero.
SIGNIFICANT_DIGITS = 15
FOUR_PLACES = Decimal("0.0001")


def four_digits(value: float) -> str:
    """Return `value` with four decimals and its sign; what rounds to zero has none (third section)."""
    decimal = Decimal(f"{value:.{SIGNIFICANT_DIGITS - 1}e}").quantize(FOUR_PLACES, ROUND_HALF_UP)
    return f"{decimal:+.4f}" if decimal else "0.0000"
