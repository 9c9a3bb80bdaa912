"""Datasets and iterators of torchtext, imported from the modules that define them."""
import torch
from torchtext.legacy.data import BucketIterator
from torchtext.legacy.data.field import Field
from torchtext.legacy.datasets.translation import Multi30k

source = Field(batch_first=True)
target = Field()
train, valid, test = Multi30k.splits(exts=(".de", ".en"), fields=(source, target))
source.build_vocab(train, min_freq=2)
batches, others, rest = BucketIterator.splits((train, valid, test), batch_size=16)
for batch in batches:
    given = batch.src + 0  # A: given (16, length of src)
    wanted = batch.trg + 0  # A: wanted (length of trg, 16)
    batch.src + torch.zeros(17, 1)  # E: broadcast-dimensions
