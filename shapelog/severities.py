"""How findings of a rule are shown, as the user wants it: `[tool.shapelog.severity]`."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import replace

from shapelog.shape_errors import UsageError
from shapelog.solver.findings import Report, Severity

_OFF = "off"


def with_severities(report: Report, severities: Mapping[str, str]) -> Report:
    """Return the report with the findings of each rule as wanted; what is off is counted."""
    if not severities:
        return report
    kept = []
    for finding in report.findings:
        wanted = severities.get(finding.rule, finding.severity.value)
        if wanted != _OFF:
            kept.append(replace(finding, severity=Severity(wanted)))
    return report.with_findings(kept, suppressed=len(report.findings) - len(kept))


def check_rules(severities: Mapping[str, str], known: Sequence[str], file: object) -> None:
    """Raise UsageError if a rule that is given a severity does not exist."""
    for rule in severities:
        if rule not in known:
            close = difflib.get_close_matches(rule, known, 1)
            hint = f"; is it {close[0]}?" if close else ""
            where = f"{file}: [tool.shapelog.severity] {rule}"
            raise UsageError(f"{where}: there is no such rule{hint}")
