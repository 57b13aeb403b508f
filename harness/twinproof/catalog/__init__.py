"""The catalog: problems, how their answers are compared, and what must agree; never an answer."""

from twinproof.catalog.load import load_catalog, shipped_cases, shipped_quantities
from twinproof.catalog.refs import entry_at, format_ref, parse_ref
from twinproof.catalog.tolerances import tolerance_for

__all__ = [
    "entry_at",
    "format_ref",
    "load_catalog",
    "parse_ref",
    "shipped_cases",
    "shipped_quantities",
    "tolerance_for",
]
