"""Runs a program in this process with clingo's grounder as a bottom-up Datalog engine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cached_property

from clingo import Control, MessageCode
from clingo.symbol import Symbol, SymbolType
from clingo.symbolic_atoms import SymbolicAtom
from shapelog.rules.engines.clingo_functions import StringFunctions
from shapelog.rules.engines.clingo_names import LIGHT_ARITY, predicate
from shapelog.rules.engines.column_names import text_value
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.derivation import Facts
from shapelog.rules.engines.errors import EngineError
from shapelog.rules.engines.fact_text import checked_facts, fact_symbols, given_text
from shapelog.rules.engines.missed import missed
from shapelog.rules.engines.pruning import Pruning
from shapelog.rules.engines.terms import Row, Term, Value
from shapelog.rules.garbage import no_collection

#: What a run has turned out to lack is added so many times; then nothing is guessed.
_GUESSES = 3
_PLACE = re.compile(r"<block>:(\d+):\d+(?:-\d+(?::\d+)?)?: ")


class ClingoEngine:
    """The default engine."""

    def run(self, compiled: Compiled, facts: Facts, *, tables: bool = False) -> ClingoDerivation:
        """Derives everything that follows from the facts.

        Without ``tables``, relations that depend on no fact have the rows only that the facts
        need, and none can be asked for but those that the rules declare as output.
        Raises ``FactError`` for facts that do not fit, ``EngineError`` if grounding fails.
        """
        given = {}
        read = {}
        unread: dict[str, list[Row]] = {}
        with no_collection():
            for signature, rows in checked_facts(compiled, facts):
                if not signature.is_read:
                    unread[signature.name] = list(dict.fromkeys(rows))
                elif rows:
                    read[signature.name] = rows
                    given[signature.name] = fact_symbols(signature, rows)
            derivation = _derived(compiled, read, given, tables=tables)
        derivation.unread = unread
        derivation.check_decided()
        return derivation


def _derived(
    compiled: Compiled, facts: Facts, given: Mapping[str, Sequence[Symbol]], *, tables: bool
) -> ClingoDerivation:
    pruning = Pruning(compiled, facts, guess=not tables)
    for _ in range(_GUESSES):
        derivation = _grounded(compiled, pruning.text, given, tables=tables)
        if tables:
            return derivation
        wrong = missed(compiled.lines, pruning.guessed(derivation.made), derivation)
        refused = pruning.refused()
        made = [text for text in derivation.made if text_value(text) in refused]
        if not wrong and not made:
            return derivation
        pruning.add(wrong)
        pruning.add_texts(made)
    whole = Pruning(compiled, facts, guess=False)
    return _grounded(compiled, whole.text, given, tables=tables)


def _grounded(
    compiled: Compiled, text: str, given: Mapping[str, Sequence[Symbol]], *, tables: bool
) -> ClingoDerivation:
    messages = _Messages(compiled)
    control = Control(["--warn=none"], logger=messages, message_limit=100)
    functions = _Functions(given)
    try:
        for name in given:
            control.add("base", [], given_text(compiled.relations[name]))
        control.add("base", [], text)
        control.ground([("base", [])], context=functions)
    except RuntimeError as error:
        if functions.failure is not None:
            raise functions.failure from None
        raise EngineError(messages.text() or f"clingo failed: {error}") from None
    return ClingoDerivation(compiled, control, functions.made, tables=tables)


class _Functions(StringFunctions):
    """What clingo calls while it grounds: the string functions, and ``rows`` for the facts."""

    def __init__(self, given: Mapping[str, Sequence[Symbol]]) -> None:
        super().__init__()
        self._given = given

    def rows(self, relation: Symbol) -> Sequence[Symbol]:
        return self._given[relation.string]


class _Messages:
    """Collects clingo's messages with places in the rule files instead of the translation."""

    def __init__(self, compiled: Compiled) -> None:
        self.lines: list[str] = []
        self._compiled = compiled

    def __call__(self, code: MessageCode, message: str) -> None:
        self.lines.append(_PLACE.sub(self._origin, message.strip()))

    def _origin(self, match: re.Match[str]) -> str:
        origin = self._compiled.clingo.origin(int(match.group(1)))
        return f"{origin}: " if origin else match.group()

    def text(self) -> str:
        return "\n".join(self.lines)


class ClingoDerivation:
    """The grounder's atoms; rows are decoded when they are asked for.

    Without ``tables``, those have not all their rows, and asking for them is a mistake.
    """

    def __init__(
        self, compiled: Compiled, control: Control, made: Set[str], *, tables: bool
    ) -> None:
        self._relations = compiled.relations
        self._whole = None if tables else frozenset(compiled.outputs)
        self._control = control
        #: The strings that functions gave.
        self.made = made
        #: Facts that no rule reads, which the grounder has never seen.
        self.unread: Mapping[str, Sequence[Row]] = {}
        self._values: dict[Symbol, Value] = {}

    def relations(self) -> list[str]:
        return list(self._relations)

    def count(self, relation: str) -> int:
        if relation in self.unread:
            return len(self.unread[relation])
        return sum(1 for _ in self._atoms(relation))

    def rows(self, relation: str) -> Iterator[Row]:
        if relation in self.unread:
            return iter(self.unread[relation])
        return self._decoded(self._atoms(relation), self._relations[relation].is_light)

    def _decoded(self, atoms: Iterator[SymbolicAtom], light: bool) -> Iterator[Row]:
        known = self._values
        for atom in atoms:
            arguments = atom.symbol.arguments
            if light:
                arguments = arguments[-1].arguments
            for each in arguments:
                if each not in known:
                    self._value(each)
            yield tuple([known[each] for each in arguments])

    def has(self, relation: str) -> bool:
        """Whether the relation has rows."""
        known = predicate(relation) in self._arities
        return known and next(self._rows_of(relation), None) is not None

    def cells(self, relation: str) -> Iterator[Sequence[Symbol]]:
        """What the rows have in their columns, as clingo has it."""
        signature = self._relations.get(relation)
        for atom in self._rows_of(relation):
            arguments = atom.symbol.arguments
            light = signature is not None and signature.is_light
            yield arguments[-1].arguments if light else arguments

    def _rows_of(self, relation: str) -> Iterator[SymbolicAtom]:
        """The atoms of a relation, or of two relations joined, which have no signature."""
        name = predicate(relation)
        return self._control.symbolic_atoms.by_signature(name, self._arities.get(name, 0))

    def check_decided(self) -> None:
        """Raises ``EngineError`` if the grounder left an atom to solving.

        Solving a program of facts takes no time, and its statistics count the rules with a
        body: that is far cheaper than asking each atom whether it is a fact.
        """
        self._control.solve()
        if not self._control.statistics["problem"]["lp"]["bodies"]:
            return
        for atom in self._control.symbolic_atoms:
            if not atom.is_fact:
                name = atom.symbol.name.removeprefix("r_")
                raise EngineError(
                    f"internal error: relation '{name}' is not decided after grounding "
                    f"({atom.symbol})"
                )
        raise EngineError("internal error: a rule is not decided after grounding")

    def _atoms(self, relation: str) -> Iterator[SymbolicAtom]:
        signature = self._relations[relation]
        if signature.is_table and self._whole is not None and relation not in self._whole:
            raise ValueError(f"the rows of {relation}, a table, have not all been derived")
        arity = LIGHT_ARITY if signature.is_light else signature.arity
        return self._control.symbolic_atoms.by_signature(predicate(relation), arity)

    @cached_property
    def _arities(self) -> Mapping[str, int]:
        """The predicates there are."""
        return {name: arity for name, arity, _ in self._control.symbolic_atoms.signatures}

    def _value(self, symbol: Symbol) -> Value:
        """Decodes without recursion, each different symbol once."""
        known = self._values
        if symbol in known:
            return known[symbol]
        waiting = [symbol]
        while waiting:
            current = waiting[-1]
            if current.type is not SymbolType.Function:
                known[current] = _leaf(current)
                waiting.pop()
                continue
            arguments = current.arguments
            missing = [each for each in arguments if each not in known]
            if missing:
                waiting += missing
                continue
            name = current.name.removeprefix("c_")
            known[current] = Term(name, tuple(known[each] for each in arguments))
            waiting.pop()
        return known[symbol]


def _leaf(symbol: Symbol) -> Value:
    if symbol.type is SymbolType.Number:
        return symbol.number
    if symbol.type is SymbolType.String:
        return symbol.string
    raise EngineError(f"internal error: clingo derived the value {symbol}")
