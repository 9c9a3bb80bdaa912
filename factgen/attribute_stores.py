"""Which attributes a function stores, and whether one run of it may store them twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

#: A branch (its block and its condition) and the way it went, 1 for true.
Guard = tuple[str, str, int]


class AttributeStores:
    """The stores to attributes in one function, and the reads of its first parameter's before them.

    Two places exclude each other if some branch goes to the one or to the other: then no run of
    the function passes both.
    """

    def __init__(self) -> None:
        self._stores: dict[tuple[str, int], list[Guard | None]] = defaultdict(list)
        self._again: set[tuple[str, int]] = set()
        self._reads: dict[str, set[Guard | None]] = defaultdict(set)
        self._guards: dict[str, Guard | None] = {}

    def note_block(self, block: str, guard: Guard | None) -> None:
        """Note what must have been decided for `block` to be run."""
        self._guards[block] = guard

    def note_read(self, name: str, guard: Guard | None) -> None:
        """Note that the attribute `name` of the first parameter is read."""
        self._reads[name].add(guard)

    def note_store(self, name: str, on_self: bool, guard: Guard | None, in_loop: bool) -> None:
        """Note a store to the attribute `name`, of the first parameter or of something else."""
        key = (name, int(on_self))
        self._stores[key].append(guard)
        read = on_self and any(not self._exclude(each, guard) for each in self._reads[name])
        if in_loop or read:
            self._again.add(key)

    def rows(self) -> Iterator[tuple[str, int, int, int]]:
        """Yield what ``AttributeStored`` says behind the function."""
        for key, guards in sorted(self._stores.items(), key=lambda item: item[0]):
            apart = all(self._exclude(one, other) for one, other in combinations(guards, 2))
            yield key[0], 1 if apart else len(guards), int(key in self._again), key[1]

    def _exclude(self, one: Guard | None, other: Guard | None) -> bool:
        first, second = self._decided(one), self._decided(other)
        return any(second.get(branch, truth) != truth for branch, truth in first.items())

    def _decided(self, guard: Guard | None) -> dict[tuple[str, str], int]:
        """How the branches went that led to a place."""
        found = {}
        while guard is not None:
            block, condition, truth = guard
            found[block, condition] = truth
            guard = self._guards.get(block)
        return found
