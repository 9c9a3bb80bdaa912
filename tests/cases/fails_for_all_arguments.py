"""A network that is given batches of several lengths: what fails for each of them fails."""
import argparse
import sys

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence
from torch.utils.data import DataLoader, Dataset

SENTENCES = [("the dog ate the apple".split(), 1), ("everybody read that book".split(), 0), ("she runs".split(), 1), ("it works".split(), 0)]


class Texts(Dataset):
    def __init__(self, sentences):
        self.rows = [(torch.tensor([len(w) for w in words]), label) for words, label in sentences]

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.rows[i]


def collate(batch):
    batch = sorted(batch, key=lambda row: len(row[0]), reverse=True)
    words, labels = zip(*batch)
    return pad_sequence(words, batch_first=True), torch.tensor([len(w) for w in words])


class Tagger(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.embed = nn.Embedding(20, 8)
        self.lstm = nn.LSTM(features, 16, batch_first=True)
        self.inner = Inner()

    def forward(self, words, lengths):
        x = self.embed(words)
        packed = pack_padded_sequence(x, lengths, batch_first=True)
        out, _ = self.lstm(packed)  # E: recurrent-input-size
        return self.inner(x.new_zeros(words.size(0), words.size(1), 16))


class Inner(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(12, 3)
        self.right = nn.Linear(16, 3)

    def forward(self, x):
        self.right(x)
        return self.out(x)  # E: linear-in-features


wrong, right = Tagger(9), Tagger(8)
for words, lengths in DataLoader(Texts(SENTENCES), batch_size=2, collate_fn=collate):
    wrong(words, lengths)
    right(words, lengths)


# for some of them only
class Loose(nn.Module):
    def __init__(self):
        super().__init__()
        self.four = nn.Linear(4, 2)

    def forward(self, words):
        return self.four(words.float())


for words, lengths in DataLoader(Texts(SENTENCES), batch_size=2, collate_fn=collate):
    Loose()(words)


class Chosen(nn.Module):
    def __init__(self):
        super().__init__()
        self.lin = nn.Linear(4, 2)

    def forward(self, x):
        return self.lin(x)  # E: linear-in-features


class Either(nn.Module):
    def __init__(self):
        super().__init__()
        self.lin = nn.Linear(4, 2)

    def forward(self, x):
        return self.lin(x)  # W: linear-in-features


given = torch.zeros(2, 5) if len(sys.argv) > 2 else torch.zeros(2, 6)
Chosen()(given)
other = torch.zeros(2, 4) if len(sys.argv) > 2 else torch.zeros(2, 6)
Either()(other)

# what fails for some sizes only passes for others: no run is sure to fail
parser = argparse.ArgumentParser()
parser.add_argument("--wide", type=int, required=True)
wide = parser.parse_args().wide
open_size = torch.zeros(2, 5) if len(sys.argv) > 2 else torch.zeros(2, wide)
Either()(open_size)
open_size @ torch.zeros(4, 3)  # W: matmul-inner-dimensions
sure = torch.zeros(2, 5) if len(sys.argv) > 2 else torch.zeros(2, 6)
sure @ torch.zeros(4, 3)  # E: matmul-inner-dimensions
