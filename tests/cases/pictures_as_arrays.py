"""Pictures given to functions of NumPy, which make arrays of them first: height, width, channels."""

import sys
import numpy as np
import torch
from PIL import Image
p = Image.open(sys.argv[1]).convert("RGB").resize((80, 105))
a = np.float32(p)  # S: a (105, 80, 3)
b = np.array(p)  # S: b (105, 80, 3)
c = np.asarray(p) / 255  # S: c (105, 80, 3)
d = np.uint8(p)  # S: d (105, 80, 3)
e = torch.from_numpy(np.array(p, dtype="float32"))  # S: e (105, 80, 3)
f = np.array(p, dtype=float)  # S: f (105, 80, 3)
g = np.mean(p)  # S: g ()
h = np.expand_dims(p, 0)  # S: h (1, 105, 80, 3)
i = np.transpose(p, (2, 0, 1))  # S: i (3, 105, 80)
j = np.stack([p, p])  # S: j (2, 105, 80, 3)
k = torch.tensor(np.array(p))  # S: k (105, 80, 3)
m = np.flip(p, 1)  # S: m (105, 80, 3)
n = np.array([np.array(p), np.array(p)])  # S: n (2, 105, 80, 3)
o = np.array([p, p])  # S: o (2, 105, 80, 3)
q = np.float64(p.convert("L"))  # S: q (105, 80)
r = np.array(p)[:, :, ::-1]  # S: r (105, 80, 3)
s = np.concatenate([p, p])  # S: s (210, 80, 3)
t = p.getdata()
u = np.array(p.getdata()).reshape(105, 80, 3)  # S: u (105, 80, 3)
v = np.moveaxis(p, 2, 0)  # S: v (3, 105, 80)
w = np.asarray(p, np.float32)  # S: w (105, 80, 3)
x = np.ascontiguousarray(p)  # S: x (105, 80, 3)
y = torch.as_tensor(np.asarray(p))  # S: y (105, 80, 3)
z = np.shape(p)[0]
z1 = np.zeros(z)  # S: z1 (105,)
z2 = np.array(p).flatten()  # S: z2 (25200,)
z3 = np.ravel(p)  # S: z3 (25200,)
z4 = np.reshape(p, (105 * 80, 3))  # S: z4 (8400, 3)
z5 = np.zeros_like(p)  # S: z5 (105, 80, 3)
z6 = np.asarray(p).astype(np.float32)  # S: z6 (105, 80, 3)
z7 = np.subtract(p, 3)  # S: z7 (105, 80, 3)
z8 = np.sqrt(p)  # S: z8 (105, 80, 3)
z9 = np.array(p) - np.array(p.convert("L"))  # E: broadcast-dimensions
