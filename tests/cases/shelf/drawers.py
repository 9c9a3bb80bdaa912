from . import boxes, labels

width = boxes.width + 1
count = labels()
