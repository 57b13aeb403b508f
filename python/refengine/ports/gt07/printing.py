"""GT-07's number format `FI`: two decimals, what is as good as zero as zero."""

# The source's own threshold below which a number is printed as zero, so that no -0.00 is.
SMALLEST = 1e-12


def two_digits(value: float) -> str:
    """Return `value` as .NET's `F2` prints it: from the double's exact digits, a tie to the even digit.

    What is at least 1e-12 and rounds to zero keeps its sign (`-0.00`), as there.
    """
    return f"{0.0 if abs(value) < SMALLEST else value:.2f}"
