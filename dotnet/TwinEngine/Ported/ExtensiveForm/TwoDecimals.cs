using System.Globalization;

namespace TwinEngine.Ported.ExtensiveForm;

/// <summary>GT-07's print format of a double (<c>FI</c>, section 1): two decimals, no minus before a zero.</summary>
internal static class TwoDecimals
{
    private const double Nothing = 1e-12; // the source's own threshold

    public static string Print(double value) =>
        (Math.Abs(value) < Nothing ? 0.0 : value).ToString("F2", CultureInfo.InvariantCulture);
}
