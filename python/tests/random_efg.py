"""Random .efg texts with odd labels, shared numbers and outcomes on the way, owing the writer nothing."""

from fractions import Fraction

from hypothesis import strategies as st

ODD = ["", " ", "a", "b", "#1", '"', "\\", '\\"', "a\nb", "\r\n", "{", "}", "1/2", "é", "\ufeff", "%20"]
labels = st.sampled_from(ODD) | st.text(st.characters(exclude_categories=["Cs"]), max_size=3)
numbers = st.builds(Fraction, st.integers(-5, 5), st.integers(1, 4))
MOST_NODES = 20
ACTIONS = 2


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A text in which everything is declared in full when it comes first, then in full or by number alone."""
    players = draw(st.integers(1, 3))
    declared: dict[object, str] = {}
    parts = [f"EFG 2 R {quoted(draw(labels))} {{ {' '.join(quoted(draw(labels)) for _ in range(players))} }}"]
    parts += [quoted(draw(labels))] * draw(st.booleans())

    def named(key: object, number: int, full: str) -> str:
        """The number, with what follows it in full where it must be; always the same for one key."""
        alone = key in declared and draw(st.booleans())
        return str(number) if alone else f"{number} {declared.setdefault(key, full)}"

    def outcome() -> str:
        number = draw(st.integers(0, 4))
        payoffs = ", ".join(str(draw(numbers)) for _ in range(players))
        return (
            named(("outcome", number), number, f"{quoted(draw(labels))} {{ {payoffs} }}") if number else "0"
        )

    waiting = 1
    nodes = 0
    while waiting:
        nodes += 1
        kind = draw(st.sampled_from("cppt")) if nodes + waiting < MOST_NODES else "t"
        head = f"{kind} {quoted(draw(labels))}"
        waiting -= 1
        if kind == "t":
            parts.append(f"{head} {outcome()}")
            continue
        number = draw(st.integers(1, 3))
        actions = [quoted(draw(labels)) for _ in range(ACTIONS)]
        if kind == "c":
            share = draw(st.sampled_from([Fraction(1, 2), Fraction(1, 3), Fraction(1, 10**20)]))
            actions = [f"{actions[0]} {share}", f"{actions[1]} {1 - share}"]
        player = draw(st.integers(1, players)) if kind == "p" else 0
        full = f"{quoted(draw(labels))} {{ {' '.join(actions)} }}"
        owner = f" {player}" * (kind == "p")
        parts.append(f"{head}{owner} {named((player, number), number, full)} {outcome()}")
        waiting += ACTIONS
    return "\n".join(parts)
