"""The sources of torchvision's and timm's networks are those networks, on torch: parameters, results."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from shapelog.pipeline import library_sources

torch = pytest.importorskip("torch")

#: https://docs.pytorch.org/vision/0.22/models.html, the table of all available classification weights.
PARAMETERS = {
    "alexnet": 61_100_840,
    "densenet121": 7_978_856,
    "densenet161": 28_681_000,
    "densenet169": 14_149_480,
    "densenet201": 20_013_928,
    "mobilenet_v2": 3_504_872,
    "resnet18": 11_689_512,
    "resnet34": 21_797_672,
    "resnet50": 25_557_032,
    "resnet101": 44_549_160,
    "resnet152": 60_192_808,
    "resnext50_32x4d": 25_028_904,
    "resnext101_32x8d": 88_791_336,
    "squeezenet1_0": 1_248_424,
    "squeezenet1_1": 1_235_496,
    "vgg11": 132_863_336,
    "vgg11_bn": 132_868_840,
    "vgg13": 133_047_848,
    "vgg13_bn": 133_053_736,
    "vgg16": 138_357_544,
    "vgg16_bn": 138_365_992,
    "vgg19": 143_667_240,
    "vgg19_bn": 143_678_248,
    "wide_resnet50_2": 68_883_240,
    "wide_resnet101_2": 126_886_696,
}


#: Asked before any of the sources can be found.
INSTALLED = {name for name in ("torchvision", "timm") if importlib.util.find_spec(name) is not None}


def sources_of(library: str, module: str) -> Iterator[Any]:
    """The source of a `module` of the library, imported in its place."""
    if library in INSTALLED:
        pytest.skip(f"the installed {library} comes first")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(library_sources().folder))
        yield importlib.import_module(f"{library}.{module}")
    for name in [name for name in sys.modules if name.split(".")[0] == library]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def models() -> Iterator[Any]:
    yield from sources_of("torchvision", "models")


@pytest.fixture(scope="module")
def vision_transformer() -> Iterator[Any]:
    yield from sources_of("timm", "models.vision_transformer")


def test_every_network_of_the_sources_is_compared(models: Any) -> None:
    builders = {name for name in models.__all__ if name.islower()}
    assert builders == set(PARAMETERS)


@pytest.mark.parametrize("name", sorted(PARAMETERS))
def test_parameters_and_results(models: Any, name: str) -> None:
    with torch.device("meta"):
        network = getattr(models, name)().eval()
        result = network(torch.zeros(2, 3, 224, 224))
    assert sum(one.numel() for one in network.parameters()) == PARAMETERS[name]
    assert tuple(result.shape) == (2, 1000)


def test_the_vision_transformer_of_the_sources_is_the_published_one(vision_transformer: Any) -> None:
    """Parameters: https://huggingface.co/timm/vit_base_patch16_224.augreg_in21k_ft_in1k, 86.6 million."""
    with torch.device("meta"):
        network = vision_transformer.VisionTransformer().eval()
        result = network(torch.zeros(2, 3, 224, 224))
    assert sum(one.numel() for one in network.parameters()) == 86_567_656
    assert tuple(result.shape) == (2, 1000)
