using System.Globalization;
using TwinEngine.Numbers;

namespace TwinEngine.Ported;

/// <summary>The source's print format of a double.</summary>
internal static class FourDigits
{
    public static string Print(double value) =>
        value.ToString("+0.0000;-0.0000;0.0000", CultureInfo.InvariantCulture);

    public static string Print(Rational value) => Print(value.ToDouble());
}
