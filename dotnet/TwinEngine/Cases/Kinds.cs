namespace TwinEngine.Cases;

/// <summary>The protocol's words for the kinds of quantities and of their entries.</summary>
internal static class Kinds
{
    public const string Rational = "rational";
    public const string Real = "real";
    public const string Integer = "integer";
    public const string Boolean = "boolean";
    public const string Text = "text";
    public const string Strategy = "strategy";
    public const string Table = "table";
    public const string Matrix = "matrix";
    public const string Series = "series";
    public const string Tree = "tree";
}
