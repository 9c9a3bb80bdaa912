"""Words that are numbered by enumerate or by counting are numbers when they are looked up; constants of modules are numbers."""

import math

import numpy as np
import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence

PAD, START, END, RARE = range(4)
words = open("corpus.txt").read().split()
listed = ["<pad>", "<start>", "<end>", "<rare>"]
for word in words:
    if word not in listed:
        listed.append(word)
numbered = {word: i for i, word in enumerate(listed)}
# a word that nobody knows, of some that are written out and others
found = torch.tensor([numbered[word] for word in words])
flat = found.view(-1, 2, 3)
found.mT  # E: matrix-transpose-rank
numbers = torch.tensor([START] + [numbered.get(word, RARE) for word in words] + [END])
numbers[:, 0]  # E: index-too-many


class Vocabulary:
    def __init__(self, sentences):
        self.words = ["<pad>", "<start>", "<end>", "<rare>"] + [word for sentence in sentences for word in sentence.split()]
        self.numbers = {word: i for i, word in enumerate(self.words)}

    def encode(self, sentence):
        return [START] + [self.numbers.get(word, RARE) for word in sentence.split()] + [END]


vocabulary = Vocabulary(open("sentences.txt").read().splitlines())
sentences = [torch.tensor(vocabulary.encode(line)) for line in open("sentences.txt")]
batch = pad_sequence(sentences[:8], batch_first=True, padding_value=PAD)
embedded = nn.Embedding(1000, 32)(batch)
scores = nn.Linear(32, 5)(embedded)
nn.Linear(16, 5)(embedded)  # E: linear-in-features
embedded[0, 0, 0, 0]  # E: index-too-many

t = torch.arange(96) / 96
wave = torch.sin(2 * torch.pi * t + torch.e)  # S: wave (96,)
frames = wave.unfold(0, 8, 8).mean(-1)  # S: frames (12,)
wave.unfold(1, 8, 8)  # E: dimension-out-of-range
turned = np.cos(math.tau * np.arange(5) + np.e) + np.zeros(5)  # S: turned (5,)
turned + np.zeros(4)  # E: broadcast-dimensions (5,) (4,)
column = t[:, torch.newaxis].masked_fill(t[:3] > 0, torch.inf)  # S: column (96, 3)
