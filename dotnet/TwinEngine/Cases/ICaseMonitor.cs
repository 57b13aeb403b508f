namespace TwinEngine.Cases;

/// <summary>What a running case tells, and is told, on the way.</summary>
internal interface ICaseMonitor
{
    /// <summary>Says how far the case is; call it as often as convenient.</summary>
    void Report(long done, long total);

    /// <exception cref="OperationCanceledException">The engine was told to stop.</exception>
    void ThrowIfStopped();
}
