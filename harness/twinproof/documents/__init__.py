"""Documents: strict reading, JSON Schemas, and one class of error per kind of fault."""

from twinproof.documents.engines import EngineEntry, load_engines, parse_description
from twinproof.documents.fixture import dump_fixture, load_fixture, parse_fixture, same_json
from twinproof.documents.rationals import exact_text, format_rational, parse_rational
from twinproof.documents.request import build_request, load_request
from twinproof.documents.strict import parse_json, read_bytes, read_json
from twinproof.documents.toml import parse_toml, read_toml
from twinproof.documents.validate import DOCUMENT_KINDS, check, identify, read_document, schema_text
from twinproof.documents.wording import found, nearest, place

__all__ = [
    "DOCUMENT_KINDS",
    "EngineEntry",
    "build_request",
    "check",
    "dump_fixture",
    "exact_text",
    "format_rational",
    "found",
    "identify",
    "load_engines",
    "load_fixture",
    "load_request",
    "nearest",
    "parse_description",
    "parse_fixture",
    "parse_json",
    "parse_rational",
    "parse_toml",
    "place",
    "read_bytes",
    "read_document",
    "read_json",
    "read_toml",
    "same_json",
    "schema_text",
]
