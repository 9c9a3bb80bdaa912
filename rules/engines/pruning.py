"""Leaves out the rules that cannot fire on the facts at hand.

Whether or not a rule fires, it takes clingo some 50 µs to read and prepare it, and a program
that has no ``for`` needs no rule for loops.
"""

from __future__ import annotations

from collections.abc import Iterable

from shapelog.rules.engines.compiled import Compiled


def live_text(compiled: Compiled, given: Iterable[str]) -> str:
    """The text for clingo if there are only facts of the relations ``given``.

    A line that is left out is left empty, so that all others keep their numbers.
    """
    text = compiled.clingo.text
    if not compiled.clauses:
        return text
    derivable = set(given)
    waiting = list(derivable)
    missing: list[int] = []
    readers: dict[str, list[int]] = {}
    for index, (head, needed) in enumerate(compiled.clauses):
        missing.append(len(needed))
        for name in needed:
            readers.setdefault(name, []).append(index)
        if not needed and head and head not in derivable:
            derivable.add(head)
            waiting.append(head)
    while waiting:
        for index in readers.get(waiting.pop(), ()):
            missing[index] -= 1
            if not missing[index]:
                head = compiled.clauses[index][0]
                if head not in derivable:
                    derivable.add(head)
                    waiting.append(head)
    lines = text.split("\n")
    for number, lacks in enumerate(missing):
        if lacks:
            lines[number] = ""
    return "\n".join(lines)
