"""Arrays mapped from files: a vector of a length that nobody knows, or what the shape says."""

import numpy as np
import torch

data = np.memmap("train.bin", dtype=np.uint16, mode="r")
starts = torch.randint(len(data) - 8, (12,))
x = torch.stack([torch.from_numpy(data[i : i + 8].astype(np.int64)) for i in starts])
data[0, 1]  # E: index-too-many
shaped = np.memmap("rows.bin", dtype="float32", mode="w+", shape=(100, 16))  # S: shaped (100, 16)
shaped @ np.zeros((15, 2), np.float32)  # E: matmul-inner-dimensions (100, 16) (15, 2)
weights = np.zeros((16, 2), np.float32)
total = shaped @ weights  # S: total (100, 2)
bytes_ = np.memmap("rows.bin")
torch.nn.functional.embedding(torch.from_numpy(bytes_), torch.zeros(10, 3))  # E: index-type
