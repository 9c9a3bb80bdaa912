"""Files of JSON and YAML beside a program that names them: modules with a `value`."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from shapelog.factgen.facts import Facts
from shapelog.factgen.yaml_texts import program_of_yaml

#: The names of such modules begin with it: no name of Python does.
PREFIX = "%file:"
_SUFFIXES = (".json", ".yaml", ".yml")
#: A longer file is data rather than a configuration.
_LONGEST = 20_000
#: What a program writes itself may be other things when it reads it.
_WRITERS = ({"dump"}, {"safe_dump"}, {"write_text"}, {"dumps", "write"})
#: Words of JSON outside of texts, and those of Python, as long as they are.
_WORDS = {"true": "True", "false": "False", "null": "None"}
_PATH = re.compile(r"[\w./ -]{1,100}")
_TEXT_OR_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b')


class NamedFiles:
    """The files that the texts of a program name, found below the folders that it stands in."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self._folders = folders
        self._parts: dict[str, None] = {}
        self.written = False  # whether the program writes such files itself

    def modules_of(self, facts: Facts) -> Iterator[str]:
        """Yield the modules that are files named in one more file of the program."""
        texts = dict.fromkeys(str(row[2]) for row in facts.rows("ConstantString"))
        called = {str(row[1]) for row in facts.rows("FunctionCalls")}
        self.written |= any(words <= called for words in _WRITERS)
        paths = [text for text in texts if _PATH.fullmatch(text)]
        named = [text for text in paths if text.endswith(_SUFFIXES)]
        if named:
            self._parts.update(dict.fromkeys(paths))
            yield from (f"{PREFIX}{text}" for text in named)

    def find(self, module: str) -> Path | None:
        """Return the file of such a module; None if none or several go by that name."""
        name = module.removeprefix(PREFIX).lstrip("/")
        below = [part.lstrip("/") for part in self._parts]
        places = [*self._folders, *(folder / part for folder in self._folders for part in below)]
        there = [place / name for place in places if _is_short(place / name)]
        found = {path.resolve(): path for path in there}
        return next(iter(found.values())) if len(found) == 1 else None


def _is_short(path: Path) -> bool:
    """Whether there is such a file, which may be read and is no longer than what is read."""
    try:
        return path.is_file() and path.stat().st_size <= 4 * _LONGEST
    except OSError:
        return False


def program_of_file(text: str, suffix: str) -> str | None:
    """Return a program that binds `value` to what the text of such a file says.

    Its parts stand on the lines that they have there. None if the text is not read here.
    """
    if len(text) > _LONGEST:
        return None
    return program_of_json(text) if suffix == ".json" else program_of_yaml(text)


def program_of_json(text: str) -> str | None:
    """Return such a program for JSON; None if it is none, or cannot be said in Python so."""
    written = _TEXT_OR_WORD.sub(lambda found: _WORDS.get(found[0], found[0]), text).rstrip()
    ahead = len(written) - len(written.lstrip())
    program = "\n" * written[:ahead].count("\n") + f"value = {written[ahead:]}"
    try:
        said = json.loads(text)
        if not isinstance(said, (dict, list)) or said != ast.literal_eval(written.strip()):
            return None
        ast.parse(program)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return None
    return program
