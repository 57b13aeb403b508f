from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from documents.samples import TREE
from twinproof.documents.node import identity, is_node
from twinproof.documents.validate import check_part
from twinproof.errors import InvalidDocumentError
from twinproof.model import Json

SCALARS: st.SearchStrategy[Json] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(0, 1),
    st.sampled_from([0.0, 1.0]),
    st.sampled_from(["", "1/1", "l"]),
)
VALUES: st.SearchStrategy[Json] = st.one_of(
    SCALARS, st.lists(SCALARS, max_size=3), st.sampled_from(["player_1", "player_0", "player_1\n", "chance"])
)
NODES = [node for node in TREE.values() if isinstance(node, dict)]


@st.composite
def nearly_nodes(draw: st.DrawFn) -> dict[str, Json]:
    """A node of a tree with a field taken away, added or changed, or none of these."""
    node = dict(draw(st.sampled_from(NODES)))
    fields = st.sampled_from([*node, "type", "actions", "payoffs", "other"])
    for field in draw(st.lists(fields, max_size=2)):
        if draw(st.booleans()):
            node[field] = draw(VALUES)
        else:
            node.pop(field, None)
    return node


@given(nearly_nodes())
def test_code_accepts_what_the_schema_accepts(node: dict[str, Json]) -> None:
    try:
        check_part(node, "fixture#node", "f.json")
        sound = True
    except InvalidDocumentError:
        sound = False
    assert is_node(node) == sound


@given(nearly_nodes(), nearly_nodes())
def test_what_has_the_identity_of_a_node_is_that_node(left: dict[str, Json], right: dict[str, Json]) -> None:
    if is_node(left):
        assert identity(left) is not None
        same = repr(sorted(left.items())) == repr(sorted(right.items()))
        assert (identity(left) == identity(right)) == same
