"""`shapelog lsp` behind its options."""

from __future__ import annotations

from shapelog.rules.cache import cache_directory
from shapelog.shape_errors import UsageError


def run_server(*, seconds: float, memory: int, use_cache: bool, delay: float, gaps: bool) -> None:
    """Serve the editor on standard input and output until it hangs up.

    Raises UsageError if pygls is not installed.
    """
    try:
        from shapelog.lsp.server import make_server
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise UsageError("lsp needs pygls; install it with: pip install 'shapelog[lsp]'") from None
    from shapelog.lsp.analyst import Limits

    cache = cache_directory() / "scan.sqlite" if use_cache else None
    server = make_server(Limits(seconds, memory), cache, delay=delay, gaps=gaps)
    try:
        server.start_io()
    finally:
        server.analyst.close()
