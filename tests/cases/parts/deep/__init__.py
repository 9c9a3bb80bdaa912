depth = 6
