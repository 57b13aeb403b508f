using System.Runtime.InteropServices;
using System.Text;
using TwinEngine;

// The thin command: standard streams, signals, exit code.
using var stop = new CancellationTokenSource();
var signalNumber = 0;
using var interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, context => Stop(context, 2));
using var terminate = PosixSignalRegistration.Create(PosixSignal.SIGTERM, context => Stop(context, 15));
using var fileSize = OperatingSystem.IsWindows() ? null : OutliveFileSizeLimit();
using var output = Open(Console.OpenStandardOutput());
using var errors = Open(Console.OpenStandardError());
return Status(EngineCommand.Invoke(args, output, errors, stop.Token, OperatingSystem.IsWindows() ? null : LeaveAtOnce));

int Status(int code) => code == ExitCode.Stopped ? ExitCode.Stopped + signalNumber : code;

// Every result is written and every stream flushed: nothing is left to do but what could still crash.
void LeaveAtOnce(int code)
{
    try
    {
        ExitNow(Status(code));
    }
    catch (Exception failure) when (failure is DllNotFoundException or EntryPointNotFoundException)
    {
        // A C library by another name: the long way out, then.
    }
}

[DllImport("libc", EntryPoint = "_exit")]
static extern void ExitNow(int status);

void Stop(PosixSignalContext context, int number)
{
    // The second signal ends the process at once.
    context.Cancel = !stop.IsCancellationRequested;
    signalNumber = number;
    stop.Cancel();
}

// SIGXFSZ, 25 on Linux and macOS, would end the process in the middle of a fixture; without it the write fails and its case says so.
static PosixSignalRegistration OutliveFileSizeLimit() =>
    PosixSignalRegistration.Create((PosixSignal)25, context => context.Cancel = true);

static StreamWriter Open(Stream stream) => new(stream, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false));
