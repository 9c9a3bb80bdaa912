"""Lines of text with the names of styles, before it is known whether colours are wanted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

StyleName = Literal["plain", "error", "warning", "note", "strong", "quiet", "help"]


@dataclass(frozen=True)
class Segment:
    """Some text in one style."""

    text: str
    style: StyleName = "plain"


Line = tuple[Segment, ...]


def plain_text(lines: Iterable[Line]) -> str:
    """The lines without styles and without blanks at their ends."""
    rows = ("".join(segment.text for segment in line).rstrip(" ") for line in lines)
    return "".join(f"{row}\n" for row in rows)


def coloured_text(lines: Iterable[Line]) -> str:
    """The lines with terminal colours; the only place that needs rich."""
    from io import StringIO

    from rich.console import Console
    from rich.style import Style
    from rich.text import Text

    styles: dict[StyleName, Style] = {
        "plain": Style(),
        "error": Style(color="red", bold=True),
        "warning": Style(color="yellow", bold=True),
        "note": Style(color="cyan", bold=True),
        "strong": Style(bold=True),
        "quiet": Style(color="blue"),
        "help": Style(color="green", bold=True),
    }
    output = StringIO()
    console = Console(
        file=output,
        force_terminal=True,
        color_system="standard",
        legacy_windows=False,
        highlight=False,
        no_color=False,
        soft_wrap=True,
        _environ={},
    )
    for line in lines:
        text = Text()
        for segment in line:
            text.append(segment.text, styles[segment.style])
        console.print(text)
    return output.getvalue()
