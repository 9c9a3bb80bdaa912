"""Heaps in lists: what comes in and goes out; nobody knows in which order the items lie.

Written from https://docs.python.org/3/library/heapq.html (3.13).
"""


def heapify(heap):
    heap.sort()


def heappush(heap, item):
    heap.append(item)
    heap.sort()


def heappop(heap):
    return heap.pop(0)


def heappushpop(heap, item):
    heap.append(item)
    heap.sort()
    return heap.pop(0)


def heapreplace(heap, item):
    smallest = heap.pop(0)
    heap.append(item)
    heap.sort()
    return smallest


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:n]


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:n]
