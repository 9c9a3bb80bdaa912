"""What the library itself makes of a call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from analysis import analyse
from calls import Call, T
from performing import Maker, resolve


class Refused(Exception):
    """The library refuses the call."""


_MAKER = Maker(T.real, lambda name: resolve(f"torch.{name}"))


def perform(call: Call) -> Any:
    """What the library itself gives: shapes, lists of shapes, or None; raises ``Refused``."""
    try:
        return _measured(_MAKER.given(call).performed())
    except (
        RuntimeError,
        ValueError,
        IndexError,
        TypeError,
        AttributeError,
        AssertionError,
    ) as error:
        raise Refused(f"{type(error).__name__}: {error}") from error


def _measured(result: Any) -> Any:
    if isinstance(result, (tuple, list)):
        return [_measured(each) for each in result]
    return (
        tuple(result.shape)
        if hasattr(result, "shape")
        else (() if isinstance(result, (int, float)) else result)
    )


def disagreements(calls: Sequence[Call]) -> list[str]:
    """Where the rules and the library differ; empty if they agree on every call.

    A refused call must break a rule; one that works must break none, and its result must be
    the one the rules give (``?`` stands for any size).
    """
    found = []
    for call, outcome in zip(calls, analyse(calls)):
        shown = str(call)
        if outcome.results == ():
            found.append(f"{shown}: no result")
            continue
        try:
            expected = perform(call)
        except Refused as refusal:
            if not outcome.broken:
                found.append(
                    f"{shown}: refused ({str(refusal)[:90]}), but the rules say {outcome.results}"
                )
            continue
        if outcome.broken:
            found.append(f"{shown}: works, but the rules say {sorted(outcome.broken)}")
        elif len(outcome.results) != 1 or not _fits(outcome.results[0], expected):
            found.append(f"{shown}: {expected}, but the rules say {outcome.results}")
    return found


def _fits(result: Any, expected: Any) -> bool:
    if isinstance(expected, (tuple, list)) and isinstance(result, (tuple, list)):
        return (
            isinstance(expected, tuple) == isinstance(result, tuple)
            and len(expected) == len(result)
            and all(_fits(one, two) for one, two in zip(result, expected))
        )
    if (
        expected == ()
        and isinstance(result, str)
        and result.startswith(("$Float", "$Symbol", "$Unknown"))
    ):
        return True  # a number of Python
    return bool(result == expected or result == "?")
