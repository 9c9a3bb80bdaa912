"""Import statements, relative paths made absolute."""

from __future__ import annotations

from astroid import nodes
from shapelog.factgen.targets import TargetLowering


class ImportLowering(TargetLowering):
    """``import`` and ``from … import``."""

    def statement_import(self, node: nodes.Import) -> None:
        """Lower ``import a.b as c``."""
        for path, alias in node.names:
            top = path.split(".")[0]
            if alias or path == top:
                self.bind(alias or top, self._import_module(path, node))
            else:
                self._import_module(path, node)
                self.bind(top, self._import_module(top, node))

    def _import_module(self, path: str, node: nodes.NodeNG) -> str:
        before = self.memory()
        after = self.new_memory()
        to = self.define("ImportModule", path.split(".")[-1], node, path, after, before)
        self.facts.add("ImportedRoot", path.split(".")[0])
        self.remember(after)
        return to

    def statement_importfrom(self, node: nodes.ImportFrom) -> None:
        """Lower ``from a import b as c``, relative paths made absolute."""
        path = absolute_path(
            node.modname, node.level or 0, self.module.name, self.module.is_package
        )
        self.facts.add("ImportedRoot", path.split(".")[0])
        for name, alias in node.names:
            if name == "*":
                before = self.memory()
                after = self.new_memory()
                block = self.here()
                self.facts.add("ImportStar", self.module.name, block, path, after, before)
                self.remember(after)
            else:
                self.bind(alias or name, self.import_name(path, name, node))

    def import_name(self, path: str, name: str, node: nodes.NodeNG) -> str:
        """Return the variable of `name`, imported here from the module `path`."""
        before = self.memory()
        after = self.new_memory()
        to = self.define("ImportName", name, node, path, name, after, before)
        self.remember(after)
        return to


def absolute_path(path: str, level: int, module: str, is_package: bool) -> str:
    """Return the absolute dotted path of what `module` imports from `path`, `level` dots up."""
    if not level:
        return path
    parts = module.split(".") if is_package else module.split(".")[:-1]
    parts = parts[: len(parts) - (level - 1)]
    return ".".join([*parts, *([path] if path else [])])
