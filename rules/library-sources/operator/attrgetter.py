"""https://docs.python.org/3/library/operator.html#operator.attrgetter (3.13)."""


def attrgetter(name, *names):
    def reached(object, path):
        for word in path.split("."):
            object = getattr(object, word)
        return object

    def get_attribute(object):
        return reached(object, name)

    def get_attributes(object):
        return tuple([reached(object, each) for each in (name, *names)])

    if names:
        return get_attributes
    return get_attribute
