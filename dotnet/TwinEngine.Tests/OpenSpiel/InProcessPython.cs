using TwinEngine.OpenSpiel;

namespace TwinEngine.Tests.OpenSpiel;

/// <summary>The one interpreter of the test process, for what the command does not show; all else goes through processes.</summary>
public sealed class InProcessPython : IDisposable
{
    internal PythonHost Host { get; } = new(EmbeddedPython.Start);

    public void Dispose() => Host.Dispose();
}
