"""The public names of the frameworks, and which of them the rules model."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from shapelog.shape_errors import UsageError

#: The modules and classes of each framework whose public functions, classes and members count.
FRAMEWORKS = {
    "torch": (
        "torch",
        "torch.Tensor",
        "torch.nn",
        "torch.nn.functional",
        "torch.nn.init",
        "torch.linalg",
        "torch.fft",
        "torch.special",
        "torch.signal.windows",
    ),
    "numpy": ("numpy", "numpy.ndarray", "numpy.linalg", "numpy.fft", "numpy.random"),
}


@dataclass(frozen=True)
class Namespace:
    """A module or class of a framework, with its public names that the rules model or miss."""

    path: str
    modelled: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True)
class PublicNames:
    """The public names of a framework, and where they were read: its version, or "the list"."""

    source: str
    names: dict[str, list[str]]


def coverage(public: PublicNames, modelled: frozenset[str]) -> list[Namespace]:
    """Part the public names into those the rules model and the others."""
    found = []
    for path, names in public.names.items():
        whole = f"{path}.*" in modelled
        known = tuple(name for name in names if whole or f"{path}.{name}" in modelled)
        missing = tuple(name for name in names if name not in known)
        found.append(Namespace(path, known, missing))
    return found


def public_names(framework: str) -> PublicNames:
    """Read the names from the installed framework, or from the committed list if there is none.

    Raises UsageError for a framework that is not known.
    """
    if framework not in FRAMEWORKS:
        raise UsageError(f"no framework '{framework}': {', '.join(sorted(FRAMEWORKS))} are known")
    try:
        version = importlib.import_module(framework).__version__
    except ImportError:
        return PublicNames("the list that comes with shapelog", _listed(framework))
    names = {path: sorted(_installed(path, framework)) for path in FRAMEWORKS[framework]}
    return PublicNames(f"{framework} {version}", names)


def list_text(public: PublicNames) -> str:
    """Return names as the committed list has them: a dotted name a line."""
    lines = [f"{path}.{name}" for path, names in public.names.items() for name in names]
    return "\n".join([f"# {public.source}", *lines]) + "\n"


def _listed(framework: str) -> dict[str, list[str]]:
    text = resources.files("shapelog").joinpath(f"public_names/{framework}.txt").read_text("utf-8")
    names: dict[str, list[str]] = {path: [] for path in FRAMEWORKS[framework]}
    for line in text.splitlines():
        if not line.startswith("#"):
            path, _, name = line.rpartition(".")
            names[path].append(name)
    return names


def _installed(path: str, framework: str) -> Iterator[str]:
    owner = _resolved(path)
    for name in dir(owner):
        if not name.startswith("_"):
            value = getattr(owner, name, None)
            if inspect.isclass(owner) or _counts(value, path, framework):
                yield name


def _counts(value: object, path: str, framework: str) -> bool:
    """Whether a module's value is a documented function or class that users call.

    The top-level modules carry the framework's inner classes as well; of classes only those
    count that a module is there for.
    """
    if not getattr(value, "__doc__", None):
        return False
    if inspect.isclass(value):
        inner = path == framework or issubclass(value, BaseException)
        return not inner and value.__module__.startswith(path)
    return callable(value) and (getattr(value, "__module__", None) or path).startswith(framework)


def _resolved(path: str) -> object:
    parts = path.split(".")
    found: object = importlib.import_module(parts[0])
    for position, part in enumerate(parts[1:], 2):
        if not hasattr(found, part):
            importlib.import_module(".".join(parts[:position]))
        found = getattr(found, part)
    return found
