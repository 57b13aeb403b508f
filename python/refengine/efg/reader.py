"""An .efg text read into a tree and a document."""

from dataclasses import dataclass, field
from fractions import Fraction

from refengine.efg.declarations import CHANCE_PLAYER, Declared, take_infoset, take_outcome
from refengine.efg.document import NULL_OUTCOME, Document, EfgGame
from refengine.efg.errors import EfgEndError, EfgKeywordError, EfgTrailingTextError
from refengine.efg.numbers import take_whole
from refengine.efg.tokens import (
    CLOSE,
    COMMA,
    END,
    OPEN,
    TEXT,
    WORD,
    Cursor,
    at_mark,
    fail,
    place,
    take_mark,
    take_text,
    unexpected,
)
from refengine.trees.assembly import ChanceRecord, InfosetRecord, NodeRecords, assemble
from refengine.trees.errors import NodeLimitError
from refengine.trees.model import CHANCE, TERMINAL

Payoffs = tuple[Fraction, ...]

HEADING = ("EFG", "2")
NUMBER_FORMATS = ("R", "D")


@dataclass(frozen=True)
class Body:
    """The nodes read so far, and all that they declare."""

    declared: Declared = field(default_factory=Declared)
    owner: list[int] = field(default_factory=list)
    entry: list[int] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    outcome: list[int] = field(default_factory=list)
    infosets: list[InfosetRecord] = field(default_factory=list)
    chances: list[ChanceRecord] = field(default_factory=list)
    payoffs: list[Payoffs] = field(default_factory=list)
    chance_number: dict[int, int] = field(default_factory=dict)


def read_efg(text: str, node_limit: int) -> EfgGame:
    """Return the game and the document that an .efg text holds.

    Raises an `EfgError` with line and column, `NodeLimitError` at the first node beyond the limit.
    """
    cursor = Cursor(text)
    title, players = _take_heading(cursor)
    comment = take_text(cursor, "a comment") if cursor.kind == TEXT else ""
    body = Body()
    _take_nodes(cursor, body, len(players), node_limit)
    if cursor.kind != END:
        fail(cursor, EfgTrailingTextError, "the end of the text after the last node")
    records = NodeRecords(body.owner, body.entry, body.infosets, body.chances, body.payoffs)
    tree = assemble(title, players, exact=True, records=records)
    labels = {
        number: moves.label
        for (player, number), moves in body.declared.infosets.items()
        if player == CHANCE_PLAYER
    }
    document = Document(
        comment, tuple(body.names), tuple(body.outcome), body.declared.outcomes, body.chance_number, labels
    )
    return EfgGame(tree, document)


def _take_heading(cursor: Cursor) -> tuple[str, tuple[str, ...]]:
    for word in HEADING:
        _take_word(cursor, (word,))
    _take_word(cursor, NUMBER_FORMATS)
    title = take_text(cursor, "the game's title in quotes")
    take_mark(cursor, OPEN, "the players' names in braces")
    players = [take_text(cursor, "a player's name")]
    while not at_mark(cursor, CLOSE):
        if at_mark(cursor, COMMA):
            cursor.advance()
        players.append(take_text(cursor, "a player's name or }"))
    cursor.advance()
    return title, tuple(players)


def _take_word(cursor: Cursor, words: tuple[str, ...]) -> None:
    if cursor.kind != WORD or cursor.value not in words:
        unexpected(cursor, f'{" or ".join(words)} ("EFG 2 R" begins the text)')
    cursor.advance()


def _take_nodes(cursor: Cursor, body: Body, players: int, node_limit: int) -> None:
    """Read nodes until every action has one; outcomes on the way to a node add up."""
    nothing = (Fraction(0),) * players
    waiting: list[Payoffs] = [nothing]
    while waiting:
        so_far = waiting.pop()
        if cursor.kind != WORD or cursor.value not in ("c", "p", "t"):
            what = f"a node (c, p or t), {len(waiting) + 1} missing"
            fail(cursor, EfgEndError if cursor.kind == END else EfgKeywordError, what)
        if len(body.owner) >= node_limit:
            line, column = place(cursor, cursor.offset)
            message = f"line {line}, column {column}: expected at most {node_limit} nodes, found more"
            raise NodeLimitError(f"{message} (set node_limit to raise it)", len(body.owner))
        keyword = cursor.value
        cursor.advance()
        body.names.append(take_text(cursor, "the node's name in quotes"))
        actions = 0
        if keyword == "c":
            actions = _take_chance(cursor, body)
        elif keyword == "p":
            actions = _take_decision(cursor, body, players)
        number = take_outcome(cursor, body.declared, players)
        body.outcome.append(number)
        if number != NULL_OUTCOME:
            added = body.declared.outcomes[number].payoffs
            if so_far is nothing:
                so_far = added
            else:
                so_far = tuple([before + more for before, more in zip(so_far, added, strict=True)])
        if keyword == "t":
            body.owner.append(TERMINAL)
            body.entry.append(len(body.payoffs))
            body.payoffs.append(so_far)
        waiting.extend([so_far] * actions)


def _take_chance(cursor: Cursor, body: Body) -> int:
    """Read the rest of a chance node and return its number of actions."""
    moves = take_infoset(cursor, body.declared, CHANCE_PLAYER, len(body.chances))
    if moves.record == len(body.chances):
        body.chances.append(ChanceRecord(moves.actions, moves.probabilities))
    body.chance_number[len(body.owner)] = moves.number
    body.owner.append(CHANCE)
    body.entry.append(moves.record)
    return len(moves.actions)


def _take_decision(cursor: Cursor, body: Body, players: int) -> int:
    """Read the rest of a decision node and return its number of actions."""
    player = take_whole(cursor, "a player", 1, players)
    moves = take_infoset(cursor, body.declared, player, len(body.infosets))
    if moves.record == len(body.infosets):
        body.infosets.append(InfosetRecord(player - 1, moves.label, moves.actions, moves.number))
    body.owner.append(player - 1)
    body.entry.append(moves.record)
    return len(moves.actions)
