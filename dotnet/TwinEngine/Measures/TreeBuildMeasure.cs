using System.Diagnostics;
using System.Text.Json;
using System.Text.Json.Nodes;
using Python.Runtime;
using TwinEngine.Cases;
using TwinEngine.Games;
using TwinEngine.OpenSpiel;
using TwinEngine.Protocol;

namespace TwinEngine.Measures;

/// <summary>How long it takes to get a tree out of OpenSpiel: the walk in Python, the hand-over, the tree built here.</summary>
internal static class TreeBuildMeasure
{
    public const string Name = "tree_build";

    /// <param name="python">Where pyspiel is.</param>
    /// <param name="game">An OpenSpiel name string.</param>
    /// <param name="repeat">How many times everything is done.</param>
    /// <param name="stop">Stops the walk.</param>
    /// <returns>Nodes, and seconds for each time.</returns>
    /// <exception cref="CaseFailedException">OpenSpiel does not load the game, or it cannot be walked.</exception>
    public static JsonObject Take(PythonHost python, string game, int repeat, CancellationToken stop)
    {
        var name = new JsonField(JsonSerializer.SerializeToElement(game), "GAME");
        return python.Use(pyspiel =>
        {
            using var module = new WalkModule();
            using var loaded = SpielGames.Load(pyspiel, module, name);
            var rounds = Enumerable.Range(0, repeat).Select(_ => Round(module, loaded, name, new Quiet(stop))).ToArray();
            return new JsonObject
            {
                ["measure"] = Name,
                ["game"] = game,
                ["nodes"] = rounds[0].Nodes,
                ["walk_seconds"] = Seconds(rounds.Select(round => round.Walk)),
                ["hand_over_seconds"] = Seconds(rounds.Select(round => round.HandOver)),
                ["build_seconds"] = Seconds(rounds.Select(round => round.Build)),
            };
        });
    }

    private static (int Nodes, double Walk, double HandOver, double Build) Round(
        WalkModule module, PyObject game, JsonField name, ICaseMonitor monitor)
    {
        var clock = Stopwatch.StartNew();
        using var columns = SpielGames.Visit(module, game, name, NodeLimit.Default, monitor);
        var walked = Lap(clock);
        var arrays = module.Take(columns);
        var handedOver = Lap(clock);
        var tree = SpielTreeBuilder.Build(arrays, SpielGames.Title(game), SpielGames.PlayerCount(game), NodeLimit.Default);
        return (tree.NodeCount, walked, handedOver, Lap(clock));
    }

    private static double Lap(Stopwatch clock)
    {
        var seconds = clock.Elapsed.TotalSeconds;
        clock.Restart();
        return seconds;
    }

    private static JsonArray Seconds(IEnumerable<double> seconds) => Values.Array(seconds.Select(Values.Of));

    private sealed class Quiet(CancellationToken stop) : ICaseMonitor
    {
        public void Report(long done, long total)
        {
        }

        public void ThrowIfStopped() => stop.ThrowIfCancellationRequested();
    }
}
