"""Calls of tf.image: sizes, colours, pieces."""

from __future__ import annotations

from calls import Call, DType, T, function
from drawing import POSITIVE, Draw, chance, one, some
from hypothesis import strategies as st
from tensorflow_drawing import family, tensor

EXTENTS = st.sampled_from([4, 5, 6, 8])
TURNS = "flip_left_right flip_up_down random_flip_left_right random_flip_up_down transpose rot90".split()
ELEMENTS = ["float32", "float32", "float32", "uint8"]


def image(draw: Draw, channels: int = 3, wrong: int = 15, of: list[str] | None = None) -> T:
    """An image, or a batch of them."""
    sizes = [draw(EXTENTS), draw(EXTENTS), channels]
    if chance(draw, 2):
        sizes.insert(0, draw(POSITIVE))
    if chance(draw, wrong):
        sizes = sizes[-2:]
    return tensor(*sizes, of=one(draw, *(of or ELEMENTS)))


@family
def _resizing(draw: Draw) -> Call:
    given = image(draw, one(draw, 1, 3))
    size = one(draw, [draw(POSITIVE), draw(POSITIVE)], (6, 8))
    more = some(draw, method=lambda: one(draw, "bilinear", "nearest", "bicubic", "area"))
    return function("tensorflow.image.resize", given, size, **more)


@family
def _cropping_or_padding(draw: Draw) -> Call:
    given = image(draw, one(draw, 1, 3))
    name = one(draw, "resize_with_crop_or_pad", "resize_with_pad")
    return function("tensorflow.image." + name, given, draw(EXTENTS), draw(EXTENTS))


@family
def _turning_images(draw: Draw) -> Call:
    return function("tensorflow.image." + one(draw, *TURNS), image(draw, one(draw, 1, 3)))


@family
def _colours(draw: Draw) -> Call:
    kind = one(draw, "brightness", "contrast", "hue", "saturation", "gamma")
    channels = 1 if chance(draw, 10) else 3
    given = image(draw, channels)
    if chance(draw, 3) and kind != "gamma":
        bounds = {"brightness": [0.2], "hue": [0.2]}.get(kind, [0.2, 0.5])
        return function("tensorflow.image.random_" + kind, given, *bounds)
    return function("tensorflow.image.adjust_" + kind, given, *([] if kind == "gamma" else [0.2]))


@family
def _colour_spaces(draw: Draw) -> Call:
    names = "rgb_to_hsv hsv_to_rgb rgb_to_yiq yiq_to_rgb rgb_to_yuv yuv_to_rgb".split()
    channels = 1 if chance(draw, 8) else 3
    return function("tensorflow.image." + one(draw, *names), image(draw, channels, of=["float32"]))


@family
def _greys(draw: Draw) -> Call:
    if chance(draw, 2):
        return function(
            "tensorflow.image.rgb_to_grayscale", image(draw, 1 if chance(draw, 8) else 3)
        )
    return function("tensorflow.image.grayscale_to_rgb", image(draw, 3 if chance(draw, 8) else 1))


@family
def _standardization(draw: Draw) -> Call:
    return function("tensorflow.image.per_image_standardization", image(draw))


@family
def _pieces(draw: Draw) -> Call:
    given = image(draw)
    height, width = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    name = one(draw, "crop_to_bounding_box", "pad_to_bounding_box", "central_crop")
    if name == "central_crop":
        return function("tensorflow.image.central_crop", given, one(draw, 0.5, 1.0, 0.25))
    if name == "pad_to_bounding_box":
        height, width = height + 8, width + 8
    if chance(draw, 8):
        height = 20 if name.startswith("crop") else 1
    return function("tensorflow.image." + name, given, one(draw, 0, 1), 0, height, width)


@family
def _random_pieces(draw: Draw) -> Call:
    given = image(draw)
    size = [min(each, draw(POSITIVE)) for each in given.shape]
    if chance(draw, 8):
        size[0] = 20
    if chance(draw, 12):
        size = size[1:]
    return function("tensorflow.image.random_crop", given, size)


@family
def _boxes(draw: Draw) -> Call:
    given = image(draw, of=["float32"])
    amount = draw(POSITIVE)
    boxes = tensor(amount, 4 + chance(draw, 8))
    which = tensor(amount + chance(draw, 8), of="int32")
    return function("tensorflow.image.crop_and_resize", given, boxes, which, [3, 5])


@family
def _patches(draw: Draw) -> Call:
    given = image(draw, one(draw, 1, 3), of=["float32"])
    extent, step = one(draw, 2, 3), one(draw, 1, 2)
    return function(
        "tensorflow.image.extract_patches",
        given,
        sizes=[1, extent, extent, 1],
        strides=[1, step, step, 1],
        rates=[1, 1, 1, 1],
        padding=one(draw, "VALID", "SAME"),
    )


@family
def _gradients(draw: Draw) -> Call:
    given = image(draw, of=["float32"])
    name = one(draw, "image_gradients", "sobel_edges", "total_variation")
    return function("tensorflow.image." + name, given)


@family
def _likeness(draw: Draw) -> Call:
    size = 11 if chance(draw, 2) else 12
    sizes = [size, size, one(draw, 1, 3)]
    if chance(draw, 2):
        sizes.insert(0, 2)
    other = list(sizes)
    if chance(draw, 6):
        other[-1] += 1
    name = one(draw, "psnr", "ssim")
    return function("tensorflow.image." + name, tensor(*sizes, of="float32"), tensor(*other), 1.0)


@family
def _conversion(draw: Draw) -> Call:
    given = image(draw, of=["uint8", "float32"])
    return function(
        "tensorflow.image.convert_image_dtype", given, DType(one(draw, "float32", "uint8"))
    )
