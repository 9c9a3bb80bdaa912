"""Views of what was put into another order: dimensions that do not lie behind one another are not put together."""
import torch
import torch.nn as nn
import torch.nn.functional as F

x = torch.randn(2, 3, 4)
a = x.transpose(1, 2).contiguous().view(2, -1)  # S: a (2, 12)
a = x.transpose(1, 2).reshape(2, -1)  # S: a (2, 12)
a = x.permute(1, 2, 0).view(12, 2)  # S: a (12, 2)
a = x.permute(0, 2, 1).view(2, 2, 2, 3)  # S: a (2, 2, 2, 3)
a = x.transpose(1, 2).transpose(1, 2).view(2, -1)  # S: a (2, 12)
a = torch.randn(2, 1, 4).transpose(0, 1).view(-1)  # S: a (8,)
a = torch.randn(1, 4).t().view(-1)  # S: a (4,)
torch.randn(2, 3, 4).transpose(1, 2).view(2, -1)  # E: view-strides (2, 4, 3)
torch.randn(2, 3, 4).permute(1, 2, 0).view(3, 8)  # E: view-strides (3, 4, 2)
torch.randn(3, 4).T.view(12)  # E: view-strides (4, 3)
torch.transpose(torch.randn(2, 3, 4), 0, 1).view(-1, 4)  # E: view-strides (3, 2, 4)
features = nn.Conv2d(3, 4, 3)(torch.randn(2, 3, 8, 8))
b = features.permute(0, 2, 3, 1).view(2, 36, 4)  # S: b (2, 36, 4)
b = features.permute(0, 2, 3, 1).view(-1, 4)  # E: view-strides (2, 6, 6, 4)


class Attention(nn.Module):
    def __init__(self, how):
        super().__init__()
        self.project = nn.Linear(16, 16)
        self.how = how

    def forward(self, words):
        batch, length, features = words.size()
        heads = self.project(words).view(batch, length, 4, 4).transpose(1, 2)
        weights = F.softmax(heads @ heads.transpose(-2, -1), dim=-1)
        mixed = weights @ heads
        if self.how == "copy":
            return mixed.transpose(1, 2).contiguous().view(batch, length, features)
        if self.how == "heads":
            return heads.transpose(1, 2).view(batch, length, features)
        mixed = mixed.transpose(1, 2)
        return mixed.view(batch, length, features)  # E: view-strides (2, 5, 4, 4)


c = Attention("copy")(torch.randn(2, 5, 16))  # S: c (2, 5, 16)
c = Attention("heads")(torch.randn(2, 5, 16)) + 0  # S: c (2, 5, 16)
Attention("view")(torch.randn(2, 5, 16))


# ---- what is not known to be contiguous may be stored in the other order
def joined(rows):
    return rows.transpose(1, 2).view(rows.size(0), -1)


d = joined(torch.randn(2, 3, 4).transpose(1, 2))  # S: d (2, 12)
query = torch.randn(2, 4, 6, 8)
e = F.scaled_dot_product_attention(query, query, query).transpose(1, 2).view(2, 6, 32)  # S: e (2, 6, 32)


# ---- other layers keep the order they are given, whoever made it: a global, an argument, what a function returns
class Upsampler(nn.Module):
    def __init__(self):
        super().__init__()
        self.up = nn.ConvTranspose2d(3, 4, 2, stride=2)
        self.norm = nn.BatchNorm2d(4)
        self.pool = nn.MaxPool2d(2)

    def grown(self, images):
        return F.relu(self.norm(self.up(images)))

    def forward(self, images, how):
        maps = self.pool(self.grown(images)).transpose(1, 2)
        if how == "rows":
            return maps.view(2, 8, -1, 4, 8)
        return maps.view(2, -1)  # E: view-strides (2, 8, 4, 8)


pictures = torch.zeros(2, 3, 8, 8)
f = Upsampler()(pictures, "rows")  # S: f (2, 8, 1, 4, 8)
Upsampler()(pictures, "all")
tiles = nn.ConvTranspose2d(3, 1, 4)(torch.zeros(4, 3, 13, 13))
tiles.view(2, 2, 1, 16, 16).permute(2, 0, 3, 1, 4).view(1, 32, 32)  # E: view-strides (1, 2, 16, 2, 16)
lasting = torch.zeros(2, 8, 8, 3).permute(0, 3, 1, 2)
lasting = nn.BatchNorm2d(3)(lasting)
g = lasting.permute(0, 2, 3, 1).view(2, -1)  # S: g (2, 192)
turned = torch.zeros(2, 8, 8, 3).permute(0, 3, 1, 2)
h = nn.BatchNorm2d(3)(turned).permute(0, 2, 3, 1).view(2, -1)  # S: h (2, 192)
i = Upsampler()(turned, "rows")  # S: i (2, 8, 1, 4, 8)


# ---- through a Sequential
class Generator(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.ConvTranspose2d(3, 8, 2, stride=2), nn.BatchNorm2d(8), nn.ReLU(True))

    def forward(self, noise):
        return self.body(noise)


generator, noise = Generator(), torch.zeros(4, 3, 8, 8)
for step in range(2):
    drawn = generator(noise)
    drawn.transpose(1, 2).view(4, -1)  # E: view-strides (4, 16, 8, 16)
j = nn.Sequential(nn.ConvTranspose2d(3, 8, 2), nn.Flatten(1))(torch.zeros(4, 3, 8, 8)).t().view(8, 81, 4)  # S: j (8, 81, 4)

# arithmetic is laid out like its first operand of the result's shape
a = torch.randn(2, 3, 4)
b = a * 2 + 1
b.transpose(1, 2).view(2, -1)  # E: view-strides (2, 4, 3)
(1 - a).transpose(1, 2).view(2, -1)  # E: view-strides (2, 4, 3)
(a + torch.zeros(4)).transpose(1, 2).view(2, -1)  # E: view-strides (2, 4, 3)
c = torch.randn(2, 4, 3).transpose(1, 2) + a
c.transpose(1, 2).view(2, -1)
c = torch.zeros(4) + torch.randn(2, 4, 3).transpose(1, 2)
c.transpose(1, 2).view(2, -1)
(a / 2).transpose(1, 2).reshape(2, -1)
(a ** 2).transpose(1, 2).contiguous().view(2, -1)
