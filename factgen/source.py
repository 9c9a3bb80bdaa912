"""Reading source files: scripts in any declared encoding, and notebooks cell by cell."""

from __future__ import annotations

import io
import json
import tokenize
from dataclasses import dataclass
from pathlib import Path

from shapelog.factgen.errors import SourceError
from shapelog.factgen.magics import python_lines


@dataclass(frozen=True)
class SourceText:
    """The text of a file as it is parsed; `cells` gives cell and line in it for notebook lines."""

    file: str
    text: str
    cells: tuple[tuple[int, int], ...] = ()


def read_source(path: Path, shown: str) -> SourceText:
    """Read a script or a notebook.

    Raises SourceError if it cannot be read, is not text in its encoding (PEP 263), has
    null bytes, or is no notebook although its name says so.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SourceError(shown, 0, 0, f"cannot be read: {error.strerror}") from None
    if path.suffix == ".ipynb":
        return _notebook(data, shown)
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        raise SourceError(shown, line, 0, "contains null bytes")
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise SourceError(shown, line, 0, f"is not text in {error.encoding}") from None
    except SyntaxError as error:
        declared = "unknown encoding" in str(error)
        words = str(error).split(" for '")[0] if declared else "is not text in utf-8"
        raise SourceError(shown, 1, 0, words) from None
    except LookupError as error:
        raise SourceError(shown, 1, 0, str(error).split(" for '")[0]) from None
    return _script(text, shown)


def source_of_text(text: str, shown: str) -> SourceText:
    """Return a script whose text is at hand: one that is being written.

    Raises SourceError if it has null bytes.
    """
    if "\0" in text:
        raise SourceError(shown, text[: text.index("\0")].count("\n") + 1, 0, "contains null bytes")
    return _script(text.removeprefix("\ufeff"), shown)


def _script(text: str, shown: str) -> SourceText:
    return SourceText(shown, text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", " "))


def _notebook(data: bytes, shown: str) -> SourceText:
    try:
        notebook = json.loads(data.decode("utf-8"))
        cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        texts = ["".join(cell["source"]) for cell in cells]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise SourceError(shown, 0, 0, "is not a Jupyter notebook") from None
    lines: list[str] = []
    places: list[tuple[int, int]] = []
    for number, text in enumerate(texts, start=1):
        for line_number, line in enumerate(python_lines(text), start=1):
            lines.append(line)
            places.append((number, line_number))
    return SourceText(shown, "\n".join(lines) + "\n", tuple(places))
