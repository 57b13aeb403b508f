using TwinEngine.Numbers;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Mixed;

/// <summary>The axes of a grid of probabilities.</summary>
internal sealed record GridPoints(IReadOnlyList<Rational> Alpha, IReadOnlyList<Rational> Beta)
{
    /// <exception cref="FieldException">The field is no grid, an axis is empty, or an entry is no probability.</exception>
    public static GridPoints Read(JsonField field)
    {
        var axes = field.Object(["alpha", "beta"]);
        return new GridPoints(ReadAxis(axes["alpha"]), ReadAxis(axes["beta"]));
    }

    /// <summary>Rows by alpha, columns by beta.</summary>
    public IReadOnlyList<IReadOnlyList<Rational>> Evaluate(Func<Rational, Rational, Rational> value) =>
        Alpha.Select(alpha => (IReadOnlyList<Rational>)Beta.Select(beta => value(alpha, beta)).ToArray()).ToArray();

    private static Rational[] ReadAxis(JsonField axis)
    {
        var points = axis.Items().Select(item => ExactNumber.ReadWithin(item, Rational.Zero, Rational.One)).ToArray();
        return points.Length > 0 ? points : throw axis.Wrong("at least one probability");
    }
}
