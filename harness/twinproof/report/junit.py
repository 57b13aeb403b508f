"""The report as JUnit XML: a test case per case, per claim, and per check of the run itself."""

from __future__ import annotations

from xml.etree import ElementTree

from twinproof.catalog.refs import format_ref
from twinproof.model import CaseResult, Judgment, RunResult
from twinproof.report import findings
from twinproof.report.differences import cells, divergence_table
from twinproof.report.plain import one_line, plain
from twinproof.report.wording import acceptance, blame, next_step, shared

_ENTRIES = 20


def junit_xml(result: RunResult) -> str:
    """A `testsuites` document: what diverges or changed is a failure, what did not finish an error."""
    root = ElementTree.Element("testsuites", name="twinproof", time=f"{result.seconds:.3f}")
    _suite(root, "cases", [_case(case) for case in result.cases])
    _suite(root, "claims", [_claim(judgment) for judgment in result.judgments])
    _suite(root, "run", _run(result))
    for key in ("tests", "failures", "errors"):
        root.set(key, str(sum(int(suite.get(key, "0")) for suite in root)))
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _suite(root: ElementTree.Element, name: str, cases: list[ElementTree.Element]) -> None:
    suite = ElementTree.SubElement(root, "testsuite", name=name, tests=str(len(cases)), skipped="0")
    suite.set("failures", str(sum(case.find("failure") is not None for case in cases)))
    suite.set("errors", str(sum(case.find("error") is not None for case in cases)))
    suite.extend(cases)


def _test(classname: str, name: str) -> ElementTree.Element:
    return ElementTree.Element("testcase", classname=one_line(classname), name=one_line(name))


def _add(test: ElementTree.Element, tag: str, message: str, kind: str, body: str = "") -> None:
    child = ElementTree.SubElement(test, tag, message=one_line(message), type=kind)
    child.text = plain(body) or None


def _case(case: CaseResult) -> ElementTree.Element:
    test = _test(f"cases.{case.case.kind}", case.case.id)
    # One element at most: readers count a test case once, whatever it holds.
    if case.failures:
        lines = [f"{f.engine}: {f.kind}: {f.message}" for f in case.failures]
        words = [f"{f.engine} | {word}" for f in case.failures for word in f.last_words]
        _add(test, "error", "; ".join(lines), "not finished", "\n".join([*lines, *words]))
    elif case.parity.divergences:
        found = findings.causes_of(case)
        body = "\n".join(line for cause in found for line in _cause_lines(cause))
        _add(
            test,
            "failure",
            f"diverges: {', '.join(c.divergence.quantity for c in found)}",
            "divergence",
            body,
        )
    return test


def _cause_lines(cause: findings.Cause) -> list[str]:
    divergence = cause.divergence
    lines = [f"{divergence.quantity}: {blame(divergence.culprits, divergence.why_no_culprit)}"]
    table = divergence_table(cause.case, divergence, _ENTRIES)
    for row in table.rows:
        said = ", ".join(f"{party} {value}" for party, value in zip(table.parties, row.values, strict=True))
        lines.append(f"  {row.where or 'the value'}: {said}; {cells(row)[-1]}")
    lines += [f"  {line}" for line in (table.more, table.allowed) if line]
    return [*lines, *(f"  explains {other.quantity}" for other in cause.consequences)]


def _claim(judgment: Judgment) -> ElementTree.Element:
    test = _test(f"claims.{judgment.source}", judgment.claim)
    contested = findings.is_contested(judgment)
    if judgment.changed or contested:
        kind = "contested" if contested else "changed verdict"
        body = (judgment.statement, *judgment.evidence, next_step(judgment))
        _add(test, "failure", acceptance(judgment), kind, "\n".join(body))
    return test


def _run(result: RunResult) -> list[ElementTree.Element]:
    tests = []
    for name in dict.fromkeys([*result.engines, *result.engine_failures]):
        test = _test("run.engines", name)
        if name in result.engine_failures:
            _add(test, "error", result.engine_failures[name], "could not run")
        tests.append(test)
    for found in result.identities:
        left, right = found.identity.left, found.identity.right
        test = _test(f"run.identities.{found.engine}", f"{format_ref(left)} = {format_ref(right)}")
        if found.pair.differences:
            _add(test, "failure", f"{len(found.pair.differences)} entries differ", "identity")
        tests.append(test)
    for conflict in result.conflicts:
        test = _test("run.formulations", conflict.definition)
        _add(test, "failure", shared(conflict), "shared formulation")
        tests.append(test)
    lock = _test("run.spec", "the mirror is in step with the spec")
    if result.lock_problems:
        _add(lock, "failure", result.lock_problems[0], "lock", "\n".join(result.lock_problems))
    return [*tests, lock]
