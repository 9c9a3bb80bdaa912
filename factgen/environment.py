"""The SSA environment: which variable holds a name now, with cheap branches.

A branch records what it changes and is rolled back, so that the cost of a branch is what
it assigns, not how many names there are.
"""

from __future__ import annotations


class Environment:
    """Names (and the memory, under `MEMORY`) to the SSA variables that hold them."""

    MEMORY = "%memory"

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self._journals: list[dict[str, str | None]] = []

    def get(self, name: str) -> str | None:
        """Return the variable that holds `name`, None if nothing does on this path."""
        return self._values.get(name)

    def set(self, name: str, variable: str) -> None:
        """Let `variable` hold `name` from here on."""
        if self._journals and name not in self._journals[-1]:
            self._journals[-1][name] = self._values.get(name)
        self._values[name] = variable

    def forget(self, name: str) -> None:
        """Unbind `name`."""
        if name in self._values:
            if self._journals and name not in self._journals[-1]:
                self._journals[-1][name] = self._values[name]
            del self._values[name]

    def begin(self) -> int:
        """Start recording changes; return the depth to pass to `changes_since`."""
        self._journals.append({})
        return len(self._journals) - 1

    def changes(self) -> dict[str, str | None]:
        """Return what changed since the last `begin` that was not rolled back."""
        return self.changes_since(len(self._journals) - 1)

    def changes_since(self, depth: int) -> dict[str, str | None]:
        """Return what changed since `begin` returned `depth`: None for what is unbound now."""
        names = {name for journal in self._journals[depth:] for name in journal}
        return {name: self._values.get(name) for name in names}

    def rollback(self) -> None:
        """Undo all changes since the last `begin`, and stop recording them."""
        for name, old in self._journals.pop().items():
            if old is None:
                self._values.pop(name, None)
            else:
                self._values[name] = old
