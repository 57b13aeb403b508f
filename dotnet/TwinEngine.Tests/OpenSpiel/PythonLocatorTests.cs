using TwinEngine.Cases;
using TwinEngine.OpenSpiel;

namespace TwinEngine.Tests.OpenSpiel;

public sealed class PythonLocatorTests
{
    [Fact]
    public void Given_both_variables_Then_PYTHONNET_PYEXE_goes_first() =>
        Assert.Contains("/nowhere/named ", Message(name => name == "PYTHONNET_PYEXE" ? "/nowhere/named" : "/nowhere/venv"), StringComparison.Ordinal);

    [Fact]
    public void Given_a_virtual_environment_Then_its_own_interpreter_is_asked() =>
        Assert.Contains("/nowhere/venv/bin/python ", Message(name => name == "VIRTUAL_ENV" ? "/nowhere/venv" : null), StringComparison.Ordinal);

    [Fact]
    public void Given_an_interpreter_Then_its_library_exists()
    {
        var found = PythonLocator.Find(Environment.GetEnvironmentVariable);
        Assert.True(File.Exists(found.Library));
        Assert.NotEmpty(found.SearchPath);
    }

    private static string Message(Func<string, string?> environment) =>
        Assert.Throws<MissingDependencyException>(() => PythonLocator.Find(environment)).Message;
}
