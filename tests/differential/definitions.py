"""Snippets that define functions and classes, and call them."""

from __future__ import annotations

from differential.snippets import Scope


def functions(scope: Scope) -> None:
    """Parameters of every kind, stars at the call, defaults, recursion."""
    name = scope.fresh()
    scope.write(
        f"def {name}(a, b={scope.number()}, /, *rest, c={scope.number()}, **more):",
        "    return a * 2 + b - len(rest) + c + len(more)",
    )
    call = scope.pick(
        "(1)", "(1, 2)", "(1, 2, 3, 4)", "(1, c=5)", "(*[1, 2, 3])", "(1, **{'c': 2, 'd': 3})"
    )
    scope.new_number(f"{name}{call}")


def closures(scope: Scope) -> None:
    """nonlocal, global, lambdas, decorators."""
    name = scope.fresh()
    scope.write(
        f"def {name}(start):",
        "    total = start",
        "    def add(step):",
        "        nonlocal total",
        "        total += step",
        "        return total",
        "    return add",
        f"f{name} = {name}({scope.number()})",
        f"f{name}({scope.number()})",
    )
    scope.new_number(f"f{name}({scope.number()})")
    scope.write(
        f"def d{name}(function):",
        "    def inner(*arguments):",
        f"        return function(*arguments) + {scope.number()}",
        "    return inner",
        f"@d{name}",
        f"def g{name}(x):",
        "    return x * 3",
    )
    scope.new_number(f"g{name}({scope.number()})")


def generators(scope: Scope) -> None:
    """Generators with loops and `yield from`."""
    name = scope.fresh()
    scope.write(
        f"def {name}(total):",
        "    for i in range(total):",
        "        yield i * 2",
        f"    yield from [{scope.number()}, 4]",
    )
    scope.new_number(f"sum({name}({scope.pick('1', '2', '3')}))")
    scope.new_number(f"list({name}(2))[{scope.pick('0', '1', '2', '-1')}]")


def classes(scope: Scope) -> None:
    """Inheritance, super, properties, class attributes, special methods."""
    name = scope.fresh()
    scope.write(
        f"class A{name}:",
        f"    width = {scope.number()}",
        "    def __init__(self, size):",
        "        self.size = size",
        "    def area(self):",
        "        return self.size * self.width",
        "    def __add__(self, other):",
        f"        return A{name}(self.size + other.size)",
        "    def __getitem__(self, index):",
        "        return self.size + index",
        "    def __len__(self):",
        "        return 3",
        f"class B{name}(A{name}):",
        f"    width = {scope.number()}",
        "    def area(self):",
        "        return super().area() + 1",
        "    @property",
        "    def double(self):",
        "        return self.size * 2",
        "    @classmethod",
        "    def make(cls):",
        f"        return cls({scope.number()})",
        f"class C{name}:",
        "    def area(self):",
        "        return 100",
        f"class D{name}(B{name}, C{name}):",
        "    pass",
        f"o{name} = {scope.pick('A', 'B', 'D')}{name}({scope.number()})",
    )
    scope.new_number(f"o{name}.area()")
    scope.new_number(f"(o{name} + o{name}).size")
    scope.new_number(f"o{name}[{scope.number()}] + len(o{name})")
    scope.new_number(f"{scope.pick('B', 'D')}{name}.make().double")
    scope.write(f"o{name}.size = {scope.number()}")
    scope.new_number(f"o{name}.area()")
    scope.new_number(f"1 if isinstance(o{name}, B{name}) else 2")
    scope.new_number(f"getattr(o{name}, 'size') + (1 if hasattr(o{name}, 'nope') else 2)")


def records(scope: Scope) -> None:
    """Data classes, enumerations, partial application, folding."""
    name = scope.fresh()
    scope.write(
        "import functools, enum, dataclasses",
        "@dataclasses.dataclass",
        f"class R{name}:",
        "    a: int",
        f"    b: int = {scope.number()}",
        f"r{name} = R{name}({scope.number()})",
        f"class E{name}(enum.Enum):",
        f"    ONE = {scope.number()}",
    )
    scope.new_number(f"r{name}.a + r{name}.b")
    scope.new_number(f"E{name}.ONE.value")
    scope.new_number(f"functools.reduce(lambda x, y: x + y, {scope.list()})")
    scope.new_number(f"functools.partial(max, {scope.number()})({scope.number()})")


def cleanups(scope: Scope) -> None:
    """try, finally, with."""
    name = scope.fresh()
    scope.write(
        f"log{name} = []",
        f"def {name}(x):",
        "    try:",
        "        if x > 2:",
        "            return 1",
        "        return 2",
        "    finally:",
        f"        log{name}.append(x)",
        f"class M{name}:",
        "    def __enter__(self):",
        f"        return {scope.number()}",
        "    def __exit__(self, *error):",
        f"        log{name}.append(8)",
        f"with M{name}() as w{name}:",
        f"    log{name}.append(w{name})",
    )
    scope.numbers.append(f"w{name}")
    scope.new_number(f"{name}({scope.number()})")
    scope.new_number(f"len(log{name})")
    scope.new_number(f"log{name}[-1]")


DEFINITIONS = (functions, closures, generators, classes, records, cleanups)
