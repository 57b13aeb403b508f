using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>A check that the source makes.</summary>
internal interface ISourceCheck
{
    string Name { get; }

    /// <exception cref="FieldException">The input is none of this check.</exception>
    CheckOutcome Judge(JsonField input);
}
