"""The encoder and the decoder of nn.Transformer, each applied alone."""
import torch
from torch import nn


class Translator(nn.Module):
    def __init__(self, features=32, heads=4, words=50):
        super().__init__()
        self.transformer = nn.Transformer(d_model=features, nhead=heads, num_encoder_layers=2, num_decoder_layers=2, dim_feedforward=64)
        self.embed = nn.Embedding(words, features)
        self.narrow = nn.Linear(features, features // 2)

    def encode(self, source, mask):
        return self.transformer.encoder(self.embed(source), mask)

    def decode(self, target, memory, mask):
        return self.transformer.decoder(self.embed(target), memory, mask)


model = Translator()
source, target = torch.zeros(7, 2, dtype=torch.long), torch.zeros(5, 2, dtype=torch.long)
memory = model.encode(source, torch.zeros(7, 7).bool())  # S: memory (7, 2, 32)
out = model.decode(target, memory, nn.Transformer.generate_square_subsequent_mask(5))  # S: out (5, 2, 32)
model.transformer.encoder(model.narrow(memory))  # E: attention-features
model.transformer.decoder(out, memory[:, :1])  # E: attention-batch
model.transformer.decoder(out, memory, torch.zeros(7, 7).bool())  # E: attention-mask-shape


class Whole(nn.Transformer):
    def forward(self, source):
        return self.encoder(source)  # E: attention-features


first = Whole(16, 2, batch_first=True)
a = first(torch.zeros(3, 9, 16))  # S: a (3, 9, 16)
first(torch.zeros(3, 9, 8))


# modules that have parts of that name
class Coder(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Linear(4, 3)
        self.add_module("decoder", nn.Linear(3, 4))

    def forward(self, x):
        return self.decoder(self.encoder(x))


b = Coder()(torch.zeros(2, 4))  # S: b (2, 4)
Coder().decoder(torch.zeros(2, 4))  # E: linear-in-features
