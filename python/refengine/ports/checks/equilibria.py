"""Checks that read a profile as an equilibrium, and that bound a mixed best response."""

from refengine.game import Game
from refengine.kuhn import PLAYERS, kuhn_poker, read_payoffs
from refengine.kuhn_profiles import always_pass, bluffing, read_profile
from refengine.mixed import Grid, grid_values, largest, read_points
from refengine.parameters import read_fields
from refengine.plans import best_response, exploitability, nash_conv
from refengine.ports.checks.outcome import Outcome
from refengine.ports.dictionaries import as_doubles, player_1_dictionary, player_2_dictionary
from refengine.ports.enumeration import mean_value
from refengine.ports.printing import four_digits
from refengine.ports.report import report
from refengine.profiles import Profile
from refengine.progress import unobserved
from refengine.rational import read_number

# GT-13c, exercise 2: the bound that the grid's maximum is held against, as a double.
BOUND = 7.0 / 6.0


def exploitability_constant(value: object, where: str) -> Outcome:
    """Run GT-13b's exploitability cell: an empty loop over the profile, and 0.0 returned."""
    _, game, profile = _read(value, where)
    measured = 0.0
    return Outcome(check=four_digits(measured) == "0.0000", sentence=exploitability(game, profile) == 0)


def nash_report(value: object, where: str) -> Outcome:
    """Run GT-13c's report as a certificate: its total prints `0.0000`, the rows made pure first."""
    payoffs, game, profile = _read(value, where)
    first, second = PLAYERS
    figures = report(payoffs, player_1_dictionary(profile[first]), player_2_dictionary(profile[second]))
    return Outcome(
        check=four_digits(float(figures["total"])) == "0.0000", sentence=nash_conv(game, profile) == 0
    )


def mixed_within_bound(value: object, where: str) -> Outcome:
    """Run exercise 2's last step: the grid's largest value against 7/6.

    Player 2 mixes at `0p` and `2p`, and passes elsewhere. `scale` multiplies the grid's largest value,
    for the check and for the sentence; the best-response value is not scaled.
    """
    fields = read_fields(value, where, ("payoffs", "opponent", "scale", "grid"))
    payoffs = read_payoffs(fields["payoffs"], f"{where}.payoffs")
    game = kuhn_poker(payoffs)
    first, second = PLAYERS
    base = always_pass(game)[second]
    profile = {first: read_profile(fields["opponent"], f"{where}.opponent", game)[first], second: base}
    scale = read_number(fields["scale"], f"{where}.scale").value
    alphas, betas = read_points(fields["grid"], f"{where}.grid")
    grid = Grid(alphas, betas, strategy_at=lambda alpha, beta: bluffing(base, alpha, beta))

    opponent = as_doubles(player_1_dictionary(profile[first]))
    doubles = [
        -mean_value("corrected", payoffs, opponent, as_doubles(player_2_dictionary(mixed)))
        for mixed in (grid.strategy_at(alpha, beta) for alpha in grid.alphas for beta in grid.betas)
    ]
    exact = grid_values(game, profile, second, grid, unobserved)
    bound = best_response(game, profile, second).value
    return Outcome(check=max(doubles) * float(scale) <= BOUND, sentence=largest(exact) * scale <= bound)


def _read(value: object, where: str) -> tuple[str, Game, Profile]:
    fields = read_fields(value, where, ("payoffs", "profile"))
    payoffs = read_payoffs(fields["payoffs"], f"{where}.payoffs")
    game = kuhn_poker(payoffs)
    return payoffs, game, read_profile(fields["profile"], f"{where}.profile", game)
