using System.Globalization;
using System.Text;
using TwinEngine.Cases;
using TwinEngine.Cfr;
using TwinEngine.Efg;
using TwinEngine.Evaluation;
using TwinEngine.Extensive;
using TwinEngine.Games;
using TwinEngine.Games.BuiltIn;
using TwinEngine.Measures;
using TwinEngine.Mixed;
using TwinEngine.OpenSpiel;
using TwinEngine.Ported;
using TwinEngine.Ported.Checks;
using TwinEngine.Protocol;

namespace TwinEngine;

/// <summary>
/// The engine's command: <c>describe</c>, <c>run REQUEST.json --out DIR</c>, and <c>measure</c>, which the protocol does not know.
/// </summary>
public static class EngineCommand
{
    private const string Usage = "describe | run REQUEST.json --out DIR | measure tree_build GAME [--repeat N]";

    private const int DefaultRepeat = 3;

    private const int MostRepeats = 1000;

    /// <summary>Does what the command line says. Nothing it meets makes it throw.</summary>
    /// <param name="arguments">The words after the command's name.</param>
    /// <param name="output">What is asked for goes here.</param>
    /// <param name="errors">Progress events and messages go here, a line each.</param>
    /// <param name="stop">Stops the run after its current step; no partial file is left.</param>
    /// <param name="leave">
    /// Ends the process at once with a code. Where it is given, an interpreter is left as it is: taking down one in which a game of
    /// OpenSpiel's went wrong can crash the process, when all results are written.
    /// </param>
    /// <returns>One of <see cref="ExitCode"/>.</returns>
    public static int Invoke(
        IReadOnlyList<string> arguments, TextWriter output, TextWriter errors, CancellationToken stop, Action<int>? leave = null)
    {
        using var python = new PythonHost(EmbeddedPython.Start);
        var games = new GameReader([EfgGames.Source, SpielGames.Source(python), .. BuiltInGames.All]);
        var code = Invoke(arguments, new CaseRegistry(
        [
            new PortedEnumerationCase(),
            new PortedCheckCase(games),
            new PortedTreeCase(),
            new ProfileEvaluationCase(),
            new BestResponseMixedCase(),
            new CfrCase(),
            new ExtensiveGameCase(games,
            [
                new StructureSection(),
                new TextSection(),
                new NormalFormSection(),
                new PerfectionSection(),
                new ProfileSection(),
            ]),
            new OpenSpielCase(python),
        ]), python, output, errors, stop);
        if (python.IsStarted)
        {
            leave?.Invoke(code);
        }

        if (python.Close() is { } complaint)
        {
            Say(errors, complaint);
        }

        return code;
    }

    private static int Invoke(
        IReadOnlyList<string> arguments,
        CaseRegistry registry,
        PythonHost python,
        TextWriter output,
        TextWriter errors,
        CancellationToken stop)
    {
        try
        {
            switch (arguments)
            {
                case ["describe"]:
                    output.Write(Encoding.UTF8.GetString(Description.Of(registry)));
                    output.Flush();
                    return ExitCode.Done;
                case ["run", var request, "--out", var folder]:
                    return Run(request, folder, registry, errors, stop);
                case ["run", "--out", var folder, var request]:
                    return Run(request, folder, registry, errors, stop);
                case ["measure", TreeBuildMeasure.Name, var game]:
                    return Measure(python, game, DefaultRepeat, output, stop);
                case ["measure", TreeBuildMeasure.Name, var game, "--repeat", var count]:
                    return Measure(python, game, Repeats(count), output, stop);
                case ["--help"] or ["-h"]:
                    output.WriteLine($"usage: {EngineIdentity.Name} {Usage}");
                    output.Flush();
                    return ExitCode.Done;
                default:
                    throw new UsageException($"expected {Usage}, found {Found.Names(arguments)}");
            }
        }
        catch (Exception failure) when (failure is UsageException or MalformedRequestException or OutputFolderException)
        {
            Say(errors, failure.Message);
            return ExitCode.Malformed;
        }
        catch (CaseFailedException failure)
        {
            Say(errors, failure.Message);
            return ExitCode.CasesFailed;
        }
        catch (OperationCanceledException)
        {
            Say(errors, "stopped by a signal; finished fixtures stay");
            return ExitCode.Stopped;
        }
        catch (Exception failure)
        {
            Say(errors, $"expected no failure of the engine, found {failure.GetType().Name}: {failure.Message}");
            return ExitCode.Crash;
        }
    }

    private static int Run(string request, string folder, CaseRegistry registry, TextWriter errors, CancellationToken stop)
    {
        var wanted = RequestReader.Read(request);
        var runner = new CaseRunner(registry, FixtureFolder.Open(folder), new EventLog(errors), stop);
        return runner.Run(wanted) ? ExitCode.Done : ExitCode.CasesFailed;
    }

    private static int Measure(PythonHost python, string game, int repeat, TextWriter output, CancellationToken stop)
    {
        output.WriteLine(TreeBuildMeasure.Take(python, game, repeat, stop).ToJsonString());
        output.Flush();
        return ExitCode.Done;
    }

    private static int Repeats(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var count) && count is >= 1 and <= MostRepeats
            ? count
            : throw new UsageException($"--repeat: expected an integer from 1 to {MostRepeats}, found {Found.Shorten(text)}");

    private static void Say(TextWriter errors, string message)
    {
        try
        {
            errors.WriteLine($"{EngineIdentity.Name}: {OneLine.Of(message)}");
            errors.Flush();
        }
        catch (IOException)
        {
            // Nobody listens; the exit code still tells.
        }
    }
}
