"""Progress bars around what is gone through: batches come out of them as they go in."""

import progressbar
import torch
from torch.utils.data import DataLoader, TensorDataset
from tqdm import tqdm, trange

loader = DataLoader(TensorDataset(torch.zeros(100, 8), torch.zeros(100)), batch_size=10)
with tqdm(loader, unit="batch") as bar:
    for x, y in bar:
        bar.set_description("epoch")
        x = x.relu()  # S: x (10, 8)
        x @ torch.zeros(7, 3)  # E: matmul-inner-dimensions (10, 8) (7, 3)
        bar.set_postfix(loss=1.0)
with tqdm(total=100) as bar:
    for x, y in loader:
        bar.update(x.size(0))
bar = tqdm(enumerate(loader), total=len(loader))
for index, (x, y) in bar:
    bar.set_description(str(index))
    torch.zeros(6) @ x  # E: matmul-inner-dimensions (6,) (10, 8)
bar.close()
for size in trange(3, 5):
    torch.zeros(5) + torch.zeros(size)  # E: broadcast-dimensions
tqdm.write("done")
for x, y in tqdm(loader, leave=False, dynamic_ncols=True):
    b = y.view(10, 1)  # S: b (10, 1)
steps = progressbar.ProgressBar(widgets=[progressbar.Percentage(), " ", progressbar.Bar(), progressbar.ETA()])
grown = torch.ones(2, 2)
for step in steps(range(3)):
    grown = torch.cat([grown, grown])
c = grown * 1  # S: c (16, 2)
