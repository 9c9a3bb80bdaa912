"""Texts read from files: how many words there are nobody knows, but they are whole numbers."""

import sys

import torch
import torch.nn as nn


class Dictionary:
    def __init__(self):
        self.numbers = {}
        self.words = []

    def add(self, word):
        if word not in self.numbers:
            self.words.append(word)
            self.numbers[word] = len(self.words) - 1
        return self.numbers[word]

    def __len__(self):
        return len(self.words)


class Corpus:
    def __init__(self, path):
        self.dictionary = Dictionary()
        self.train = self.tokenize(path)

    def tokenize(self, path):
        with open(path) as file:
            for line in file:
                for word in line.split() + ["<end>"]:
                    self.dictionary.add(word)
        with open(path) as file:
            lines = []
            for line in file:
                numbers = []
                for word in line.split() + ["<end>"]:
                    numbers.append(self.dictionary.numbers[word])
                lines.append(torch.tensor(numbers).type(torch.int64))
        return torch.cat(lines)


corpus = Corpus(sys.argv[1])
words = corpus.train + 0  # S: words (?,)
words.view(-1, 1) @ torch.zeros(2, 3, dtype=torch.long)  # E: matmul-inner-dimensions (?, 1) (2, 3)
count = len(corpus.dictionary)
x = torch.zeros(count, 3)  # S: x (?, 3)
x + torch.zeros(count, 4)  # E: broadcast-dimensions (?, 3) (?, 4)
x = x * 2  # S: x (?, 3)


def columns(data, batch):
    rows = data.size(0) // batch
    data = data.narrow(0, 0, rows * batch)
    return data.view(batch, -1).t().contiguous()


def piece(source, start, most=35):
    length = min(most, len(source) - 1 - start)
    return source[start : start + length], source[start + 1 : start + 1 + length].view(-1)


class Model(nn.Module):
    def __init__(self, count):
        super().__init__()
        self.count = count
        self.table = nn.Embedding(count, 6)
        self.layer = nn.LSTM(6, 5, 2)
        self.head = nn.Linear(5, count)

    def forward(self, numbers):
        out, _ = self.layer(self.table(numbers))
        return self.head(out).view(-1, self.count).log_softmax(1)


source = columns(corpus.train, 20)
model = Model(count)
criterion = nn.NLLLoss()
for start in range(0, source.size(0) - 1, 35):
    data, target = piece(source, start)
    loss = criterion(model(data), target)  # S: loss ()
    criterion(model(data), target[1:])  # E: loss-batch-size
other = columns(Corpus(sys.argv[2]).train, 10)
for number, start in enumerate(range(0, other.size(0) - 1, 35)):
    data, target = piece(other, start)
    loss = criterion(model(data), target)  # S: loss ()
    left = torch.zeros(start + 2)
    left + torch.zeros(start + 3)  # E: broadcast-dimensions


# lists that rounds fill have one length behind them, whatever it is
def collected(rows):
    parts = []
    for row in rows:
        if row:
            parts.append(torch.zeros(2, 3))
    return torch.cat(parts, 1)


y = collected(sys.argv)  # S: y (2, ?)
y + torch.zeros(3, 1)  # E: broadcast-dimensions (2, ?) (3, 1)


def filled(rows, parts):
    for row in rows:
        parts.append(row)
    return torch.zeros(len(parts), 2)


y = filled(sys.argv, [1, 2])  # A: y (?, 2)
y = filled([1, 2, 3], [1, 2])  # S: y (5, 2)

# what a table gives by a key that is not known is one of the things stored there
sizes = {}
for word in sys.argv:
    sizes[word] = 4
y = torch.zeros(sizes[sys.argv[0]])  # S: y (4,)
y + torch.zeros(3)  # E: broadcast-dimensions (4,) (3,)
y = torch.tensor([ord(letter) for letter in sys.argv[0]])  # S: y (?,)
