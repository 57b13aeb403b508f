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
        try
        {
            Directory.CreateDirectory(path);
            var probe = Path.Combine(path, $".{EngineIdentity.Name}.tmp-{Environment.ProcessId}");
            using var opened = new FileStream(probe, FileMode.Create, FileAccess.Write, FileShare.None, 1, FileOptions.DeleteOnClose);
            return new FixtureFolder(path);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            throw new OutputFolderException($"--out {path}: expected a folder that can be written to, found: {failure.Message}");
        }
    }

    /// <summary>Writes under a temporary name in the folder, then renames.</summary>
    /// <exception cref="IOException">It cannot be written; nothing is left behind.</exception>
    public void Write(string caseId, byte[] contents)
    {
        var temporary = Path.Combine(_path, $".{caseId}.json.tmp-{Environment.ProcessId}");
        try
        {
            using (var stream = new FileStream(temporary, FileMode.Create, FileAccess.Write, FileShare.None))
            {
                stream.Write(contents);
            }

            File.Move(temporary, Path.Combine(_path, $"{caseId}.json"), overwrite: true);
        }
        catch
        {
            File.Delete(temporary);
            throw;
        }
    }
}
