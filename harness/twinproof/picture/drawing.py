"""The whole picture in pixels, the root on the left: a column per depth, rows, nothing on top of another.

A column is, from left to right: where branches fan out, their labels, lanes for the lines that join
information sets, and boxes. So a label shares its row with nothing, and lines cross nothing but branches.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from twinproof.picture.marks import Mark
from twinproof.picture.placing import rows_of
from twinproof.picture.view import Item

ROW = 34.0
BOX = 22.0
MARGIN = 18.0
LANE = 8.0
_NARROWEST_FAN, _WIDEST_FAN = 26.0, 110.0
_GAP = 6.0
_SIDE = BOX / 2 - 3
"""So far above and below its middle a box has a straight side."""


@dataclass(frozen=True)
class Box:
    """A mark at its place: its left edge `x`, its middle `y`, and where its branch's label begins."""

    mark: Mark
    x: float
    y: float
    label_x: float


@dataclass(frozen=True)
class Line:
    """An SVG path; `infoset` and `player` are those that a dashed line joins, empty and 0 for a branch."""

    path: str
    infoset: str = ""
    player: int = 0


@dataclass(frozen=True)
class Drawing:
    """Everything that is drawn of the tree, and the room it takes."""

    width: float
    height: float
    boxes: tuple[Box, ...]
    branches: tuple[Line, ...]
    joints: tuple[Line, ...]


@dataclass(frozen=True)
class _Column:
    fan_end: float
    box: float
    end: float


def drawing_of(items: Sequence[Item], marks: Sequence[Mark]) -> Drawing:
    """The picture of a view, whose `marks` are in the same order."""
    rows = [MARGIN + BOX / 2 + row * ROW for row in rows_of(items)]
    lanes = _lanes(items, marks, rows)
    columns = _columns(items, marks, rows, lanes)
    boxes = tuple(
        Box(mark, columns[item.depth].box, row, columns[item.depth].fan_end + _GAP)
        for item, mark, row in zip(items, marks, rows, strict=True)
    )
    return Drawing(
        width=max(box.x + box.mark.width for box in boxes) + MARGIN,
        height=max(rows) + BOX / 2 + MARGIN,
        boxes=boxes,
        branches=tuple(_branches(items, boxes, columns)),
        joints=(*_within(items, boxes, lanes), *_across(items, boxes, lanes)),
    )


_Lanes = dict[tuple[int, str], int]
"""(Depth, information set) -> lane, for those whose lines run before the boxes of that depth."""


def _groups(items: Sequence[Item], marks: Sequence[Mark]) -> dict[tuple[int, str], list[int]]:
    groups: dict[tuple[int, str], list[int]] = defaultdict(list)
    for index, (item, mark) in enumerate(zip(items, marks, strict=True)):
        if mark.infoset:
            groups[item.depth, mark.infoset].append(index)
    return groups


def _steps(items: Sequence[Item], marks: Sequence[Mark]) -> list[tuple[int, int]]:
    """For each information set that is at several depths: its first items at one depth and at the next."""
    firsts: dict[str, list[int]] = defaultdict(list)
    for (_, infoset), members in sorted(_groups(items, marks).items()):
        firsts[infoset].append(members[0])
    return [step for members in firsts.values() for step in pairwise(members)]


def _lanes(items: Sequence[Item], marks: Sequence[Mark], rows: Sequence[float]) -> _Lanes:
    """The first free lane from the boxes outwards, for each information set from the top."""
    groups = _groups(items, marks)
    spans = {key: [rows[index] for index in members] for key, members in groups.items()}
    for left, right in _steps(items, marks):
        spans[items[right].depth, marks[right].infoset].append(rows[left])
    ends: dict[int, list[float]] = defaultdict(list)
    lanes: _Lanes = {}
    for (depth, infoset), span in sorted(spans.items(), key=lambda each: min(each[1])):
        if len(span) < 2:
            continue
        free = next((at for at, end in enumerate(ends[depth]) if end < min(span)), len(ends[depth]))
        ends[depth][free : free + 1] = [max(span)]
        lanes[depth, infoset] = free
    return lanes


def _columns(
    items: Sequence[Item], marks: Sequence[Mark], rows: Sequence[float], lanes: _Lanes
) -> list[_Column]:
    columns: list[_Column] = []
    for depth in range(max(item.depth for item in items) + 1):
        here = [index for index, item in enumerate(items) if item.depth == depth]
        reach = max((abs(rows[index] - rows[items[index].parent]) for index in here if depth), default=0.0)
        fan = min(max(_NARROWEST_FAN, reach * 0.25), _WIDEST_FAN) if depth else 0.0
        labels = max(marks[index].branch_width for index in here)
        used = max((lane + 1 for (at, _), lane in lanes.items() if at == depth), default=0)
        start = columns[-1].end if columns else MARGIN
        box = start + fan + (labels + 2 * _GAP if depth else 0.0) + (used * LANE + _GAP if used else 0.0)
        end = box + max(marks[index].width for index in here) + _GAP
        columns.append(_Column(start + fan, box, end))
    return columns


def _branches(items: Sequence[Item], boxes: Sequence[Box], columns: Sequence[_Column]) -> Iterator[Line]:
    for item, box in zip(items, boxes, strict=True):
        if item.parent < 0:
            continue
        above = boxes[item.parent]
        begin, start, end = (
            above.x + above.mark.width,
            columns[item.depth - 1].end,
            columns[item.depth].fan_end,
        )
        middle = (start + end) / 2
        yield Line(
            f"M{begin:.1f} {above.y:.1f}H{start:.1f}"
            f"C{middle:.1f} {above.y:.1f} {middle:.1f} {box.y:.1f} {end:.1f} {box.y:.1f}H{box.x:.1f}"
        )


def _within(items: Sequence[Item], boxes: Sequence[Box], lanes: _Lanes) -> Iterator[Line]:
    """From each member of an information set down to the next one of the same depth, along its lane."""
    for (depth, infoset), members in _groups(items, [box.mark for box in boxes]).items():
        if (lane := lanes.get((depth, infoset))) is None:
            continue
        for upper, lower in pairwise(members):
            x, y, to = boxes[upper].x, boxes[upper].y + _SIDE, boxes[lower].y - _SIDE
            out = _lane(x, lane)
            down = f"M{x:.1f} {y:.1f}Q{out:.1f} {y:.1f} {out:.1f} {y + 6:.1f}V{to - 6:.1f}"
            path = f"{down}Q{out:.1f} {to:.1f} {x:.1f} {to:.1f}"
            yield Line(path, infoset, boxes[upper].mark.player)


def _across(items: Sequence[Item], boxes: Sequence[Box], lanes: _Lanes) -> Iterator[Line]:
    """From an information set's first member at one depth to its first at the next depth where it is.

    To the right, between branches and labels, then along the lane of the other column; straight to a box that
    is as high.
    """
    for left, right in _steps(items, [box.mark for box in boxes]):
        one, other = boxes[left], boxes[right]
        passed = [
            box.y
            for item, box in zip(items, boxes, strict=True)
            if items[left].depth < item.depth <= items[right].depth
        ]
        y = _clear(one.y, passed)
        path = f"M{one.x + one.mark.width:.1f} {y:.1f}"
        if abs(other.y - y) < _SIDE:
            yield Line(f"{path}H{other.x:.1f}", other.mark.infoset, one.mark.player)
            continue
        out = _lane(other.x, lanes[items[right].depth, other.mark.infoset])
        down = 1 if other.y > y else -1
        to = other.y - _SIDE * down
        turn = down * min(6.0, abs(to - y) / 2)
        path += f"H{out - 4:.1f}Q{out:.1f} {y:.1f} {out:.1f} {y + turn:.1f}"
        path += f"V{to - turn:.1f}Q{out:.1f} {to:.1f} {other.x:.1f} {to:.1f}"
        yield Line(path, other.mark.infoset, one.mark.player)


def _clear(y: float, branches: Sequence[float]) -> float:
    """Close to `y`, off the branches at those heights and the labels above them, where there is room."""
    near = (y + step for step in (5.0, -5.0, _SIDE, -_SIDE))
    return next((at for at in near if not any(-13 < at - each < 3 for each in branches)), y + 1.5)


def _lane(box: float, lane: int) -> float:
    """Where a lane is, left of the boxes that begin at `box`."""
    return box - _GAP / 2 - (lane + 0.5) * LANE
