from __future__ import annotations

from xml.etree import ElementTree

from report.runs import agreeing, troubled
from twinproof.report.junit import junit_xml


def test_a_run_without_trouble_has_no_failure() -> None:
    root = ElementTree.fromstring(junit_xml(agreeing()))
    # 2 cases, 3 claims; 2 engines, 1 identity, 1 lock
    assert root.attrib["tests"] == "9"
    assert (root.attrib["failures"], root.attrib["errors"]) == ("0", "0")
    assert not root.findall(".//failure")


def test_numbers_are_those_of_the_elements() -> None:
    root = ElementTree.fromstring(junit_xml(troubled()))
    for suite in root.findall("testsuite"):
        assert int(suite.attrib["tests"]) == len(suite.findall("testcase"))
        assert int(suite.attrib["failures"]) == len(suite.findall("testcase/failure"))
        assert int(suite.attrib["errors"]) == len(suite.findall("testcase/error"))
    total = sum(int(suite.attrib["tests"]) for suite in root.findall("testsuite"))
    assert int(root.attrib["tests"]) == total


def test_each_case_and_each_claim_is_a_test_case() -> None:
    root, run = ElementTree.fromstring(junit_xml(troubled())), troubled()
    cases = [t.attrib["name"] for t in root.findall("testsuite[@name='cases']/testcase")]
    claims = [t.attrib["name"] for t in root.findall("testsuite[@name='claims']/testcase")]
    assert cases == [case.case.id for case in run.cases]
    assert claims == [judgment.claim for judgment in run.judgments]


def test_what_fails_says_why() -> None:
    root = ElementTree.fromstring(junit_xml(troubled()))
    tampered = root.find(".//testcase[@name='evaluate.standard.tampered']/failure")
    assert tampered is not None
    assert tampered.attrib["message"] == "diverges: value_by_deal"
    assert "dotnet" in (tampered.text or "")
    assert "explains nash_conv" in (tampered.text or "")
    crash = root.find(".//testcase[@name='evaluate.standard.crash']/error")
    assert crash is not None
    assert "bye" in (crash.text or "")
    moved = root.find(".//testcase[@name='moved']/failure")
    assert moved is not None
    assert moved.attrib["message"] == "the verdict changed: it is now refuted; accepted was survives"


def test_hostile_text_leaves_well_formed_xml() -> None:
    text = junit_xml(troubled())
    ElementTree.fromstring(text)  # refuses what XML 1.0 forbids
    assert "\x1b" not in text
    text.encode()
