from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings

from picture.trees import CARD_GAME, decision, drawn, even, random_trees, terminal
from twinproof.model import Json
from twinproof.picture.drawing import BOX, Drawing, drawing_of
from twinproof.picture.labels import width_of
from twinproof.picture.marks import SMALL, marks_of
from twinproof.picture.tree import GameTree
from twinproof.picture.view import view_of

Area = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def picture(tree: GameTree) -> Drawing:
    items = view_of(tree)
    return drawing_of(items, marks_of(tree, items))


def areas(drawing: Drawing) -> list[Area]:
    """Of every box, and of every label on a branch: letters rise 8 above a line 4 above it."""
    boxes = [(b.x, b.y - BOX / 2, b.x + b.mark.width, b.y + BOX / 2) for b in drawing.boxes]
    labels = []
    for box in drawing.boxes:
        text = f"{box.mark.branch} {box.mark.probability}".strip()
        if text:
            labels.append((box.label_x, box.y - 12, box.label_x + width_of(text, SMALL), box.y - 3))
    return boxes + labels


def overlap(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@settings(max_examples=40)
@given(random_trees())
def test_no_box_and_no_label_lies_on_another(tree: GameTree) -> None:
    drawing = picture(tree)
    assert not any(overlap(one, other) for one, other in combinations(areas(drawing), 2))


@settings(max_examples=40)
@given(random_trees())
def test_everything_is_inside_the_picture(tree: GameTree) -> None:
    drawing = picture(tree)
    for left, top, right, bottom in areas(drawing):
        assert left >= 0
        assert top >= 0
        assert right <= drawing.width
        assert bottom <= drawing.height


@settings(max_examples=40)
@given(random_trees())
def test_branches_run_from_the_parents_box_to_the_childs(tree: GameTree) -> None:
    items = view_of(tree)
    drawing = picture(tree)
    paths = iter(drawing.branches)
    for item, box in zip(items, drawing.boxes, strict=True):
        if item.parent < 0:
            continue
        numbers = [float(each) for each in re.findall(r"-?[0-9.]+", next(paths).path)]
        above = drawing.boxes[item.parent]
        assert numbers[0] == pytest.approx(above.x + above.mark.width, abs=0.06)
        assert numbers[-1] == pytest.approx(box.x, abs=0.06)
        # From left to right all the way.
        assert numbers[0] <= numbers[2] <= numbers[-2 - 1] <= numbers[-1]


def test_an_information_set_is_joined_from_member_to_member() -> None:
    drawing = picture(drawn(CARD_GAME))
    (joint,) = drawing.joints
    members = [box for box in drawing.boxes if box.mark.infoset == "player_2 j2_bet"]
    assert len(members) == 2
    assert (joint.infoset, joint.player) == ("player_2 j2_bet", 2)
    numbers = [float(each) for each in re.findall(r"-?[0-9.]+", joint.path)]
    assert members[0].y < numbers[1] < numbers[-1] < members[1].y
    # The line keeps to the left of the boxes, and to the right of every label of the column.
    labels = [box.label_x + box.mark.branch_width for box in drawing.boxes if box.x == members[0].x]
    assert max(labels) < numbers[2] < members[0].x


def test_lines_of_information_sets_that_interleave_keep_apart() -> None:
    tree: dict[str, Json] = {"": decision(1, "root", "a", "b", "c", "d")}
    for action, infoset in zip("abcd", ("odd", "even", "odd", "even"), strict=True):
        tree |= {action: decision(2, infoset, "x"), f"{action} x": terminal("0/1", "0/1")}
    drawing = picture(drawn(tree))
    lanes = {joint.infoset: re.findall(r"-?[0-9.]+", joint.path)[2] for joint in drawing.joints}
    assert len(set(lanes.values())) == 2


def test_an_information_set_at_two_depths_is_joined_before_the_deeper_boxes() -> None:
    # R. Selten, Int. J. Game Theory 4 (1975), Figure 1: player 3 of the horse moves at depths 1 and 2.
    tree: dict[str, Json] = {
        "": decision(1, "one", "R", "L"),
        "R": decision(2, "two", "R", "L"),
        "R R": terminal("1/1", "1/1"),
        "R L": decision(3, "three", "R"),
        "R L R": terminal("4/1", "0/1"),
        "L": decision(3, "three", "R"),
        "L R": terminal("3/1", "2/1"),
    }
    drawing = picture(drawn(tree))
    (joint,) = drawing.joints
    upper, lower = sorted((b for b in drawing.boxes if b.mark.player == 3), key=lambda box: box.y)
    numbers = [float(each) for each in re.findall(r"-?[0-9.]+", joint.path)]
    assert numbers[0] == pytest.approx(lower.x + lower.mark.width, abs=0.06)
    assert numbers[-2] == pytest.approx(upper.x, abs=0.06)
    labels = [box.label_x + box.mark.branch_width for box in drawing.boxes if box.x == upper.x]
    turns = numbers[2], numbers[3]
    assert all(max(labels) < x < upper.x for x in turns)


@pytest.mark.parametrize("actions", [("a",), ("exit", "continue"), ("a", "b", "c")])
@pytest.mark.parametrize("again", [0, -1])
def test_an_absent_minded_players_line_keeps_off_branches_and_labels(
    actions: tuple[str, ...], again: int
) -> None:
    # M. Piccione, A. Rubinstein, Games and Economic Behavior 20 (1997), Example 1: the driver's crossings.
    root = decision(1, "crossing", *actions)
    tree: dict[str, Json] = {"": root}
    for action in actions:
        if action == actions[again]:
            tree |= {action: root} | {f"{action} {each}": terminal("0/1", "0/1") for each in actions}
        else:
            tree[action] = terminal("0/1", "0/1")
    drawing = picture(drawn(tree))
    (joint,) = drawing.joints
    y = float(re.findall(r"-?[0-9.]+", joint.path)[1])
    first, *others = drawing.boxes
    assert first.y - BOX / 2 < y < first.y + BOX / 2
    column = [box for box in others if box.label_x == others[0].label_x]
    assert len(column) == len(actions)
    for box in column:
        assert abs(y - box.y) >= 3
        assert not box.y - 12 < y < box.y - 3


def test_the_same_tree_gives_the_same_picture() -> None:
    assert picture(drawn(CARD_GAME)) == picture(drawn(CARD_GAME))


def test_rows_of_one_depth_are_at_least_a_row_apart() -> None:
    rows: dict[float, list[float]] = {}
    for box in picture(even(depth=4, width=3)).boxes:
        rows.setdefault(box.x, []).append(box.y)
    for column in rows.values():
        assert all(below - above >= BOX for above, below in pairwise(column))
