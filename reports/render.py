"""The one entry of this room: a report and the name of a format give text.

Lines count from 1 in every format. Columns count from 1 too, as compilers have
it, in Unicode code points, and an end column is exclusive: the analysis itself
counts columns from 0, and ``places`` is the only module that adds the one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shapelog.solver.findings import Report

FORMATS = ("text", "json", "sarif", "html", "github")


class UnknownFormatError(ValueError):
    """The name is none of ``FORMATS``."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown report format {name!r}; known are {', '.join(FORMATS)}")
        self.name = name


def render(report: Report, format: str, *, color: bool = False, width: int = 100) -> str:
    """The report as text that ends in a newline and can be encoded as UTF-8.

    ``color`` and ``width`` matter to ``text`` alone. Only the module of the
    format asked for is imported. Raises ``UnknownFormatError``.
    """
    if format == "text":
        from shapelog.reports.terminal import render_text

        return render_text(report, color=color, width=width)
    if format == "json":
        from shapelog.reports.json_lines import render_json

        return render_json(report)
    if format == "sarif":
        from shapelog.reports.sarif import render_sarif

        return render_sarif(report)
    if format == "html":
        from shapelog.reports.html_page import render_html

        return render_html(report)
    if format == "github":
        from shapelog.reports.github import render_github

        return render_github(report)
    raise UnknownFormatError(format)
