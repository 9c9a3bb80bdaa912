"""A package that the case `imports` imports."""

state = 2


def grow():
    global state
    state = state + 1


def size():
    return state
