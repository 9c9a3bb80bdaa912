"""Checks facts against their declarations and writes them as clingo text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shapelog.rules.engines.clingo_names import predicate, quoted
from shapelog.rules.engines.compiled import Compiled, Signature
from shapelog.rules.engines.derivation import Facts
from shapelog.rules.engines.errors import FactError

FactRow = tuple[int | str, ...]

_PYTHON_TYPES = {"number": int, "symbol": str}
_CHUNK = 20_000


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
            if "\0" in row[index]:  # type: ignore[operator]
                raise FactError(f"'{signature.name}': a symbol has a NUL character: {row!r}")


def fact_chunks(signature: Signature, rows: Sequence[FactRow]) -> Iterator[str]:
    """Clingo facts, some thousand to a text."""
    name = predicate(signature.name)
    if not signature.arity:
        if rows:
            yield f"{name}."
        return
    for start in range(0, len(rows), _CHUNK):
        yield "".join(_fact_lines(name, signature.kinds, rows[start : start + _CHUNK]))


def _fact_lines(name: str, kinds: Sequence[str], rows: Sequence[FactRow]) -> Iterator[str]:
    symbols = [kind == "symbol" for kind in kinds]
    for row in rows:
        values = [
            quoted(value) if is_symbol else str(value)  # type: ignore[arg-type]
            for value, is_symbol in zip(row, symbols, strict=True)
        ]
        yield f"{name}({','.join(values)}).\n"
