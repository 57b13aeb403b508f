using System.Globalization;
using System.Numerics;
using TwinEngine.Efg.Errors;
using TwinEngine.Protocol;

namespace TwinEngine.Efg;

/// <summary>What was declared under a number, once in full and then named by number alone; whoever declares again must agree.</summary>
/// <param name="what">What is declared, for messages.</param>
internal sealed class EfgDeclarations<T>(string what)
    where T : class
{
    private readonly Dictionary<(int Owner, BigInteger Number), T> _declared = [];

    /// <summary>The declaration, or the earlier equal one.</summary>
    /// <param name="owner">Whose numbers they are.</param>
    /// <param name="number">The number.</param>
    /// <param name="declaration">What stands there.</param>
    /// <param name="name">Takes a declaration's label or name.</param>
    /// <param name="nameAt">Where that stands, or would stand.</param>
    /// <param name="listAt">Where the list after it begins.</param>
    /// <exception cref="EfgRedeclarationException">The earlier one has another label, name or list.</exception>
    public T Declare(
        int owner, BigInteger number, T declaration, Func<T, string> name, EfgPosition nameAt, EfgPosition listAt)
    {
        if (!_declared.TryGetValue((owner, number), out var earlier))
        {
            _declared.Add((owner, number), declaration);
            return declaration;
        }

        if (name(earlier) != name(declaration))
        {
            throw new EfgRedeclarationException(
                nameAt, $"{Described(earlier)}, as {what} {Shown(number)} was declared before", Described(declaration));
        }

        return earlier.Equals(declaration)
            ? earlier
            : throw new EfgRedeclarationException(listAt, $"the list of {what} {Shown(number)} as it was declared before", "another list");

        string Described(T one) => new EfgToken(EfgTokenKind.Text, name(one), nameAt).Describe();
    }

    /// <summary>What was declared under the number, if anything: a label or name left out is the earlier one's.</summary>
    public T? Known(int owner, BigInteger number) => _declared.GetValueOrDefault((owner, number));

    /// <exception cref="EfgUndeclaredException">Nothing was declared under the number.</exception>
    public T Find(int owner, BigInteger number, EfgPosition at) =>
        _declared.TryGetValue((owner, number), out var declared)
            ? declared
            : throw new EfgUndeclaredException(at, $"{what} that was declared before", $"{Shown(number)} alone");

    private static string Shown(BigInteger number) => Found.Shorten(number.ToString(CultureInfo.InvariantCulture));
}
