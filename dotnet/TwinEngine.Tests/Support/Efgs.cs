using TwinEngine.Efg;
using TwinEngine.Games;

namespace TwinEngine.Tests.Support;

/// <summary>Games from .efg texts, and short names for those that several tests use.</summary>
internal static class Efgs
{
    /// <summary>Osborne and Rubinstein 1994, "A Course in Game Theory", figure 204.1 (absent-minded driver: Piccione and Rubinstein 1997).</summary>
    public const string AbsentMinded = """
        EFG 2 R "Absent-minded driver" { "Driver" }
        p "" 1 1 "crossing" { "exit" "on" } 0
        t "" 1 { 0 }
        p "" 1 1 0
        t "" 2 { 4 }
        t "" 3 { 1 }
        """;

    /// <summary>Selten 1975, "Reexamination of the perfectness concept", figure 1: Selten's horse.</summary>
    public const string Horse = """
        EFG 2 R "Selten's horse" { "1" "2" "3" }
        p "" 1 1 "a" { "R" "L" } 0
        p "" 2 1 "b" { "R" "L" } 0
        t "" 1 { 1 1 1 }
        p "" 3 1 "c" { "R" "L" } 0
        t "" 2 { 4 4 0 }
        t "" 3 { 0 0 1 }
        p "" 3 1 0
        t "" 4 { 3 2 2 }
        t "" 5 { 0 0 0 }
        """;

    public static GameTree Tree(string text) => EfgTree.Build(EfgParser.Parse(text));
}
