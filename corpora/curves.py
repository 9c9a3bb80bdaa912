"""How the cost grows with the program: generated programs of 100 to 100,000 lines.

Each size runs cold in a process of its own. The exponent ``e`` of a family is that of
``cost = base + c * lines ** e``, fitted to the sizes that cost at least twice the base, which
is the cost of the smallest program of the family: the same rules, next to no program.
"""

from __future__ import annotations

import json
import math
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from shapelog.corpora.own_process import (
    answer,
    asked,
    limit_processor,
    peak_megabytes,
    processor_seconds,
)

SIZES = (100, 300, 1_000, 3_000, 10_000, 30_000, 100_000)
TIME_LIMIT = 120.0
_STAGES = ("start", "facts", "rules", "derive", "solve", "report")
_SMALLEST = 1
_WALL = 5  # times the limit: others may use the machine


@dataclass(frozen=True)
class Family:
    """Programs that begin with `start` and go on with as many units as they have room for."""

    what: str
    start: str
    unit: Callable[[int], str]

    def program(self, lines: int) -> str:
        """Return the program of this many lines, or a few more: units are not cut."""
        parts = [self.start]
        written = self.start.count("\n")
        number = 0
        while written < lines or not number:
            parts.append(self.unit(number))
            written += parts[-1].count("\n")
            number += 1
        return "".join(parts)


def _chain(number: int) -> str:
    depth = 50
    parts = [f"def f{number}_0(x):\n    return x + 1\n"]
    parts += [f"def f{number}_{i}(x):\n    return f{number}_{i - 1}(x)\n" for i in range(1, depth)]
    return "".join([*parts, f"y{number} = f{number}_{depth - 1}({number % 10})\n"])


def _branches(number: int) -> str:
    steps = [f"if count > {i}:\n    x{number} = x{number} + 1\n" for i in range(30)]
    return "".join([f"x{number} = 0\n", *steps])


FAMILIES = {
    "calls": Family(
        "calls of a function, one after the other",
        "def scaled(x, factor=2):\n    return x * factor\n",
        lambda i: f"y{i} = scaled({i % 100})\n",
    ),
    "tensors": Family(
        "operations on a tensor, each on the result of the one before",
        "import torch\nw = torch.zeros(16, 16)\nx = torch.zeros(8, 16)\n",
        lambda i: f"x = torch.relu(x @ w)\ny{i} = x.view(4, -1)\n",
    ),
    "layers": Family(
        "layers built one after the other",
        "import torch.nn as nn\n",
        lambda i: f"layer{i} = nn.Conv2d({i % 7 + 1}, 64, 3, padding=1)\n",
    ),
    "chains": Family("functions that call each other, 50 deep", "", _chain),
    "classes": Family(
        "classes derived from one, each with a method and an object",
        "class Base:\n    def __init__(self, width):\n        self.width = width\n"
        "    def size(self):\n        return self.width * 2\n",
        lambda i: (
            f"class C{i}(Base):\n    def area(self):\n        return self.size() + {i % 7}\n"
            f"y{i} = C{i}({i % 13}).area()\n"
        ),
    ),
    "loops": Family(
        "loops of ten rounds that carry a value",
        "",
        lambda i: f"x{i} = 0\nfor i{i} in range(10):\n    x{i} = x{i} + i{i}\n",
    ),
    "branches": Family(
        "30 undecided branches in a row, again and again",
        "import sys\ncount = len(sys.argv)\n",
        _branches,
    ),
    "appends": Family(
        "appending to one list", "items = []\n", lambda i: f"items.append({i % 100})\n"
    ),
}


def print_curves(
    families: Sequence[str] = tuple(FAMILIES),
    sizes: Sequence[int] = SIZES,
    *,
    limit: float = TIME_LIMIT,
    output_format: str = "text",
) -> None:
    """Print CPU seconds by stage and rows for each family and size, and the exponents.

    A size that takes more than `limit` CPU seconds is said to, and larger ones are not tried.
    """
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        empty = folder / "empty.py"
        empty.write_text("", encoding="utf-8")
        _run(empty, TIME_LIMIT)  # compiles the rules and warms the file cache
        if output_format == "text":
            stages = "".join(f"{stage:>9}" for stage in _STAGES)
            click.echo(f"{'family':<10}{'lines':>8}{'cpu s':>9}{'MB':>7}{'rows':>11}{stages}")
        for name in families:
            _print_family(name, folder, sizes, limit, output_format)


def _print_family(
    name: str, folder: Path, sizes: Sequence[int], limit: float, output_format: str
) -> None:
    points: list[tuple[int, float]] = []
    too_long = False
    for lines in (_SMALLEST, *sorted(sizes)):
        text = FAMILIES[name].program(lines)
        path = folder / f"{name}_{lines}.py"
        path.write_text(text, encoding="utf-8")
        found = {"skipped": True} if too_long else _run(path, limit)
        too_long = too_long or "exceeded" in found
        measured = {"family": name, "lines": text.count("\n"), **found}
        if "cpu_s" in measured:
            points.append((measured["lines"], measured["cpu_s"]))
        if output_format == "json":
            click.echo(json.dumps(measured))
        else:
            click.echo(_line(measured))
    exponent, used = fitted_exponent(points)
    if output_format == "json":
        click.echo(json.dumps({"family": name, "exponent": exponent, "sizes": used}))
    elif exponent is None:
        click.echo(f"{name}: no exponent: too few sizes cost twice the smallest program\n")
    else:
        click.echo(f"{name}: exponent {exponent:.2f}, from {used[0]} to {used[-1]} lines\n")


def _line(measured: dict[str, Any]) -> str:
    start = f"{measured['family']:<10}{measured['lines']:>8}"
    if "skipped" in measured:
        return f"{start}  not tried: fewer lines took too long"
    if "exceeded" in measured:
        return f"{start}  not within {measured['exceeded']:.0f} CPU s"
    if "failed" in measured:
        return f"{start}  failed: {measured['failed']}"
    split = "".join(f"{measured['stages'].get(stage, 0.0):9.2f}" for stage in _STAGES)
    cost = f"{measured['cpu_s']:9.2f}{measured['peak_mb']:7.0f}{measured['rows']:11,}"
    return f"{start}{cost}{split}"


def fitted_exponent(points: Sequence[tuple[int, float]]) -> tuple[float | None, list[int]]:
    """Return the exponent, by least squares on logarithms, and the sizes it comes from.

    The first point is that of the smallest program; its cost is taken off all others.
    """
    (_, base), *others = points or [(0, 0.0)]
    used = [(lines, cost - base) for lines, cost in others if cost >= 2 * base]
    if len(used) < 2:
        return None, [lines for lines, _ in used]
    logs = [(math.log(lines), math.log(cost)) for lines, cost in used]
    mean_x = sum(x for x, _ in logs) / len(logs)
    mean_y = sum(y for _, y in logs) / len(logs)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in logs) / sum(
        (x - mean_x) ** 2 for x, _ in logs
    )
    return round(slope, 3), [lines for lines, _ in used]


def _run(path: Path, limit: float) -> dict[str, Any]:
    words = [str(path), str(limit)]
    said = asked("shapelog.corpora.curves", words, path.parent, limit, wall=_WALL * limit)
    if said.exceeded:
        return {"exceeded": limit}
    return {"failed": said.problem} if said.problem else said.found


def measure(path: Path, limit: float) -> None:
    """Check one program and print what it cost this process, start-up included.

    The system ends a process that takes more than `limit` CPU seconds.
    """
    import time

    from shapelog.reports import render
    from shapelog.rules.cache import compiled_program
    from shapelog.rules.files import rule_files
    from shapelog.solver.judge import judge
    from shapelog.solver.merging import merged

    from shapelog.pipeline import Stopwatch, derive_unit, load
    from shapelog.settings import Settings

    limit_processor(limit)
    watch = Stopwatch(_last=(0.0, time.time()))
    watch.lap("start")
    loaded = load([path], [], Settings())
    watch.lap("facts")
    compiled = compiled_program(rule_files())
    watch.lap("rules")
    reports = []
    derivations = []
    for unit in loaded.units:
        derived = derive_unit(unit, compiled, "clingo")
        derivations.append(derived.derivation)
        watch.lap("derive")
        sources = {file.source.shown: file.text for file in unit.files}
        reports.append(
            judge(
                derived.facts,
                derived.derivation,
                target=loaded.target,
                sources=sources,
                not_analysed=derived.not_analysed,
            )
        )
        watch.lap("solve")
    render(merged(loaded.target, reports, loaded.problems), "text")
    watch.lap("report")
    measured = {
        "cpu_s": processor_seconds(),
        "peak_mb": peak_megabytes(),
        "rows": sum(each.count(name) for each in derivations for name in each.relations()),
        "stages": {stage: round(seconds, 3) for stage, seconds in watch.cpu.items()},
    }
    answer(measured)


if __name__ == "__main__":
    measure(Path(sys.argv[1]), float(sys.argv[2]))
