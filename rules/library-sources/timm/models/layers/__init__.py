"""The layers by the module that they were in until timm 0.9."""

from timm.layers import (  # noqa: F401
    DropPath,
    LayerNorm2d,
    LayerScale,
    Mlp,
    PatchEmbed,
    drop_path,
    lecun_normal_,
    make_divisible,
    to_1tuple,
    to_2tuple,
    to_3tuple,
    to_4tuple,
    to_ntuple,
    trunc_normal_,
    variance_scaling_,
)
