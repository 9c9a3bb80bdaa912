"""The rule pages of the site: what each rule requires, in words and as it is written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from jinja2 import Environment, PackageLoader, StrictUndefined

if TYPE_CHECKING:
    from shapelog.rules.catalogue import RuleEntry

_INDEX = "index.html"


def rule_pages(entries: Iterable[RuleEntry]) -> dict[str, str]:
    """The pages by file name, ``index.html`` among them; they link to one another only."""
    listed = list(entries)
    environment = Environment(
        loader=PackageLoader("shapelog.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    page = environment.get_template("rule.html")
    families: dict[str, list[RuleEntry]] = {}
    for entry in listed:
        families.setdefault(entry.announced.file, []).append(entry)
    pages = {f"{entry.rule}.html": page.render(entry=entry) for entry in listed}
    pages[_INDEX] = environment.get_template("rules.html").render(families=families)
    return pages
