namespace TwinEngine.Protocol;

/// <summary>The folder that fixtures are written to: each whole or not at all.</summary>
internal sealed class FixtureFolder
{
    private readonly string _path;

    private FixtureFolder(string path) => _path = path;

    /// <summary>Makes the folder if it is missing, and sees that files can be made in it.</summary>
    /// <exception cref="OutputFolderException">It cannot be made, or nothing can be written to it.</exception>
    public static FixtureFolder Open(string path)
    {
        if (path.Length == 0)
        {
            throw new OutputFolderException("--out: expected a folder, found an empty name");
        }

        try
        {
            Directory.CreateDirectory(path);
            var probe = Path.Combine(path, $".{EngineIdentity.Name}.tmp-{Environment.ProcessId}");
            using var opened = new FileStream(
                probe, FileMode.Create, FileAccess.Write, FileShare.None, bufferSize: 1, FileOptions.DeleteOnClose);
            return new FixtureFolder(path);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or ArgumentException)
        {
            throw new OutputFolderException($"--out {path}: expected a folder that can be written to, found: {failure.Message}");
        }
    }

    /// <summary>Writes under a temporary name in the folder, then renames.</summary>
    /// <exception cref="FixtureNotWrittenException">It cannot be written; nothing is left behind.</exception>
    public void Write(string caseId, byte[] contents)
    {
        var temporary = Path.Combine(_path, $".{caseId}.json.tmp-{Environment.ProcessId}");
        var final = Path.Combine(_path, $"{caseId}.json");
        try
        {
            using (var stream = new FileStream(temporary, FileMode.Create, FileAccess.Write, FileShare.None))
            {
                stream.Write(contents);
            }

            File.Move(temporary, final, overwrite: true);
        }
        catch (Exception failure)
        {
            Remove(temporary);

            // .NET says EFBIG, a limit on file sizes, in a way that only makes sense to a programmer.
            throw new FixtureNotWrittenException(
                final, failure is ArgumentOutOfRangeException ? "the file is too large for the file system" : failure.Message);
        }
    }

    private static void Remove(string temporary)
    {
        try
        {
            File.Delete(temporary);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            // The folder itself is gone or closed to us; the failure that led here is the one to tell.
        }
    }
}
