using System.Text.Json.Nodes;

namespace TwinEngine.Cases;

/// <summary>One quantity of a fixture, as the protocol's table of kinds has it.</summary>
internal sealed record Quantity(
    string Id,
    string Kind,
    JsonNode Value,
    string? Entries = null,
    string? Unit = null,
    string? Definition = null);
