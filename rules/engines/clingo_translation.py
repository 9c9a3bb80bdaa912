"""Translates a checked program to clingo's language, one rule per line.

Predicates become ``r_Name``, constructors ``c_Name``, variables ``V_name``; records are tuples.
clingo's integers wrap at 32 bits without a word, as Soufflé's do: rules must check before
they multiply. A division without a result (see ``division``) gives no row; clingo would stop
the process for one of them, so only divisors that are known are left to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shapelog.rules.dialect.clauses import (
    Clause,
    aggregate_expressions,
)
from shapelog.rules.dialect.division import always_divides
from shapelog.rules.dialect.program import Program
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Cast,
    Comparison,
    Construct,
    Expression,
    Functor,
    Literal,
    Negation,
    Nil,
    Number,
    Operation,
    Record,
    String,
    StringTest,
    Truth,
    Variable,
    Wildcard,
)
from shapelog.rules.engines.clingo_names import atom as spelled
from shapelog.rules.engines.clingo_names import constructor, quoted, record
from shapelog.rules.engines.columns import Columns
from shapelog.rules.engines.compiled import Translation
from shapelog.rules.engines.inlining import with_patterns_inlined
from shapelog.rules.engines.keys import keys_of
from shapelog.rules.engines.late_rows import is_late, late_of, late_relations, wait, with_late_rows
from shapelog.rules.engines.lines import Asked, LineClause, Lines, Lookup
from shapelog.rules.engines.shared_joins import choice_relation, with_shared_joins
from shapelog.rules.engines.static_rows import calls_function, static_atoms
from shapelog.rules.engines.weak_joins import with_weak_joins_apart


def translate_to_clingo(
    program: Program, light: frozenset[str], static: frozenset[str]
) -> tuple[Translation, Lines]:
    """The whole program, and what each line needs and gives; facts are added when it runs.

    ``join_order`` says what is light; what is static depends on no fact.
    """
    lines = ["#show."]
    origins = [""]
    found = [LineClause()]
    every = [with_patterns_inlined(clause) for clause in program.clauses]
    choice = choice_relation(every)
    joined = list(with_shared_joins(every, choice, light))
    joined = list(with_late_rows(joined, late_relations(joined, static | light)))
    weak = _weak_columns(program, light | static, joined)
    written = [
        (clause, head, line)
        for clause in joined
        for head, line in clause_lines(with_weak_joins_apart(clause, weak), light)
    ]
    atoms_of = static_atoms("\n".join(line for _, head, line in written if head.relation in static))
    calling = {head.relation for _, head, line in written if calls_function(line)} & set(atoms_of)
    keys = keys_of(joined, static, atoms_of, program.outputs, calling)
    columns = Columns(joined, static, atoms_of, keys)
    lookups: list[Lookup] = []
    inside: list[Asked] = []
    for name in sorted(keys.written):
        for symbol in atoms_of[name]:
            lines.append(f"{symbol}.")
            origins.append(str(program.relations[name].position))
            found.append(columns.row(name, symbol))
    for clause, head, line in written:
        if head.relation in keys.written:
            continue
        lines.append(line)
        origins.append(str(clause.position))
        inside += columns.inside(len(found), clause)
        found.append(columns.line(clause, head))
        lookup = columns.lookup(clause, head)
        if lookup.gives or lookup.flows:
            lookups += columns.lookups(len(found), clause, head)
            inside += columns.inside(len(found), clause)
            lines.append("")
            origins.append("")
            found.append(lookup)
    translation = Translation.of("\n".join(lines) + "\n", origins)
    return translation, Lines.of(found, columns.tables(), lookups, inside, columns.derived(joined))


def _weak_columns(
    program: Program, known: frozenset[str], joined: Iterable[Clause]
) -> dict[str, frozenset[int]]:
    """The columns with numbers and words, by the relations that are not known beforehand.

    Late copies have the columns of their relations; of joined relations no column counts, since
    they have no declaration.
    """
    declared = {
        name: frozenset(
            column
            for column, (_, kind) in enumerate(relation.attributes)
            if kind in ("number", "symbol")
        )
        for name, relation in program.relations.items()
        if name not in known
    }
    others = {head.relation for clause in joined for head in clause.heads if "'" in head.relation}
    return declared | {name: declared.get(late_of(name), frozenset()) for name in others}


def clause_lines(clause: Clause, light: frozenset[str]) -> Iterator[tuple[Atom, str]]:
    """One clingo rule for each head."""
    for head in clause.heads:
        writer = _Writer(clause.outer_names, light)
        head_text = writer.atom(head)
        body = [writer.literal(literal) for literal in clause.body]
        body += writer.hoisted
        if is_late(head.relation):
            body.append(wait(record([writer.term(each) for each in head.arguments])))
        yield head, f"{head_text} :- {', '.join(body)}." if body else f"{head_text}."


class _Writer:
    """Writes the parts of one rule; aggregates are taken out of terms into ``hoisted``."""

    def __init__(self, shared: frozenset[str], light: frozenset[str]) -> None:
        self.hoisted: list[str] = []
        self._shared = shared
        self._light = light
        self._fresh = 0

    def atom(self, atom: Atom) -> str:
        arguments = [self.term(each) for each in atom.arguments]
        return spelled(atom.relation, arguments, atom.relation in self._light)

    def literal(self, literal: Literal) -> str:
        if isinstance(literal, Atom):
            # clingo would copy the relation without the columns that are ``_``
            return self._named(literal)[0]
        if isinstance(literal, Negation):
            if isinstance(literal.literal, Atom):
                return f"not {self.atom(literal.literal)}"
            return self._test(literal.literal, 0)
        if isinstance(literal, Comparison):
            return f"{self.term(literal.left)}{literal.operator}{self.term(literal.right)}"
        if isinstance(literal, StringTest):
            return self._test(literal, 1)
        if isinstance(literal, Truth):
            return "#true" if literal.value else "#false"
        raise TypeError(f"a disjunction is left in the clause at {literal.position}")

    def _test(self, test: StringTest, expected: int) -> str:
        return f"{expected}=@{test.name}({self._list(test.arguments)})"

    def _list(self, terms: Iterable[Expression]) -> str:
        return ",".join(self.term(term) for term in terms)

    def term(self, term: Expression) -> str:
        if isinstance(term, Variable):
            return variable(term.name)
        if isinstance(term, Wildcard):
            return "_"
        if isinstance(term, Number):
            return str(term.value) if term.value >= 0 else f"({term.value})"
        if isinstance(term, String):
            return quoted(term.value)
        if isinstance(term, Nil):
            return "nil"
        if isinstance(term, Record):
            return record([self.term(each) for each in term.arguments])
        if isinstance(term, Construct):
            name = constructor(term.name)
            return f"{name}({self._list(term.arguments)})" if term.arguments else name
        if isinstance(term, Operation):
            return self._operation(term)
        if isinstance(term, Functor):
            return f"@{term.name}({self._list(term.arguments)})"
        if isinstance(term, Cast):
            return self.term(term.value)
        return self._aggregate(term)

    def _operation(self, term: Operation) -> str:
        if not always_divides(term):
            name = "divide" if term.operator == "/" else "modulo"
            return f"@{name}({self._list(term.operands)})"
        operator = "\\" if term.operator == "%" else term.operator
        if len(term.operands) == 1:
            return f"({operator}{self.term(term.operands[0])})"
        left, right = term.operands
        return f"({self.term(left)}{operator}{self.term(right)})"

    def _next(self, prefix: str) -> str:
        self._fresh += 1
        return f"{prefix}_{self._fresh}"

    def _aggregate(self, term: Aggregate) -> str:
        """Aggregates work on sets of tuples: with all local variables in them, rows count."""
        result = self._next("F")
        body = [self._inner(literal) for literal in term.body]
        names = {
            each.name for each in aggregate_expressions(term) if isinstance(each, Variable)
        } - self._shared
        weight = [] if term.target is None else [self.term(term.target)]
        local = [variable(name) for name in sorted(names)]
        for _, unnamed in body:
            local += unnamed
        if term.kind in ("min", "max"):
            local = []
        elements = ",".join(weight + local) or "0"
        literals = ",".join(literal for literal, _ in body)
        self.hoisted.append(f"{result}=#{term.kind}{{{elements}:{literals}}}")
        if term.kind in ("min", "max"):
            self.hoisted.append(f"{result}!={'#sup' if term.kind == 'min' else '#inf'}")
        return result

    def _inner(self, literal: Literal) -> tuple[str, list[str]]:
        """A literal of an aggregate's body; each ``_`` of an atom gets a name, to be counted."""
        if isinstance(literal, Atom):
            return self._named(literal)
        return self.literal(literal), []

    def _named(self, atom: Atom) -> tuple[str, list[str]]:
        """An atom whose arguments ``_`` have got names, and these names."""
        unnamed: list[str] = []
        arguments: list[str] = []
        for argument in atom.arguments:
            if isinstance(argument, Wildcard):
                unnamed.append(self._next("W"))
                arguments.append(unnamed[-1])
            else:
                arguments.append(self.term(argument))
        return spelled(atom.relation, arguments, atom.relation in self._light), unnamed


def variable(name: str) -> str:
    """The clingo variable for one of the dialect's; ``?x`` and ``x`` stay different."""
    return f"V_{name[1:]}'" if name.startswith("?") else f"V_{name}"
