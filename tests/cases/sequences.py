"""Adding, repeating, comparing lists and tuples."""
import torch

nothing = open("file").read()
some = list(nothing)
tail = tuple(nothing)

a = torch.zeros([2, 3] + [4])  # S: a (2, 3, 4)
a = torch.zeros((2, 3) + (4,))  # S: a (2, 3, 4)
a = torch.zeros([2, 3] * 2)  # S: a (2, 3, 2, 3)
a = torch.zeros(2 * [2, 3])  # S: a (2, 3, 2, 3)
a = torch.zeros((2, 3) * 2)  # S: a (2, 3, 2, 3)
a = torch.zeros(2 * (2, 3))  # S: a (2, 3, 2, 3)
a = torch.zeros((2, 3) * -1)  # S: a ()
c = [2]
c += [3]
c = torch.zeros(c)  # S: c (2, 3)
# a list extended by what is not known
open_list = [2]
open_list += nothing
d = torch.zeros(open_list)  # S: d (...)
d = torch.zeros((open_list + [1])[0], 2)  # A: d (?, 2)
d = torch.zeros(([1] + open_list)[0], 2)  # A: d (?, 2)
d = torch.zeros(3 if 2 in open_list else 4)  # A: d (4,)

# lengths that are not known
many = [1] * 1000
e = torch.zeros((many * 5)[0], 2)  # S: e (1, 2)
more = many + many
e = torch.zeros((more * 2)[0], 2)  # S: e (1, 2)
e = torch.zeros((more + more + more)[0], 2)  # S: e (1, 2)
e = torch.zeros(([1] * 2000)[0], 2)  # S: e (1, 2)
f = torch.zeros((tail * 2)[0], 2)  # S: f (?, 2)
f = torch.zeros((tail + (1,))[0], 2)  # A: f (1, 2)
f = torch.zeros(((1,) + tail)[0], 2)  # A: f (1, 2)
f = torch.zeros((some + [1])[0], 2)  # A: f (1, 2)
f = torch.zeros(([1] + some)[0], 2)  # A: f (1, 2)

# what lists and tuples have no operator for, or one that is not followed
g = torch.zeros(3 if [1] == [2] else 4)  # A: g (4,)
g = torch.zeros(3 if [1] == 3 else 4)  # A: g (4,)
g = torch.zeros(3 if 3 == [1] else 4)  # A: g (4,)
g = torch.zeros(3 if (1, 2) == (1, 2) else 4)  # A: g (3,)

text = "0123456789"
for _ in range(7):
    text = text + text
h = torch.zeros(3 if text == "0" else 4)  # A: h (4,)
