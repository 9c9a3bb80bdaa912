"""Tables that a module makes: some are only read, some are changed, here or elsewhere."""
from torch import nn

WIDTHS = dict(small=4, large=8)
ROWS = {"few": 2, "many": 6}
GROWN = {"few": 2}
LISTED = [3, 4]
NAMED = [1]
FIRST = dict(one=1)
SECOND = dict(one=2)
for table in (FIRST, SECOND):
    table.setdefault("two", 5)
PAIR = (FIRST, SECOND)
for table in PAIR:
    table.setdefault("three", 6)
HELD = [1]
HOLDER = (HELD, 3)
HANDED = {"few": 2}
ALIASED = [2]
SHARED = ALIASED


def width_of(name):
    return WIDTHS[name] if name in WIDTHS else WIDTHS.get("small")


def grow():
    GROWN["few"] = 9


def grow_shared():
    SHARED.append(3)


def grow_held():
    HOLDER[0].append(2)


def given():
    return HANDED


def one(name):
    nn.Linear(1, 1)
    return FIRST[name], SECOND[name]


EARLY = {"size": 1}


def early():
    return EARLY["size"]


AT_IMPORT = early()
EARLY["size"] = 2
