"""The named profiles of Kuhn poker: the source's, its exercises', and Kuhn's equilibrium family."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from refengine.errors import InvalidParametersError
from refengine.game import Game
from refengine.kuhn import BET, PASS
from refengine.parameters import found, read_choice, read_fields, read_mapping
from refengine.profiles import Profile, Row, Strategy, read_table, replace_rows
from refengine.rational import read_within

KING = "2"
NEVER = Fraction(0)
ALWAYS = Fraction(1)
THIRD = Fraction(1, 3)
NAIVE_CALLS = ("0pb", "1pb")
SPLICED = ("0pb", "1pb", "2pb")
MARGIN_RULES = ("mix", "renormalise")


def betting(probability: Fraction) -> Row:
    """Return the row that bets (calls) with `probability`."""
    return {PASS: 1 - probability, BET: probability}


def from_bets(game: Game, bet: Callable[[str], Fraction]) -> Profile:
    """Return the profile that bets (calls) with probability `bet(infoset)`."""
    return {
        player: {infoset: betting(bet(infoset)) for infoset in infosets}
        for player, infosets in game.infosets.items()
    }


def uniform(game: Game) -> Profile:
    """Return the profile in which every action is equally likely."""
    return {
        player: {
            infoset: dict.fromkeys(actions, Fraction(1, len(actions)))
            for infoset, actions in infosets.items()
        }
        for player, infosets in game.infosets.items()
    }


def always_pass(game: Game) -> Profile:
    """Return the profile that passes everywhere."""
    return from_bets(game, lambda _: NEVER)


def blueprint(game: Game) -> Profile:
    """Return the profile that bets (calls) if and only if the own card is the king."""
    return from_bets(game, lambda infoset: ALWAYS if infoset[0] == KING else NEVER)


def naive(onto: Profile) -> Profile:
    """Return `onto` with the rows `0pb` and `1pb` replaced by "always call"."""
    return {
        player: {
            infoset: betting(ALWAYS) if infoset in NAIVE_CALLS else row for infoset, row in strategy.items()
        }
        for player, strategy in onto.items()
    }


def safe_with_margin(game: Game, delta: Fraction, rule: str) -> Profile:
    """Return the blueprint with the rows after pass-bet moved towards calling.

    Rule `mix`: (1 - delta) blueprint + delta naive. Rule `renormalise`: delta is added to the probability of
    calling, and the row divided by its sum.
    """
    base = blueprint(game)
    target = naive(base)

    def moved(player: str, infoset: str) -> Row:
        row = base[player][infoset]
        if infoset not in SPLICED:
            return row
        if rule == "mix":
            return betting((1 - delta) * row[BET] + delta * target[player][infoset][BET])
        return betting((row[BET] + delta) / (1 + delta))

    return {player: {infoset: moved(player, infoset) for infoset in rows} for player, rows in base.items()}


def equilibrium(game: Game, alpha: Fraction) -> Profile:
    """Return the member of Kuhn's equilibrium family (standard payoffs) in which the jack bets alpha.

    Kuhn (1950), pages 97-103; alpha in [0, 1/3].
    """
    bets = {
        "0": alpha,
        "1": NEVER,
        "2": 3 * alpha,
        "0pb": NEVER,
        "1pb": alpha + THIRD,
        "2pb": ALWAYS,
        "0p": THIRD,
        "1p": NEVER,
        "2p": ALWAYS,
        "0b": NEVER,
        "1b": THIRD,
        "2b": ALWAYS,
    }
    return from_bets(game, bets.__getitem__)


def bluffing(base: Strategy, alpha: Fraction, beta: Fraction) -> Strategy:
    """Return player 2's strategy `base`, the jack betting with alpha after a pass, the king with beta."""
    return {**base, "0p": betting(alpha), "2p": betting(beta)}


def read_profile(value: object, where: str, game: Game) -> Profile:
    """Return the profile that `value` describes: named (with `rows` or not) or as a table.

    Raises `InvalidParametersError` for unknown names and fields, and for rows that are no distributions.
    """
    if "table" in read_mapping(value, where):
        return read_table(read_fields(value, where, ("table",))["table"], f"{where}.table", game)
    name = read_mapping(value, where).get("name")
    if not isinstance(name, str) or name not in NAMED:
        raise InvalidParametersError(
            f'{where}: expected "table" or a "name" among {found(list(NAMED))}, found {found(value)}'
        )
    profile = NAMED[name](value, where, game)
    rows = read_mapping(value, where).get("rows", {})
    return replace_rows(profile, read_mapping(rows, f"{where}.rows"), f"{where}.rows", game)


def _read_plain(build: Callable[[Game], Profile]) -> Callable[[object, str, Game], Profile]:
    def read(value: object, where: str, game: Game) -> Profile:
        read_fields(value, where, ("name",), ("rows",))
        return build(game)

    return read


def _read_naive(value: object, where: str, game: Game) -> Profile:
    fields = read_fields(value, where, ("name",), ("onto", "rows"))
    if "onto" in fields:
        return naive(read_profile(fields["onto"], f"{where}.onto", game))
    return naive(blueprint(game))


def _read_margin(value: object, where: str, game: Game) -> Profile:
    fields = read_fields(value, where, ("name", "delta", "rule"), ("rows",))
    delta = read_within(fields["delta"], f"{where}.delta", NEVER, ALWAYS)
    return safe_with_margin(game, delta, read_choice(fields["rule"], f"{where}.rule", MARGIN_RULES))


def _read_equilibrium(value: object, where: str, game: Game) -> Profile:
    fields = read_fields(value, where, ("name", "alpha"), ("rows",))
    return equilibrium(game, read_within(fields["alpha"], f"{where}.alpha", NEVER, THIRD))


NAMED: Mapping[str, Callable[[object, str, Game], Profile]] = {
    "uniform": _read_plain(uniform),
    "always_pass": _read_plain(always_pass),
    "blueprint": _read_plain(blueprint),
    "naive": _read_naive,
    # The source makes its safe splice as a copy of the blueprint.
    "safe": _read_plain(blueprint),
    "safe_with_margin": _read_margin,
    "equilibrium": _read_equilibrium,
}
