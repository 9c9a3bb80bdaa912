"""https://docs.python.org/3/library/operator.html#operator.itemgetter (3.13)."""


def itemgetter(item, *items):
    def get_item(object):
        return object[item]

    def get_items(object):
        return tuple([object[each] for each in (item, *items)])

    if items:
        return get_items
    return get_item
