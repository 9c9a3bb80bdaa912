"""The sources of torchvision's and timm's networks are those networks, on torch: parameters, results."""

from __future__ import annotations

import importlib.util
import sys
import types
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from shapelog.pipeline import library_sources

torch = pytest.importorskip("torch")

#: https://docs.pytorch.org/vision/0.22/models.html, the table of all available classification weights;
#: GoogLeNet with the two classifiers that its published weights are without, vit_h_14 for images of 224.
PARAMETERS = {
    "alexnet": 61_100_840,
    "convnext_base": 88_591_464,
    "convnext_large": 197_767_336,
    "convnext_small": 50_223_688,
    "convnext_tiny": 28_589_128,
    "densenet121": 7_978_856,
    "densenet161": 28_681_000,
    "densenet169": 14_149_480,
    "densenet201": 20_013_928,
    "efficientnet_b0": 5_288_548,
    "efficientnet_b1": 7_794_184,
    "efficientnet_b2": 9_109_994,
    "efficientnet_b3": 12_233_232,
    "efficientnet_b4": 19_341_616,
    "efficientnet_b5": 30_389_784,
    "efficientnet_b6": 43_040_704,
    "efficientnet_b7": 66_347_960,
    "efficientnet_v2_l": 118_515_272,
    "efficientnet_v2_m": 54_139_356,
    "efficientnet_v2_s": 21_458_488,
    "googlenet": 13_004_888,
    "inception_v3": 27_161_264,
    "mobilenet_v2": 3_504_872,
    "mobilenet_v3_large": 5_483_032,
    "mobilenet_v3_small": 2_542_856,
    "resnet101": 44_549_160,
    "resnet152": 60_192_808,
    "resnet18": 11_689_512,
    "resnet34": 21_797_672,
    "resnet50": 25_557_032,
    "resnext101_32x8d": 88_791_336,
    "resnext50_32x4d": 25_028_904,
    "shufflenet_v2_x0_5": 1_366_792,
    "shufflenet_v2_x1_0": 2_278_604,
    "shufflenet_v2_x1_5": 3_503_624,
    "shufflenet_v2_x2_0": 7_393_996,
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
    "vit_b_16": 86_567_656,
    "vit_b_32": 88_224_232,
    "vit_h_14": 632_045_800,
    "vit_l_16": 304_326_632,
    "vit_l_32": 306_535_400,
    "wide_resnet101_2": 126_886_696,
    "wide_resnet50_2": 68_883_240,
}


#: Asked before any of the sources can be found.
LIBRARIES = ("torchvision", "timm", "transformers")
INSTALLED = {name for name in LIBRARIES if importlib.util.find_spec(name) is not None}

#: In the place of what rules say of files and command lines: a small network, texts of nine words.
WORDS: Any = types.ModuleType("shapelog_words")
WORDS.asked = WORDS.written = lambda *of: 1
SIZES = {
    "length": 9,
    "vocab_size": 50,
    "hidden_size": 16,
    "max_position_embeddings": 20,
}
WORDS.configuration = lambda of: defaultdict(lambda: None, SIZES)
WORDS.command = WORDS.given = WORDS.said = lambda *of: None


def sources_of(library: str, module: str = "") -> Iterator[Any]:
    """The source of a `module` of the library, imported in its place."""
    if library in INSTALLED:
        pytest.skip(f"the installed {library} comes first")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(library_sources().folder))
        patch.setitem(sys.modules, "shapelog_words", WORDS)
        yield importlib.import_module(f"{library}.{module}".rstrip("."))
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
        side = 299 if name == "inception_v3" else 224
        result = network(torch.zeros(2, 3, side, side))
    assert sum(one.numel() for one in network.parameters()) == PARAMETERS[name]
    assert tuple(result.shape) == (2, 1000)


@pytest.mark.parametrize("name, results", [("inception_v3", 2), ("googlenet", 3)])
def test_classifiers_in_the_middle_in_training(models: Any, name: str, results: int) -> None:
    with torch.device("meta"):
        outputs = getattr(models, name)(num_classes=7)(torch.zeros(2, 3, 299, 299))
    assert [tuple(one.shape) for one in outputs] == [(2, 7)] * results


def test_the_vision_transformer_of_the_sources_is_the_published_one(
    vision_transformer: Any,
) -> None:
    """Parameters: https://huggingface.co/timm/vit_base_patch16_224.augreg_in21k_ft_in1k, 86.6 million."""
    with torch.device("meta"):
        network = vision_transformer.VisionTransformer().eval()
        result = network(torch.zeros(2, 3, 224, 224))
    assert sum(one.numel() for one in network.parameters()) == 86_567_656
    assert tuple(result.shape) == (2, 1000)


@pytest.fixture(scope="module")
def timm() -> Iterator[Any]:
    yield from sources_of("timm")


@pytest.mark.parametrize(
    ("name", "features"), [("resnet18", 512), ("densenet121", 1024), ("vit_tiny_patch16_224", 192)]
)
def test_networks_by_their_names(timm: Any, name: str, features: int) -> None:
    """Features: num_features of the networks of timm 1.0.31."""
    images = torch.zeros(2, 1, 224, 224, device="meta")
    with torch.device("meta"):
        whole = timm.create_model(name, num_classes=7, in_chans=1)
        assert tuple(whole(images).shape) == (2, 7)
        assert whole.get_classifier().in_features == whole.num_features == features
        whole.reset_classifier(0)
        assert tuple(whole(images).shape) == (2, features)
        assert whole.forward_features(images).shape[0] == 2


@pytest.fixture(scope="module")
def transformers() -> Iterator[Any]:
    yield from sources_of("transformers")


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("BertModel", [(2, 8, 16), (2, 16)]),
        ("DistilBertModel", [(2, 8, 16)]),
        ("AutoModelForSequenceClassification", [(), (2, 2)]),
        ("BertForTokenClassification", [(2, 8, 2)]),
        ("GPT2LMHeadModel", [(), (2, 8, 50)]),
    ],
)
def test_texts_through_networks(transformers: Any, name: str, shapes: list[Any]) -> None:
    encoded = transformers.AutoTokenizer.from_pretrained("any")(
        ["one", "two"], padding="max_length", max_length=8, return_tensors="pt"
    )
    network = getattr(transformers, name).from_pretrained("somebody/own")
    labels = {(): None, (2,): torch.zeros(2, dtype=torch.long), (2, 8): encoded["input_ids"]}
    wanted = labels[() if len(shapes) == 1 or shapes[0] != () else shapes[1][:-1]]
    output = network(**encoded, labels=wanted)
    assert [tuple(value.shape) for value in output.to_tuple()] == shapes
    assert output[-1] is output.to_tuple()[-1]
    assert network.config.hidden_size == 16
