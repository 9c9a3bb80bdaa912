"""Damaged inputs, drawn from a seed: each is a file that somebody's repository may well hold."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

SOUND = """\
import torch
import torch.nn as nn
from functools import partial


class Net(nn.Module):
    def __init__(self, width=8):
        super().__init__()
        self.first = nn.Linear(width, 4)
        self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])

    def forward(self, x):
        x = self.first(x)
        for layer in self.layers:
            x = layer(x) + x
        return x.reshape(-1, 2, 2)


net = Net()
print(net(torch.zeros(5, 8)))
"""


def _truncated(draw: random.Random) -> bytes:
    text = SOUND.encode()
    return text[: draw.randrange(len(text))]


def _random_bytes(draw: random.Random) -> bytes:
    return draw.randbytes(draw.randrange(1, 2000))


def _flipped(draw: random.Random) -> bytes:
    text = bytearray(SOUND.encode())
    for _ in range(draw.randrange(1, 6)):
        text[draw.randrange(len(text))] = draw.randrange(256)
    return bytes(text)


def _without_lines(draw: random.Random) -> bytes:
    lines = SOUND.split("\n")
    for _ in range(draw.randrange(1, 4)):
        del lines[draw.randrange(len(lines))]
    return "\n".join(lines).encode()


def _shuffled(draw: random.Random) -> bytes:
    lines = SOUND.split("\n")
    draw.shuffle(lines)
    return "\n".join(lines).encode()


def _deep(draw: random.Random) -> bytes:
    depth = draw.choice([50, 500, 5000, 50_000])
    opening, closing = draw.choice(["()", "[]", ("-", ""), ("not ", ""), ("lambda: ", "")])
    return f"import torch\nx = {opening * depth}1{closing * depth}\n".encode()


def _deep_blocks(draw: random.Random) -> bytes:
    depth = draw.choice([19, 60, 99, 150])
    lines = [f"{' ' * level}if x{level}:" for level in range(depth)]
    return ("import torch\n" + "\n".join(lines) + f"\n{' ' * depth}pass\n").encode()


def _long_chain(draw: random.Random) -> bytes:
    count = draw.choice([200, 2000, 8000])
    word = draw.choice([" + 1", ".a", "[0]", "()"])
    return f"import torch\nx = 1\ny = x{word * count}\n".encode()


def _huge_literal(draw: random.Random) -> bytes:
    digits = draw.choice([30, 4000, 5000, 100_000])
    kind = draw.choice(["{}", "'{}'", "0x{}", "1e{}", "torch.zeros({}, 3) @ torch.zeros(4, {})"])
    return f"import torch\nx = {kind.format('9' * digits, '9' * digits)}\n".encode()


def _wide(draw: random.Random) -> bytes:
    count = draw.choice([100, 3000])
    return (
        f"import torch\nx = [{', '.join(map(str, range(count)))}]\ny = torch.tensor(x)\n".encode()
    )


def _encoding(draw: random.Random) -> bytes:
    name = draw.choice(["utf-8", "latin-1", "utf-16", "rot13", "nothing-known", "ascii", "idna"])
    return f"# -*- coding: {name} -*-\nimport torch\nx = 'ä€'\n".encode(
        draw.choice(["utf-8", "utf-16", "utf-8-sig"])
    )


def _odd_text(draw: random.Random) -> bytes:
    odd = draw.choice(
        ["\0", "\x0c", "\u2028", "\u202e", "\ufeff", "\r", "\x1a", "\ud7ff", "\U0001f600"]
    )
    return f"import torch\nx = 1 {odd}\n{odd}y = '{odd}'\n# {odd}\nz{odd} = 2\n".encode()


def _renames_itself(draw: random.Random) -> bytes:
    names = draw.sample(["torch", "Net", "print", "net", "self", "super", "range", "len"], 3)
    lines = [f"globals()[{name!r}] = {name} = lambda *a: {name}" for name in names]
    lines += [
        f"exec('{names[0]} = {names[1]}')",
        f"del {names[2]}",
        "import sys",
        "sys.modules.clear()",
    ]
    place = draw.randrange(2)
    return ("\n".join(lines) + "\n" + SOUND if place else SOUND + "\n".join(lines)).encode()


def _own_import(draw: random.Random) -> bytes:
    other = draw.choice(["damaged_1", "damaged_2", "damaged_3"])
    return (
        f"import torch\nfrom {other} import *\nfrom {other} import Net, nothing\n{SOUND}".encode()
    )


def _recursive(draw: random.Random) -> bytes:
    return draw.choice(
        [
            b"import torch\nclass A(A): pass\nA()\n",
            b"import torch\nclass A(B): pass\nclass B(A): pass\nB().forward(torch.zeros(2))\n",
            b"import torch\ndef f(x): return f(f)(x)\nf(torch.zeros(2) @ f)\n",
            b"import torch\nx = []\nx.append(x)\ntorch.tensor(x)\nwhile x: x = [x, *x]\n",
            b"import torch\ndef g(): yield from g()\nfor x in g(): torch.cat([x, *g()])\n",
            b"import torch\nd = {}\nd[d] = d\nclass M(type(d)): __call__ = __init__ = lambda s: s()\nM()()\n",
        ]
    )


def _notebook(draw: random.Random) -> bytes:
    sound = json.dumps({"cells": [{"cell_type": "code", "source": [SOUND]}]})
    odd = draw.choice(
        [
            "",
            "{}",
            "[]",
            "null",
            '{"cells": 3}',
            '{"cells": [{}]}',
            '{"cells": [{"cell_type": "code"}]}',
        ]
    )
    return draw.choice([odd, sound[: draw.randrange(len(sound))], "[" * 100_000]).encode()


KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    _truncated, _random_bytes, _flipped, _without_lines, _shuffled, _deep, _deep_blocks,
    _long_chain, _huge_literal, _wide, _encoding, _odd_text, _renames_itself, _own_import,
    _recursive, _notebook,
)  # fmt: skip


def write_damaged(folder: Path, count: int, seed: int) -> list[Path]:
    """Write so many damaged files, of all kinds in turn; return them."""
    draw = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        suffix = ".ipynb" if kind is _notebook else ".py"
        path = folder / f"damaged_{number}{suffix}"
        path.write_bytes(kind(draw))
        written.append(path)
    return written
