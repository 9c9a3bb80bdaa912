from . import registered

registered["tags"] = registered["boxes"] - 1


def tags():
    return 7
