using TwinEngine.Games;
using TwinEngine.Games.Kuhn;
using TwinEngine.Profiles;
using TwinEngine.Protocol;

namespace TwinEngine.Ported.Checks;

/// <summary>Reads the fields that the inputs of several checks share.</summary>
internal static class CheckInput
{
    public static IPathEnumeration Enumeration(JsonField field) =>
        field.OneOf("ported", "corrected") == "ported" ? Enumerations.Ported : Enumerations.Corrected;

    public static Game Kuhn(JsonField payoffs) => KuhnGame.Create(KuhnGameReader.ReadConvention(payoffs));

    public static Profile Profile(Game game, JsonField field) => new ProfileReader(game).Read(field);
}
