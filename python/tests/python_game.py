"""A game of one's own for OpenSpiel, two moves of one player, for what none of OpenSpiel's games does."""

from collections.abc import Callable, Sequence
from typing import Any

import pyspiel

GAME_TYPE = pyspiel.GameType(
    short_name="python_two_moves",
    long_name="Two moves",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=3,
    max_chance_outcomes=0,
    num_players=1,
    min_utility=0.0,
    max_utility=1.0,
    max_game_length=2,
)

Legal = Callable[[Sequence[int]], list[int]]
Mover = Callable[[Sequence[int]], int]


class TwoMoves(pyspiel.Game):
    """The game in which `legal` gives the actions after a history, and `mover` who moves."""

    def __init__(self, legal: Legal, mover: Mover) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, {})
        self.legal = legal
        self.mover = mover

    def new_initial_state(self) -> Any:
        return TwoMovesState(self, self.legal, self.mover)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return Blindfold()


class Blindfold:
    """An observer who sees the same at every state."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        pass

    def string_from(self, state: Any, player: int) -> str:
        return "dark"


class TwoMovesState(pyspiel.State):
    def __init__(self, game: Any, legal: Legal, mover: Mover) -> None:
        super().__init__(game)
        self.moves: list[int] = []
        self.legal = legal
        self.mover = mover

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.mover(self.moves)

    def is_terminal(self) -> bool:
        return len(self.moves) == 2

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal(self.moves)

    def _apply_action(self, action: int) -> None:
        self.moves.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"move {action}"

    def returns(self) -> list[float]:
        return [0.0]

    def __str__(self) -> str:
        return f"after {self.moves}"
