namespace TwinEngine.Cases;

/// <summary>How this engine computes a definition.</summary>
internal readonly record struct Formulation(string Definition, string Text);
