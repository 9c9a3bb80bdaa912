"""What the program says: the facts, looked up by what the walks and explanations ask for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from shapelog.solver.findings import Span

Row = tuple[int | str, ...]


class FactRows(Protocol):
    """What the solver needs of the facts."""

    def rows(self, relation: str) -> Sequence[Row]:
        """Return the rows of a relation, none if there are none."""
        ...


class Program:
    """The facts of one unit; every table is built when it is first asked for."""

    def __init__(self, facts: FactRows) -> None:
        self.facts = facts

    # ---- places

    @cached_property
    def spans(self) -> dict[str, Span]:
        """Where each variable is computed."""
        return {str(row[0]): _span(row[1:]) for row in self.facts.rows("Span")}

    @cached_property
    def source_names(self) -> dict[str, str]:
        """What the source calls each variable, if it names it."""
        return {str(row[0]): str(row[1]) for row in self.facts.rows("SourceName")}

    @cached_property
    def handled_blocks(self) -> frozenset[str]:
        """The blocks in a `try` that has handlers."""
        return frozenset(str(row[0]) for row in self.facts.rows("HandledBlock"))

    @cached_property
    def caught_blocks(self) -> dict[str, tuple[int, bool]]:
        """The blocks whose errors of shapes a handler gets: its line, whether it names them."""
        rows = self.facts.rows("CaughtBlock")
        return {str(block): (int(line), bool(narrow)) for block, line, narrow in rows}

    @cached_property
    def asking_blocks(self) -> frozenset[str]:
        """The blocks in a `try` whose handler gets errors of indices alone, and goes on."""
        return frozenset(str(row[0]) for row in self.facts.rows("CaughtBlock") if row[2] == 2)

    @cached_property
    def awaiting_blocks(self) -> frozenset[str]:
        """The blocks in a `with` that waits for an exception."""
        return frozenset(str(row[0]) for row in self.facts.rows("AwaitingBlock"))

    @cached_property
    def generator_calls(self) -> dict[str, frozenset[str]]:
        """The calls that may make what each loop goes over: its generator, or its ``__iter__``."""
        arguments = defaultdict(list)
        for site, position, argument in self.facts.rows("PositionalArgument"):
            if position == 0:
                arguments[str(site)].append(str(argument))
        found = {}
        for loop, _, iterable, memory, *_ in self.facts.rows("ForLoop"):
            around = {str(iterable), *arguments[str(iterable)]}  # enumerate(batches(…))
            found[str(loop)] = frozenset({*around, f"{memory}%__iter__"})
        return found

    @cached_property
    def name_spans(self) -> list[tuple[str, Span]]:
        """The variables that names read or bind, each with the name's place."""
        return [(str(row[0]), _span(row[1:])) for row in self.facts.rows("NameSpan")]

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

    # ---- facts

    @cached_property
    def block_of(self) -> dict[str, str]:
        """The block in which each variable is defined, and each item stored."""
        return {
            str(row[0]): str(row[1])
            for relation in ("Definition", "StoreItem")
            for row in self.facts.rows(relation)
        }

    @cached_property
    def guards(self) -> dict[str, tuple[str, str, int]]:
        """The innermost branch on which a block depends: its block, condition and truth."""
        return {
            str(row[0]): (str(row[1]), str(row[2]), int(row[3])) for row in self.facts.rows("Guard")
        }

    @cached_property
    def loops(self) -> dict[str, str]:
        """The block from which each loop is reached."""
        rows = [*self.facts.rows("ForLoop"), *self.facts.rows("WhileLoop")]
        return {str(row[0]): str(row[1]) for row in rows}

    @cached_property
    def iterables(self) -> dict[str, str]:
        """The variable that each `for` loop goes over."""
        return {str(row[0]): str(row[2]) for row in self.facts.rows("ForLoop")}

    @cached_property
    def latches(self) -> dict[str, list[str]]:
        """The blocks at which a round of each loop ends and the next one begins."""
        return self._grouped("LoopLatch", 0, 1)

    @cached_property
    def parameters(self) -> dict[str, tuple[str, int, str, str]]:
        """The function, position, name and kind of each parameter's variable."""
        return {
            str(row[3]): (str(row[0]), int(row[1]), str(row[2]), str(row[4]))
            for row in self.facts.rows("Parameter")
        }

    @cached_property
    def variadic(self) -> frozenset[str]:
        """The variables of parameters that take any number of arguments."""
        return frozenset(str(row[2]) for row in self.facts.rows("VariadicParameter"))

    @cached_property
    def keywords_parameters(self) -> frozenset[str]:
        """The variables of parameters that take any keywords."""
        return frozenset(str(row[1]) for row in self.facts.rows("KeywordsParameter"))

    @cached_property
    def expanded_keywords(self) -> dict[str, list[str]]:
        """The variables that each call expands into keywords."""
        return self._grouped("KeywordsArgument", 0, 2)

    @cached_property
    def defaults(self) -> dict[tuple[str, str], str]:
        """The variable of each parameter's default, by function and name."""
        return {
            (str(row[0]), str(row[1])): str(row[2]) for row in self.facts.rows("ParameterDefault")
        }

    @cached_property
    def qualified_names(self) -> dict[str, str]:
        """What people call each function: its name behind those of the classes around it."""
        return {str(row[0]): _qualified(str(row[0])) for row in self.facts.rows("FunctionEntry")}

    @cached_property
    def positional(self) -> dict[tuple[str, int], str]:
        """The variable of each positional argument of a call, ahead of any star."""
        return {
            (str(row[0]), int(row[1])): str(row[2]) for row in self.facts.rows("PositionalArgument")
        }

    @cached_property
    def keywords(self) -> dict[tuple[str, str], str]:
        """The variable of each keyword argument of a call."""
        return {
            (str(row[0]), str(row[1])): str(row[2]) for row in self.facts.rows("KeywordArgument")
        }

    @cached_property
    def argument_roles(self) -> dict[str, list[tuple[str, str]]]:
        """The role and the variable of each argument of a call, as written."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for relation in ("PositionalArgument", "KeywordArgument"):
            for row in self.facts.rows(relation):
                found[str(row[0])].append((str(row[1]), str(row[2])))
        return found

    @cached_property
    def operands(self) -> dict[str, tuple[str, ...]]:
        """The operands of each instruction that computes a value.

        Of a call these are its arguments, and the parts of those that are displays; what is read
        or stored at ``[i, j]`` depends on both as well.
        """
        found: dict[str, tuple[str, ...]] = {}
        for relation, places in (
            ("BinaryOperation", (3, 4)),
            ("InPlaceOperation", (3, 4)),
            ("AttributeUpdate", (2, 4)),
            ("UnaryOperation", (3,)),
            ("LoadItem", (2, 3)),
            ("StoreItem", (2, 3, 4)),
            ("LoadAttribute", (2,)),
        ):
            for row in self.facts.rows(relation):
                names = [str(row[place]) for place in places]
                if relation in ("LoadItem", "StoreItem"):
                    names += self.parts_of.get(names[1], ())
                found[str(row[0])] = tuple(names)
        for row in self.facts.rows("Call"):
            site = str(row[0])
            names = [name for _, name in self.argument_roles.get(site, ())]
            parts = [part for name in names for part in self.parts_of.get(name, ())]
            found[site] = (*names, *parts)
        return found

    @cached_property
    def written_integers(self) -> frozenset[str]:
        """The variables that are integers written in the source."""
        return frozenset(str(row[0]) for row in self.facts.rows("ConstantInteger"))

    @cached_property
    def operators(self) -> dict[str, tuple[str, str, str]]:
        """The operator and the operands of each binary operation."""
        return {
            str(row[0]): (str(row[2]), str(row[3]), str(row[4]))
            for row in self.facts.rows("BinaryOperation")
        }

    @cached_property
    def negations(self) -> dict[str, str]:
        """The operand of each `not`."""
        return {
            str(row[0]): str(row[3]) for row in self.facts.rows("UnaryOperation") if row[2] == "not"
        }

    @cached_property
    def attributes(self) -> dict[str, tuple[str, str]]:
        """The object and the name of each attribute that is read."""
        return {str(row[0]): (str(row[2]), str(row[3])) for row in self.facts.rows("LoadAttribute")}

    @cached_property
    def attribute_stores(self) -> dict[str, list[tuple[str, str, str]]]:
        """Block, object and value of each store to an attribute, by its name."""
        found: dict[str, list[tuple[str, str, str]]] = defaultdict(list)
        for row in self.facts.rows("StoreAttribute"):
            found[str(row[3])].append((str(row[1]), str(row[2]), str(row[4])))
        return found

    @cached_property
    def global_reads(self) -> dict[str, tuple[str, str]]:
        """The module and the name of each global that is read and bound once only."""
        once = {(str(row[0]), str(row[1])) for row in self.facts.rows("GlobalBoundOnce")}
        reads = {str(row[0]): (str(row[2]), str(row[3])) for row in self.facts.rows("LoadGlobal")}
        return {variable: name for variable, name in reads.items() if name in once}

    @cached_property
    def global_values(self) -> dict[tuple[str, str], tuple[str, str]]:
        """The block and the variable with which each global is bound (once)."""
        return {
            (str(row[2]), str(row[3])): (str(row[1]), str(row[4]))
            for row in self.facts.rows("StoreGlobal")
        }

    @cached_property
    def cell_reads(self) -> dict[str, tuple[str, str]]:
        """The owner and the name of each variable of an outer function that is bound once."""
        once = {(str(row[0]), str(row[1])) for row in self.facts.rows("CellBoundOnce")}
        reads = {str(row[0]): (str(row[2]), str(row[3])) for row in self.facts.rows("LoadCell")}
        return {variable: name for variable, name in reads.items() if name in once}

    @cached_property
    def cell_values(self) -> dict[tuple[str, str], tuple[str, str]]:
        """The block and the variable with which each such variable is bound (once)."""
        return {
            (str(row[2]), str(row[3])): (str(row[1]), str(row[4]))
            for row in self.facts.rows("StoreCell")
        }

    @cached_property
    def callees(self) -> dict[str, str]:
        """The variable that each call site calls."""
        return {str(row[0]): str(row[2]) for row in self.facts.rows("Call")}

    @cached_property
    def items(self) -> dict[str, tuple[str, str]]:
        """The container and the index of each item that is read."""
        return {str(row[0]): (str(row[2]), str(row[3])) for row in self.facts.rows("LoadItem")}

    @cached_property
    def collected(self) -> dict[str, tuple[str, ...]]:
        """What the list of a comprehension, and each step on the way to it, is made of."""
        steps = self.facts.rows("AddToCollection")
        made = {str(row[0]): (str(row[2]), str(row[3])) for row in steps}
        whole = {str(row[0]): (str(row[3]),) for row in self.facts.rows("FinishCollection")}
        return {**made, **whole}

    @cached_property
    def unpacked(self) -> dict[str, tuple[str, int]]:
        """The sequence and the position of each name that it is unpacked into."""
        return {str(row[0]): (str(row[2]), int(row[3])) for row in self.facts.rows("Unpack")}

    @cached_property
    def sequence_parts(self) -> dict[tuple[str, int], tuple[str, int]]:
        """The variable of each part of a display, and whether it is starred."""
        return {
            (str(row[0]), int(row[1])): (str(row[2]), int(row[3]))
            for row in self.facts.rows("SequencePart")
        }

    @cached_property
    def dictionary_parts(self) -> dict[str, list[tuple[str, str]]]:
        """The variables of key and value of each part of a display of a dictionary, in order."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for site, _, key, part in sorted(self.facts.rows("DictionaryPart")):
            found[str(site)].append((str(key), str(part)))
        return found

    @cached_property
    def parts_of(self) -> dict[str, list[str]]:
        """The variables of the parts of each display of a sequence."""
        found: dict[str, list[str]] = defaultdict(list)
        for (site, _), (part, _) in self.sequence_parts.items():
            found[site].append(part)
        return found

    @cached_property
    def starred_sequences(self) -> frozenset[str]:
        """The displays with a starred part: positions behind it are not known."""
        return frozenset(site for (site, _), (_, star) in self.sequence_parts.items() if star)

    @cached_property
    def phis(self) -> dict[str, list[tuple[str, str]]]:
        """The predecessor and the variable of each arm of a phi."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for row in self.facts.rows("Phi"):
            found[str(row[0])].append((str(row[2]), str(row[3])))
        return found

    @cached_property
    def narrowed(self) -> dict[str, str]:
        """What each variable is of which a condition tells something."""
        relations = ("NotNone", "RankTest", "SizeTest", "InstanceTest")
        rows = (row for relation in relations for row in self.facts.rows(relation))
        return {str(row[0]): str(row[2]) for row in rows}

    @cached_property
    def invariants(self) -> dict[str, str]:
        """The outer variable of each one that no round of a loop changes."""
        return {str(row[1]): str(row[2]) for row in self.facts.rows("LoopInvariant")}

    @cached_property
    def loop_entries(self) -> dict[str, str]:
        """The outer variable with which each loop variable starts the first round."""
        return {str(row[1]): str(row[2]) for row in self.facts.rows("LoopEntryPhi")}

    @cached_property
    def loop_backs(self) -> dict[str, list[tuple[str, str]]]:
        """The latch and the variable with which each loop variable starts the next round."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for row in self.facts.rows("LoopBackPhi"):
            found[str(row[2])].append((str(row[1]), str(row[3])))
        return found

    @cached_property
    def loop_exits(self) -> dict[str, list[tuple[str, str, str]]]:
        """The loop, the block and the variable of each way on which a loop leaves a value."""
        found: dict[str, list[tuple[str, str, str]]] = defaultdict(list)
        for row in self.facts.rows("LoopExitPhi"):
            found[str(row[1])].append((str(row[0]), str(row[2]), str(row[3])))
        return found

    @cached_property
    def returns(self) -> dict[str, list[tuple[str, str]]]:
        """The block and the variable of each `return` of a function."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for row in self.facts.rows("Return"):
            found[str(row[0])].append((str(row[1]), str(row[2])))
        return found

    @cached_property
    def assumed(self) -> frozenset[str]:
        """The variables that no rule gave a value, taken as unknown."""
        return frozenset(str(row[0]) for row in self.facts.rows("Assumed"))

    def _grouped(self, relation: str, key: int, column: int) -> dict[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for row in self.facts.rows(relation):
            found[str(row[key])].append(str(row[column]))
        return found


def _span(row: Sequence[int | str]) -> Span:
    file, line, column, end_line, end_column = row
    return Span(str(file), int(line), int(column), int(end_line), int(end_column))


def _qualified(function: str) -> str:
    """Return the readable part of a function's name: ``12%Net.forward`` is ``Net.forward``."""
    words = function.split(":", 1)[-1].split(".")
    return ".".join(word.split("%")[-1] for word in words)
