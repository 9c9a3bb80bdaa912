"""Threads and processes: their targets are called."""
import threading
from concurrent.futures import ThreadPoolExecutor

import torch
import torch.multiprocessing as mp


def work(x, width):
    return x @ torch.zeros(width, 2)  # E: matmul-inner-dimensions (3, 4) (5, 2)


def train(rank, x):
    return x @ torch.zeros(6, 2)  # E: matmul-inner-dimensions (3, 7) (6, 2)


threading.Thread(target=work, args=(torch.zeros(3, 4), 4)).start()
threading.Thread(target=work, args=(torch.zeros(3, 4), 5)).start()
with ThreadPoolExecutor(max_workers=2) as pool:
    future = pool.submit(work, torch.zeros(1, 4), 4)
    a = future.result()  # S: a (1, 2)
    b = list(pool.map(len, [torch.zeros(5), torch.zeros(6)]))
x = torch.zeros(*b)  # S: x (5, 6)
if __name__ == "__main__":
    mp.spawn(train, args=(torch.zeros(3, 7),), nprocs=2)
