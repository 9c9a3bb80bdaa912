"""Networks for pictures by their names: timm 1.0 (timm/models/_factory.py).

Of each the stem, how many features it has, and its classifier under its name; what is between them
keeps the number of features. https://huggingface.co/docs/timm/reference/models
"""

from timm.models.families import Convolutional, Transforming, features_of

__all__ = ["create_model"]


def create_model(
    model_name,
    pretrained=False,
    pretrained_cfg=None,
    pretrained_cfg_overlay=None,
    checkpoint_path=None,
    cache_dir=None,
    scriptable=None,
    exportable=None,
    no_jit=None,
    num_classes=1000,
    in_chans=3,
    img_size=224,
    drop_rate=0.0,
    drop_path_rate=None,
    **settings,
):
    name = model_name.split("/")[-1].split(".")[0]
    family, classifier, features = features_of(name)
    if len(settings) > 0 or family == "":
        from shapelog_words import configuration

        return configuration(name)["network"]
    if family == "transformer":
        return Transforming(features, num_classes, in_chans, img_size)
    return Convolutional(classifier, features, num_classes, in_chans)
