"""Features of Python that PyTea lists as unsupported: an error found by each, its twin silent."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from shapelog.corpora.manifests import manifest
from shapelog.corpora.pytea import checked
from shapelog.corpora.tables import Result


def run_features(only: Collection[str] = ()) -> Iterator[Result]:
    """Check the programs of ``features.toml``, or those named `only`, with the error and without.

    The one with it must give that finding alone; its twin nothing, a check decided and none left
    open.
    """
    for feature in manifest("features.toml")["feature"]:
        if only and feature["name"] not in only:
            continue
        right, wrong = feature["change"]
        text = feature["program"].lstrip("\n")
        assert right in text, feature["name"]
        name = feature["name"]
        yield _run(name, text.replace(right, wrong, 1), feature["rule"])
        yield _run(f"{name}, right", text, "nothing")


def _run(name: str, text: str, expected: str) -> Result:
    report, seconds = checked({"program.py": text}, "program.py", ())
    first = report.findings[0] if report.findings else None
    got = first.rule if first else "nothing"
    summary = report.summary
    passed = got == expected and len(report.findings) == (expected != "nothing")
    if expected == "nothing":
        passed = passed and summary.checks_decided > 0 and not summary.checks_undecided
    note = f"{summary.checks_decided} decided, {summary.checks_undecided} undecided"
    return Result(name, expected, got, first.span.line if first else 0, seconds, passed, note)
