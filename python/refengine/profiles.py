"""Behaviour profiles: a probability for every action of every infoset of every player."""

from collections.abc import Mapping
from fractions import Fraction

from refengine.game import Game
from refengine.parameters import found, invalid, member, number_shown, read_fields
from refengine.rational import read_number

Row = Mapping[str, Fraction]
Strategy = Mapping[str, Row]
Profile = Mapping[str, Strategy]

# A row with a binary fraction may miss 1 by what rounding loses: 1,000 times the rounding of a dozen entries.
FLOAT_ROW_TOLERANCE = Fraction(1, 10**12)


def read_row(value: object, where: str, actions: tuple[str, ...]) -> Row:
    """Return action -> probability for each of `actions`, as it stands (a binary fraction is taken exactly).

    Raises `InvalidParametersError` for missing or unknown actions, a negative entry, or a wrong sum.
    """
    fields = read_fields(value, where, actions)
    numbers = {action: read_number(fields[action], member(where, action)) for action in actions}
    for action, number in numbers.items():
        if number.value < 0:
            raise invalid(member(where, action), "a probability of at least 0", fields[action])
    total = sum((number.value for number in numbers.values()), start=Fraction(0))
    if all(number.exact for number in numbers.values()):
        if total != 1:
            raise invalid(where, "probabilities that sum to exactly 1", number_shown(total))
    elif abs(total - 1) > FLOAT_ROW_TOLERANCE:
        raise invalid(where, "probabilities that sum to 1 within 1e-12", _as_double(total))
    return {action: number.value for action, number in numbers.items()}


def _as_double(total: Fraction) -> float | str:
    try:
        return float(total)
    except OverflowError:
        return number_shown(total)


def read_table(value: object, where: str, game: Game) -> Profile:
    """Return the profile that a full table player -> infoset -> action -> probability states."""
    players = read_fields(value, where, game.players)
    profile: dict[str, Strategy] = {}
    for player, infosets in game.infosets.items():
        rows = read_fields(players[player], member(where, player), tuple(infosets))
        profile[player] = {
            infoset: read_row(rows[infoset], f"{where}.{player}.{infoset}", actions)
            for infoset, actions in infosets.items()
        }
    return profile


def replace_rows(profile: Profile, rows: Mapping[str, object], where: str, game: Game) -> Profile:
    """Return the profile with whole rows replaced; `rows` maps an infoset to its new row as JSON.

    Raises `InvalidParametersError` for an infoset that the game does not have.
    """
    known = [infoset for infosets in game.infosets.values() for infoset in infosets]
    for infoset in rows:
        if infoset not in known:
            raise invalid(where, f"infosets among {found(known)}", infoset)
    return {
        player: {
            infoset: read_row(rows[infoset], member(where, infoset), game.infosets[player][infoset])
            if infoset in rows
            else row
            for infoset, row in strategy.items()
        }
        for player, strategy in profile.items()
    }
