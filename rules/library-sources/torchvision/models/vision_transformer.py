"""Vision transformers: Dosovitskiy et al., An Image is Worth 16x16 Words, table 1."""

from collections import OrderedDict

import torch
from torch import nn
from torchvision.ops.misc import MLP


class _Weights:
    """Published weights: they ask for images of one size."""

    def __init__(self, image_size):
        self.meta = {"min_size": (image_size, image_size), "categories": [""] * 1000}

    def transforms(self):
        import torchvision.transforms._presets

        return torchvision.transforms._presets.ImageClassification()


class ViT_B_16_Weights:
    IMAGENET1K_V1 = _Weights(224)
    IMAGENET1K_SWAG_E2E_V1 = _Weights(384)
    IMAGENET1K_SWAG_LINEAR_V1 = _Weights(224)
    DEFAULT = IMAGENET1K_V1


class ViT_B_32_Weights:
    IMAGENET1K_V1 = _Weights(224)
    DEFAULT = IMAGENET1K_V1


class ViT_L_16_Weights:
    IMAGENET1K_V1 = _Weights(224)
    IMAGENET1K_SWAG_E2E_V1 = _Weights(512)
    IMAGENET1K_SWAG_LINEAR_V1 = _Weights(224)
    DEFAULT = IMAGENET1K_V1


class ViT_L_32_Weights:
    IMAGENET1K_V1 = _Weights(224)
    DEFAULT = IMAGENET1K_V1


class ViT_H_14_Weights:
    IMAGENET1K_SWAG_E2E_V1 = _Weights(518)
    IMAGENET1K_SWAG_LINEAR_V1 = _Weights(224)
    DEFAULT = IMAGENET1K_SWAG_E2E_V1


class EncoderBlock(nn.Module):
    """Attention and two linear layers, each added to what it was given."""

    def __init__(self, num_heads, hidden_dim, mlp_dim, dropout, attention_dropout, norm_layer):
        super().__init__()
        self.num_heads = num_heads
        self.ln_1 = norm_layer(hidden_dim)
        self.self_attention = nn.MultiheadAttention(
            hidden_dim, num_heads, dropout=attention_dropout, batch_first=True
        )
        self.dropout = nn.Dropout(dropout)
        self.ln_2 = norm_layer(hidden_dim)
        self.mlp = MLP(hidden_dim, [mlp_dim, hidden_dim], activation_layer=nn.GELU, dropout=dropout)

    def forward(self, input):
        x = self.ln_1(input)
        x, _ = self.self_attention(x, x, x, need_weights=False)
        x = self.dropout(x) + input
        return x + self.mlp(self.ln_2(x))


class Encoder(nn.Module):
    """Places are added, then block after block."""

    def __init__(
        self,
        seq_length,
        num_layers,
        num_heads,
        hidden_dim,
        mlp_dim,
        dropout,
        attention_dropout,
        norm_layer,
    ):
        super().__init__()
        self.pos_embedding = nn.Parameter(torch.empty(1, seq_length, hidden_dim))
        self.dropout = nn.Dropout(dropout)
        layers = OrderedDict()
        for position in range(num_layers):
            layers[f"encoder_layer_{position}"] = EncoderBlock(
                num_heads, hidden_dim, mlp_dim, dropout, attention_dropout, norm_layer
            )
        self.layers = nn.Sequential(layers)
        self.ln = norm_layer(hidden_dim)

    def forward(self, input):
        return self.ln(self.layers(self.dropout(input + self.pos_embedding)))


class _Head(nn.Module):
    """A Sequential of one layer, called `head`."""

    def __init__(self, hidden_dim, num_classes):
        super().__init__()
        self.head = nn.Linear(hidden_dim, num_classes)

    def __len__(self):
        return 1

    def __iter__(self):
        return iter([self.head])

    def __getitem__(self, index):
        return self.head

    def __setitem__(self, index, layer):
        self.head = layer

    def forward(self, x):
        return self.head(x)


class VisionTransformer(nn.Module):
    """Patches of images of one size, a token for the class, an encoder, a linear layer."""

    def __init__(
        self,
        image_size,
        patch_size,
        num_layers,
        num_heads,
        hidden_dim,
        mlp_dim,
        dropout=0.0,
        attention_dropout=0.0,
        num_classes=1000,
        representation_size=None,
        norm_layer=nn.LayerNorm,
    ):
        super().__init__()
        self.image_size = image_size
        self.patch_size = patch_size
        self.hidden_dim = hidden_dim
        self.mlp_dim = mlp_dim
        self.num_classes = num_classes
        self.representation_size = representation_size
        self.norm_layer = norm_layer
        self.conv_proj = nn.Conv2d(3, hidden_dim, patch_size, patch_size)
        self.class_token = nn.Parameter(torch.zeros(1, 1, hidden_dim))
        self.seq_length = (image_size // patch_size) ** 2 + 1
        self.encoder = Encoder(
            self.seq_length,
            num_layers,
            num_heads,
            hidden_dim,
            mlp_dim,
            dropout,
            attention_dropout,
            norm_layer,
        )
        if representation_size is None:
            self.heads = _Head(hidden_dim, num_classes)
        else:
            heads = OrderedDict()
            heads["pre_logits"] = nn.Linear(hidden_dim, representation_size)
            heads["act"] = nn.Tanh()
            heads["head"] = nn.Linear(representation_size, num_classes)
            self.heads = nn.Sequential(heads)

    def _process_input(self, x):
        # no other size: the library asserts it
        x = x.expand(-1, -1, self.image_size, self.image_size)
        return self.conv_proj(x).flatten(2).permute(0, 2, 1)

    def forward(self, x):
        x = self._process_input(x)
        token = self.class_token.expand(x.shape[0], -1, -1)
        x = self.encoder(torch.cat([token, x], dim=1))
        return self.heads(x[:, 0])


def _vision_transformer(weights, published, image_size=None, **kwargs):
    if isinstance(weights, str):
        weights = getattr(published, weights.split(".")[-1])
    if weights is not None:
        image_size = weights.meta["min_size"][0]
    elif image_size is None:
        image_size = 224
    return VisionTransformer(image_size, **kwargs)


def vit_b_16(pretrained=False, progress=True, weights=None, **kwargs):
    return _vision_transformer(
        weights,
        ViT_B_16_Weights,
        patch_size=16,
        num_layers=12,
        num_heads=12,
        hidden_dim=768,
        mlp_dim=3072,
        **kwargs,
    )


def vit_b_32(pretrained=False, progress=True, weights=None, **kwargs):
    return _vision_transformer(
        weights,
        ViT_B_32_Weights,
        patch_size=32,
        num_layers=12,
        num_heads=12,
        hidden_dim=768,
        mlp_dim=3072,
        **kwargs,
    )


def vit_l_16(pretrained=False, progress=True, weights=None, **kwargs):
    return _vision_transformer(
        weights,
        ViT_L_16_Weights,
        patch_size=16,
        num_layers=24,
        num_heads=16,
        hidden_dim=1024,
        mlp_dim=4096,
        **kwargs,
    )


def vit_l_32(pretrained=False, progress=True, weights=None, **kwargs):
    return _vision_transformer(
        weights,
        ViT_L_32_Weights,
        patch_size=32,
        num_layers=24,
        num_heads=16,
        hidden_dim=1024,
        mlp_dim=4096,
        **kwargs,
    )


def vit_h_14(pretrained=False, progress=True, weights=None, **kwargs):
    return _vision_transformer(
        weights,
        ViT_H_14_Weights,
        patch_size=14,
        num_layers=32,
        num_heads=16,
        hidden_dim=1280,
        mlp_dim=5120,
        **kwargs,
    )
