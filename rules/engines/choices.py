"""What lets clingo do without the rules of operators that a program does not apply.

Most rules are about one operator each: ``Apply(call, "conv"), …``. Which operators can be
applied is said in tables, ``Apply(call, operator) :- Calls(call, path), Function(path, operator)``;
so a program that has no word ``conv2d`` will hardly have a call to which ``conv`` is applied.
That is a guess: the engine looks afterwards whether it was right (see ``pruning``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from clingo.symbol import SymbolType
from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import Atom, Expression, String, Variable, expressions, walk
from shapelog.rules.engines.compiled import Choices
from shapelog.rules.engines.static_rows import StaticAtoms

Table = tuple[str, int]
Row = tuple[str | None, ...]


def choice_relation(clauses: Iterable[Clause]) -> str:
    """The relation that most clauses ask for a constant, ``R(x, "constant")``, or ``""``."""
    found = Counter(each.relation for clause in clauses for each in constant_atoms(clause))
    return found.most_common(1)[0][0] if found else ""


def constant_atoms(clause: Clause) -> Iterator[Atom]:
    """The positive atoms ``R(x, "constant")``."""
    for literal in clause.body:
        if isinstance(literal, Atom) and len(literal.arguments) == 2:
            first, second = literal.arguments
            if isinstance(first, Variable) and isinstance(second, String):
                yield literal


def joined_name(partner: str, relation: str) -> str:
    """What ``shared_joins`` calls both joined; no declared relation has an apostrophe."""
    return f"{partner}'{relation}"


def choices_of(
    clauses: Sequence[Clause], relation: str, static: Collection[str], atoms: StaticAtoms
) -> Choices | None:
    """What makes constants possible in the relation, if only constants and tables say.

    The relations ``static`` depend on no fact; ``atoms`` has their rows.
    """
    tables: dict[Table, set[int]] = {}
    for clause in clauses:
        for head in clause.heads:
            if head.relation == relation and not _is_known(clause, head):
                source = _source(clause, head, static)
                if source is None:
                    return None
                tables.setdefault(source[0], set()).update(source[1])
    rows = _rows(atoms)
    common = Counter(
        _word(each) for name in rows for row in rows[name] for each in row if each is not None
    )
    words: dict[str, set[str]] = {}
    for (name, column), keys in tables.items():
        for row in rows.get(name, ()):
            constant = row[column]
            if constant is not None:
                texts = [text for key in sorted(keys) if (text := row[key]) is not None]
                words.setdefault(constant, set()).add(_telling_word(texts, common))
    return Choices(
        relation,
        MappingProxyType({constant: tuple(sorted(found)) for constant, found in words.items()}),
    )


def _is_known(clause: Clause, head: Atom) -> bool:
    """Whether the head has a constant, or one that the relation has already."""
    constant = head.arguments[1]
    if isinstance(constant, String):
        return True
    return isinstance(constant, Variable) and any(
        isinstance(other, Variable) and other.name == constant.name
        for literal in clause.body
        if isinstance(literal, Atom) and literal.relation == head.relation
        for other in literal.arguments[1:]
    )


def _tables_of(clause: Clause, term: Expression, static: Collection[str]) -> Iterator[Table]:
    """The columns of static relations where the body has the variable."""
    if isinstance(term, Variable):
        for literal in clause.body:
            if isinstance(literal, Atom) and literal.relation in static:
                for column, argument in enumerate(literal.arguments):
                    if isinstance(argument, Variable) and argument.name == term.name:
                        yield literal.relation, column


def _source(
    clause: Clause, head: Atom, static: Collection[str]
) -> tuple[Table, set[int]] | None:
    """The table a head's constant is from, and the columns that the rest of the body fixes."""
    for table in _tables_of(clause, head.arguments[1], static):
        for literal in clause.body:
            if isinstance(literal, Atom) and literal.relation == table[0]:
                beside = {
                    part.name
                    for other in clause.body
                    if other is not literal
                    for term in expressions(other)
                    for part in walk(term)
                    if isinstance(part, Variable)
                }
                return table, {
                    column
                    for column, argument in enumerate(literal.arguments)
                    if column != table[1]
                    and isinstance(argument, Variable)
                    and argument.name in beside
                }
    return None


def _rows(atoms: StaticAtoms) -> Mapping[str, Sequence[Row]]:
    """The rows of each relation; what is no string is None."""
    return {
        name: [
            tuple(
                each.string if each.type is SymbolType.String else None
                for each in symbol.arguments
            )
            for symbol in found
        ]
        for name, found in atoms.items()
    }


def _telling_word(texts: Sequence[str], common: Mapping[str, int]) -> str:
    """The word that a program with this row of a table must have, ``""`` if there is none.

    It has the name of a member, not who has it: the object may come from a function. It need not
    write ``__call__``, but where that is a member of ``library.Class`` it will import the library.
    """
    owner, *members = texts or ("",)
    if any(text.startswith("__") for text in members):
        return owner.partition(".")[0] if "." in owner else ""
    return min(map(_word, members or [owner]), key=lambda each: (common[each], each))


def _word(text: str) -> str:
    """What a program writes for it: the last part of a path."""
    return text.rpartition(".")[2]
