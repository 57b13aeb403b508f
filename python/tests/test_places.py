from fractions import Fraction

from refengine.trees.construction import DecisionNode, TerminalNode, build
from refengine.trees.places import place_text


def test_a_long_history_is_named_by_its_ends() -> None:
    steps = [DecisionNode(0, step, f"{step}", (f"step{step:03}",)) for step in range(100)]
    tree = build("chain", ["A"], [*steps, TerminalNode((Fraction(0),))])

    assert place_text(tree, 2) == "/step000 step001"
    # 33 steps of 8 characters with their slash or blank are 297; the 34th would make 306.
    assert place_text(tree, 33) == "/" + " ".join(f"step{step:03}" for step in range(33))
    assert place_text(tree, 100).startswith("/step000 step001 ")
    assert place_text(tree, 100).endswith(" step098 step099")
    assert len(place_text(tree, 100)) == 305
