"""Rules that nobody has compiled yet are compiled in a process of their own.

That takes half a minute and 1.5 GB, for rules of a project as for shapelog's own, and the process
that analyses files may use less; afterwards they come from the cache.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Sequence
from pathlib import Path

from shapelog.rules.cache import is_compiled

_PROGRAM = """
import sys
from pathlib import Path
from shapelog.rules.cache import compiled_program
compiled_program([Path(name) for name in sys.argv[1:]])
"""


async def have_compiled(files: Sequence[Path]) -> None:
    """Wait until rule files are in the cache; faulty ones are left to who reads them next."""
    if await asyncio.to_thread(is_compiled, files):
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        _PROGRAM,
        *map(str, files),
        cwd=os.path.dirname(os.__file__),  # where Python looks for modules first
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=DEVNULL,
    )
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.kill()
        raise
