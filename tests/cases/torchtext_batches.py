"""torchtext before 0.12: fields, vocabularies, datasets, iterators, and the batches that loops get."""

import torch
import torch.nn as nn
import torchtext.legacy.data as legacy
from torchtext import data, datasets, vocab
from torchtext.data import BucketIterator, Field, Iterator, LabelField, TabularDataset

nothing = open("file").read()

# pairs of sentences

TEXT = data.Field(lower=True)
ANSWER = data.Field(sequential=False)
train, dev, test = datasets.SNLI.splits(TEXT, ANSWER)
TEXT.build_vocab(train, dev, vectors="glove.6B.100d")
ANSWER.build_vocab(train)
train_iter, dev_iter, test_iter = data.BucketIterator.splits((train, dev, test), batch_size=32)
embed = nn.Embedding(len(TEXT.vocab), 100)
embed.weight.data.copy_(TEXT.vocab.vectors)
nn.Embedding(len(TEXT.vocab), 50).weight.data.copy_(TEXT.vocab.vectors)  # E: broadcast-dimensions
linear = nn.Linear(100, len(ANSWER.vocab))
criterion = nn.CrossEntropyLoss()
for batch in train_iter:
    a = batch.premise + 0  # A: a (length of premise, 32)
    a = batch.hypothesis + 0  # A: a (length of hypothesis, last batch)
    a = batch.label + 0  # A: a (last batch,)
    a = torch.zeros(batch.batch_size, len(batch))  # A: a (32, 32)
    scores = linear(embed(batch.premise).mean(0))
    loss = criterion(scores, batch.label)  # S: loss ()
    criterion(scores, batch.label[1:])  # E: loss-batch-size
    batch.label.view(32)  # W: reshape-element-count
    criterion(scores, batch.premise)  # E: loss-target-shape
    b = torch.zeros(len(batch.premis), 1)  # S: b (?, 1)
b = torch.zeros(len(train_iter), len(train))  # S: b (number of batches, len(dataset))
train_iter.init_epoch()
b = next(iter(train_iter)).label + 0  # S: b (32,)

# texts with labels, batch first, of a fixed length, with lengths

WORDS = Field(batch_first=True, fix_length=20)
LABEL = LabelField(dtype=torch.float)
train, test = datasets.IMDB.splits(WORDS, LABEL)
WORDS.build_vocab(train)
WORDS.vocab.load_vectors(vocab.GloVe(name="6B", dim=50))
for number, batch in enumerate(Iterator(train, 10)):
    c = batch.text + 0  # A: c (10, 20)
    c = batch.label + 0.5  # A: c (10,)
    c = WORDS.vocab.vectors[batch.text]  # A: c (last batch, 20, 50)
COUNTED = Field(include_lengths=True)
train, dev, test = datasets.SST.splits(COUNTED, LABEL)
train, dev = train.split(split_ratio=0.8)
first, second = BucketIterator.splits((train, dev), batch_sizes=(4, 6), sort_within_batch=True)
for batch in first:
    words, lengths = batch.text
    d = words + 0  # A: d (length of text, 4)
    d = lengths + 0  # A: d (4,)
for batch in second:
    d = batch.text[1] + 0  # A: d (6,)

# tables: lists and dictionaries of pairs

ID = data.Field(sequential=False, use_vocab=False)
table = TabularDataset(path="a.csv", format="csv", fields=[("id", ID), (None, None), ("body", WORDS)])
for batch in BucketIterator(table, batch_size=8):
    e = batch.id.unsqueeze(1) * batch.body  # A: e (8, 20)
    e = torch.zeros(len(batch.title), 1)  # S: e (?, 1)
parts = TabularDataset.splits(path=".", train="a", test="b", format="json", fields={"t": ("body", WORDS), "l": ("tag", LABEL)})
e = torch.zeros(len(parts))  # S: e (2,)
for batch in Iterator(parts[1], batch_size=8, train=False):
    e = batch.body + batch.tag.unsqueeze(1)  # A: e (8, 20)


class Reviews(data.Dataset):
    def __init__(self, lines, field):
        fields = [("review", field)]
        super().__init__([data.Example.fromlist([line], fields) for line in lines], fields)


for batch in Iterator(Reviews(nothing, WORDS), batch_size=3):
    f = batch.review + 0  # A: f (3, 20)

# translations, and one long text

SOURCE = legacy.Field()
TARGET = legacy.Field(batch_first=True)
train, dev, test = datasets.Multi30k.splits(exts=(".de", ".en"), fields=(SOURCE, TARGET))
for batch in legacy.BucketIterator(train, batch_size=7):
    g = batch.src + 0  # A: g (length of src, 7)
    g = batch.trg + 0  # A: g (7, length of trg)
    g = batch.src @ batch.trg.t()  # W: matmul-inner-dimensions
train, dev, test = datasets.WikiText2.splits(TEXT)
for batch in data.BPTTIterator(train, batch_size=5, bptt_len=30):
    h = batch.text + batch.target  # A: h (30, 5)
    h = batch.target.view(-1)  # A: h (150,)

# batches of another size each, attributes that the program stores, things that are not known

for batch in Iterator(train, batch_size=64, batch_size_fn=nothing):
    i = batch.text + 0  # A: i (length of text, batch size)
for batch in BucketIterator(nothing, batch_size=4):
    i = torch.zeros(len(batch.text), 1)  # S: i (?, 1)
for batch in Iterator(table, batch_size=2):
    batch.body = batch.body.t()
    i = batch.body + 0  # A: i (20, 2)
DOUBLED = Field(postprocessing=nothing)
for batch in Iterator(data.Dataset(nothing, [("x", DOUBLED), ("raw", data.RawField())]), batch_size=2):
    i = torch.zeros(batch.x.dim(), 1)  # S: i (?, 1)
    i = torch.zeros(len(batch.raw), 1)  # S: i (?, 1)
