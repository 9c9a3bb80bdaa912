def tags():
    return 7
