"""File names and pages as URIs."""

from __future__ import annotations

import re
from posixpath import normpath
from urllib.parse import quote

_WINDOWS_DRIVE = re.compile(r"[A-Za-z]:[\\/]")
_WEB_PAGE = re.compile(r"https?://[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]+")


def file_uri(file: str) -> str:
    """A relative, percent-encoded URI; an absolute path becomes a ``file:`` URI.

    Bytes of a file name that are not UTF-8 are encoded as they are on disk.
    """
    if _WINDOWS_DRIVE.match(file):
        return f"file:///{file[0]}:{quote(_file_name_bytes(file[2:].replace(chr(92), '/')))}"
    path = normpath(file) if file else ""
    encoded = quote(_file_name_bytes(path))
    return f"file:///{encoded.lstrip('/')}" if path.startswith("/") else encoded


def is_web_page(page: str) -> bool:
    """Whether the text is the address of a page, fit to be linked to."""
    return _WEB_PAGE.fullmatch(page) is not None


def _file_name_bytes(path: str) -> bytes:
    try:
        return path.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return path.encode("utf-8", "backslashreplace")
