"""Compares the operator models with torch, call by call, over PyTorch's ``OpInfo`` table.

    python tests/conformance/torch_conformance.py [--only NAME ...] [--forms all] [--details]

Prints a line for each operator and, last, the sums. Needs torch 2.13 (CPU).
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterable, Iterator, Sequence

import opinfo
from tallies import Conformance, Exceptions, Sample, Tally, report


def all_samples(names: Sequence[str], forms: Sequence[str]) -> Iterator[Sample]:
    """The samples of the operators named (regular expressions), or of all."""
    patterns = [re.compile(name) for name in names]
    for operator in opinfo.operators():
        if patterns and not any(each.fullmatch(operator.name) for each in patterns):
            continue
        yield from opinfo.samples_of(operator, forms)
        if "function" in forms:
            yield from opinfo.error_samples_of(operator)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison; the exit code is 1 if something disagrees."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="+", default=[], help="operators (regular expressions)")
    parser.add_argument("--forms", choices=["function", "all"], default="function")
    parser.add_argument("--details", action="store_true", help="print each call that differs")
    parser.add_argument("--sample", type=int, default=0, help="so many calls, drawn at random")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    forms = ("function", "method", "in place") if options.forms == "all" else ("function",)
    conformance = Conformance(Exceptions())
    if not options.only and not options.sample:
        conformance.tallies = {each.name: Tally() for each in opinfo.operators()}
    samples: Iterable[Sample] = all_samples(options.only, forms)
    if options.sample:
        listed = list(samples)
        chosen = random.Random(options.seed)
        samples = chosen.sample(listed, min(options.sample, len(listed)))
    conformance.run(samples)
    return report(conformance, details=options.details)


if __name__ == "__main__":
    sys.exit(main())
