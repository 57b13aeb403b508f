import json
from collections.abc import Mapping
from typing import Any

import pytest
from conftest import RunRequest, evaluation_case, request_for

from refengine.errors import MalformedRequestError
from refengine.protocol.request import Case, Request, read_request
from refengine.protocol.strict_json import parse

CASE = {"id": "a", "kind": "cfr", "params": {"x": 1}}


def with_case(**changes: Any) -> dict[str, object]:
    return request_for({**CASE, **changes})


def without(request: Mapping[str, object], name: str) -> dict[str, object]:
    return {key: value for key, value in request.items() if key != name}


def test_a_request_is_read() -> None:
    assert read_request(request_for(CASE)) == Request("sha256:0", (Case("a", "cfr", {"x": 1}),))


def test_a_case_id_may_be_as_long_as_the_protocol_says() -> None:
    assert read_request(with_case(id="a" * 120)).cases[0].id == "a" * 120


VALID = json.dumps(request_for(CASE))
MALFORMED: list[tuple[bytes, str]] = [
    (b"", "expected JSON, found: Expecting value at line 1, column 1"),
    (VALID[:-1].encode(), "expected JSON, found:"),
    (VALID.encode() + b"x", "expected JSON, found: Extra data"),
    (b"\xef\xbb\xbf" + VALID.encode(), "expected JSON, found: Unexpected UTF-8 BOM"),
    (VALID.encode("utf-16-le"), "expected JSON"),
    (VALID.replace("cfr", "\u00e9").encode("latin-1"), "expected UTF-8, found byte 0xe9 at offset"),
    (VALID.replace('{"x": 1}', '{"x": 1, "x": 2}').encode(), 'each key once, found "x" twice'),
    (VALID.replace('{"x": 1}', r'{"x": "\ud800"}').encode(), "Unicode text, found half of a surrogate pair"),
    (VALID.replace('{"x": 1}', r'{"x": ["\udc00\ud800"]}').encode(), "half of a surrogate pair"),
    (VALID.replace('"x": 1', '"x": NaN').encode(), "expected finite numbers, found NaN"),
    (VALID.replace('"x": 1', '"x": Infinity').encode(), "expected finite numbers, found Infinity"),
    (VALID.replace('"x": 1', '"x": -Infinity').encode(), "expected finite numbers, found -Infinity"),
    (VALID.replace('"x": 1', '"x": 1e999').encode(), "expected numbers within double precision, found 1e999"),
    (b"[" * 100_000, "nested too deeply"),
    (b"[]", "request: expected an object, found []"),
    (b"null", "request: expected an object, found null"),
    *(
        (json.dumps(request).encode(), message)
        for request, message in (
            (without(request_for(CASE), "schema"), 'request: expected a field "schema", found none'),
            (without(request_for(CASE), "spec_digest"), 'request: expected a field "spec_digest"'),
            (without(request_for(CASE), "cases"), 'request: expected a field "cases"'),
            ({**request_for(CASE), "out": "x"}, 'request: unknown field "out"'),
            ({**request_for(CASE), "schema": "twinproof.request/2"}, "request.schema: expected"),
            (
                {**request_for(CASE), "spec_digest": None},
                "request.spec_digest: expected a string, found null",
            ),
            ({**request_for(CASE), "cases": {}}, "request.cases: expected an array, found {}"),
            (request_for("a"), 'cases[0]: expected an object, found "a"'),  # type: ignore[arg-type] # on purpose
            (request_for(CASE, without(CASE, "id")), 'cases[1]: expected a field "id"'),
            (request_for(without(CASE, "kind")), 'cases[0]: expected a field "kind"'),
            (request_for(without(CASE, "params")), 'cases[0]: expected a field "params"'),
            (with_case(seed=1), 'cases[0]: unknown field "seed"'),
            (with_case(kind=None), "cases[0].kind: expected a string, found null"),
            (with_case(params=[]), "cases[0].params: expected an object, found []"),
            (with_case(id=1), "cases[0].id: expected a string, found 1"),
            (with_case(id=""), 'cases[0].id: expected [a-z0-9][a-z0-9._-]*, found ""'),
            (with_case(id="A"), 'cases[0].id: expected [a-z0-9][a-z0-9._-]*, found "A"'),
            (with_case(id="../a"), "cases[0].id: expected"),
            (with_case(id=".a"), "cases[0].id: expected"),
            (with_case(id="a\n"), "cases[0].id: expected"),
            (with_case(id="a" * 121), "cases[0].id: expected at most 120 characters, found 121"),
            (request_for(CASE, CASE), 'cases[1].id: expected an id not used before, found "a"'),
        )
    ),
]


@pytest.mark.parametrize(("data", "message"), MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_request_says_what_is_wrong(data: bytes, message: str) -> None:
    with pytest.raises(MalformedRequestError) as failure:
        read_request(parse(data))

    assert message in str(failure.value)


@pytest.mark.parametrize(("data", "message"), MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_request_ends_the_command_with_one_line(
    run_request: RunRequest, data: bytes, message: str
) -> None:
    outcome = run_request(data)

    assert outcome.code == 2
    assert outcome.stdout == ""
    assert outcome.stderr.count("\n") == 1
    assert outcome.stderr.startswith("refengine: ")
    assert message in outcome.stderr
    assert not outcome.out.exists()


def test_integers_of_any_length_are_read(run_request: RunRequest) -> None:
    long = "1" + "0" * 5000
    profile = {"name": "uniform", "rows": {"0": {"p": f"1/{long}", "b": f"{'9' * 5000}/{long}"}}}

    outcome = run_request(request_for(evaluation_case("long", profile)))

    assert outcome.code == 0
    # 1/n and (n - 1)/n with n = 10 ** 5000: lowest terms already.
    assert outcome.values("long")["profile"]["player_1"]["0"]["p"] == f"1/{long}"


@pytest.mark.parametrize("text", [r"\ud83d\ude00", r"\\ud800", r"\\\\udfff", r"\ud7ff"])
def test_whole_pairs_and_escaped_backslashes_are_text(text: str) -> None:
    # RFC 8259, section 7: a character outside the basic plane is a pair of escapes.
    assert parse(f'"{text}"'.encode()) == json.loads(f'"{text}"')
