width = 6
