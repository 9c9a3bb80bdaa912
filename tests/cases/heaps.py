"""Heaps are lists: what is pushed comes out, and a loop until nothing is left ends."""
import heapq
from heapq import heappop, heappush

import numpy as np


def shortest(adjacency, source):
    n = len(adjacency)
    distances = np.full(n, np.inf)
    distances[source] = 0
    queue = [(0.0, source)]
    while queue:
        distance, u = heapq.heappop(queue)
        if distance > distances[u]:
            continue
        for v in range(n):
            weight = adjacency[u, v]
            if weight > 0 and distance + weight < distances[v]:
                distances[v] = distance + weight
                heapq.heappush(queue, (distances[v], v))
    return distances


d = shortest(np.array([[0, 4, 1, 0], [4, 0, 2, 5], [1, 2, 0, 8], [0, 5, 8, 0]]), 0)  # S: d (4,)
d + np.array([1.0, 2.0, 3.0])  # E: broadcast-dimensions

items = []
heappush(items, (1, np.zeros(3)))
_, first = heappop(items)
first + np.zeros(3)
first + np.zeros(4)  # E: broadcast-dimensions
two = heapq.nsmallest(2, [5, 3, 4])
a = np.array(two)  # S: a (2,)
a + np.zeros(3)  # E: broadcast-dimensions
