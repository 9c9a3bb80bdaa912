"""argparse: options of a script, and what they are when nobody gives them."""
import argparse

import torch

nothing = open("file").read()
parser = argparse.ArgumentParser("options")
parser.add_argument("--plain", type=int, default=3)
parser.add_argument("--two-words", type=int, default=4)
parser.add_argument("-s", type=int, default=5)
parser.add_argument("-l", "--long", type=int, default=6)
parser.add_argument("--named", dest="other", type=int, default=7)
parser.add_argument("--text", type=int, default="8")
parser.add_argument("--wrong", type=int, default="eight")
parser.add_argument("--ratio", type=float, default="0.5")
parser.add_argument("--word", type=str, default="abc")
parser.add_argument("--free", default="abcd")
parser.add_argument("--own", type=nothing, default="1")
parser.add_argument("--on", action="store_true")
parser.add_argument("--off", action="store_false")
parser.add_argument("--maybe", type=int)
parser.add_argument("--needed", type=int, required=True)
parser.add_argument("--path", required=True)
parser.add_argument("count", type=int)
group = parser.add_argument_group("more")
group.add_argument("--grouped", type=int, default=9)
options = parser.parse_args()

a = torch.zeros(options.plain, options.two_words, options.s)  # S: a (3, 4, 5)
a = torch.zeros(options.long, options.other, options.text)  # S: a (6, 7, 8)
a = torch.zeros(options.wrong, options.own, options.grouped)  # S: a (?, ?, 9)
a = torch.zeros(3) * options.ratio  # S: a (3,)
a = torch.zeros(len(options.word), len(options.free))  # S: a (3, 4)
a = torch.zeros(3 if options.on else 4, 3 if options.off else 4)  # S: a (4, 3)
a = torch.zeros(3 if options.maybe is None else 4)  # S: a (3,)
a = torch.zeros(options.needed, options.count)  # S: a (--needed, count)
a = torch.zeros(len(options.path), 1)  # S: a (?, 1)
a = torch.zeros(len(vars(options)), 1)  # S: a (?, 1)
for name in options:
    a = torch.zeros(2, 1)  # S: a (2, 1)
a = torch.zeros(3 if options else 4)  # S: a (3,)
options.plain = 11
a = torch.zeros(options.plain, options.s)  # S: a (11, 5)

known, rest = parser.parse_known_args()
a = torch.zeros(known.plain, known.s)  # S: a (3, 5)
a = torch.zeros(len(rest), 1)  # S: a (?, 1)
