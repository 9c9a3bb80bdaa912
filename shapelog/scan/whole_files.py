"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_text(path: Path, text: str) -> None:
    """Write a text, and the folders it is in. Raises OSError; then the file is what it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8", errors="backslashreplace")
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
