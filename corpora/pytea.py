"""The projects of the PyTea paper, unchanged and with a cut loss target; PyTea's unit programs."""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

from shapelog.corpora.manifests import manifest
from shapelog.corpora.tables import Result
from shapelog.solver.findings import Report

from shapelog.pipeline import check
from shapelog.shape_errors import UsageError

#: Where ropas/pytea keeps its unit programs, on the branch that has them.
_UNIT_BRANCHES = ("develop", "origin/develop")
_UNIT_FOLDER = "packages/pytea/pytest/unit_tests"


def run_manifest(checkout: Path) -> Iterator[Result]:
    """Check the projects of ``pytea.toml`` in a checkout (a work tree, or a bare repository).

    Raises UsageError if the checkout has not the files.
    """
    listed = manifest("pytea.toml")
    for case in listed["case"]:
        files = project_files(checkout, listed["commit"], case)
        changed = case.get("changed", case["file"])
        right, wrong = case["loss"]
        yield _run(case["id"], files, case, None)
        text = files[changed]
        line = text[: text.index(right)].count("\n") + 1
        cut = {**files, changed: text.replace(right, wrong, 1)}
        yield _run(f"{case['id']}-cut-target", cut, case, line)


def project_files(checkout: Path, commit: str, case: dict[str, Any]) -> Mapping[str, str]:
    """Return the Python files of a project of the manifest.

    Raises UsageError if the checkout has not its files, or others than the manifest speaks of.
    """
    files = _files(checkout, commit, case["file"].split("/")[0])
    changed = case.get("changed", case["file"])
    if case["file"] not in files or case["loss"][0] not in files.get(changed, ""):
        raise UsageError(
            f"{checkout}: {changed} is not the version of the manifest;"
            " --checkout takes a checkout of pytorch/examples"
        )
    return files


def write_files(files: Mapping[str, str], directory: Path) -> None:
    """Write files below a directory."""
    for name, text in files.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def run_units(checkout: Path) -> Iterator[Result]:
    """Check PyTea's unit programs in a checkout of ropas/pytea: those in ``fails`` have an error.

    Where PyTorch itself says otherwise than the folder, the manifest has the reason.
    Raises UsageError if the checkout has no unit programs.
    """
    reasons = {unit["file"]: unit["reason"] for unit in manifest("pytea.toml")["unit"]}
    files: Mapping[str, str] = {}
    for branch in _UNIT_BRANCHES:
        files = files or _files(checkout, branch, _UNIT_FOLDER)
    if not files:
        raise UsageError(f"{checkout}: no {_UNIT_FOLDER}; --units takes a checkout of ropas/pytea")
    for path, text in sorted(files.items()):
        name = path.removeprefix(f"{_UNIT_FOLDER}/")
        report, seconds = checked({name: text}, name, ())
        fails = name.startswith("fails/") != (name in reasons)
        first = report.findings[0] if report.findings else None
        yield Result(
            PurePosixPath(name).stem,
            "an error" if fails else "nothing",
            first.rule if first else "nothing",
            first.span.line if first else 0,
            seconds,
            bool(report.findings) == fails,
            reasons.get(name, ""),
        )


def _files(checkout: Path, commit: str, folder: str) -> Mapping[str, str]:
    """Return the Python files of a folder at a commit, else as they lie in the work tree."""
    listed = _git(checkout, "ls-tree", "-r", "-z", "--name-only", commit, "--", folder)
    if listed is None:
        found = sorted((checkout / folder).rglob("*.py")) if checkout.is_dir() else []
        return {
            path.relative_to(checkout).as_posix(): path.read_text(encoding="utf-8")
            for path in found
        }
    names = [name for name in listed.split("\0") if name.endswith(".py")]
    texts = {name: _git(checkout, "show", f"{commit}:{name}") for name in names}
    return {name: text for name, text in texts.items() if text is not None}


def _git(checkout: Path, *words: str) -> str | None:
    try:
        command = ["git", "-C", str(checkout), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def checked(files: Mapping[str, str], entry: str, arguments: Sequence[str]) -> tuple[Report, float]:
    """Return the report on files written somewhere, and the CPU seconds that it took."""
    with tempfile.TemporaryDirectory() as directory:
        write_files(files, Path(directory))
        start = time.process_time()
        report = check([Path(directory) / entry], list(arguments))
        return report, time.process_time() - start


def _run(name: str, files: Mapping[str, str], case: dict[str, Any], line: int | None) -> Result:
    report, seconds = checked(files, case["file"], case["arguments"])
    told = report.findings
    first = told[0] if told else None
    got = first.rule if first else "nothing"
    expected = case["rule"] if line is not None else "nothing"
    lines = {finding.span.line for finding in told}
    passed = got == expected and lines == ({line} if line is not None else set())
    summary = report.summary
    note = (
        f"{summary.checks_decided} decided, {summary.checks_undecided} undecided, "
        f"{len(summary.unmodelled_names)} unmodelled names, {summary.not_analysed} not analysed"
    )
    if line is not None and case.get("warns"):
        note += "; a note: PyTorch itself only warns here"
    return Result(name, expected, got, first.span.line if first else 0, seconds, passed, note)
