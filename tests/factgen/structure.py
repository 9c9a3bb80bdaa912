"""Structural invariants of facts, whichever way they were generated."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Rows: TypeAlias = Sequence[tuple[int | str, ...]]


@dataclass(frozen=True)
class Column:
    """A column that holds variables."""

    relation: str
    index: int


def check_ssa(facts: Mapping[str, Rows], variable_columns: Sequence[Column]) -> list[str]:
    """Every breach of the SSA form in the facts, one sentence each."""
    return [
        *_definitions(facts, variable_columns),
        *_transfers(facts),
        *_phis(facts),
        *_guards(facts),
    ]


def _definitions(facts: Mapping[str, Rows], columns: Sequence[Column]) -> Iterator[str]:
    blocks = {row[1] for row in facts["FunctionBlock"]}
    counts = Counter(row[0] for row in facts["Definition"])
    for variable, count in counts.items():
        if count > 1:
            yield f"{variable} is defined {count} times"
    for variable, block in facts["Definition"]:
        if block not in blocks:
            yield f"{variable} is defined in {block}, which no function has"
    known = set(counts)
    known |= {row[3] for row in facts["Parameter"]} | {row[2] for row in facts["VariadicParameter"]}
    known |= {row[1] for row in facts["KeywordsParameter"]}
    known |= {row[1] for row in facts["LoopInvariant"]}
    for column in columns:
        for row in facts[column.relation]:
            if row[column.index] not in known:
                yield f"{column.relation} uses {row[column.index]}, which is not defined"


def _transfers(facts: Mapping[str, Rows]) -> Iterator[str]:
    ends: dict[int | str, list[str]] = defaultdict(list)
    for relation, index in (
        ("Edge", 0), ("Branch", 0), ("Raise", 0), ("Return", 1), ("LoopLatch", 1),
        ("LoopExit", 1), ("ForLoop", 1), ("WhileLoop", 1),
    ):
        for row in facts[relation]:
            ends[row[index]].append(relation)
    heads = {row[4] for row in facts["ForLoop"]}
    for _, block in facts["FunctionBlock"]:
        if block in heads:
            continue  # ends by going on at the loop's body or exhausted block
        if len(ends[block]) != 1:
            yield f"{block} ends in {ends[block] or 'nothing'}"
    entered = Counter(target for row in facts["Branch"] for target in row[2:4])
    entered += Counter(row[1] for row in facts["Edge"] if row[1] in entered)
    for block, count in entered.items():
        if count > 1:
            yield f"the branch target {block} is entered {count} times"


def _phis(facts: Mapping[str, Rows]) -> Iterator[str]:
    edges = {(row[0], row[1]) for row in facts["Edge"]}
    edges |= {(row[0], row[1]) for row in facts["ExceptionEdge"]}
    for relation in ("Phi", "MemoryPhi"):
        for to, block, predecessor, _ in facts[relation]:
            if (predecessor, block) not in edges:
                yield f"{relation} {to} names {predecessor}, which does not go to {block}"
    latches = {(row[0], row[1]) for row in facts["LoopLatch"]}
    exits = {(row[0], row[1]) for row in facts["LoopExit"]}
    for relation, index, ways in (
        ("LoopBackPhi", 1, latches), ("MemoryLoopBack", 1, latches),
        ("LoopExitPhi", 2, exits), ("MemoryLoopExit", 2, exits),
    ):
        for row in facts[relation]:
            if (row[0], row[index]) not in ways:
                yield f"{relation} of {row[0]} names {row[index]}, which is no such block of it"


def _guards(facts: Mapping[str, Rows]) -> Iterator[str]:
    decisions = {(row[0], row[1]) for row in facts["Branch"]}
    counts = Counter(row[0] for row in facts["Guard"])
    for block, count in counts.items():
        if count > 1:
            yield f"{block} has {count} guards"
    for block, decided, condition, _ in facts["Guard"]:
        if (decided, condition) not in decisions:
            yield f"the guard of {block} is no branch of {decided}"


def variable_columns(schema_text: str) -> list[Column]:
    """The columns of type Variable, from the text of the schema; comment relations left out."""
    import re

    skipped = {"Span", "OperandSpan", "SourceName", "Assumed"}
    found = []
    for name, body in re.findall(r"^\.decl (\w+)\(([^)]*)\)", schema_text, re.MULTILINE):
        if name not in skipped:
            types = [part.split(":")[1].strip() for part in body.split(",")]
            found += [Column(name, i) for i, kind in enumerate(types) if kind == "Variable"]
    return found
