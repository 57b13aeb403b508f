using System.Reflection;
using System.Text.Json;
using TwinEngine.Cases;
using TwinEngine.Tests.Support;

namespace TwinEngine.Tests.Protocol;

public sealed class DescriptionTests
{
    [Fact]
    public void Describe_has_the_protocols_fields_and_formulates_every_definition()
    {
        using var engine = new EngineRun();
        Assert.Equal(ExitCode.Done, engine.Invoke("describe"));
        var description = JsonDocument.Parse(engine.Output).RootElement;
        Assert.Equal(
            ["schema", "name", "version", "language", "runtime", "protocol", "kinds", "libraries", "formulations"],
            description.EnumerateObject().Select(member => member.Name));
        Assert.Equal("twinproof.engine/1", description.GetProperty("schema").GetString());
        Assert.Equal("3.2.1", description.GetProperty("libraries").GetProperty("pythonnet").GetString()); // TwinEngine.csproj
        var definitions = typeof(Definitions).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(field => (string)field.GetRawConstantValue()!);
        Assert.Equal(
            definitions.Order(StringComparer.Ordinal),
            description.GetProperty("formulations").EnumerateObject().Select(member => member.Name).Order(StringComparer.Ordinal));
    }
}
