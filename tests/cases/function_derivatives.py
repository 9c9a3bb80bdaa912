"""torch.func: derivatives of functions have the shapes of the arguments, behind those of the results."""

import torch
from torch.func import grad, grad_and_value, hessian, jacfwd, jacrev, vmap

weights = torch.randn(4, 3)
place = torch.randn(3)


def energy(x):
    return (torch.tanh(weights @ x) ** 2).sum()  # E: matmul-inner-dimensions


def image(x):
    return torch.tanh(weights @ x)


a = grad(energy)(place)  # S: a (3,)
b = hessian(energy)(place)  # S: b (3, 3)
c = jacrev(image)(place)  # S: c (4, 3)
d = jacfwd(image)(place)  # S: d (4, 3)
e, f = grad_and_value(energy)(place)  # S: e (3,)  # S: f ()
g = vmap(grad(energy))(torch.randn(7, 3))  # S: g (7, 3)
h = vmap(hessian(energy))(torch.randn(7, 3))  # S: h (7, 3, 3)
i = grad(lambda x, y: (x * y).sum(), argnums=1)(torch.randn(2, 3), torch.randn(3))  # S: i (3,)
j = hessian(image)(place)  # S: j (4, 3, 3)


def loss(parameters, x, y):
    out = torch.tanh(x @ parameters["w"] + parameters["b"])
    return ((out - y) ** 2).mean(), out


parameters = {"w": torch.randn(5, 2), "b": torch.zeros(2)}
x, y = torch.randn(6, 5), torch.randn(6, 2)
gradients, out = grad(loss, has_aux=True)(parameters, x, y)  # S: out (6, 2)
k = gradients["w"]  # S: k (5, 2)
parameters = {name: value - 0.1 * gradients[name] for name, value in parameters.items()}
m = parameters["b"]  # S: m (2,)
again, (value, output) = grad_and_value(loss, has_aux=True)(parameters, x, y)  # S: value ()  # S: output (6, 2)
n = again["b"]  # S: n (2,)
both = grad(lambda x, y: (x * y).sum(), argnums=(0, 1))(place, place)
o = torch.relu(both[0])  # S: o (...)

grad(image)(place)  # E: gradient-of-scalar
grad(energy)(torch.randn(4))
hessian(energy)(place) @ torch.randn(4)  # E: matmul-inner-dimensions
