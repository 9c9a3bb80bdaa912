"""Checks facts against their declarations and hands them to clingo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from clingo.symbol import Symbol, parse_term
from shapelog.rules.engines.clingo_names import atom, escaped, light_atom, quoted, record
from shapelog.rules.engines.compiled import Compiled, Signature
from shapelog.rules.engines.derivation import Facts
from shapelog.rules.engines.errors import FactError

FactRow = tuple[int | str, ...]

_PYTHON_TYPES = {"number": int, "symbol": str}
_CHUNK = 20_000
_NUL = "\0"


def checked_facts(
    compiled: Compiled, facts: Facts
) -> Iterator[tuple[Signature, Sequence[FactRow]]]:
    """The facts with their relations, in the given order.

    Raises ``FactError`` for a relation that is no input, a wrong number of values, a value of
    the wrong type, a number beyond 32 bits or a symbol with a NUL character.
    """
    for name, rows in facts.items():
        signature = compiled.relations.get(name)
        if signature is None:
            raise FactError(f"facts are given for '{name}', which is not declared")
        if not signature.is_input:
            raise FactError(f"facts are given for '{name}', which is not an input relation")
        _check_rows(signature, rows)
        yield signature, rows


def _check_rows(signature: Signature, rows: Sequence[FactRow]) -> None:
    if "term" in signature.kinds:
        raise FactError(f"input relation '{signature.name}' can only have numbers and symbols")
    same = set(map(len, rows)) <= {signature.arity}
    if same and all(map(_fits, signature.kinds, _columns(rows))):
        return
    expected = tuple(_PYTHON_TYPES[kind] for kind in signature.kinds)
    numbers = [index for index, kind in enumerate(signature.kinds) if kind == "number"]
    symbols = [index for index, kind in enumerate(signature.kinds) if kind == "symbol"]
    for row in rows:
        if tuple(map(type, row)) != expected:
            wanted = ", ".join(signature.kinds)
            raise FactError(f"'{signature.name}' has attributes ({wanted}), not {row!r}")
        for index in numbers:
            if not -(2**31) <= int(row[index]) < 2**31:
                raise FactError(f"'{signature.name}': {row[index]} does not fit 32 bits")
        for index in symbols:
            if _NUL in row[index]:  # type: ignore[operator]
                raise FactError(f"'{signature.name}': a symbol has a NUL character: {row!r}")


def _columns(rows: Sequence[FactRow]) -> Iterable[Sequence[Any]]:
    return zip(*rows, strict=True)


def _fits(kind: str, column: Sequence[Any]) -> bool:
    """Whether all rows can have what stands in the column: looked at together, that is cheap."""
    if set(map(type, column)) != {_PYTHON_TYPES[kind]}:
        return False
    if kind == "number":
        return bool(min(column) >= -(2**31) and max(column) < 2**31)
    return _NUL not in "".join(column)


def given_text(signature: Signature) -> str:
    """The clingo rule that takes the relation's rows from the function ``rows``."""
    source = f"@rows({quoted(signature.name)})"
    if signature.is_light:
        return f"{light_atom(signature.name, 'Row')} :- Row={source}."
    names = [f"V{index}" for index in range(signature.arity)]
    return f"{atom(signature.name, names, False)} :- {record(names)}={source}."


def fact_symbols(signature: Signature, rows: Sequence[FactRow]) -> list[Symbol]:
    """The rows as tuples.

    They are read as parts of one large term: clingo reads terms some times faster than rules,
    and building them one by one would be slower still.
    """
    found: list[Symbol] = []
    for start in range(0, len(rows), _CHUNK):
        texts = _row_texts(signature.kinds, rows[start : start + _CHUNK])
        found += parse_term(f"({','.join(texts)},)").arguments
    return found


def _row_texts(kinds: Sequence[str], rows: Sequence[FactRow]) -> list[str]:
    """Each row as a clingo tuple."""
    columns = [
        column if kind == "number" else _escaped_all(column)
        for kind, column in zip(kinds, _columns(rows), strict=True)
    ]
    if not columns:
        return ["()"] * len(rows)
    written = record(["%d" if kind == "number" else '"%s"' for kind in kinds])
    return [written % cells for cells in zip(*columns, strict=True)]


def _escaped_all(column: Sequence[str]) -> Sequence[str]:
    """The texts as they stand between the quotes of clingo's strings; none has a NUL character."""
    return escaped(_NUL.join(column)).split(_NUL)
