"""Views of a run, and nothing but views: terminal, JSON, Markdown, JUnit and one HTML page."""

from twinproof.report.document import DamagedReportError, load_report
from twinproof.report.files import JSON_NAME, ReportFiles, UnwritableReportError, prepare_out, write_report
from twinproof.report.terminal import print_report

__all__ = [
    "JSON_NAME",
    "DamagedReportError",
    "ReportFiles",
    "UnwritableReportError",
    "load_report",
    "prepare_out",
    "print_report",
    "write_report",
]
