using System.Numerics;
using TwinEngine.Efg.Errors;

namespace TwinEngine.Efg;

/// <summary>What was declared under a number, once in full and then named by number alone; whoever declares again must agree.</summary>
/// <param name="what">What is declared, for messages.</param>
internal sealed class EfgDeclarations<T>(string what)
    where T : class
{
    private readonly Dictionary<(int Owner, BigInteger Number), T> _declared = [];

    /// <summary>The declaration, or the earlier equal one.</summary>
    /// <exception cref="EfgRedeclarationException">The earlier one is otherwise.</exception>
    public T Declare(int owner, BigInteger number, T declaration, EfgPosition at)
    {
        if (!_declared.TryGetValue((owner, number), out var earlier))
        {
            _declared.Add((owner, number), declaration);
            return declaration;
        }

        return earlier.Equals(declaration)
            ? earlier
            : throw new EfgRedeclarationException(at, $"{what} {number} as it was declared before", "another declaration");
    }

    /// <exception cref="EfgUndeclaredException">Nothing was declared under the number.</exception>
    public T Find(int owner, BigInteger number, EfgPosition at) =>
        _declared.TryGetValue((owner, number), out var declared)
            ? declared
            : throw new EfgUndeclaredException(at, $"{what} that was declared before", $"{number} alone");
}
