"""A game written as an .efg text, to the character as games.md has it."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from refengine.efg.document import NULL_OUTCOME, Document, EfgGame
from refengine.trees.model import CHANCE, TERMINAL, GameTree
from refengine.trees.one_line import number_text, payoffs_text

ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"'})


def write_efg(game: EfgGame) -> str:
    """Return the text: a node a line, every declaration in full, no line break at the end."""
    return "\n".join(_lines(game.tree, game.document))


def _quoted(text: str) -> str:
    return f'"{text.translate(ESCAPES)}"'


def _braces(parts: Iterable[str]) -> str:
    return f"{{ {' '.join(parts)} }}"


def _lines(tree: GameTree, document: Document) -> Iterator[str]:
    yield f"EFG 2 R {_quoted(tree.title)} {_braces(map(_quoted, tree.players))}"
    yield _quoted(document.comment)
    yield ""
    infosets = _infosets(tree)
    outcomes = {
        number: f"{number} {_quoted(outcome.name)} {{ {payoffs_text(outcome.payoffs)} }}"
        for number, outcome in document.outcomes.items()
    }
    outcomes[NULL_OUTCOME] = str(NULL_OUTCOME)
    for node, owner in enumerate(tree.owner):
        name, outcome = _quoted(document.node_names[node]), outcomes[document.outcome[node]]
        if owner == TERMINAL:
            yield f"t {name} {outcome}"
        elif owner == CHANCE:
            number = document.chance_number[node]
            label = _quoted(document.chance_label[number])
            moves = _chances(tree.chance_labels[node], tree.chance[node])
            yield f"c {name} {number} {label} {moves} {outcome}"
        else:
            yield f"p {name} {infosets[tree.infoset[node]]} {outcome}"


def _chances(labels: tuple[str, ...], probabilities: tuple[Fraction, ...]) -> str:
    pairs = zip(labels, probabilities, strict=True)
    return _braces(f"{_quoted(label)} {number_text(probability)}" for label, probability in pairs)


def _infosets(tree: GameTree) -> list[str]:
    """Return player, number, label and actions of each information set, as in every line of it."""
    texts = []
    for number, infoset in zip(infoset_numbers(tree), tree.infosets, strict=True):
        actions = _braces(map(_quoted, infoset.action_labels))
        texts.append(f"{infoset.player + 1} {number} {_quoted(infoset.label)} {actions}")
    return texts


def infoset_numbers(tree: GameTree) -> list[int]:
    """Return each information set's number: the one it was read with, or its position among its player's."""
    positions = [0] * len(tree.players)
    numbers = []
    for infoset in tree.infosets:
        positions[infoset.player] += 1
        numbers.append(infoset.number or positions[infoset.player])
    return numbers
