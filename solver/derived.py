"""What was derived, looked up by what the walks and explanations ask for.

Decoding rows is dear: a relation is read when it is first needed, the large ones (`PointsTo`)
only when there is something to explain.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property

from shapelog.rules.engines.derivation import Derivation
from shapelog.rules.engines.terms import Term, Value, in_order, order_key
from shapelog.solver.nodes import Variable


def _has_open_length(content: Value) -> bool:
    return isinstance(content, Term) and content.name == "Tuple" and content.arguments[2] == -1


class Derived:
    """The derived relations of one unit."""

    def __init__(self, derivation: Derivation) -> None:
        self.derivation = derivation

    @cached_property
    def values(self) -> dict[tuple[str, Value], list[Value]]:
        """What each variable can be in each context."""
        found: dict[tuple[str, Value], list[Value]] = defaultdict(list)
        for variable, context, value in self.derivation.rows("PointsTo"):
            found[str(variable), context].append(value)
        return found

    @cached_property
    def of_any_length(self) -> frozenset[Value]:
        """Sequences that somewhere contain what they were made with, or any number of items."""
        contents: dict[tuple[Value, Value, Value], set[Value]] = defaultdict(set)
        for sequence, memory, context, content in self.derivation.rows("SequenceAt"):
            contents[sequence, memory, context].add(content)
        return frozenset(
            place[0]
            for place, found in contents.items()
            if len(found) > 1 and any(map(_has_open_length, found))
        )

    @cached_property
    def contexts_of(self) -> dict[str, list[Value]]:
        """The contexts in which each variable has a value, in a stable order."""
        found: dict[str, list[Value]] = defaultdict(list)
        for variable, context in self.values:
            found[variable].append(context)
        return {variable: sorted(places, key=order_key) for variable, places in found.items()}

    @cached_property
    def results(self) -> dict[Value, list[Value]]:
        """What each invocation can give."""
        found: dict[Value, list[Value]] = defaultdict(list)
        for call, value in self.derivation.rows("Result"):
            found[call].append(value)
        return found

    @cached_property
    def invocations(self) -> dict[tuple[str, Value], list[Term]]:
        """The invocations of each instruction in each context, in a stable order."""
        found: dict[tuple[str, Value], list[Term]] = defaultdict(list)
        for (call,) in in_order((row[0],) for row in self.derivation.rows("Invoke")):
            if isinstance(call, Term) and call.name == "CallContext":
                found[str(call.arguments[0]), call.arguments[2]].append(call)
        return found

    @cached_property
    def told_apart_by(self) -> dict[str, str]:
        """The argument by whose values the invocations of an instruction are told apart."""
        return {str(site): str(name) for site, _, name in self.derivation.rows("ToldApartBy")}

    @cached_property
    def forwarded(self) -> dict[tuple[Value, Value], int]:
        """By how much the arguments of an invocation move on the way to what it forwards to."""
        return {
            (call, callee): int(str(shift))
            for call, callee, shift, _ in self.derivation.rows("Forwards")
        }

    @cached_property
    def children(self) -> dict[Value, dict[int, list[Term]]]:
        """What each invocation applies in its turn, by position."""
        found: dict[Value, dict[int, list[Term]]] = defaultdict(lambda: defaultdict(list))
        for (call,) in in_order((row[0],) for row in self.derivation.rows("Invoke")):
            if isinstance(call, Term) and call.name == "Child":
                position = call.arguments[0]
                assert isinstance(position, int)
                found[call.arguments[2]][position].append(call)
        return found

    @cached_property
    def entered(self) -> dict[Value, str]:
        """The function that each frame runs."""
        return {frame: str(function) for _, _, function, frame in self.derivation.rows("CallEdge")}

    @cached_property
    def applied(self) -> dict[Value, str]:
        """The operator that each invocation applies."""
        rows = in_order(self.derivation.rows("Apply"))
        return {call: str(operator) for call, operator in rows}

    @cached_property
    def applied_at(self) -> dict[tuple[str, Value], list[Term]]:
        """What is applied by each instruction in each context: of operators and subscripts too."""
        found: dict[tuple[str, Value], list[Term]] = defaultdict(list)
        for call in self.applied:
            if isinstance(call, Term) and call.name == "CallContext":
                found[str(call.arguments[0]), call.arguments[2]].append(call)
        return found

    @cached_property
    def asked_outside(self) -> frozenset[Variable]:
        """The variables of which the program's user says which of their values they have."""
        rows = self.derivation.rows("AskedOutside")
        return frozenset(Variable(str(name), context) for name, context in rows)

    @cached_property
    def commands(self) -> frozenset[str]:
        """The functions that the command line runs by themselves."""
        return frozenset(str(row[0]) for row in self.derivation.rows("CommandFunction"))

    @cached_property
    def unmodelled_sites(self) -> frozenset[str]:
        """The calls that no rule models."""
        return frozenset(str(row[0]) for row in self.derivation.rows("Unmodelled"))

    @cached_property
    def meanings(self) -> dict[Value, str]:
        """What people call each symbol; an option by its long flag."""
        found = {row[0]: str(row[1]) for row in self.derivation.rows("SymbolMeaning")}
        for symbol, text in found.items():
            if text.startswith("-") and isinstance(symbol, Term):
                name, call = symbol.arguments
                flags = (flag for adds, flag in self.options.get(str(name), ()) if adds == call)
                found[symbol] = next(flags, text)
        return found

    @cached_property
    def ranges(self) -> dict[Value, list[tuple[Value, Value]]]:
        """The bounds of each symbol."""
        found: dict[Value, list[tuple[Value, Value]]] = defaultdict(list)
        for symbol, low, high in self.derivation.rows("SymbolRange"):
            found[symbol].append((low, high))
        return found

    @cached_property
    def deferred(self) -> frozenset[Value]:
        """The sizes that only a run says: open dimensions of placeholders, sizes of files."""
        read = (size for row in self.derivation.rows("GeneralMatrix") for size in row[1:])
        return self._open.union(read)

    @cached_property
    def _open(self) -> frozenset[Value]:
        return frozenset(row[0] for row in self.derivation.rows("SymbolDeferred"))

    @cached_property
    def large(self) -> frozenset[Value]:
        """The sizes that are taken to be as large as needed."""
        return frozenset(row[0] for row in self.derivation.rows("TakenLarge"))

    @cached_property
    def usual(self) -> frozenset[Value]:
        """The sizes that are usually as large as their bounds say, and need not be."""
        return frozenset(row[0] for row in self.derivation.rows("UsuallyLarge"))

    @cached_property
    def taken_wholly(self) -> frozenset[Value]:
        """The loops' indexes that take each value between their bounds in all runs."""
        return frozenset(row[0] for row in self.derivation.rows("TakesEach"))

    @cached_property
    def computed(self) -> frozenset[Value]:
        """The integers that the program computes and nobody knows."""
        return frozenset(row[0] for row in self.derivation.rows("ComputedNumber"))

    @cached_property
    def fed(self) -> frozenset[Value]:
        """Those of them that some run of the program says, as far as one can see."""
        return frozenset(row[0] for row in self.derivation.rows("SymbolFed"))

    @cached_property
    def asked(self) -> frozenset[Value]:
        """The sizes that the program leaves to its user: open ones not fed, configured ones."""
        configured = (row[0] for row in self.derivation.rows("ConfigurationItem"))
        return (self._open - self.fed).union(configured)

    @cached_property
    def silent_rules(self) -> frozenset[str]:
        """The rules whose breach raises no exception."""
        return frozenset(str(row[0]) for row in self.derivation.rows("RaisesNothing"))

    @cached_property
    def _given_by(self) -> dict[Value, list[tuple[str, str, str, str, Value]]]:
        found: dict[Value, list[tuple[str, str, str, str, Value]]] = defaultdict(list)
        for call, *row, context in in_order(self.derivation.rows("ArgumentOf")):
            parameter, site, role, variable = map(str, row)
            found[call].append((parameter, site, role, variable, context))
        return found

    def givers(self, call: Value) -> list[tuple[str, str, str, Variable]]:
        """Return for each parameter of a call what gave it: site, role and variable."""
        return [
            (parameter, site, role, Variable(variable, context))
            for parameter, site, role, variable, context in self._given_by.get(call, ())
        ]

    @cached_property
    def given(self) -> dict[Value, set[Value]]:
        """The values that each call is given, by defaults too."""
        found: dict[Value, set[Value]] = defaultdict(set)
        for call, _, value in self.derivation.rows("Given"):
            found[call].add(value)
        return found

    @cached_property
    def options(self) -> dict[str, list[tuple[Value, str]]]:
        """The calls that add the option of each name, and the flag it is given by."""
        flags: dict[Value, list[str]] = defaultdict(list)
        for call, _, flag in in_order(self.derivation.rows("Flag")):
            flags[call].append(str(flag))
        found: dict[str, list[tuple[Value, str]]] = defaultdict(list)
        for call, _, name in in_order(self.derivation.rows("Option")):
            long = [flag for flag in flags[call] if flag.startswith("--")]
            found[str(name)].append((call, (long or flags[call] or [str(name)])[0]))
        return found

    @cached_property
    def option_values(self) -> dict[Value, list[Value]]:
        """What each option can be, by the call that adds it."""
        found: dict[Value, list[Value]] = defaultdict(list)
        for call, value in self.derivation.rows("OptionValue"):
            found[call].append(value)
        return found

    @cached_property
    def defaults(self) -> frozenset[tuple[str, Value]]:
        """The variables, by their contexts, that are defaults of options which are not given."""
        rows = self.derivation.rows("ReadsDefault")
        return frozenset((str(name), context) for name, context in rows)

    @cached_property
    def joined(self) -> dict[Value, dict[Value, dict[int, list[Value]]]]:
        """What each call joins: the values of each part of each sequence, by position."""
        found: dict[Value, dict[Value, dict[int, list[Value]]]] = {}
        for call, sequence, position, value in in_order(self.derivation.rows("JoinItem")):
            assert isinstance(position, int)
            parts = found.setdefault(call, {}).setdefault(sequence, {})
            parts.setdefault(position, []).append(value)
        return found

    @cached_property
    def required_for(self) -> dict[Value, dict[tuple[Value, ...], list[Value]]]:
        """The equations of each call, by what is held against what."""
        found: dict[Value, dict[tuple[Value, ...], list[Value]]] = {}
        for call, *required, value in in_order(self.derivation.rows("RequiredFor")):
            found.setdefault(call, {}).setdefault(tuple(required), []).append(value)
        return found

    @cached_property
    def layers(self) -> dict[Value, Value]:
        """The layer that each application is of."""
        return {row[0]: row[1] for row in self.derivation.rows("LayerOf")}

    @cached_property
    def converted(self) -> dict[Value, bool]:
        """What may be converted to another type, with its weights; whether it is one layer."""
        rows = in_order(self.derivation.rows("ConvertsModule"))
        return {owner: alone == 1 for owner, alone in rows}

    def has_own_type(self, call: Value) -> bool:
        """Whether nothing may have converted the weights of the layer that a call applies."""
        return all(self.converted.values()) and self.layers.get(call) not in self.converted

    @cached_property
    def spread(self) -> frozenset[Value]:
        """The calls that may expand several dictionaries into keywords: nobody knows which."""
        found: dict[Value, set[Value]] = defaultdict(set)
        for call, content in self.derivation.rows("KeywordsContent"):
            found[call].add(content)
        return frozenset(call for call, contents in found.items() if len(contents) > 1)

    @cached_property
    def after_item_tests(self) -> frozenset[Value]:
        """The call sites right behind a branch that asks what an item of their sequence is."""
        return frozenset(site for (site,) in self.derivation.rows("AfterItemTest"))

    @cached_property
    def hooked(self) -> dict[Value, dict[int, list[Value]]]:
        """What hooks give in the place of the arguments of each call of a module, by position."""
        found: dict[Value, dict[int, list[Value]]] = {}
        for call, position, value in in_order(self.derivation.rows("GivenByHook")):
            assert isinstance(position, int)
            found.setdefault(call, {}).setdefault(position, []).append(value)
        return found

    @cached_property
    def batches(self) -> dict[Value, tuple[Value, Value, Value]]:
        """Loader, batch size and dataset length of each round over batches."""
        return {row[0]: (row[1], row[2], row[3]) for row in self.derivation.rows("BatchOf")}
