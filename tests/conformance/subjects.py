"""Libraries of which calls are drawn, performed, and compared with the rules: what they share."""

from __future__ import annotations

import argparse
import importlib.util
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from calls import Call
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tallies import LISTS, Conformance, Exceptions, Sample, report

Families = Mapping[str, st.SearchStrategy[Call]]

#: So many are drawn at least, to see whether a family still gives new calls,
_LEAST = 50
#: and this part of them is new if it does.
_FRUITFUL = 0.05


@dataclass(frozen=True)
class Subject:
    """A library that the rules are compared with.

    ``performed`` makes a call and gives the sample. ``requires`` has the modules that must be
    there, each with the name to say if it is not.
    """

    name: str
    families: Families
    performed: Callable[[Call], Sample]
    #: So many calls, if nobody says how many.
    calls: int
    #: What the last line of the report begins with.
    title: str = "conformance"
    requires: Mapping[str, str] = field(default_factory=dict)

    def missing(self) -> list[str]:
        """What is not installed of that which it takes."""
        return [name for module, name in self.requires.items() if not _is_there(module)]

    def samples(self, amount: int, number: int = 0, only: Sequence[str] = ()) -> Iterator[Sample]:
        """So many calls over all families, or those named, with what the library makes of them."""
        return map(self.performed, drawn(self._families(only), amount, number))

    def conformance(self, amount: int, number: int = 0, only: Sequence[str] = ()) -> Conformance:
        """The comparison of so many calls."""
        found = Conformance(Exceptions(LISTS / self.name), self.name)
        found.run(self.samples(amount, number, only))
        return found

    def main(self, description: str, arguments: Sequence[str] | None = None) -> int:
        """Run the comparison; the exit code is 1 if something disagrees."""
        parser = argparse.ArgumentParser(description=description.splitlines()[0])
        parser.add_argument("--calls", type=int, default=self.calls, help="so many calls")
        parser.add_argument("--only", nargs="+", default=[], help="families (regular expressions)")
        parser.add_argument("--details", action="store_true", help="print each call that differs")
        parser.add_argument("--seed", type=int, default=0)
        options = parser.parse_args(arguments)
        missing = self.missing()
        if missing:
            print(f"{self.title}: not installed, so nothing compared: {', '.join(missing)}")
            return 0
        if not self._families(options.only):
            parser.error(f"no family is called {' or '.join(options.only)}")
        found = self.conformance(options.calls, options.seed, options.only)
        return report(found, self.title, options.details, options.calls)

    def _families(self, only: Sequence[str]) -> Families:
        patterns = [re.compile(each) for each in only]
        return {
            name: family
            for name, family in self.families.items()
            if not patterns or any(each.fullmatch(name) for each in patterns)
        }


def drawn(families: Families, amount: int, number: int = 0) -> Iterator[Call]:
    """So many calls, no two the same, shared out among the families.

    What a family has not, the others give: it is left out once it gives hardly anything new. There
    are fewer calls only if all families are left out.
    """
    seen: set[str] = set()
    live = list(families)
    turn = 0
    while live and len(seen) < amount:
        share, over = divmod(amount - len(seen), len(live))
        for place, name in enumerate(tuple(live)):
            wanted = share + (place < over)
            if wanted == 0:
                break
            tried = max(wanted, _LEAST if turn else 0)
            calls = _drawn_of(families[name], tried, number + 1000 * turn)
            fresh = {str(call): call for call in calls if str(call) not in seen}
            taken = dict(list(fresh.items())[:wanted])
            seen |= taken.keys()
            yield from taken.values()
            if turn and len(fresh) < _FRUITFUL * tried:
                live.remove(name)
        turn += 1


def _drawn_of(family: st.SearchStrategy[Call], amount: int, number: int) -> list[Call]:
    """So many calls of a family, some of them the same."""
    calls: list[Call] = []

    @seed(number)
    @settings(
        max_examples=amount,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(family)
    def collect(call: Call) -> None:
        calls.append(call)

    collect()
    return calls


def _is_there(module: str) -> bool:
    return importlib.util.find_spec(module) is not None
