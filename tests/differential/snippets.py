"""Small pieces of Python whose values are decidable, with holes for what exists already.

A snippet is a function of a `Scope`: it writes lines, and says which new names hold an integer,
a string, a list of integers or a dictionary from strings to integers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy], object]


@dataclass
class Scope:
    """The program so far: its lines, and its names by type."""

    draw: Draw
    lines: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    lists: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    count: int = 0

    def fresh(self) -> str:
        """Return a name that the program does not have yet."""
        self.count += 1
        return f"v{self.count}"

    def number(self) -> str:
        """Return an expression of a small integer."""
        if self.numbers and self.draw(st.booleans()):
            return str(self.draw(st.sampled_from(self.numbers)))
        return str(self.draw(st.integers(-3, 9)))

    def text(self) -> str:
        """Return an expression of a string."""
        if self.texts and self.draw(st.booleans()):
            return str(self.draw(st.sampled_from(self.texts)))
        return repr(self.draw(st.sampled_from(["a", "b", "key", "x y", ""])))

    def list(self) -> str:
        """Return an expression of a list of integers."""
        if self.lists and self.draw(st.booleans()):
            return str(self.draw(st.sampled_from(self.lists)))
        size = self.draw(st.integers(1, 3))
        return "[" + ", ".join(self.number() for _ in range(int(str(size)))) + "]"

    def pick(self, *choices: str) -> str:
        """Return one of the choices."""
        return str(self.draw(st.sampled_from(choices)))

    def write(self, *lines: str) -> None:
        """Append lines."""
        self.lines.extend(lines)

    def new_number(self, expression: str) -> None:
        """Bind a new name to an integer."""
        name = self.fresh()
        self.write(f"{name} = {expression}")
        self.numbers.append(name)


def arithmetic(scope: Scope) -> None:
    """Integers: operators, comparisons, conditional expressions, walrus."""
    operator = scope.pick("+", "-", "*", "// 3 +", "% 4 +")
    scope.new_number(f"({scope.number()}) {operator} ({scope.number()})")
    test = f"({scope.number()}) {scope.pick('<', '<=', '==', '!=', '>')} ({scope.number()})"
    scope.new_number(f"{scope.number()} if {test} else {scope.number()}")
    name = scope.fresh()
    scope.new_number(f"({name} := {scope.number()}) + {name}")


def text(scope: Scope) -> None:
    """Strings: methods, formats, slices."""
    name = scope.fresh()
    value, number = scope.text(), scope.number()
    scope.write(
        f"{name} = "
        + scope.pick(
            f"{value} + {scope.text()}",
            f"f'n{{{number}}}'",
            f"'%s-%d' % ({value}, {number})",
            f"'{{}}_{{}}'.format({value}, {number})",
            f"{value}.upper()",
            f"({value} + 'zz')[1:]",
            f"'-'.join([{value}, 'q'])",
            f"{value}.replace('a', 'oo')",
        )
    )
    scope.texts.append(name)
    scope.new_number(f"len({name})")


def lists(scope: Scope) -> None:
    """Lists: displays with stars, methods, slices, comprehensions, builtins over them."""
    name = scope.fresh()
    source = scope.list()
    scope.write(
        f"{name} = "
        + scope.pick(
            f"[*{source}, {scope.number()}]",
            f"[i * 2 for i in {source} if i > 1] + [7]",
            f"list(reversed({source}))",
            f"[a + b for a, b in zip({source}, [1, 2, 3])]",
            f"[i + v for i, v in enumerate({source})]",
            f"list(map(lambda q: q + 1, {source}))",
            "[k for k in range(1, 8, 3)]",
            f"{source} + {scope.list()}",
            f"[{scope.number()}] * 2",
        )
    )
    scope.write(
        scope.pick(
            f"{name}.append({scope.number()})",
            f"{name} += [{scope.number()}]",
            f"{name}.extend(({scope.number()}, 4))",
            f"{name}.insert(0, {scope.number()})",
            f"{name}[0] = {scope.number()}",
            f"{name}.reverse()",
        )
    )
    scope.lists.append(name)
    scope.new_number(f"{name}[{scope.pick('0', '-1')}]")
    scope.new_number(f"len({name})")
    scope.new_number(scope.pick(f"sum({name})", f"max({name})", f"min({name})", f"{name}.pop()"))
    first, rest = scope.fresh(), scope.fresh()
    scope.write(f"{first}, *{rest} = [{scope.number()}, 5, 6]")
    scope.numbers.append(first)
    scope.lists.append(rest)


def tables(scope: Scope) -> None:
    """Dictionaries: displays, stores, merges, iteration."""
    name = scope.fresh()
    scope.write(f"{name} = {{'a': {scope.number()}, 'b': {scope.number()}}}")
    scope.write(
        scope.pick(
            f"{name}['c'] = {scope.number()}",
            f"{name}['a'] = {scope.number()}",
            f"{name}.update({{'b': {scope.number()}}})",
            f"{name} = {{**{name}, 'a': {scope.number()}}}",
            f"{name} |= {{'d': {scope.number()}}}",
        )
    )
    scope.new_number(f"{name}['{scope.pick('a', 'b')}']")
    scope.new_number(f"{name}.get('{scope.pick('a', 'zz')}', {scope.number()})")
    scope.new_number(scope.pick(f"len({name})", f"sum({name}.values())"))
    scope.new_number(f"1 if '{scope.pick('a', 'q')}' in {name} else 2")
    joined = scope.fresh()
    scope.write(f"{joined} = ''.join({name})")
    scope.texts.append(joined)


def branches(scope: Scope) -> None:
    """Statements: if, for, while, break, else, match."""
    name = scope.fresh()
    scope.write(f"{name} = {scope.number()}")
    kind = scope.pick("if", "for", "while", "match", "else")
    if kind == "if":
        scope.write(
            f"if {name} > {scope.number()}:",
            f"    {name} = {scope.number()}",
            f"elif {name} == {scope.number()}:",
            f"    {name} += 10",
            "else:",
            f"    {name} -= 1",
        )
    elif kind == "for":
        scope.write(
            f"for i in {scope.list()}:",
            "    if i == 2:",
            "        continue",
            f"    {name} += i",
        )
    elif kind == "while":
        scope.write(f"k{name} = 0", f"while k{name} < 4:", f"    k{name} += 1")
        scope.write(f"    if k{name} == {scope.number()}:", "        break", f"    {name} += 2")
    elif kind == "match":
        scope.write(
            f"match [{scope.number()}, {scope.number()}]:",
            f"    case [1, x{name}]:",
            f"        {name} = x{name}",
            f"    case [x{name}, 2 | 3]:",
            f"        {name} = x{name} + 1",
            "    case _:",
            f"        {name} = 9",
        )
    else:
        scope.write(
            "for j in range(3):",
            f"    if j == {scope.number()}:",
            "        break",
            "else:",
            f"    {name} = 50",
        )
    scope.numbers.append(name)


BASIC = (arithmetic, text, lists, tables, branches)
