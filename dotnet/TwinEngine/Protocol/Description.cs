using System.Text.Json.Nodes;
using TwinEngine.Cases;

namespace TwinEngine.Protocol;

/// <summary>What <c>describe</c> prints.</summary>
internal static class Description
{
    private const string Schema = "twinproof.engine/1";

    private const int Protocol = 1;

    public static byte[] Of(CaseRegistry registry)
    {
        var description = new JsonObject
        {
            ["schema"] = Schema,
            ["name"] = EngineIdentity.Name,
            ["version"] = EngineIdentity.Version,
            ["language"] = EngineIdentity.Language,
            ["runtime"] = EngineIdentity.Runtime,
            ["protocol"] = Protocol,
            ["kinds"] = Values.Table(registry.Kinds, kind => kind.Name, kind => new JsonObject
            {
                ["games"] = Values.Array(kind.Games.Select(Values.Of)),
            }),
            ["libraries"] = EngineIdentity.Libraries(new Dictionary<string, string>()),
            ["formulations"] = Values.Table(
                registry.Kinds.SelectMany(kind => kind.Formulations),
                formulation => formulation.Definition,
                formulation => Values.Of(formulation.Text)),
        };
        return JsonText.Indented(writer => description.WriteTo(writer));
    }
}
