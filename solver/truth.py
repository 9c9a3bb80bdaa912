"""The truth of values in conditions, and the conditions of which two are one choice.

Truth follows https://docs.python.org/3/library/stdtypes.html#truth-value-testing, as
`rules/core/truth.dl` does.
"""

from __future__ import annotations

from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value, show
from shapelog.solver.arithmetic import constant, is_integer, leaves, stands_for_many
from shapelog.solver.flow import steps, values_at
from shapelog.solver.index import Index
from shapelog.solver.nodes import Variable

_NESTING = 8
_ALWAYS_TRUE = ("Closure", "Class", "Method", "Module", "Library", "LibraryMethod", "ElementType")
#: The kinds of constants.
GROUND = ("Integer", "BigInteger", "Boolean", "String", "Float", "None")
_COMPARED = ("==", "!=", "<", "<=", ">", ">=")


def truth_of(value: Value) -> bool | None:
    """Return whether a value counts as true; None if that is not known."""
    number = constant(value)
    if number is not None:
        return number != 0
    if not isinstance(value, Term):
        return None
    if value.name == "None":
        return False
    if value.name == "String":
        return value.arguments[0] != ""
    if value.name == "Float":
        return None if value.arguments[0] == "?" else float(str(value.arguments[0])) != 0
    if value.name == "Tuple":
        return None if value.arguments[2] == -1 else value.arguments[2] != 0
    return True if value.name in _ALWAYS_TRUE else None


def is_integer_condition(value: Value) -> bool:
    """Whether a value's truth is a condition on integers, each of which stands for one number.

    An unknown of many rounds of a loop does not: two occurrences need not be of one round. An
    input of many rounds does, as it does in what is required of it.
    """
    if not isinstance(value, Term):
        return False
    if value.name == "Comparison":
        if value.arguments[0] not in _COMPARED or not all(map(is_integer, value.arguments[1:])):
            return False
    elif value.name not in ("Symbol", "Arithmetic") or not is_integer(value):
        return False
    return not any(leaf.name != "Symbol" and stands_for_many(leaf) for leaf in leaves(value))


def source_of(index: Index, node: Variable, value: Value) -> Variable:
    """Return the variable that `node` has the value from, over whatever only hands it on."""
    seen = {node}
    while True:
        ways = [step.node for step in steps(index, node) if value in values_at(index, step.node)]
        if len(ways) != 1 or not isinstance(ways[0], Variable) or ways[0] in seen:
            return node
        node = ways[0]
        seen.add(node)


@dataclass(frozen=True)
class Subject:
    """What a condition is about: equal subjects have equal values in one run.

    It is not `certain` if it depends on what no rule models.
    """

    key: str
    certain: bool


def subject_of(index: Index, node: Variable, nesting: int = _NESTING) -> Subject:
    """Return what a variable is about, through operators and attributes to where it came from."""
    values = values_at(index, node)
    if len(values) != 1:
        return Subject(_name(node), certain=bool(values))
    value = values[0]
    if isinstance(value, Term) and value.name in GROUND:
        return Subject(show(value), certain=True)
    source = source_of(index, node, value)
    certain = not (
        source.name in index.program.assumed
        or (
            isinstance(value, Term)
            and value.name == "Unknown"
            and value.arguments[0] in index.derived.unmodelled_sites
        )
    )
    return _structure(index, source, nesting, certain)


def _structure(index: Index, source: Variable, nesting: int, certain: bool) -> Subject:
    program = index.program
    parts: tuple[str, ...] = ()
    word = ""
    if source.name in program.operators:
        word, *operands = program.operators[source.name]
        parts = tuple(operands)
    elif source.name in program.negations:
        word, parts = "not", (program.negations[source.name],)
    elif source.name in program.attributes:
        owner, attribute = program.attributes[source.name]
        # one that is stored at several places may differ from one read to the next
        if len(program.attribute_stores.get(attribute, ())) <= 1:
            word, parts = f".{attribute}", (owner,)
    if not parts or nesting == 0:
        return Subject(_name(source), certain)
    inner = [subject_of(index, Variable(part, source.context), nesting - 1) for part in parts]
    key = f"{word}({', '.join(part.key for part in inner)})"
    return Subject(key, certain and all(part.certain for part in inner))


def _name(node: Variable) -> str:
    return f"{node.name} in {node.context}"


@dataclass(frozen=True)
class Equality:
    """A condition that says that something from outside equals a constant, or does not."""

    subject: Subject
    constant: Value
    same: bool


def equality_of(index: Index, source: Variable) -> Equality | None:
    """Return the comparison of an unknown with a constant that a condition is, if it is one."""
    operation = index.program.operators.get(source.name)
    if operation is None or operation[0] not in ("==", "!=", "is", "is not"):
        return None
    operator, *operands = operation
    sides = [Variable(operand, source.context) for operand in operands]
    for one, other in (sides, sides[::-1]):
        values = values_at(index, other)
        if len(values) == 1 and isinstance(values[0], Term) and values[0].name in GROUND:
            subject = subject_of(index, one)
            return Equality(subject, values[0], operator in ("==", "is"))
    return None
