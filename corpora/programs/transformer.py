"""An encoder of the Transformer with attention written by hand, trained to classify sentences."""

import argparse
import math

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, Dataset


class Sentences(Dataset):
    """Sentences of token numbers, padded to one length, and their classes."""

    def __init__(self, path, length, classes):
        self.rows = open(path).read().splitlines()
        self.length = length
        self.classes = classes

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        label, text = self.rows[index].split("\t")
        tokens = [int(word) for word in text.split()][: self.length]
        padded = torch.zeros(self.length, dtype=torch.long)
        padded[: len(tokens)] = torch.tensor(tokens, dtype=torch.long)
        return padded, int(label) % self.classes


class PositionalEncoding(nn.Module):
    def __init__(self, width, dropout, longest=512):
        super().__init__()
        self.dropout = nn.Dropout(dropout)
        positions = torch.arange(longest, dtype=torch.float).unsqueeze(1)
        rates = torch.exp(torch.arange(0, width, 2).float() * (-math.log(10000.0) / width))
        table = torch.zeros(longest, width)
        table[:, 0::2] = torch.sin(positions * rates)
        table[:, 1::2] = torch.cos(positions * rates)
        self.register_buffer("table", table.unsqueeze(0))

    def forward(self, words):
        return self.dropout(words + self.table[:, : words.size(1)])


class MultiHeadAttention(nn.Module):
    def __init__(self, heads, width, dropout):
        super().__init__()
        assert width % heads == 0
        self.heads = heads
        self.head_width = width // heads
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)
        self.output = nn.Linear(width, width)
        self.dropout = nn.Dropout(dropout)

    def split(self, words):
        batch, length, _ = words.size()
        return words.view(batch, length, self.heads, self.head_width).transpose(1, 2)

    def forward(self, query, key, value, mask=None):
        batch = query.size(0)
        query = self.split(self.query(query))
        key = self.split(self.key(key))
        value = self.split(self.value(value))
        scores = torch.matmul(query, key.transpose(-2, -1)) / math.sqrt(self.head_width)
        if mask is not None:
            scores = scores.masked_fill(mask == 0, -1e9)
        weights = self.dropout(F.softmax(scores, dim=-1))
        joined = torch.matmul(weights, value).transpose(1, 2).contiguous()
        joined = joined.view(batch, -1, self.heads * self.head_width)
        return self.output(joined)


class FeedForward(nn.Module):
    def __init__(self, width, hidden, dropout):
        super().__init__()
        self.inner = nn.Linear(width, hidden)
        self.outer = nn.Linear(hidden, width)
        self.dropout = nn.Dropout(dropout)

    def forward(self, words):
        return self.outer(self.dropout(F.relu(self.inner(words))))


class EncoderLayer(nn.Module):
    def __init__(self, width, heads, hidden, dropout):
        super().__init__()
        self.attention = MultiHeadAttention(heads, width, dropout)
        self.feed_forward = FeedForward(width, hidden, dropout)
        self.first_norm = nn.LayerNorm(width)
        self.second_norm = nn.LayerNorm(width)
        self.dropout = nn.Dropout(dropout)

    def forward(self, words, mask):
        normed = self.first_norm(words)
        words = words + self.dropout(self.attention(normed, normed, normed, mask))
        return words + self.dropout(self.feed_forward(self.second_norm(words)))


class Classifier(nn.Module):
    def __init__(self, vocabulary, width, heads, hidden, layers, classes, dropout):
        super().__init__()
        self.width = width
        self.embedding = nn.Embedding(vocabulary, width, padding_idx=0)
        self.positions = PositionalEncoding(width, dropout)
        layer = [EncoderLayer(width, heads, hidden, dropout) for _ in range(layers)]
        self.layers = nn.ModuleList(layer)
        self.norm = nn.LayerNorm(width)
        self.output = nn.Linear(width, classes)

    def forward(self, tokens):
        mask = (tokens != 0).unsqueeze(1).unsqueeze(2)
        words = self.positions(self.embedding(tokens) * math.sqrt(self.width))
        for layer in self.layers:
            words = layer(words, mask)
        return self.output(self.norm(words).mean(dim=1))


def run_epoch(model, loader, criterion, device, optimizer=None):
    model.train(optimizer is not None)
    total, correct = 0.0, 0
    for tokens, labels in loader:
        tokens, labels = tokens.to(device), labels.to(device)
        scores = model(tokens)  # A: scores (32, 4)
        loss = criterion(scores, labels)
        if optimizer is not None:
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
        total += loss.item() * tokens.size(0)
        correct += (scores.argmax(dim=-1) == labels).sum().item()
    return total / len(loader.dataset), correct / len(loader.dataset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--train", default="train.tsv")
    parser.add_argument("--valid", default="valid.tsv")
    parser.add_argument("--vocabulary", type=int, default=20000)
    parser.add_argument("--length", type=int, default=128)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--heads", type=int, default=8)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--batch-size", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=5)
    args = parser.parse_args()

    torch.manual_seed(1)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    train = Sentences(args.train, args.length, classes=4)
    valid = Sentences(args.valid, args.length, classes=4)
    train_loader = DataLoader(train, batch_size=args.batch_size, shuffle=True)
    valid_loader = DataLoader(valid, batch_size=args.batch_size)
    model = Classifier(args.vocabulary, args.width, args.heads, 2048, args.layers, 4, 0.1)
    model = model.to(device)
    criterion = nn.CrossEntropyLoss()
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-4, betas=(0.9, 0.98), eps=1e-9)
    for epoch in range(args.epochs):
        loss, accuracy = run_epoch(model, train_loader, criterion, device, optimizer)
        print(f"epoch {epoch}: training loss {loss:.3f}, accuracy {accuracy:.2%}")
        with torch.no_grad():
            loss, accuracy = run_epoch(model, valid_loader, criterion, device)
        print(f"epoch {epoch}: validation loss {loss:.3f}, accuracy {accuracy:.2%}")
        torch.save(model.state_dict(), f"transformer-{epoch}.pt")


if __name__ == "__main__":
    main()
