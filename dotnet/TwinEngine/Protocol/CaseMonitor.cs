using System.Diagnostics;
using TwinEngine.Cases;

namespace TwinEngine.Protocol;

/// <summary>Passes a case's progress on, about ten times a second at most, and the word to stop back.</summary>
internal sealed class CaseMonitor(EventLog events, string caseId, CancellationToken stop) : ICaseMonitor
{
    private static readonly TimeSpan _interval = TimeSpan.FromMilliseconds(100);

    private long _last = Stopwatch.GetTimestamp();

    public void Report(long done, long total)
    {
        if (Stopwatch.GetElapsedTime(_last) >= _interval)
        {
            events.Progress(caseId, done, total);
            _last = Stopwatch.GetTimestamp();
        }
    }

    public void ThrowIfStopped() => stop.ThrowIfCancellationRequested();
}
