"""Lists that each of many rounds makes one item longer: behind the loop they are as long as there were rounds."""
import sys

import numpy as np

series = np.zeros(320)


def windows(values, width):
    x, y = [], []
    for i in range(len(values) - width):
        x.append(values[i:i + width])
        y.append(values[i + width])
    return np.array(x), np.array(y)


x, y = windows(series, 10)  # S: x (310, 10)  # S: y (310,)
x[:80] @ np.ones(10)
x[:80] @ np.ones(11)  # E: matmul-inner-dimensions
np.linalg.lstsq(x[:80], y[:80])
np.linalg.lstsq(x[:80], y)  # E: solve-rows

heights = []
for value in series:
    if value > 3:
        value = 3
    heights.append(value)
a = np.array(heights)  # S: a (320,)
a + series
a + series[1:]  # E: broadcast-dimensions

# some items are there already, or come later
longer = []
longer.append(0.0)
for i in range(200):
    longer.append(i)
np.array(longer) + np.zeros(201)
np.array(longer) + np.zeros(200)  # E: broadcast-dimensions
for i in range(200):
    longer.append(i)
np.array(longer) + np.zeros(401)
np.array(longer) + np.zeros(200)  # E: broadcast-dimensions
begun = []
begun.extend(series[:3].tolist())
for i in range(200):
    begun.append(i)
b = np.array(begun)  # S: b (203,)
b + np.zeros(200)  # E: broadcast-dimensions

# some rounds, and not each
some = []
for i in range(200):
    if i % 10 == 0:
        some.append(i)
np.array(some) + np.zeros(20)
skipped = []
for i in range(200):
    if i % 10 == 0:
        continue
    skipped.append(i)
np.array(skipped) + np.zeros(180)
early = []
for i in range(200):
    if i > len(sys.argv):
        break
    early.append(i)
np.array(early) + np.zeros(2)

# twice, or shortened
pairs = []
for i in range(200):
    pairs.append(i)
    pairs.append(i)
np.array(pairs) + np.zeros(400)
queue = []
for i in range(200):
    queue.append(i)
    if len(queue) > 10:
        queue.pop(0)
np.array(queue) + np.zeros(10)
recent = []
for i in range(200):
    recent.append(i)
    recent = recent[-5:]
np.array(recent) + np.zeros(5)


# others fill it, too
shared = []


def note(i):
    shared.append(i)


for i in range(200):
    shared.append(i)
    note(i)
np.array(shared) + np.zeros(400)

# one for each round of another loop
for epoch in range(3):
    losses = []
    for i in range(150):
        losses.append(i)
        print(len(losses), losses[-1])
    b = np.array(losses)  # S: b (150,)
    b + np.zeros(151)  # E: broadcast-dimensions
inner = []
for epoch in range(3):
    for i in range(150):
        inner.append(i)
np.array(inner) + np.zeros(450)
# handed to somebody in a round
given = []
for i in range(200):
    given.append(i)
    sys.excepthook(given)
np.array(given) + np.zeros(201)

# one in each branch
signs, steps, again = [], [], []
for value in series:
    if value > 0:
        signs.append(1)
    elif value < 0:
        signs.append(-1)
    else:
        signs.append(0)
    if value > 2:
        steps.append(1)
    elif value < 2:
        steps.append(-1)
    if value > 1:
        again.append(1)
    else:
        again.append(2)
    again.append(3)
g = np.array(signs)  # S: g (320,)
g + series[1:]  # E: broadcast-dimensions
np.array(steps) + series[1:]
np.array(again) + series[1:]

# behind branches and loops of the round, and not where some rounds fail
means, maybe, inner = [], [], []
for value in series:
    if value > 0:
        value = -value
    while value < -1:
        value += 1
    means.append(value)
    if value > 2:
        print(value)
    try:
        maybe.append(int(value))
    except ValueError:
        print("no number")
    for part in range(3):
        if part == value:
            break
    inner.append(part)
    print(len(means))
h = np.array(means)  # S: h (320,)
h + series[1:]  # E: broadcast-dimensions
h = np.array(inner)  # S: h (320,)
np.array(maybe) + series[1:]
found = []
for value in series:
    for part in range(3):
        if part == value:
            break
    else:
        found.append(value)
np.array(found) + series[1:]
