"""Arrays of records that are copied, sorted, joined and turned are arrays of the same records; a field that none has is an error."""
import numpy as np

particle = np.dtype([("pos", "f8", (3,)), ("mass", "f8")])
many = np.zeros(20, dtype=particle)
copied = many.copy()["pos"]  # S: copied (20, 3)
ranked = np.sort(many, order="mass")["pos"]  # S: ranked (20, 3)
joined = np.concatenate([many, many.copy()])["pos"]  # S: joined (40, 3)
stacked = np.stack([many, many])["pos"]  # S: stacked (2, 20, 3)
heaped = np.vstack([many, many])["mass"]  # S: heaped (2, 20)
longer = np.append(many, many[:2])["pos"]  # S: longer (22, 3)
shorter = np.delete(many, 1)["pos"]  # S: shorter (19, 3)
twice = np.repeat(many, 2)["pos"]  # S: twice (40, 3)
tiled = np.tile(many, 3)["pos"]  # S: tiled (60, 3)
turned = np.roll(np.flip(many), 1)["pos"]  # S: turned (20, 3)
taken = np.take(many, [1, 2])["pos"]  # S: taken (2, 3)
mixed = np.random.permutation(many)["pos"]  # S: mixed (20, 3)
thin = many[None].squeeze()["pos"]  # S: thin (20, 3)
same = np.asarray(many)["mass"]  # S: same (20,)
np.unique(many)["pos"] @ np.zeros(2)  # E: matmul-inner-dimensions
many[many["mass"] > 0].copy()["pos"] @ np.zeros(2)  # E: matmul-inner-dimensions
many.copy()["pos"] + many["mass"]  # E: broadcast-dimensions (20, 3) (20,)

# ---- fields that there are, and others
many["position"]  # E: record-field
many["weight"] = 1.0  # E: record-field
many[["pos", "weight"]]  # E: record-field
many[["mass", "pos"]]
many[0]["speed"]  # E: record-field
np.concatenate([many, many])["speed"]  # E: record-field
table = np.array([(1, 2.0), (3, 4.0)], dtype=[("a", int), ("b", float)])
table["c"]  # E: record-field
total = table["a"] + table["b"]  # S: total (2,)

# fields that come from elsewhere are not known
common = [("time", float)]
more = np.zeros(4, dtype=[("a", int), *common])
more["time"]
named = [("a", int)]
named.append(("b", float))
np.zeros(4, dtype=named)["b"]
grown = [("a", int)]
grown += common
np.zeros(4, dtype=grown)["time"]
field = ("c", float)
np.zeros(4, dtype=[("a", int), field])["c"]


def widened(fields, name):
    fields.append((name, float))
    return np.zeros(4, dtype=fields)


widened([("a", int)], "late")["late"]


def made():
    fields = [("a", int), ("b", float)]
    rows = np.zeros(4, dtype=fields)
    return rows["z"]  # E: record-field


made()
