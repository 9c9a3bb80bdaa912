"""The ``else`` of a loop runs behind it: what it breaks off or goes on with is the loop around."""
import torch

nothing = open("file").read()


# it runs if no round breaks
for i in range(3):
    if i == 5:
        break
else:
    i = 7
a = torch.zeros(i, 2)  # S: a (7, 2)
for i in range(3):
    if i == 1:
        break
else:
    i = 7
a = torch.zeros(i, 2)  # S: a (1, 2)

# `continue` there: the next round of the loop around
found = []
for width in (4, 5, 6):
    for other in (1, 5, 9):
        if width == other:
            break
    else:
        continue
    found.append(width)
a = torch.zeros(*found, width)  # S: a (5, 6)
torch.zeros(2, 5) @ torch.zeros(found[0], 3)
torch.zeros(2, 4) @ torch.zeros(found[0], 3)  # E: matmul-inner-dimensions (2, 4) (5, 3)

# `break` there: the end of the loop around
total = 0
for width in (4, 5, 6):
    for other in (1, 4, 5):
        if width == other:
            break
    else:
        break
    total += width
a = torch.zeros(total, width)  # S: a (9, 6)

# of rounds of which nobody knows, either may be
x = torch.zeros(2, 3)
for line in nothing:
    for word in line:
        if word:
            x = torch.zeros(2, 4)
            break
    else:
        continue
    b = x + 0  # S: b (2, 4)
    x @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (2, 4) (3, 5)

# behind `while`, and with a name that only the rounds bind
step = 0
while step < 4:
    last = step
    step += 1
else:
    step += last
c = torch.zeros(step, 1)  # S: c (7, 1)
for round in range(2):
    step = 0
    while step < 4:
        step += 1
    else:
        continue
    step = 100
c = torch.zeros(step, round + 1)  # S: c (4, 2)
