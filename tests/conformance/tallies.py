"""Counts how the rules stand to a library over many calls: what the conformance runners share."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from analysis import analyse
from calls import Call
from comparison import Agreement, agreement

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_BATCH = 1500
LISTS = Path(__file__).parent / "exceptions"


@dataclass(frozen=True)
class Sample:
    """A call, with what torch made of it: its ``result``, or the ``refusal`` it raised.

    ``form`` is "function", "method" or "in place".
    """

    name: str
    form: str
    call: Call
    result: Any = None
    refusal: str = ""


@dataclass
class Tally:
    """How the rules did on one operator."""

    modelled: bool = False
    agreements: Counter[Agreement] = field(default_factory=Counter)
    depends_on_data: int = 0
    flagged: int = 0
    missed: int = 0
    other_errors: int = 0


class Exceptions:
    """The committed lists: errors that are not about shapes or types, sizes that only data tell.

    A file for each family of operators; names and messages are regular expressions.
    """

    def __init__(self, folder: Path = LISTS) -> None:
        self._errors: list[tuple[re.Pattern[str], re.Pattern[str]]] = []
        self._data: list[re.Pattern[str]] = []
        for path in sorted(folder.glob("*.toml")):
            lists = tomllib.loads(path.read_text("utf-8"))
            for each in lists.get("not_about_shapes", []):
                message = re.compile(each["message"], re.DOTALL)
                self._errors += [(re.compile(name), message) for name in each["names"]]
            for each in lists.get("depends_on_data", []):
                self._data += map(re.compile, each["names"])

    def is_other_error(self, sample: Sample) -> bool:
        return any(
            name.fullmatch(sample.name) and message.search(sample.refusal)
            for name, message in self._errors
        )

    def depends_on_data(self, sample: Sample) -> bool:
        return any(name.fullmatch(sample.name) for name in self._data)


@dataclass
class Conformance:
    """All tallies, by operator, and what went wrong in words."""

    exceptions: Exceptions
    library: str = "torch"
    tallies: dict[str, Tally] = field(default_factory=dict)
    details: list[str] = field(default_factory=list)
    #: So many calls were compared.
    calls: int = 0

    def run(self, samples: Iterable[Sample]) -> None:
        """Analyse the samples, in batches; a line on standard error tells of each."""
        start = time.monotonic()
        left = iter(samples)
        while batch := list(islice(left, _BATCH)):
            self._judge(batch)
            self.calls += len(batch)
            seconds = time.monotonic() - start
            print(f"{self.library}: calls={self.calls} seconds={seconds:.0f}", file=sys.stderr)

    def _judge(self, samples: Sequence[Sample]) -> None:
        distinct = {str(sample.call): sample.call for sample in samples}
        outcomes = dict(zip(distinct, analyse(list(distinct.values()))))
        for sample in samples:
            outcome = outcomes[str(sample.call)]
            tally = self.tallies.setdefault(sample.name, Tally())
            if not outcome.modelled:
                continue
            tally.modelled = True
            if sample.refusal:
                self._refused(sample, outcome, tally)
                continue
            found = agreement(outcome, sample.result)
            if found is Agreement.UNDECIDED and self.exceptions.depends_on_data(sample):
                tally.depends_on_data += 1
                continue
            tally.agreements[found] += 1
            if found is not Agreement.AGREE:
                said = [*outcome.values, *sorted(outcome.broken), *sorted(outcome.open)]
                self.details.append(
                    f"{found.value}: {sample.call}: {self.library} {sample.result}, rules {said}"
                )

    def _refused(self, sample: Sample, outcome: Any, tally: Tally) -> None:
        if outcome.broken:
            tally.flagged += 1
        elif self.exceptions.is_other_error(sample):
            tally.other_errors += 1
        else:
            tally.missed += 1
            self.details.append(f"missed: {sample.name}: {sample.call}: {sample.refusal[:200]}")

    def summary(self, title: str = "conformance") -> str:
        """The last line of the report."""
        tallies = self.tallies.values()
        found: Counter[Agreement] = sum((each.agreements for each in tallies), Counter())
        flagged = sum(each.flagged for each in tallies)
        missed = sum(each.missed for each in tallies)
        return (
            f"{title}: modelled={sum(each.modelled for each in tallies)}/{len(self.tallies)} "
            f"agree={found[Agreement.AGREE]} disagree={found[Agreement.DISAGREE]} "
            f"undecided={found[Agreement.UNDECIDED]} flagged={flagged}/{flagged + missed} "
            f"false_errors={found[Agreement.FALSE_ERROR]}"
        )

    def lines(self) -> Iterator[str]:
        """A line for each operator."""
        for name, tally in sorted(self.tallies.items()):
            if not tally.modelled:
                yield f"{name:45} not modelled"
                continue
            counts = [
                f"{each.value} {tally.agreements[each]}"
                for each in Agreement
                if tally.agreements[each]
            ]
            if tally.depends_on_data:
                counts.append(f"depends on data {tally.depends_on_data}")
            if tally.flagged or tally.missed:
                counts.append(f"flagged {tally.flagged}/{tally.flagged + tally.missed}")
            if tally.other_errors:
                counts.append(f"other errors {tally.other_errors}")
            yield f"{name:45} {', '.join(counts)}"


def report(
    found: Conformance, title: str = "conformance", details: bool = False, asked: int = 0
) -> int:
    """Print the lines of a comparison and its sums; the exit code is 1 if something disagrees.

    Fewer calls than were ``asked`` for are said to be.
    """
    if details:
        print("\n".join(dict.fromkeys(found.details)))
    print("\n".join(found.lines()))
    if found.calls < asked:
        print(f"{title}: only {found.calls} different calls were found, not {asked}")
    summary = found.summary(title)
    print(summary)
    return 0 if all(each in summary for each in ("disagree=0 ", "false_errors=0")) else 1
