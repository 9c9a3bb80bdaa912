"""The limits of the abstract machine, and what a user says of the program's inputs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from shapelog.factgen.facts import escaped

#: What `Settings` limits, by the names that rules ask for.
LIMITS = (
    "unroll",
    "heavy",
    "training",
    "building",
    "summarize",
    "depth",
    "recursion",
    "branching",
    "doubling",
    "registrations",
    "repeated",
    "entered",
    "choices",
    "apart",
)


@dataclass(frozen=True)
class Settings:
    """Limits of the abstract machine, and what the user says of the program's inputs.

    `unroll` is the number of rounds up to which a loop of known length is unrolled, `heavy` the
    same for one whose rounds have loops of their own, `training` if these train over data (an epoch
    is like the other), `building` for one whose rounds have them
    only in the constructors of what they make, `summarize`
    the number from which one that carries no state is not; `depth` and `recursion` bound calls,
    `branching` those of a function that calls itself in a loop, `doubling` those of one that
    calls itself at several places, where it is open whether it does. A decorator that gives back
    what it is given is not followed if it stands at more than `registrations` definitions.
    Of the calls that a body makes of one name, `repeated` are followed; of all that are met of one
    function, `entered`. What branches choose among is at most `choices` different values, and what
    such a choice is passed to is analysed for `apart` tensors, each by itself.
    A program that imports more than `whole` files is analysed by what it needs of them.
    `dataset_lengths` has the number of samples by the dotted name of a dataset's class, `symbols`
    the least and the most value of what is called so; `tensorflow_version` the major and the
    minor number of the version programs are written for, where they are not asked themselves.
    """

    unroll: int = 100
    heavy: int = 12
    training: int = 2
    building: int = 48
    summarize: int = 5
    depth: int = 60
    recursion: int = 8
    branching: int = 3
    doubling: int = 2
    registrations: int = 16
    repeated: int = 1_000
    entered: int = 1_000_000
    choices: int = 32
    apart: int = 16
    whole: int = 40
    dataset_lengths: Mapping[str, int] = field(default_factory=dict)
    symbols: Mapping[str, tuple[int | None, int | None]] = field(default_factory=dict)
    tensorflow_version: tuple[int, int] | None = None

    def coarse(self) -> Settings:
        """Return the same with limits under which what is long or deep ends early, as unknown."""
        return replace(
            self,
            unroll=min(self.unroll, 3),
            heavy=min(self.heavy, 2),
            training=min(self.training, 1),
            building=min(self.building, 2),
            summarize=min(self.summarize, 2),
            depth=min(self.depth, 12),
            recursion=min(self.recursion, 2),
            branching=min(self.branching, 1),
            doubling=min(self.doubling, 1),
            registrations=min(self.registrations, 4),
            choices=min(self.choices, 8),
            apart=min(self.apart, 2),
        )

    def coarsest(self) -> Settings:
        """Return coarse limits, under which only the first of many calls of the same count."""
        return replace(self.coarse(), repeated=min(self.repeated, 4))

    def first_calls(self) -> Settings:
        """Return coarse limits, under which only the first calls of each function are followed.

        How much there is to derive then grows with the program, no longer with what it does.
        """
        return replace(
            self.coarse(),
            unroll=min(self.unroll, 2),
            heavy=min(self.heavy, 1),
            entered=min(self.entered, 6),
            choices=min(self.choices, 3),
            apart=min(self.apart, 1),
        )

    def facts(self) -> Iterator[tuple[int | str, ...]]:
        """Yield what rules read of the settings: relations with their rows."""
        for name in LIMITS:
            yield "Setting", name, getattr(self, name)
        if self.tensorflow_version is not None:
            major, minor = self.tensorflow_version
            yield "Setting", "tensorflow", major * 1000 + minor
        for path, length in self.dataset_lengths.items():
            yield "ConfiguredLength", escaped(path), length
        for text, bounds in self.symbols.items():
            for relation, bound in zip(("ConfiguredLeast", "ConfiguredMost"), bounds, strict=True):
                if bound is not None:
                    yield relation, escaped(text), bound
