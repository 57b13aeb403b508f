"""Games as .efg text, plainly or in one of the many layouts that games.md allows."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from fractions import Fraction

from random_games.game import CHANCE, Game, Infoset, Node, Outcome, nodes

BYTE_ORDER_MARK = "\ufeff"


def efg(game: Game) -> str:
    """The text of a game in its layout."""
    return _Plain(game).text() if game.layout is None else _Varied(game, random.Random(game.layout)).text()


class _Plain:
    """Every declaration in full each time, one blank between tokens, numbers in lowest terms."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def text(self) -> str:
        players = self.block([self.quoted(name) for name in self.game.players])
        head = ["EFG", "2", self.format(), self.quoted(self.game.title), *players]
        if self.game.comment is not None:
            head.append(self.quoted(self.game.comment))
        lines = [head, *(self.node(node) for node in nodes(self.game))]
        return self.finished([token for line in lines for token in (*line[:-1], f"{line[-1]}\n")])

    def format(self) -> str:
        return "R"

    def node(self, node: Node) -> list[str]:
        label = self.quoted(node.label)
        if (infoset := node.infoset) is None:
            return ["t", label, *self.outcome(node.outcome)]
        kind = ["c", label] if infoset.player == CHANCE else ["p", label, str(infoset.player)]
        return [*kind, str(infoset.number), *self.declared(infoset), *self.outcome(node.outcome)]

    def declared(self, infoset: Infoset) -> list[str]:
        actions = [self.quoted(action) for action in infoset.actions]
        if infoset.player == CHANCE:
            numbers = map(self.number, infoset.probabilities)
            actions = [token for pair in zip(actions, numbers, strict=True) for token in pair]
        return [self.quoted(infoset.label), "{", *actions, "}"]

    def outcome(self, outcome: Outcome | None) -> list[str]:
        if outcome is None:
            return ["0"]
        payoffs = self.block([self.number(payoff) for payoff in outcome.payoffs])
        return [str(outcome.number), self.quoted(outcome.name), *payoffs]

    def block(self, items: Sequence[str]) -> list[str]:
        return ["{", *items, "}"]

    def number(self, number: Fraction) -> str:
        return str(number)

    def quoted(self, text: str) -> str:
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'

    def finished(self, tokens: Iterable[str]) -> str:
        return "".join(token if token.endswith("\n") else f"{token} " for token in tokens)


class _Varied(_Plain):
    """The same game with everything varied that has no meaning; the generator decides, nothing else does."""

    def __init__(self, game: Game, choose: random.Random) -> None:
        super().__init__(game)
        self.choose = choose
        self.newline = choose.choice(("\n", "\r\n"))
        self.mark = choose.choice(("", "", BYTE_ORDER_MARK))
        self.repeats = choose.choice((0.0, 0.5, 1.0))
        self.commas = choose.choice((0.0, 0.5, 1.0))
        self.spreads = choose.choice((0.0, 0.2))
        self.met: set[Infoset | Outcome] = set()

    def likely(self, share: float) -> bool:
        return self.choose.random() < share

    def format(self) -> str:
        return self.choose.choice("RD")

    def declared(self, infoset: Infoset) -> list[str]:
        if self.by_number_alone(infoset):
            return []
        label, opening, *actions, closing = super().declared(infoset)
        size = 2 if infoset.player == CHANCE else 1
        entries = [" ".join(actions[at : at + size]) for at in range(0, len(actions), size)]
        left_out = not infoset.label and self.likely(0.5)
        return [*([] if left_out else [label]), opening, *self.separated(entries), closing]

    def outcome(self, outcome: Outcome | None) -> list[str]:
        if outcome is None:
            return ["0"]
        number = str(outcome.number)
        if self.by_number_alone(outcome):
            return [number]
        payoffs = self.block([self.number(payoff) for payoff in outcome.payoffs])
        left_out = not outcome.name and self.likely(0.5)
        return [number, *([] if left_out else [self.quoted(outcome.name)]), *payoffs]

    def by_number_alone(self, what: Infoset | Outcome) -> bool:
        known = what in self.met
        self.met.add(what)
        return known and not self.likely(self.repeats)

    def block(self, items: Sequence[str]) -> list[str]:
        return ["{", *self.separated(items), "}"]

    def separated(self, items: Sequence[str]) -> list[str]:
        commas = self.likely(self.commas)
        return [f"{item}," if commas and at < len(items) else item for at, item in enumerate(items, 1)]

    def number(self, number: Fraction) -> str:
        return self.choose.choice(spellings(number))

    def quoted(self, text: str) -> str:
        """A backslash that could not be taken for the start of an escape may stand for itself."""
        written = []
        for at, character in enumerate(text):
            bare = character == "\\" and text[at + 1 : at + 2] not in ("", "\\", '"') and self.likely(0.5)
            written.append(character if bare or character not in '\\"' else f"\\{character}")
        return f'"{"".join(written)}"'

    def finished(self, tokens: Iterable[str]) -> str:
        # What is quoted keeps its line ends, whatever the file's are.
        listed = list(tokens)
        written = [self.mark]
        for token, following in zip(listed, [*listed[1:], ""], strict=True):
            gap = self.newline if token.endswith("\n") else " "
            if self.likely(self.spreads):
                apart = token[-1] in "{}," or following[:1] in ("{", "}", "")
                narrow = ("",) if apart else ()
                gap = self.choose.choice((self.newline, "\t", "  ", f" {self.newline}\t ", *narrow))
            written += [token.removesuffix("\n"), gap]
        return "".join(written)


def spellings(number: Fraction) -> list[str]:
    """Ways to write a number exactly, all of them legal: fractions, and decimals where there is one."""
    top, bottom = number.numerator, number.denominator
    sign, size = "-" if top < 0 else "", abs(top)
    found = [str(number), f"{3 * top}/{3 * bottom}", f"{top}/{bottom}"]
    if top > 0:
        found.append(f"+{number}")
    for places in range(25):
        if (10**places) % bottom == 0:
            digits = str(size * 10**places // bottom).rjust(places + 1, "0")
            whole, part = digits[: len(digits) - places], digits[len(digits) - places :]
            found += [
                f"{sign}{whole}.{part}",
                f"{sign}{whole}.{part}00",
                f"{sign}{size * 10**places // bottom}e-{places}",
            ]
            found.append(f"{sign}.{part}" if whole == "0" and part else f"{sign}{digits}E-{places:02}")
            break
    return found
