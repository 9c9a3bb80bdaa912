"""finally, with and exceptions: what runs on which way out."""
import contextlib

import torch

seen = []


def first_two():
    for number in range(5):
        try:
            if number == 2:
                return number
        finally:
            seen.append(number + 1)


x = torch.zeros(first_two(), 1)  # S: x (2, 1)
x = torch.zeros(*seen)  # S: x (1, 2, 3)


class Recorder:
    def __init__(self):
        self.log = []

    def __enter__(self):
        return self.log

    def __exit__(self, *error):
        self.log.append(4)
        return True


recorder = Recorder()
with recorder as log:
    log.append(3)
    raise ValueError
x = torch.zeros(*recorder.log)  # S: x (3, 4)


def leaves_early():
    with recorder as log:
        return len(log)


x = torch.zeros(leaves_early(), len(recorder.log))  # S: x (2, 3)

try:
    width = 4
    if width > 3:
        width = 5
        raise KeyError
except KeyError:
    x = torch.zeros(1, 5) @ torch.zeros(width, 2)  # A: x (1, 2)
else:
    y = torch.zeros(1, 5) @ torch.zeros(6, 2)
finally:
    height = 7
x = torch.zeros(height)  # S: x (7,)

for number in range(3):
    if number == 2:
        break
else:
    y = torch.zeros(1, 2) @ torch.zeros(3, 4)
for number in range(3):
    continue
else:
    y = torch.zeros(1, 2) @ torch.zeros(4, 4)  # E: matmul-inner-dimensions (1, 2) (4, 4)


@contextlib.contextmanager
def opened(size):
    yield torch.zeros(size, 3)


with opened(4) as handle:
    x = handle @ torch.zeros(3, 2)  # A: x (4, 2)
    y = handle @ torch.zeros(4, 2)  # E: matmul-inner-dimensions (4, 3) (4, 2)


@torch.no_grad()
def evaluate(inputs):
    return inputs @ torch.zeros(3, 2)  # E: matmul-inner-dimensions (4, 5) (3, 2)


x = evaluate(torch.zeros(4, 3))  # S: x (4, 2)
y = evaluate(torch.zeros(4, 5))
