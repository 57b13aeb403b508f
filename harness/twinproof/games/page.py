"""A verification on a terminal: one page, the sentence that says how it went last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from twinproof.games import answers
from twinproof.games.answers import Strategic
from twinproof.games.moves import plan_lines, response_lines
from twinproof.games.numbers import approximate, exact_cell, has_long_doubles, payoff_tuple, short
from twinproof.games.outline import Outline
from twinproof.games.questions import about
from twinproof.games.verification import Verification
from twinproof.games.wording import closing_sentence, title_of
from twinproof.model import CaseResult, Json
from twinproof.report.differences import divergence_table
from twinproof.report.plain import one_line, plain
from twinproof.report.terminal import heading, paragraph, print_differences
from twinproof.report.wording import blame, count, join, shared

_PLAYERS = 6
_STRATEGIC = 6
_DOMINATED = 4
_DRILLED = 2
_ENTRIES = 5
_NAMED = 6
_FAILURES = 6
_CONFLICTS = 3
_COLOURS = {0: "green", 3: "yellow"}


def print_verification(found: Verification, console: Console) -> None:
    """Print the page; what is left out is counted, and `--json` has it."""
    title = title_of(found)
    heading(console, title)
    if title != found.source.argument:
        # Not wrapped: a path that is broken over two lines cannot be opened.
        console.print(f"  {one_line(found.source.argument)}", style="dim", soft_wrap=True)
    if found.outline:
        _print_facts(_facts(found.outline), console)
    _print_trees(found.whole, console)
    _print_values(found, console)
    _print_responses(found, console)
    _print_plans(found, console)
    _print_strategic("Pure equilibria", answers.pure_equilibria(found.whole), console)
    if found.perfection:
        perfect = answers.subgame_perfect(found.perfection)
        _print_strategic("Subgame-perfect equilibria", perfect, console)
    _print_dominated(found.whole, console)
    _print_unasked(found, console)
    _print_failures(found, console)
    _print_divergences(found, console)
    for note in (*found.result.notes, *found.result.lock_problems):
        paragraph(console, f"note: {note}", style="dim")
    console.print()
    paragraph(console, closing_sentence(found), style=f"bold {_COLOURS.get(found.code, 'red')}")


# ---------------------------------------------------------------- the game


def _facts(outline: Outline) -> Iterator[tuple[str, str]]:
    sizes = outline.sizes
    named = {"decision": "decision_nodes", "chance": "chance_nodes", "terminal": "terminals"}
    kinds = ", ".join(f"{sizes[figure]:,} {kind}" for kind, figure in named.items())
    yield "size", f"{count(sizes['nodes'], 'node')} ({kinds}), depth {sizes['depth']:,}"
    for player, name in list(outline.players.items())[:_PLAYERS]:
        own = outline.player_sizes.get(player, {})
        infosets = count(own.get("infosets", 0), "infoset")
        sequences = count(own.get("sequences", 0), "sequence")
        plans = (
            f"{about(outline.plan_counts[player])} pure plan{'' if outline.plan_counts[player] == 1 else 's'}"
        )
        yield player, f"{one_line(name)}: {infosets}, {sequences}, {plans}"
    if len(outline.players) > _PLAYERS:
        yield "", f"and {count(len(outline.players) - _PLAYERS, 'more player')}"
    yield "numbers", "exact" if outline.exact else "not exact: some probabilities are binary fractions"
    yield "information", "perfect" if outline.perfect_information else "imperfect"
    yield "recall", "perfect" if outline.perfect_recall else f"imperfect: {_breaks(outline.recall_breaks)}"
    yield "payoffs", _sums(outline)
    yield "subgames", f"{outline.subgames:,}"


def _breaks(lines: Sequence[str]) -> str:
    more = f" (and {count(len(lines) - 1, 'more information set')})" if len(lines) > 1 else ""
    return (lines[0] if lines else "no information set named") + more


def _sums(outline: Outline) -> str:
    low, high = outline.payoff_sums
    if not outline.constant_sum:
        return f"general sum: all payoffs together between {short(low)} and {short(high)}"
    return "zero sum" if low == 0 else f"constant sum {short(low)}"


def _print_facts(facts: Iterator[tuple[str, str]], console: Console) -> None:
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for name, text in facts:
        table.add_row(Text(plain(name)), Text(plain(text)))
    console.print(Padding(table, (0, 0, 0, 1), expand=False))


# ---------------------------------------------------------------- what parties say


def _print_trees(case: CaseResult, console: Console) -> None:
    compared = answers.trees(case)
    if compared is None or len(compared.nodes) < 2:
        return
    heading(console, "Trees")
    if compared.first is None:
        (number,) = set(compared.nodes.values())
        words = f"node by node: {count(number, 'node')} equal in {join([*compared.nodes])}"
        paragraph(console, words, indent=2)
        return
    nodes = ", ".join(f"{party} {number:,}" for party, number in compared.nodes.items())
    paragraph(console, f"they differ; first at /{compared.first} (nodes: {nodes})", indent=2, style="red")


def _print_values(found: Verification, console: Console) -> None:
    case, profile = found.whole, found.profile
    expected = answers.by_party(case, f"expected_values.{profile}")
    if not expected or found.outline is None:
        return
    what = f"from {found.profile_file}" if found.profile_file else "uniform"
    heading(console, f"Profile: {plain(what)}")
    table = _table("", "expected value", "best response", "gain")
    columns = ("expected_values", "best_response_values", "deviation_gains")
    values = [answers.by_party(case, f"{name}.{profile}") for name in columns]
    for player in list(found.outline.players)[:_PLAYERS]:
        cells = [Text(_agreed(column, player)) for column in values]
        table.add_row(Text(plain(player)), *cells)
    console.print(Padding(table, (0, 0, 0, 1), expand=False))
    distances = [answers.by_party(case, f"{name}.{profile}") for name in ("nash_conv", "exploitability")]
    if any(distances):
        table = _table("", "nash_conv", "exploitability")
        for party in dict.fromkeys([*distances[0], *distances[1]]):
            table.add_row(Text(plain(party)), *(Text(exact_cell(each.get(party))) for each in distances))
        console.print(Padding(table, (1, 0, 0, 1), expand=False))
    if found.profile_file and has_long_doubles(case.case.params.get("profiles")):
        hint = 'a JSON number such as 0.1 is the double that it is; "0.1", as a text, is exact'
        paragraph(console, f"{found.profile_file}: {hint}", indent=2, style="dim")


def _print_responses(found: Verification, console: Console) -> None:
    responses = answers.responses(found.whole, found.profile)
    if not responses:
        return
    same = answers.divergence(found.whole, f"best_response_actions.{found.profile}") is None
    heading(console, f"Best responses: all optimal actions{'' if same else ', as one party has them'}")
    for line in response_lines(responses):
        paragraph(console, line, indent=2)


def _print_plans(found: Verification, console: Console) -> None:
    infosets = answers.infosets(found.whole, found.profile)
    if infosets is None or (answers.said(found.whole, "plans") is None and found.perfection is None):
        return
    heading(console, "Plans: an action of each information set, in this order")
    for line in plan_lines(infosets):
        paragraph(console, line, indent=2)


def _agreed(column: dict[str, Json], player: str) -> str:
    """One value where all parties say the same, else who says what."""
    told: dict[str, list[str]] = {}
    for party, table in column.items():
        if isinstance(table, dict) and player in table:
            told.setdefault(exact_cell(table[player]), []).append(party)
    if len(told) <= 1:
        return next(iter(told), exact_cell(None))
    return "; ".join(f"{text} ({join(parties)})" for text, parties in told.items())


def _table(*heads: str) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 1))
    for index, head in enumerate(heads):
        table.add_column(head, overflow="fold", justify="left" if index == 0 else "right", no_wrap=index == 0)
    return table


def _print_strategic(name: str, found: tuple[Strategic, ...] | None, console: Console) -> None:
    if found is None:
        return
    heading(console, f"{name}: {len(found):,}" if found else f"{name}: none")
    for each in found[:_STRATEGIC]:
        plans = " | ".join(approximate(plain(plan)) for plan in each.plans)
        paragraph(console, f"{plans}  {payoff_tuple(each.payoffs)}", indent=2)
    _left_out(len(found) - _STRATEGIC, console)


def _print_dominated(case: CaseResult, console: Console) -> None:
    found = answers.dominated(case)
    if not found:
        return
    strictly = sum(each.strictly for each in found)
    heading(console, f"Dominated plans: {strictly:,} strictly, {len(found) - strictly:,} only weakly")
    ordered = sorted(found, key=lambda each: not each.strictly)
    for each in ordered[:_DOMINATED]:
        how = "strictly" if each.strictly else "weakly"
        plan, by = (approximate(plain(text)) for text in (each.plan, each.by))
        words = f"{each.player}: {plan}: {how}, by {by}"
        paragraph(console, words, indent=2)
    _left_out(len(found) - _DOMINATED, console)


def _left_out(number: int, console: Console) -> None:
    if number > 0:
        paragraph(console, f"and {count(number, 'more', 'more')} (--json)", indent=2, style="dim")


# ---------------------------------------------------------------- what is not there, and what is wrong


def _print_unasked(found: Verification, console: Console) -> None:
    if found.unasked:
        heading(console, "Not asked")
    for each in found.unasked:
        paragraph(console, f"{each.what}: {plain(each.why)}", indent=2)


def _print_failures(found: Verification, console: Console) -> None:
    failures = [failure for case in found.result.cases for failure in case.failures]
    if not failures and not found.result.engine_failures:
        return
    heading(console, "Not finished")
    for name, line in found.result.engine_failures.items():
        paragraph(console, f"{name}: {line}", indent=2)
    for failure in failures[:_FAILURES]:
        paragraph(console, f"{failure.engine}: {failure.kind}: {failure.message}", indent=2)
        for word in failure.last_words[-3:]:
            paragraph(console, f"| {one_line(word)}", indent=4, style="dim")
    if failures:
        paragraph(console, f"to run it again: twinproof repro {failures[0].case}", indent=2, style="dim")


def _print_divergences(found: Verification, console: Console) -> None:
    causes = [
        (case, each) for case in found.result.cases for each in case.parity.divergences if each.is_cause
    ]
    for case, each in causes[:_DRILLED]:
        heading(console, f"Diverges: {plain(each.quantity)}")
        paragraph(console, blame(each.culprits, each.why_no_culprit), indent=2)
        print_differences(divergence_table(case, each, _ENTRIES), console)
        follow = sum(other.cause == each.quantity for other in case.parity.divergences) - 1
        if follow:
            paragraph(console, f"explains {count(follow, 'other divergence')}", indent=2)
    if len(causes) > _DRILLED:
        names = ", ".join(each.quantity for _, each in causes[_DRILLED : _DRILLED + _NAMED])
        paragraph(console, f"and {count(len(causes) - _DRILLED, 'more cause')}: {plain(names)}", indent=2)
    conflicts = found.result.conflicts
    if conflicts:
        heading(console, "One formulation, not two: their agreement is no evidence")
    for conflict in conflicts[:_CONFLICTS]:
        paragraph(console, f"{conflict.definition}: {shared(conflict)}", indent=2)
    _left_out(len(conflicts) - _CONFLICTS, console)
