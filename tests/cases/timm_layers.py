"""Layers that other code takes from timm."""
from functools import partial

import torch
from timm.layers import LayerNorm2d, LayerScale, Mlp, make_divisible
from timm.models.layers import DropPath, to_2tuple, trunc_normal_
from timm.models.vision_transformer import Block, PatchEmbed, VisionTransformer
from torch import nn

# timm 1.0, https://huggingface.co/docs/timm
a = torch.zeros(*to_2tuple(3), *to_2tuple((4, 5)))  # S: a (3, 3, 4, 5)
a = trunc_normal_(torch.zeros(2, 3), std=0.02)  # S: a (2, 3)
a = DropPath(0.1)(torch.zeros(2, 7))  # S: a (2, 7)
a = torch.zeros(make_divisible(37), make_divisible(11))  # S: a (40, 16)
a = Mlp(8, 16, out_features=6, drop=0.1)(torch.zeros(2, 5, 8))  # S: a (2, 5, 6)
a = Mlp(8, 16)(torch.zeros(2, 5, 7))  # E: linear-in-features
a = LayerNorm2d(6)(torch.zeros(2, 6, 4, 3))  # S: a (2, 6, 4, 3)
a = LayerScale(6)(torch.zeros(2, 5, 6))  # S: a (2, 5, 6)
patches = PatchEmbed(32, 8, 3, 24)
a = patches(torch.zeros(2, 3, 32, 32))  # S: a (2, 16, 24)
a = torch.zeros(patches.num_patches, *patches.grid_size)  # S: a (16, 4, 4)
a = Block(24, 4, qkv_bias=True)(torch.zeros(2, 9, 24))  # S: a (2, 9, 24)
network = VisionTransformer(
    img_size=32, patch_size=8, embed_dim=24, depth=2, num_heads=4, num_classes=10,
    norm_layer=partial(nn.LayerNorm, eps=1e-6),
)
a = network(torch.zeros(2, 3, 32, 32))  # S: a (2, 10)
a = network(torch.zeros(2, 3, 64, 64))  # E: broadcast-dimensions


# a network of one's own that takes parts of it over
class Masked(VisionTransformer):
    def forward(self, x):
        x = self.patch_embed(x)
        x = torch.cat([self.cls_token.expand(x.shape[0], -1, -1), x], dim=1) + self.pos_embed
        for block in self.blocks:
            x = block(x)
        return self.norm(x).mean(dim=1)


a = Masked(img_size=32, patch_size=8, embed_dim=24, depth=2, num_heads=4)(torch.zeros(2, 3, 32, 32))  # S: a (2, 24)
