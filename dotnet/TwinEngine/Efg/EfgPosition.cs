namespace TwinEngine.Efg;

/// <summary>A place in an .efg file, from 1; columns in characters (code points), a byte-order mark not counted.</summary>
internal readonly record struct EfgPosition(int Line, int Column);
