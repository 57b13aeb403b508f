"""What docs/claims.md says about predicates is what there is."""

import re
from pathlib import Path

from twinproof.claims import PREDICATES

PAGE = Path(__file__).parents[2] / "docs" / "claims.md"


def test_the_page_lists_every_predicate_and_what_it_takes() -> None:
    _, _, section = PAGE.read_text(encoding="utf-8").partition("## Predicates")
    rows = [line.split("|")[1:4] for line in section.splitlines() if line.startswith("| `")]
    listed = {
        name: set(re.findall(r"`([a-z]+)`", takes.partition(":")[0]))
        for names, _, takes in rows
        for name in re.findall(r"`(\w+)`", names)
    }
    assert listed == {name: set(each.must | each.may) for name, each in PREDICATES.items()}
