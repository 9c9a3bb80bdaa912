"""Lists whose slices are replaced: `l[i:j] = v`."""
import torch

unknown = open("file").read()

# Python 3.11, library/stdtypes, "Mutable Sequence Types"
sizes = [2, 3, 4]
sizes[1:] = [1] * 2
a = torch.zeros(sizes)  # S: a (2, 1, 1)
sizes[:1] = [5, 6]
a = torch.zeros(sizes)  # S: a (5, 6, 1, 1)
sizes[1:3] = []
a = torch.zeros(sizes)  # S: a (5, 1)
sizes[1:1] = (7, 8)
a = torch.zeros(sizes)  # S: a (5, 7, 8, 1)
sizes[-2:] = [9]
a = torch.zeros(sizes)  # S: a (5, 7, 9)
sizes[3:1] = [4]
a = torch.zeros(sizes)  # S: a (5, 7, 9, 4)
sizes[:] = [3, 2]
a = torch.zeros(sizes)  # S: a (3, 2)
kept = sizes
kept[:1] = {6: "six"}
a = torch.zeros(sizes)  # S: a (6, 2)
b = a @ torch.zeros(2, 1)
b = a @ torch.zeros(3, 1)  # E: matmul-inner-dimensions

# as many as there were, and nobody follows which
same = [2, 2, 2, 2]
same[::2] = [2, 2]
a = torch.zeros(same)  # S: a (2, 2, 2, 2)

# nobody knows how many
grown = [2, 3]
grown[int(unknown):] = [4]
b = torch.zeros(5, 5) + torch.zeros(grown)
grown = [2, 3]
grown[1:] = [int(word) for word in unknown.split()]
b = torch.zeros(5, 5) + torch.zeros(grown)


# as in PointNet++: an index beside one of several dimensions
def points_at(points, index):
    view = list(index.shape)
    view[1:] = [1] * (len(view) - 1)
    repeat = list(index.shape)
    repeat[0] = 1
    batches = torch.arange(points.shape[0]).view(view).repeat(repeat)  # E: reshape-element-count
    return points[batches, index, :]


points = torch.zeros(6, 2048, 3)
a = points_at(points, torch.zeros(6, 1024, dtype=torch.long))  # S: a (6, 1024, 3)
a = points_at(points, torch.zeros(6, 1024, 16, dtype=torch.long))  # S: a (6, 1024, 16, 3)
a = points_at(points, torch.zeros(5, 16, dtype=torch.long))
