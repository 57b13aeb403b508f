"""Running a request: each case computed in order, a fixture or a failure for each."""

import time
import traceback
from pathlib import Path

from refengine.errors import CaseError
from refengine.kinds import compute
from refengine.protocol.description import engine_block
from refengine.protocol.events import emit, throttled_progress
from refengine.protocol.fixture import build_fixture, prepare_folder, write_fixture
from refengine.protocol.request import Case, load_request

ALL_DONE = 0
SOME_FAILED = 4

LONGEST_MESSAGE = 1_000
HALF_MESSAGE = 490

PACKAGE = Path(__file__).parent


def run(request_path: Path, folder: Path) -> int:
    """Compute every case of the request into `folder` and return the exit code, 0 or 4.

    Raises `MalformedRequestError` and `UnwritableOutputError` before the first case.
    """
    request = load_request(request_path)
    prepare_folder(folder)
    engine = engine_block()
    succeeded = [run_case(case, engine, request.spec_digest, folder) for case in request.cases]
    return ALL_DONE if all(succeeded) else SOME_FAILED


def run_case(case: Case, engine: dict[str, object], spec_digest: str, folder: Path) -> bool:
    """Compute one case and write its fixture; return whether it succeeded. No failure goes further."""
    emit("case_started", case.id, {})
    began = time.perf_counter()
    try:
        quantities = compute(case.kind, case.params, throttled_progress(case.id))
        seconds = time.perf_counter() - began
        write_fixture(folder, case.id, build_fixture(case, engine, spec_digest, quantities, seconds))
    except CaseError as error:
        emit("case_failed", case.id, {"kind": error.kind, "message": one_line(str(error))})
        return False
    except Exception as error:
        message = one_line(f"{type(error).__name__}: {error}{place_of(error)}")
        emit("case_failed", case.id, {"kind": CaseError.kind, "message": message})
        return False
    emit("case_finished", case.id, {"seconds": round(time.perf_counter() - began, 6)})
    return True


def place_of(error: Exception) -> str:
    """Return ` (refengine/kuhn.py:41)`, the innermost place in this package that the error passed through."""
    place = ""
    for frame, line in traceback.walk_tb(error.__traceback__):
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(PACKAGE):
            place = f" ({file.relative_to(PACKAGE.parent).as_posix()}:{line})"
    return place


def one_line(text: str) -> str:
    """Return the text with every run of white space as one blank; of more than 1,000 characters, both ends.

    Messages cut what they quote; this holds for faults, whose words are not this engine's, as well.
    """
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_MESSAGE else f"{line[:HALF_MESSAGE]} ... {line[-HALF_MESSAGE:]}"
