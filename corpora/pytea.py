"""The projects of the PyTea paper, from a checkout: unchanged, and with a cut loss target."""

from __future__ import annotations

import re
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from shapelog.corpora.tables import Result

from shapelog.pipeline import check
from shapelog.shape_errors import UsageError


def run_manifest(checkout: Path) -> Iterator[Result]:
    """Check the projects of ``pytea.toml`` in a checkout (a work tree, or a bare repository).

    Raises UsageError if the checkout has not the files.
    """
    manifest = _manifest()
    for case in manifest["case"]:
        text = _source(checkout, manifest["commit"], case["file"])
        yield _run(case["id"], text, case, None)
        right, wrong = case["loss"]
        if right not in text:
            raise UsageError(f"{checkout}: {case['file']} is not the version of the manifest")
        line = text[: text.index(right)].count("\n") + 1
        yield _run(f"{case['id']}-cut-target", text.replace(right, wrong, 1), case, line)


def _manifest() -> dict[str, Any]:
    """Read the manifest; it uses the part of TOML that Python 3.10 needs no library for."""
    text = resources.files("shapelog.corpora").joinpath("pytea.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = {"case": []}
    current = found
    for line in text.splitlines():
        if line.strip() == "[[case]]":
            current = {}
            found["case"].append(current)
            continue
        match = re.match(r"(\w+) = (.*?)(?:\s+#.*)?$", line)
        if match:
            strings = [_unquoted(part) for part in re.findall(r'"((?:[^"\\]|\\.)*)"', match[2])]
            current[match[1]] = strings if match[2].startswith("[") else strings[0]
    return found


def _unquoted(text: str) -> str:
    return text.replace('\\"', '"').replace("\\\\", "\\")


def _source(checkout: Path, commit: str, file: str) -> str:
    """Return a file of the checkout at the manifest's commit, else as it lies there."""
    command = ["git", "-C", str(checkout), "show", f"{commit}:{file}"]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    if shown.returncode == 0:
        return shown.stdout
    path = checkout / file
    if not path.is_file():
        raise UsageError(f"{path}: no such file; --checkout takes a checkout of pytorch/examples")
    return path.read_text(encoding="utf-8")


def _run(name: str, text: str, case: dict[str, Any], line: int | None) -> Result:
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "main.py"
        path.write_text(text, encoding="utf-8")
        start = time.process_time()
        report = check([path], _arguments(case))
        seconds = time.process_time() - start
    first = report.failures[0] if report.failures else None
    got = first.rule if first else "nothing"
    found_line = first.span.line if first else 0
    expected = case["rule"] if line is not None else "nothing"
    lines = {finding.span.line for finding in report.failures}
    passed = got == expected and lines == ({line} if line is not None else set())
    summary = report.summary
    note = (
        f"{summary.checks_decided} decided, {summary.checks_undecided} undecided, "
        f"{len(summary.unmodelled_names)} unmodelled names, {summary.not_analysed} not analysed"
    )
    return Result(name, expected, got, found_line, seconds, passed, note)


def _arguments(case: dict[str, Any]) -> Sequence[str]:
    return list(case["arguments"])
