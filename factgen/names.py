"""Reading and binding names: local, shared with inner functions, global, builtin."""

from __future__ import annotations

from astroid import nodes
from shapelog.factgen.growth import GrowthLowering


class NameLowering(GrowthLowering):
    """Names as Python's scopes say; SSA where nobody else can bind them."""

    @property
    def is_module(self) -> bool:
        """Whether this is the body of the module."""
        return self.scope.parent is None

    def load_name(self, name: str, node: nodes.NodeNG) -> str:
        """Return the variable that holds `name` here."""
        key = self._local_key(name)
        if key is not None:
            variable = self.read(key)
            if variable is not None:
                self.name_span(variable, node)
                return variable
        if self.scope.parent is not None and name not in self.scope.global_names:
            if name in self.scope.bindings and name not in self.scope.nonlocal_names:
                if name in self.scope.shared:
                    return self._load_cell(self.function, name, node)
                return self.define("Opaque", name, node, "unbound-local")
            owner = self.scope.owner_of(name)
            if owner is not None:
                return self._load_cell(self.owner_id(name), name, node)
        module = self.module.scopes.module
        if (
            name in module.bindings
            or name in self.module.scopes.assigned_globals
            or name in ("__name__",)
        ):
            return self.define("LoadGlobal", name, node, self.module.name, name, self.memory())
        return self.define("LoadUnbound", name, node, self.module.name, name, self.memory())

    def _load_cell(self, owner: str, name: str, node: nodes.NodeNG) -> str:
        return self.define("LoadCell", name, node, owner, name, self.memory())

    def owner_id(self, name: str) -> str:
        """Return the id of the enclosing function that owns `name`."""
        parent = self.parent
        while parent is not None:
            scope = parent.scope
            if (
                scope.parent is not None
                and name in scope.bindings
                and name not in scope.global_names
                and name not in scope.nonlocal_names
            ):
                return parent.function
            parent = parent.parent
        return self.function

    parent: NameLowering | None = None

    def _local_key(self, name: str) -> str | None:
        """Return the environment's key for `name`, None if it must be read elsewhere."""
        if name in self.renames:
            return self.renames[name]
        if self.class_layers:
            layered = self.class_layers[-1] + name
            if self.environment.get(layered) is not None:
                return layered
        if self.is_module:
            return None if name in self.module.scopes.assigned_globals else name
        if name in self.scope.global_names or name in self.scope.nonlocal_names:
            return None
        if name in self.scope.rebound:
            return None
        return name

    def bind(self, name: str, value: str, node: nodes.NodeNG | None = None) -> None:
        """Let `name` hold `value` from here on, for whoever can see it."""
        self.facts.add("SourceName", value, name)
        if name in self.renames:
            self.environment.set(self.renames[name], value)
            if name in self.scope.shared:
                self._store_cell(self.function, name, value)
            return
        if self.class_layers:
            key = self.class_layers[-1] + name
            self.class_keys.setdefault(self.class_layers[-1], set()).add(key)
            self.environment.set(key, value)
            return
        if self.is_module or name in self.scope.global_names:
            self._store_global(name, value)
            if self.is_module and name not in self.module.scopes.assigned_globals:
                self.environment.set(name, value)
            return
        if name in self.scope.nonlocal_names:
            self._store_cell(self.owner_id(name), name, value)
            self.mutates = True
            self.touch()
            return
        if name in self.scope.shared:
            self._store_cell(self.function, name, value)
        self.environment.set(name, value)

    def _store_global(self, name: str, value: str) -> None:
        before = self.memory()
        block = self.here()
        after = self.next_memory()
        self.facts.add("StoreGlobal", after, block, self.module.name, name, value, before)
        if not self.is_module:
            self.mutates = True
            self.touch()

    def _store_cell(self, owner: str, name: str, value: str) -> None:
        before = self.memory()
        block = self.here()
        after = self.next_memory()
        self.facts.add("StoreCell", after, block, owner, name, value, before)

    def narrow_name(self, relation: str, name: str, *told: int | str) -> None:
        """Let `name` be here only what a condition tells that it is, as `relation` says."""
        key = self._local_key(name)
        variable = self.read(key) if key is not None else None
        if key is None or variable is None or self.block is None:
            return
        narrowed = self.fresh(name)
        self.facts.add(relation, narrowed, self.block, variable, *told)
        self.facts.add("SourceName", narrowed, name)
        self.perhaps.add(narrowed)
        self.narrowed[narrowed] = self.environment.get(key) or variable
        self.environment.set(key, narrowed)

    def unbind(self, name: str) -> None:
        """Forget `name`."""
        key = self._local_key(name)
        if key is not None:
            self.environment.forget(key)
