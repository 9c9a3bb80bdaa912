"""Lists that are popped and appended to: what is put in the place of an item does not meet it."""
from collections import deque

import numpy as np

sizes = [3, 4]
sizes.pop()
sizes.append(5)
a = np.zeros(sizes)  # S: a (3, 5)
sizes.pop(-1)
sizes.append(6)
b = np.zeros(sizes)  # S: b (3, 6)
a + b  # E: broadcast-dimensions

# what is waited for is made of what was popped
waiting = [0]
found = []
while waiting:
    n = waiting.pop()
    found.append(n)
    if n < 200:
        waiting.append(n + 1)
np.array(found) + np.zeros(201)


def reached(links, start):
    seen, waiting, order = set(), [start], []
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        order.append(node)
        for other in links[node]:
            if other not in seen:
                waiting.append(other)
    return order


order = reached({0: [1, 2], 1: [3], 2: [3], 3: []}, 0)
rows = np.zeros((4, 2))[order]
rows @ np.zeros((2, 1))
rows @ np.zeros((3, 1))  # E: matmul-inner-dimensions

queue = deque([(0, 0)])
steps = np.full((8, 9), -1)
while queue:
    r, c = queue.popleft()
    for down, right in [(0, 1), (1, 0)]:
        if r + down < 8 and c + right < 9 and steps[r + down, c + right] < 0:
            steps[r + down, c + right] = steps[r, c] + 1
            queue.append((r + down, c + right))
steps + np.zeros((8, 9))
steps + np.zeros((8, 8))  # E: broadcast-dimensions
