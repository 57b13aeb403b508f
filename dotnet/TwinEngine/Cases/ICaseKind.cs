using TwinEngine.Protocol;

namespace TwinEngine.Cases;

/// <summary>A kind of case: reads its parameters, computes its quantities.</summary>
internal interface ICaseKind
{
    string Name { get; }

    IReadOnlyList<string> Games { get; }

    IReadOnlyList<Formulation> Formulations { get; }

    /// <exception cref="FieldException">The parameters do not make sense.</exception>
    /// <exception cref="CaseFailedException">The case cannot be computed.</exception>
    /// <exception cref="OperationCanceledException">The engine was told to stop.</exception>
    CaseResult Compute(JsonField parameters, ICaseMonitor monitor);
}
