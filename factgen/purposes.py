"""What a module's body makes for the sake of its globals alone.

The body of a module that others import binds many names, and a program reads few of them. A
value that goes into nothing but such names - a class with its bases, a table with its entries, a
call whose result is assigned - need not be made if nobody reads them: neither does what it reads
need to be there. What stands by itself (a call as a statement, a condition, a loop, what is stored
in an object) is made in any case, and so is what a decorator is given: it may note that
somewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from shapelog.factgen.schema import Row, declarations

Rows = Mapping[str, list[Row]]

#: Rows that say where something stands or what it is called, and use nothing.
_DESCRIBING = frozenset({"Definition", "Span", "NameSpan", "OperandSpan", "SourceName"})
_IMPORTS = ("ImportName", "ImportModule")
#: Decorators of Python and of PyTorch that note nothing.
_HARMLESS = frozenset(
    "dataclass contextmanager asynccontextmanager lru_cache cache wraps total_ordering unique "
    "overload final runtime_checkable no_grad inference_mode enable_grad".split()
)


def purposes_of(
    body: Rows, defaults: Iterable[Row], bound: Mapping[str, set[str]]
) -> dict[str, frozenset[str]]:
    """Return, for what the rows of a module's `body` make for globals alone, these globals.

    That is variables, classes and functions. `defaults` are the rows of parameters' defaults,
    `bound` the globals that variables are bound to. Globals with a name like `__all__` are wanted
    in any case.
    """
    graph = _Graph(body, defaults)
    found = _Reached(graph, bound)
    for variable, names in sorted(bound.items()):
        for name in sorted(names):
            found.add(variable, None if _is_special(name) else name)
    for variable in graph.used_anyway:
        found.add(variable, None)
    for site in graph.decorated():
        found.add(site, None)
    joins = {str(row[0]) for row in body.get("Phi", ())}
    for variable in sorted(graph.nodes - joins - found.visited):
        found.add(variable, None)
    for variable in joins - found.visited:  # nobody reads the name behind the join
        found.purposes[variable] = set()
    imported = {str(row[0]) for relation in _IMPORTS for row in body.get(relation, ())}
    return {
        name: frozenset(purposes)
        for name, purposes in found.purposes.items()
        if name not in found.always and name not in imported
    }


def without(body: Rows, unneeded: Collection[str], names: Collection[str]) -> dict[str, list[Row]]:
    """Return the rows of a body without what is `unneeded`, and without the binding of `names`.

    Memory goes past what is left out.
    """
    passed: dict[str, str] = {}
    kept: dict[str, list[Row]] = {}
    declared = declarations()
    for relation, rows in body.items():
        columns = declared[relation].columns
        steps = "after" in columns and "before" in columns
        kept[relation] = own = []
        for row in rows:
            if row[0] not in unneeded and not (
                relation == "StoreGlobal" and row[4] in unneeded and row[3] in names
            ):
                own.append(row)
            elif steps:
                passed[str(row[columns.index("after")])] = str(row[columns.index("before")])
    if not passed:
        return kept
    return {
        relation: [tuple(_first(cell, passed) for cell in row) for row in rows]
        for relation, rows in kept.items()
    }


def _first(cell: int | str, passed: dict[str, str]) -> int | str:
    """The memory that a row sees; the way is shortened, for the next one."""
    if not isinstance(cell, str) or cell not in passed:
        return cell
    way = []
    while cell in passed:
        way.append(cell)
        cell = passed[cell]
    for one in way:
        passed[one] = cell
    return cell


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


class _Graph:
    """What each variable, class and function of a body is made of, and what is used anyway."""

    def __init__(self, body: Rows, defaults: Iterable[Row]) -> None:
        self.nodes = {str(row[0]) for row in body.get("Definition", ())}
        self.nodes |= {str(row[2]) for row in body.get("BuildClass", ())}
        self.nodes |= {str(row[2]) for row in body.get("BuildFunction", ())}
        self.operands: dict[str, set[str]] = {}
        self.used_anyway: set[str] = set()
        self._decorating = {str(row[0]): str(row[1]) for row in body.get("DecoratorCall", ())}
        callees = {str(row[0]): str(row[2]) for row in body.get("Call", ())}
        words = {str(row[0]): str(row[3]) for row in body.get("LoadAttribute", ())}
        words |= {str(row[0]): str(row[3]) for row in body.get("ImportName", ())}
        self._harmless = {
            site for site in self._decorating if words.get(callees.get(site, "")) in _HARMLESS
        }
        self._in_class = {str(row[2]) for row in body.get("ClassMember", ())}
        for relation, rows in body.items():
            if relation not in _DESCRIBING and relation != "StoreGlobal":
                for row in rows:
                    self._use(row)
        for row in defaults:
            self._use(row)

    def decorated(self) -> list[str]:
        """The calls of decorators that may note what they are given, but for those in classes."""
        outer = {inner: site for site, inner in self._decorating.items()}
        found = []
        for site in self._decorating:
            last = site
            while last in outer:
                last = outer[last]
            if last not in self._in_class and site not in self._harmless:
                found.append(site)
        return found

    def _use(self, row: Row) -> None:
        user = row[0]
        used = {cell for cell in row[1:] if isinstance(cell, str) and cell in self.nodes}
        if not used:
            return
        if user in self.nodes:
            self.operands.setdefault(str(user), set()).update(used)
        else:
            self.used_anyway |= used


class _Reached:
    """What the values of globals are made of, step by step; other globals' values end a way."""

    def __init__(self, graph: _Graph, bound: Mapping[str, set[str]]) -> None:
        self._graph = graph
        self._bound = bound
        self.purposes: dict[str, set[str]] = {}
        self.always: set[str] = set()

    @property
    def visited(self) -> set[str]:
        """What some way has come to."""
        return self.always | self.purposes.keys()

    def add(self, start: str, purpose: str | None) -> None:
        """Note that `start` is made for a global, or in any case if `purpose` is None."""
        waiting = [start]
        while waiting:
            name = waiting.pop()
            if name in self.always:
                continue
            if purpose is None:
                self.always.add(name)
            else:
                purposes = self.purposes.setdefault(name, set())
                if purpose in purposes:
                    continue
                purposes.add(purpose)
            operands = self._graph.operands.get(name, ())
            waiting += [one for one in operands if one not in self._bound]
