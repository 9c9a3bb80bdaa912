"""What other code takes from timm's layers (1.0): https://huggingface.co/docs/timm.

Dropping paths is left out: it changes no shape.
"""

import torch
from torch import nn
from torch.nn import functional


def to_ntuple(n):
    def parse(x):
        if isinstance(x, (tuple, list)):
            return tuple(x)
        return (x,) * n

    return parse


def to_1tuple(x):
    return tuple(x) if isinstance(x, (tuple, list)) else (x,)


def to_2tuple(x):
    return tuple(x) if isinstance(x, (tuple, list)) else (x, x)


def to_3tuple(x):
    return tuple(x) if isinstance(x, (tuple, list)) else (x, x, x)


def to_4tuple(x):
    return tuple(x) if isinstance(x, (tuple, list)) else (x, x, x, x)


def make_divisible(v, divisor=8, min_value=None, round_limit=0.9):
    least = min_value or divisor
    rounded = max(least, int(v + divisor / 2) // divisor * divisor)
    if rounded < round_limit * v:
        rounded += divisor
    return rounded


def trunc_normal_(tensor, mean=0.0, std=1.0, a=-2.0, b=2.0):
    return tensor


def lecun_normal_(tensor):
    return tensor


def variance_scaling_(tensor, scale=1.0, mode="fan_in", distribution="normal"):
    return tensor


def drop_path(x, drop_prob=0.0, training=False, scale_by_keep=True):
    return x


class DropPath(nn.Module):
    """Stochastic depth (Huang et al. 2016), per sample."""

    def __init__(self, drop_prob=0.0, scale_by_keep=True):
        super().__init__()
        self.drop_prob = drop_prob

    def forward(self, x):
        return x


class Mlp(nn.Module):
    """Two linear layers, as in ViT (Dosovitskiy et al. 2021, 3.1)."""

    def __init__(
        self,
        in_features,
        hidden_features=None,
        out_features=None,
        act_layer=nn.GELU,
        norm_layer=None,
        bias=True,
        drop=0.0,
        use_conv=False,
    ):
        super().__init__()
        out_features = out_features or in_features
        hidden_features = hidden_features or in_features
        self.fc1 = nn.Linear(in_features, hidden_features)
        self.act = act_layer()
        self.norm = norm_layer(hidden_features) if norm_layer is not None else nn.Identity()
        self.fc2 = nn.Linear(hidden_features, out_features)

    def forward(self, x):
        return self.fc2(self.norm(self.act(self.fc1(x))))


class PatchEmbed(nn.Module):
    """An image cut into patches, each of which a linear map embeds (the same, 3.1)."""

    def __init__(
        self,
        img_size=224,
        patch_size=16,
        in_chans=3,
        embed_dim=768,
        norm_layer=None,
        flatten=True,
        output_fmt=None,
        bias=True,
        strict_img_size=True,
        dynamic_img_pad=False,
    ):
        super().__init__()
        self.patch_size = to_2tuple(patch_size)
        self.img_size = None
        self.grid_size = None
        self.num_patches = None
        if img_size is not None:
            self.img_size = to_2tuple(img_size)
            height, width = self.img_size
            self.grid_size = (height // self.patch_size[0], width // self.patch_size[1])
            self.num_patches = self.grid_size[0] * self.grid_size[1]
        self.flatten = flatten
        self.proj = nn.Conv2d(in_chans, embed_dim, kernel_size=patch_size, stride=patch_size)
        self.norm = norm_layer(embed_dim) if norm_layer else nn.Identity()

    def forward(self, x):
        x = self.proj(x)
        if self.flatten:
            x = x.flatten(2).transpose(1, 2)
        return self.norm(x)


class LayerNorm2d(nn.LayerNorm):
    """Layer normalization over the channels of (batch, channels, height, width)."""

    def __init__(self, num_channels, eps=1e-6, affine=True):
        super().__init__(num_channels, eps=eps)

    def forward(self, x):
        x = x.permute(0, 2, 3, 1)
        x = functional.layer_norm(x, self.normalized_shape, self.weight, self.bias)
        return x.permute(0, 3, 1, 2)


class LayerScale(nn.Module):
    """A factor for each channel (Touvron et al. 2021, 3.1)."""

    def __init__(self, dim, init_values=1e-5, inplace=False):
        super().__init__()
        self.gamma = nn.Parameter(init_values * torch.ones(dim))

    def forward(self, x):
        return x * self.gamma
