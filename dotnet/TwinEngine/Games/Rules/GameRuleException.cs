using TwinEngine.Cases;

namespace TwinEngine.Games.Rules;

/// <summary>A game breaks a rule of the model (games.md, "The model"); each rule has a class of its own.</summary>
internal abstract class GameRuleException(string message) : CaseFailedException("invalid", message);
