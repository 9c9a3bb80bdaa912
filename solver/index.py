"""The facts and derived relations of a run, looked up by what the explanations ask for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol

from shapelog.rules.engines.derivation import Derivation
from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.findings import Span

Row = tuple[int | str, ...]


class FactRows(Protocol):
    """What the solver needs of the facts."""

    def rows(self, relation: str) -> Sequence[Row]:
        """Return the rows of a relation."""
        ...


class Index:
    """Facts and derivation of one unit; every table is built when it is first asked for."""

    def __init__(self, facts: FactRows, derivation: Derivation, sources: Mapping[str, str]) -> None:
        self.facts = facts
        self.derivation = derivation
        self.sources = sources

    # ---- places

    @cached_property
    def spans(self) -> dict[str, Span]:
        """Where each variable is computed."""
        return {str(row[0]): _span(row[1:]) for row in self.facts.rows("Span")}

    @cached_property
    def operand_spans(self) -> dict[tuple[str, str], Span]:
        """Where each operand of an instruction is written."""
        return {
            (str(row[0]), str(row[1])): _span(row[2:]) for row in self.facts.rows("OperandSpan")
        }

    @cached_property
    def branch_spans(self) -> dict[str, Span]:
        """Where the condition of each branching block is written."""
        return {str(row[0]): _span(row[1:]) for row in self.facts.rows("BranchSpan")}

    @cached_property
    def lines(self) -> dict[str, list[str]]:
        """The lines of each source file."""
        return {file: text.split("\n") for file, text in self.sources.items()}

    def text_of(self, span: Span | None) -> str:
        """Return the source text of a span on one line, shortened; empty if there is none."""
        if span is None or span.file not in self.lines:
            return ""
        lines = self.lines[span.file]
        if not 0 < span.line <= len(lines):
            return ""
        line = lines[span.line - 1].encode()
        end = span.end_column if span.end_line == span.line else len(line)
        text = line[span.column : end].decode(errors="replace").strip()
        return text if len(text) <= 60 else text[:57] + "..."

    # ---- facts

    @cached_property
    def block_of(self) -> dict[str, str]:
        """The block in which each variable is defined."""
        return {str(row[0]): str(row[1]) for row in self.facts.rows("Definition")}

    @cached_property
    def call_block(self) -> dict[str, str]:
        """The block of each call site."""
        return {str(row[0]): str(row[1]) for row in self.facts.rows("Call")}

    @cached_property
    def guards(self) -> dict[str, tuple[str, str, int]]:
        """The innermost branch on which a block depends: its block, condition and truth."""
        return {
            str(row[0]): (str(row[1]), str(row[2]), int(row[3])) for row in self.facts.rows("Guard")
        }

    @cached_property
    def loop_before(self) -> dict[str, str]:
        """The block from which each loop is reached."""
        rows = [*self.facts.rows("ForLoop"), *self.facts.rows("WhileLoop")]
        return {str(row[0]): str(row[1]) for row in rows}

    @cached_property
    def parameters(self) -> dict[str, tuple[str, int, str]]:
        """The function, position and name of each parameter's variable."""
        return {
            str(row[3]): (str(row[0]), int(row[1]), str(row[2]))
            for row in self.facts.rows("Parameter")
        }

    @cached_property
    def arguments(self) -> dict[str, list[tuple[str, str]]]:
        """The operands of each call: role and variable."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for relation in ("PositionalArgument", "KeywordArgument"):
            for row in self.facts.rows(relation):
                found[str(row[0])].append((str(row[1]), str(row[2])))
        return found

    @cached_property
    def callee_of(self) -> dict[str, str]:
        """The variable that each call site calls."""
        return {str(row[0]): str(row[2]) for row in self.facts.rows("Call")}

    @cached_property
    def attribute_owner(self) -> dict[str, str]:
        """The object variable of each attribute that is read."""
        return {str(row[0]): str(row[2]) for row in self.facts.rows("LoadAttribute")}

    @cached_property
    def merges(self) -> dict[str, list[str]]:
        """The variables that each phi or loop variable may be a copy of, in the same context."""
        found: dict[str, list[str]] = defaultdict(list)
        for row in self.facts.rows("Phi"):
            found[str(row[0])].append(str(row[3]))
        return found

    @cached_property
    def invariants(self) -> dict[str, str]:
        """The outer variable of each one that a loop's round inherits."""
        rows = [*self.facts.rows("LoopInvariant"), *self.facts.rows("LoopEntryPhi")]
        return {str(row[1]): str(row[2]) for row in rows}

    # ---- derived

    @cached_property
    def values(self) -> dict[tuple[str, Value], list[Value]]:
        """What each variable can be in each context."""
        found: dict[tuple[str, Value], list[Value]] = defaultdict(list)
        for variable, context, value in self.derivation.rows("PointsTo"):
            found[str(variable), context].append(value)
        return found

    @cached_property
    def meanings(self) -> dict[Value, str]:
        """What people call each symbol."""
        return {row[0]: str(row[1]) for row in self.derivation.rows("SymbolMeaning")}

    @cached_property
    def ranges(self) -> dict[Value, list[tuple[Value, Value]]]:
        """The bounds of each symbol."""
        found: dict[Value, list[tuple[Value, Value]]] = defaultdict(list)
        for symbol, low, high in self.derivation.rows("SymbolRange"):
            found[symbol].append((low, high))
        return found

    @cached_property
    def given_by(self) -> dict[tuple[Value, str], list[tuple[str, str, str, Value]]]:
        """Site, role, variable and context of what gave each parameter of a call."""
        found: dict[tuple[Value, str], list[tuple[str, str, str, Value]]] = defaultdict(list)
        for call, parameter, site, role, variable, context in self.derivation.rows("ArgumentOf"):
            found[call, str(parameter)].append((str(site), str(role), str(variable), context))
        return found

    @cached_property
    def layers(self) -> dict[Value, Value]:
        """The layer that each application is of."""
        return {row[0]: row[1] for row in self.derivation.rows("LayerOf")}

    @cached_property
    def batches(self) -> dict[Value, tuple[Value, Value, Value]]:
        """Loader, batch size and dataset length of each round over batches."""
        return {row[0]: (row[1], row[2], row[3]) for row in self.derivation.rows("BatchOf")}


def _span(row: Sequence[int | str]) -> Span:
    file, line, column, end_line, end_column = row
    return Span(str(file), int(line), int(column), int(end_line), int(end_column))


def contexts(call: Value) -> list[Term]:
    """Return a call and the contexts around it, outermost first."""
    found: list[Term] = []
    current = call
    while isinstance(current, Term):
        found.append(current)
        if current.name == "ModuleContext":
            break
        current = current.arguments[2]
    return found[::-1]


def site_of(call: Value) -> tuple[str, Term] | None:
    """Return the instruction during which `call` happens, and the context that it stands in."""
    for context in reversed(contexts(call)):
        if context.name == "CallContext":
            outer = context.arguments[2]
            assert isinstance(outer, Term)
            return str(context.arguments[0]), outer
    return None
