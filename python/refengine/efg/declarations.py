"""Information sets and outcomes of an .efg text: declared in full, then named by number; they must agree."""

from dataclasses import dataclass, field
from fractions import Fraction

from refengine.efg.document import Outcome
from refengine.efg.errors import (
    EfgInfosetRedeclaredError,
    EfgOutcomeRedeclaredError,
    EfgPayoffCountError,
    EfgProbabilityError,
    EfgProbabilitySumError,
    EfgUnknownInfosetError,
    EfgUnknownOutcomeError,
)
from refengine.efg.numbers import take_number, take_whole
from refengine.efg.tokens import CLOSE, COMMA, OPEN, TEXT, Cursor, at_mark, fail, take_mark, take_text
from refengine.parameters import cut, found, number_shown

CHANCE_PLAYER = 0

Probabilities = tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Moves:
    """An information set as declared; `record` is the order in which the players' (or chance's) came."""

    number: int
    label: str
    actions: tuple[str, ...]
    probabilities: Probabilities
    record: int


@dataclass(frozen=True)
class Declared:
    """All that the text has declared so far, by number; the number of an information set is its player's.

    Player 0 is chance, player 1 the first. A text mostly repeats a declaration word by word: `infoset_words`
    and `outcome_words` keep those of the first one, so that they need not be taken apart again.
    """

    infosets: dict[tuple[int, int], Moves] = field(default_factory=dict)
    infoset_words: dict[tuple[int, str], tuple[str, Moves]] = field(default_factory=dict)
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    outcome_words: dict[str, tuple[str, int]] = field(default_factory=dict)


def take_infoset(cursor: Cursor, declared: Declared, player: int, record: int) -> Moves:
    """Return the moves of the information set that is next, declared here or before.

    `record` is the place of a new one. Raises the `EfgError` of what is wrong.
    """
    word, at = cursor.value, cursor.offset
    repeated = declared.infoset_words.get((player, word))
    if repeated is not None and cursor.skip(repeated[0]):
        return repeated[1]
    moves = _take_infoset(cursor, declared, player, record)
    if moves.record == record:
        declared.infoset_words[player, word] = (cursor.text[at : cursor.passed], moves)
    return moves


def _take_infoset(cursor: Cursor, declared: Declared, player: int, record: int) -> Moves:
    at = cursor.offset
    number = take_whole(cursor, "the number of an information set", 1)
    known = declared.infosets.get((player, number))
    label_at = cursor.offset
    label = take_text(cursor, "a label") if cursor.kind == TEXT else None
    if label is None and not at_mark(cursor, OPEN):
        if known is None:
            what = "a declaration of the information set, which is named here for the first time"
            fail(cursor, EfgUnknownInfosetError, what, at, f"the number {number_shown(number)} alone")
        return known
    actions_at = cursor.offset
    actions, probabilities = take_actions(cursor, with_probabilities=player == CHANCE_PLAYER)
    if known is None:
        total = sum(probabilities, start=Fraction(0))
        if player == CHANCE_PLAYER and total != 1:
            what = "probabilities that sum to 1"
            fail(cursor, EfgProbabilitySumError, what, actions_at, f"the sum {number_shown(total)}")
        known = Moves(number, label or "", actions, probabilities, record)
        declared.infosets[player, number] = known
        return known
    if label is not None and label != known.label:
        what = f"the label {found(known.label)}, as declared before"
        fail(cursor, EfgInfosetRedeclaredError, what, label_at, found(label))
    if actions != known.actions:
        what = f"the actions {found(known.actions)}, as declared before"
        fail(cursor, EfgInfosetRedeclaredError, what, actions_at, found(actions))
    if probabilities != known.probabilities:
        what = f"the probabilities {_shown(known.probabilities)}, as declared before"
        fail(cursor, EfgInfosetRedeclaredError, what, actions_at, _shown(probabilities))
    return known


def take_actions(cursor: Cursor, with_probabilities: bool) -> tuple[tuple[str, ...], Probabilities]:
    """Return the labels in braces, each with its probability where chance moves; at least one."""
    take_mark(cursor, OPEN, "the actions in braces")
    actions: list[str] = []
    probabilities: list[Fraction] = []
    while not actions or not at_mark(cursor, CLOSE):
        if actions and at_mark(cursor, COMMA):
            cursor.advance()
        actions.append(take_text(cursor, "an action" if not actions else "an action or }"))
        if with_probabilities:
            at, word = cursor.offset, cursor.value
            probability = take_number(cursor, "a probability")
            if probability <= 0:
                fail(cursor, EfgProbabilityError, "a positive probability", at, found(word))
            probabilities.append(probability)
    cursor.advance()
    return tuple(actions), tuple(probabilities)


def take_outcome(cursor: Cursor, declared: Declared, players: int) -> int:
    """Return the number of the outcome that is next, declared here or before, or 0 for none."""
    word, at = cursor.value, cursor.offset
    repeated = declared.outcome_words.get(word)
    if repeated is not None and cursor.skip(repeated[0]):
        return repeated[1]
    number = take_whole(cursor, "the number of an outcome", 0)
    if number == 0:
        return number
    known = declared.outcomes.get(number)
    name_at = cursor.offset
    name = take_text(cursor, "a name") if cursor.kind == TEXT else None
    if name is None and not at_mark(cursor, OPEN):
        if known is None:
            what = "a declaration of the outcome, which is named here for the first time"
            fail(cursor, EfgUnknownOutcomeError, what, at, f"the number {number_shown(number)} alone")
        return number
    payoffs_at = cursor.offset
    payoffs = take_payoffs(cursor, players)
    if known is None:
        declared.outcomes[number] = Outcome(name or "", payoffs)
        declared.outcome_words[word] = (cursor.text[at : cursor.passed], number)
    elif name is not None and name != known.name:
        what = f"the name {found(known.name)}, as declared before"
        fail(cursor, EfgOutcomeRedeclaredError, what, name_at, found(name))
    elif payoffs != known.payoffs:
        what = f"the payoffs {_shown(known.payoffs)}, as declared before"
        fail(cursor, EfgOutcomeRedeclaredError, what, payoffs_at, _shown(payoffs))
    return number


def take_payoffs(cursor: Cursor, players: int) -> tuple[Fraction, ...]:
    """Return the payoffs in braces, one for each player."""
    at = cursor.offset
    take_mark(cursor, OPEN, "the payoffs in braces")
    payoffs: list[Fraction] = []
    while not at_mark(cursor, CLOSE):
        if payoffs and at_mark(cursor, COMMA):
            cursor.advance()
        payoffs.append(take_number(cursor, "a payoff"))
    if len(payoffs) != players:
        what = f"a payoff for each of {players} players"
        fail(cursor, EfgPayoffCountError, what, at if payoffs else cursor.offset, str(len(payoffs)))
    cursor.advance()
    return tuple(payoffs)


def _shown(numbers: tuple[Fraction, ...]) -> str:
    return cut(f"{{ {', '.join(map(number_shown, numbers))} }}")
