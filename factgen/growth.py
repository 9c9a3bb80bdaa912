"""What containers get that may be made of what they contain, round after round."""

from __future__ import annotations

from astroid import nodes
from shapelog.factgen.frame_changes import tables_changed_in
from shapelog.factgen.loop_names import Loop, RoundFlows, is_new, names_added
from shapelog.factgen.lowering import Lowering
from shapelog.factgen.private_lists import makes_anew


class GrowthLowering(Lowering):
    """Notes which sites put into a container what may be made of its contents."""

    def adds(self, container: str | None, site: str, made: nodes.NodeNG | None = None) -> None:
        """Note that `site` puts something into `container`, if that is made of what is in there.

        What each round makes anew does not grow with the rounds, nor does what is `made` of other
        things than the container.
        """
        if container is not None and any(
            frame.node is not None
            and self._adds_to_itself(container, frame.node, made)
            and not is_new(container, frame.node)
            for frame in self.loops
        ):
            self.facts.add("GrowsFromItself", site)

    def grows(self, name: str, loop: Loop) -> bool:
        """Whether a round may make of what it finds in `name` what it leaves there."""
        again = self.flows_of(loop).made_of_itself(name) or name in tables_changed_in(loop)
        return again and not is_new(name, loop)

    def _adds_to_itself(self, container: str, loop: Loop, made: nodes.NodeNG | None) -> bool:
        flows = self.flows_of(loop)
        if not flows.made_of_itself(container):
            return False
        return made is None or flows.made_of(container, names_added(made))

    def appends(self, container: str | None, site: str, node: nodes.Call) -> None:
        """Note which loops around hand on what the call `site` appends to `container`.

        Where each round, or the function, makes the list anew, only loops further in do.
        """
        scope = node.scope()
        if container is None or "." in container:
            return
        if not any(
            frame.node is not None and self._adds_to_itself(container, frame.node, node)
            for frame in self.loops
        ):
            return
        imports = self.module.scopes.module.imports
        rounds = [frame.node for frame in self.loops if frame.node is not None]
        if len(rounds) < len(self.loops):
            return
        places = [scope, *rounds] if isinstance(scope, nodes.FunctionDef) else [None, *rounds]
        for depth in reversed(range(len(places))):
            place = places[depth]
            if place is not None and makes_anew(place, container, rounds[depth:], imports):
                for frame in self.loops[depth:]:
                    self.facts.add("GrowsWithin", site, frame.loop)
                return

    def adds_to_argument(self, container: str | None, site: str, scope: nodes.NodeNG) -> None:
        """Note the same of a function that is given the container, and called again and again."""
        if (
            container is not None
            and isinstance(scope, nodes.FunctionDef)
            and container in scope.argnames()
            and self.flows_of(scope).made_of_itself(container)
        ):
            self.facts.add("GrowsByCalls", site)

    def flows_of(self, loop: Loop) -> RoundFlows:
        """Return what the rounds of `loop` make of what; a loop is gone through once."""
        if loop not in self.flows:
            self.flows[loop] = RoundFlows(loop)
        return self.flows[loop]
