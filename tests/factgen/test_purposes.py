"""What a module's body makes for globals alone, and the facts that are left without them."""

from collections.abc import Sequence

from shapelog.factgen.facts import Facts
from shapelog.factgen.generate import facts_of_source
from shapelog.factgen.outlines import Outline, outline_of
from shapelog.factgen.slicing import Cut, cut

_PARTS = """\
import registry
from bases import Base, Other
from tables import first, second

register(first)
TABLE = {"a": first, "b": second}
LARGE = [second(x) for x in range(3)]


class Wanted(Base):
    size = TABLE

    def forward(self, x):
        return self.help(x)

    def help(self, x):
        return x

    def never(self, x):
        return x


class Unwanted(Other):
    def forward(self, x):
        return x


@registry.note
class Noted(Other):
    def forward(self, x):
        return x


def unwanted(x=second):
    return x
"""


def facts_of(text: str, module: str) -> Facts:
    return facts_of_source(text, file=f"{module}.py", module=module, is_package=False)


def outline(text: str, module: str = "parts") -> Outline:
    return outline_of(facts_of(text, module))


def cut_of(sources: dict[str, str], most: int | None = None) -> Cut:
    outlines = {name: outline(text, name) for name, text in sources.items()}
    return cut(["main"], outlines.get, ["forward"], most=most)


def names_of_classes(facts: Facts) -> set[str]:
    return {str(row[2]) for row in facts.rows("ClassDefinition")}


def test_what_is_read_on_behalf_of_globals() -> None:
    parts = outline(_PARTS)
    body = parts.parts[parts.body]
    assert body.names == {"register", "first", "registry", "Other", "range", "second"}
    assert body.attributes == {"note"}
    assert parts.behalf["Wanted"].names == {"Base", "TABLE"}
    assert parts.behalf["Unwanted"].names == {"Other"}
    assert parts.behalf["TABLE"].names == {"first", "second"}
    assert parts.behalf["unwanted"].names == {"second"}


def test_a_body_that_reads_by_names_reads_the_others_as_well() -> None:
    text = "import m\nfrom p import note, f\nnote(f)\nx = getattr(m, 'word')\n"
    parts = outline(text)
    assert {"note", "f", "word", "getattr"} <= parts.parts[parts.body].names


def test_what_nobody_reads_is_left_out() -> None:
    main = "from parts import Wanted\ny = Wanted()(1)\n"
    found = cut_of({"main": main, "parts": _PARTS, "bases": "class Base:\n    pass\n"})
    assert names_of_classes(found.facts) == {"Wanted", "Base", "Noted"}
    kept = {str(row[2]) for row in found.facts.rows("FunctionEntry")}
    assert {"forward", "help"} <= kept and not {"never", "unwanted"} & kept
    assert found.complete


def _memory_is_a_chain(facts: Facts) -> bool:
    """Whether each memory that an instruction of a body reads is made by another, or the first."""
    made = {str(row[4]) for row in facts.rows("FunctionEntry")}
    read: set[str] = set()
    rows: Sequence[tuple[str, int, int]] = (
        ("StoreGlobal", 0, 5), ("Call", 3, 4), ("ImportName", 4, 5), ("ImportModule", 3, 4),
        ("BuildSequence", 4, 5), ("BuildDictionary", 3, 4), ("FinishCollection", 4, 5),
    )  # fmt: skip
    for relation, after, before in rows:
        made |= {str(row[after]) for row in facts.rows(relation)}
        read |= {str(row[before]) for row in facts.rows(relation)}
    made |= {str(row[0]) for row in facts.rows("MemoryPhi")}
    made |= {str(row[1]) for row in facts.rows("MemoryLoopEntry")}
    made |= {str(row[1]) for row in facts.rows("MemoryLoopExit")}
    return read <= made


def test_memory_goes_past_what_is_left_out() -> None:
    main = "from parts import Wanted, after\ny = Wanted()(1)\nz = after\n"
    parts = _PARTS + "\n\nafter = unwanted()\n"
    found = cut_of({"main": main, "parts": parts, "bases": "class Base:\n    pass\n"})
    assert "unwanted" in {str(row[2]) for row in found.facts.rows("FunctionEntry")}
    stored = {str(row[3]) for row in found.facts.rows("StoreGlobal") if row[2] == "parts"}
    assert "after" in stored and "Unwanted" not in stored and "LARGE" not in stored
    assert _memory_is_a_chain(found.facts)


def test_what_is_nearest_is_kept_where_there_is_no_room_for_all() -> None:
    chain = {
        f"step{place}": f"from step{place + 1} import go as on\ndef go(x):\n    return on(x)\n"
        for place in range(9)
    }
    sources = {"main": "from step0 import go\ny = go(1)\n", **chain}
    whole = cut_of(sources)
    assert whole.complete and len(whole.modules) == 10
    near = cut_of(sources, most=60)
    assert not near.complete
    assert 2 <= len(near.modules) < 10
    assert {"main", "step0"} <= set(near.modules) and "step8" not in near.modules


def test_names_that_the_import_left_out_are_told() -> None:
    main = "import second\ny = second.Wanted()(1)\n"
    second = "from parts import Wanted, Unwanted\n"
    found = cut_of({"main": main, "second": second, "parts": _PARTS})
    assert ("parts.Unwanted",) in set(found.facts.rows("LeftOut"))
    assert ("parts.Wanted",) not in set(found.facts.rows("LeftOut"))


def test_a_module_under_a_dotted_name() -> None:
    main = "import package.inner\ny = package.inner.go(1)\n"
    found = cut_of({"main": main, "package": "", "package.inner": "def go(x):\n    return x\n"})
    assert "go" in {str(row[2]) for row in found.facts.rows("FunctionEntry")}
