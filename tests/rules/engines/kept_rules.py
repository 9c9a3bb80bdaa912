"""Prints how many rules and rows of tables each program gets, and how often the rules ran.

    .venv/bin/python tests/rules/engines/kept_rules.py [--compare] PROGRAM...

``again`` counts the runs after a wrong guess. With ``--compare`` all rules run as well: ``differ``
counts the relations that depend on facts and have another number of rows. Exits with 1 if any does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from shapelog.rules.cache import compiled_program
from shapelog.rules.engines import clingo_engine
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.lines import Lines
from shapelog.rules.engines.pruning import Pruning
from shapelog.rules.files import rule_files

from shapelog.pipeline import load
from shapelog.settings import Settings


def _counts(lines: Iterable[str]) -> tuple[int, int]:
    """How many rules there are, and how many rows."""
    written = [line for line in lines if line and not line.startswith("#")]
    rules = sum(":-" in line for line in written)
    return rules, len(written) - rules


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("programs", nargs="+", type=Path, metavar="PROGRAM")
    options = parser.parse_args()
    shipped = compiled_program(rule_files())
    all_rules, all_rows = _counts(shipped.clingo.text.split("\n"))
    names = [each.name for each in shipped.relations.values() if not each.is_table]
    runs: list[object] = []
    grounded = clingo_engine._grounded

    def counted(*given: object, **more: object) -> object:
        runs.append(given)
        return grounded(*given, **more)

    clingo_engine._grounded = counted
    programs = again = differing = 0
    for path in options.programs:
        for unit in load([path], [], Settings()).units:
            facts = unit.facts.as_mapping()
            rules, rows = _counts(Pruning(shipped, facts, guess=True).text.split("\n"))
            runs.clear()
            some = ClingoEngine().run(shipped, facts)
            programs += 1
            again += len(runs) - 1
            shown = f"{path} rules={rules} of={all_rules} rows={rows} of={all_rows} again={len(runs) - 1}"
            if options.compare:
                every = ClingoEngine().run(replace(shipped, lines=Lines()), facts)
                differ = sum(some.count(name) != every.count(name) for name in names)
                differing += bool(differ)
                shown += f" differ={differ}"
            print(shown, flush=True)
    print(f"kept: programs={programs} again={again} differing={differing}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
