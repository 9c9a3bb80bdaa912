"""Batches that functions of the program make, of sequences of different lengths."""

import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader, Dataset

n = len(open("x").read())
data = []
for _ in range(9):
    data.append((torch.randint(1, 200, (n,)), torch.randint(0, 9, (n,))))
a = pad_sequence([torch.zeros(3, 7), torch.zeros(5, 7)])  # S: a (5, 2, 7)
a = pad_sequence([torch.zeros(3, 7), torch.zeros(5, 7)], batch_first=True)  # S: a (2, 5, 7)
a = pad_sequence([torch.zeros(5, 7), torch.zeros(5, 7)])  # S: a (5, 2, 7)
pad_sequence([torch.tensor(1.0)])  # E: pad-sequence-rank ()


def collate(batch):
    words, tags = zip(*batch)
    lengths = torch.tensor([len(one) for one in words])
    return (
        pad_sequence(words, batch_first=True),
        pad_sequence(tags, batch_first=True, padding_value=-100),
        lengths,
    )


table = nn.Embedding(200, 32)
head = nn.Linear(32, 9)
for words, tags, lengths in DataLoader(data, batch_size=3, collate_fn=collate):
    b = lengths * 2  # S: b (3,)
    c = head(table(words))  # S: c (3, ?, 9)
    loss = nn.functional.cross_entropy(c.reshape(-1, 9), tags.reshape(-1))  # S: loss ()
    nn.Linear(30, 9)(table(words))  # E: linear-in-features (3, ?, 32)


class Pairs(Dataset):
    def __len__(self):
        return 64

    def __getitem__(self, index):
        return {"image": torch.zeros(3, 8, 8), "label": index}


class Collator:
    def __init__(self, scale):
        self.scale = scale

    def __call__(self, batch):
        images = torch.stack([sample["image"] for sample in batch])
        labels = torch.tensor([sample["label"] for sample in batch])
        return images.repeat(1, self.scale, 1, 1), labels


for images, labels in DataLoader(Pairs(), 16, collate_fn=Collator(2)):
    d = images + 0  # S: d (16, 6, 8, 8)
    e = labels + 0  # S: e (16,)
    nn.Conv2d(3, 4, 3)(images)  # E: conv-in-channels (16, 6, 8, 8)
for images in DataLoader(Pairs(), 16, collate_fn=lambda batch: torch.stack([x["image"] for x in batch])):
    f = images.sum(1)  # S: f (16, 8, 8)

mask = nn.Transformer.generate_square_subsequent_mask(7)  # S: mask (7, 7)
layer = nn.TransformerEncoderLayer(16, 4)
g = layer(torch.zeros(7, 2, 16), mask)  # S: g (7, 2, 16)
