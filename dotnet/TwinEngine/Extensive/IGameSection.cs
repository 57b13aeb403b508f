using TwinEngine.Cases;

namespace TwinEngine.Extensive;

/// <summary>A group of the quantities of <c>extensive_game</c>; what is not asked for yields nothing.</summary>
internal interface IGameSection
{
    IReadOnlyList<Formulation> Formulations { get; }

    /// <exception cref="Protocol.FieldException">The parameters do not make sense.</exception>
    /// <exception cref="CaseFailedException">The quantities cannot be computed.</exception>
    IEnumerable<Quantity> Compute(ExtensiveGameRequest request, ICaseMonitor monitor);
}
