"""What is found in one pass over a game, kept while other questions about it are asked.

Not in Lean, which passes over the game for each question.
"""

from __future__ import annotations

from twinproof.spec import normal_form, places, recall, subgame, tree


def forget_games() -> None:
    """Let go of the games that were passed over: large ones hold much memory."""
    for pass_over in (places.places, places.choices_of_all, places.members_of_all, recall.pasts_of_all):
        pass_over.cache_clear()
    subgame.closed_places.cache_clear()
    normal_form.matrix.cache_clear()
    tree.endings.cache_clear()
