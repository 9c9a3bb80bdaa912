"""What people call an input of the program."""

from __future__ import annotations

from shapelog.rules.engines.terms import Term
from shapelog.solver.index import Index, site_of

#: How the rules name the open dimensions of a placeholder, in front of their numbers.
_OPEN = "%placeholder"


def input_name(index: Index, symbol: Term) -> str:
    """Return what people call a symbol: of a placeholder's open dimension which one it is."""
    name, made = symbol.arguments[:2]
    site = site_of(made)
    if isinstance(name, str) and name.startswith(_OPEN) and site is not None:
        return f"dimension {name.removeprefix(_OPEN)} of {site_name(index, site[0])}"
    return index.derived.meanings.get(symbol, "n")


def site_name(index: Index, site: str) -> str:
    """Return the name to which what is made at a place is bound, else what is written there."""
    name = index.program.source_names.get(site)
    return name or index.text_of(index.program.spans.get(site)) or "the input"
