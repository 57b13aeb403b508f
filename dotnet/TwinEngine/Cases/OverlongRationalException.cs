using TwinEngine.Numbers;

namespace TwinEngine.Cases;

/// <summary>A rational has more digits than a fixture may have (protocol.md, "Fixtures").</summary>
internal sealed class OverlongRationalException() : Exception("expected a rational that a fixture may have, found one of more digits")
{
    /// <summary>What it means for the case whose quantity has it.</summary>
    public static UnsupportedCaseException In(string quantity) => new(
        $"{quantity}: expected rationals of {DigitLimit.Words} in numerator and denominator, found one of more");
}
