"""Changes one number of a program at a time, runs it for real, and holds what shapelog says against that.

    python tests/planted/plant_errors.py --root DIR [--changes 2] [--seed 1] FILE ...

FILE are scripts below DIR that run without arguments and without data: the programs themselves must
run, or they are left out. Prints each disagreement: an error that shapelog does not find (missed),
one that it tells of a program that runs (false), a program without an answer (unanswered). Whatever
exception ends a program counts as an error, of shapes or not.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_SHAPELOG = "from shapelog.cli import main; main()"


@dataclass(frozen=True)
class Change:
    """One integer of a source, and what takes its place."""

    line: int
    start: int
    end: int
    old: int
    new: int

    def __str__(self) -> str:
        return f"line {self.line}: {self.old} -> {self.new}"

    def applied(self, source: str) -> str:
        """Return the source with the change."""
        lines = source.splitlines(keepends=True)
        raw = lines[self.line - 1].encode()
        lines[self.line - 1] = (
            raw[: self.start] + str(self.new).encode() + raw[self.end :]
        ).decode()
        return "".join(lines)


def changes_of(source: str, total: int, seed: int) -> list[Change]:
    """Return `total` changes, or as many as the source has integers, in an order that the seed decides."""
    chance = random.Random(seed)
    found = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and type(node.value) is int and node.end_col_offset
    ]
    chance.shuffle(found)
    return [_changed(node, chance) for node in found[:total]]


def _changed(node: ast.Constant, chance: random.Random) -> Change:
    old = node.value
    assert isinstance(old, int) and node.end_col_offset is not None
    new = chance.choice(
        [other for other in (old + 1, old - 1, old * 2, old + 3) if other not in (old, -1)]
    )
    return Change(node.lineno, node.col_offset, node.end_col_offset, old, new)


@dataclass(frozen=True)
class Outcome:
    """What a run and shapelog say of one program."""

    verdict: str
    run: str
    told: tuple[str, ...]


class Trial:
    """Programs below one folder, run with the modules there."""

    def __init__(self, root: Path, seconds: float) -> None:
        self._root = root
        self._seconds = seconds
        self._environment = {**os.environ, "PYTHONPATH": _joined(root)}

    def of(self, path: Path, source: str) -> Outcome:
        """Return the outcome of a source that takes the place of `path`, in a file beside it."""
        copy = path.with_name(f"{path.stem}_planted.py")
        copy.write_text(source, encoding="utf-8")
        try:
            ending = self._run(copy)
            errors = self._errors(copy)
        finally:
            copy.unlink()
        if errors is None:
            return Outcome("unanswered", ending, ())
        if ending:
            return Outcome("found" if errors else "missed", ending, tuple(errors))
        return Outcome("false" if errors else "silent", ending, tuple(errors))

    def _run(self, path: Path) -> str:
        """Return how the program ends: "" if it comes to its end, else the last line it writes."""
        try:
            done = subprocess.run(
                [sys.executable, str(path)],
                cwd=self._root,
                env=self._environment,
                capture_output=True,
                text=True,
                timeout=self._seconds,
            )
        except subprocess.TimeoutExpired:
            return "does not end"
        if done.returncode == 0:
            return ""
        return (done.stderr.strip().splitlines() or [f"exit {done.returncode}"])[-1]

    def _errors(self, path: Path) -> list[str] | None:
        """Return the errors that shapelog tells; None if it has no answer."""
        done = subprocess.run(
            [sys.executable, "-c", _SHAPELOG, "check", str(path), "--format", "json"],
            cwd=self._root,
            env={**os.environ, "PYTHONSAFEPATH": "1"},
            capture_output=True,
            text=True,
        )
        rows = [json.loads(line) for line in done.stdout.splitlines() if line]
        if done.returncode == 2 or "summary" not in {row["kind"] for row in rows}:
            return None
        return [
            f"{row['rule']} line {row['line']}"
            for row in rows
            if row["kind"] == "finding" and row["severity"] == "error"
        ]


def _joined(root: Path) -> str:
    return os.pathsep.join([str(root), *filter(None, [os.environ.get("PYTHONPATH", "")])])


def outcomes(trial: Trial, path: Path, changes: int, seed: int) -> Iterator[tuple[str, Outcome]]:
    """Return what is said of a program and of its changes; of one that does not run, only that."""
    source = path.read_text(encoding="utf-8")
    first = trial.of(path, source)
    if first.run:
        yield "as it is", Outcome("left out", first.run, first.told)
        return
    yield "as it is", first
    for change in changes_of(source, changes, seed):
        outcome = trial.of(path, change.applied(source))
        left_out = outcome.run == "does not end"
        yield str(change), Outcome("left out", outcome.run, ()) if left_out else outcome


def main() -> None:
    """Print the disagreements, and how many programs there were of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--root", type=Path, default=Path())
    parser.add_argument("--changes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=100.0, help="for one run of a program")
    asked = parser.parse_args()
    root = asked.root.resolve()
    trial = Trial(root, asked.seconds)
    counts: Counter[str] = Counter()
    for file in asked.files:
        for name, outcome in outcomes(trial, root / file, asked.changes, asked.seed):
            counts[outcome.verdict] += 1
            if outcome.verdict not in ("found", "silent"):
                told = "; ".join(outcome.told)
                print(
                    f"{outcome.verdict}: {file} {name} | {outcome.run[:120]} | {told}", flush=True
                )
    kinds = ("found", "missed", "silent", "false", "unanswered", "left out")
    print("planted:", " ".join(f"{kind.replace(' ', '_')}={counts[kind]}" for kind in kinds))
    sys.exit(1 if counts["false"] or counts["missed"] else 0)


if __name__ == "__main__":
    main()
