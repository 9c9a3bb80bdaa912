"""scipy.sparse: what makes matrices and arrays, products, sums, parts, blocks side by side."""
import numpy as np
from scipy import sparse
from scipy.sparse import coo_matrix, csr_array, csr_matrix, issparse, lil_matrix
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.naive_bayes import MultinomialNB
from sklearn.preprocessing import OneHotEncoder

a = csr_matrix(np.ones((3, 4)))
same = a.tocsc().copy().astype(np.float32).T.toarray()  # S: same (4, 3)
empty = lil_matrix((5, 6)).toarray()  # S: empty (5, 6)
row = csr_matrix(np.ones(4)).toarray()  # S: row (1, 4)
filled = coo_matrix((np.ones(6), (np.arange(6), np.arange(6))), shape=(12, 9)).tocsr().toarray()  # S: filled (12, 9)
counted = csr_matrix((np.ones(3), np.arange(3), np.array([0, 1, 2, 3])), shape=(3, 5)).toarray()  # S: counted (3, 5)
coo_matrix((np.ones(6), (np.arange(5), np.arange(5))), shape=(12, 9))  # E: sparse-entries (6,) (5,)
coo_matrix((np.ones(6), (np.arange(6), np.arange(5))), shape=(12, 9))  # E: sparse-places (6,) (5,)
users, items = filled.shape
factors = np.ones((items, 3))
(factors @ factors.T) / np.linalg.norm(factors, axis=0)[:, None]  # E: broadcast-dimensions (9, 9) (3, 1)

# products
square = (a @ a.T).toarray()  # S: square (3, 3)
w = np.ones((4, 2))
dense = a @ w  # S: dense (3, 2)
starred = a * w  # S: starred (3, 2)
vector = a.dot(np.ones(4))  # S: vector (3,)
turned = np.ones((2, 3)) @ a  # S: turned (2, 4)
a @ a  # E: matmul-inner-dimensions (3, 4) (3, 4)
a * np.ones((3, 4))  # E: matmul-inner-dimensions (3, 4) (3, 4)
a.dot(np.ones(3))  # E: matmul-inner-dimensions (3, 4) (3,)
np.ones((2, 4)) @ a  # E: matmul-inner-dimensions (2, 4) (3, 4)
twice = (2 * a + a * 3).toarray()  # S: twice (3, 4)
b = csr_array(np.ones((3, 4)))
each = (b * b * np.ones(4)).toarray()  # S: each (3, 4)
b * np.ones(3)  # E: broadcast-dimensions (3, 4) (3,)
scaled = a.multiply(np.ones((3, 1))).toarray()  # S: scaled (3, 4)
a.multiply(np.ones(3))  # E: broadcast-dimensions (3, 4) (3,)

# sums: two sparse ones are not broadcast, an array is
one = csr_matrix(np.ones((1, 4)))
a + one  # E: sparse-shapes (3, 4) (1, 4)
a - a.T  # E: sparse-shapes (3, 4) (4, 3)
added = (a + csr_matrix((3, 4))).toarray()  # S: added (3, 4)
full = np.asarray(a + np.ones((1, 4)))  # S: full (3, 4)
a + np.ones((2, 4))  # E: broadcast-dimensions (3, 4) (2, 4)
a / a.sum(axis=1)
a / a.sum(axis=0)
a / np.ones(3)  # E: broadcast-dimensions (3, 4) (3,)

# along an axis: a matrix stays one
rows = a.sum(axis=1)  # S: rows (3, 1)
columns = np.asarray(a.sum(axis=0)).ravel()  # S: columns (4,)
flat = a.mean(axis=1).A1  # S: flat (3,)
levels = b.sum(axis=1)  # S: levels (3,)
tall = a.todense()
product = np.asarray(tall * np.ones((4, 2)))  # S: product (3, 2)
tall * np.ones((3, 4))  # E: matmul-inner-dimensions (3, 4) (3, 4)
inverse = np.power(np.array(a.sum(1)), -1.0).flatten()  # S: inverse (3,)
normal = sparse.diags(inverse).dot(a).toarray()  # S: normal (3, 4)
sparse.diags(inverse).dot(a.T)  # E: matmul-inner-dimensions (3, 3) (4, 3)

# parts
first = a[0].toarray()  # S: first (1, 4)
some = a[0:2].toarray()  # S: some (2, 4)
column = a[:, 1].toarray()  # S: column (3, 1)
chosen = a[np.array([0, 2]), :].toarray()  # S: chosen (2, 4)
line = b[0].toarray()  # S: line (4,)
number = a[0, 1]  # S: number ()
a[3]  # E: index-out-of-range (3, 4)
for part in a:
    part.toarray()

# blocks
wide = sparse.hstack([a, np.ones((3, 2))]).toarray()  # S: wide (3, 6)
high = sparse.vstack((a, a, np.ones(4))).tocsr()  # S: high (7, 4)
sparse.hstack([a, csr_matrix(np.ones((2, 4)))])  # E: cat-dimensions (3, 4) (2, 4)
sparse.vstack([a, csr_matrix(np.ones((2, 5)))])  # E: cat-dimensions (3, 4) (2, 5)
sparse.hstack([a, np.ones(3)])  # E: cat-dimensions (3, 4) (1, 3)
crossed = sparse.kron(a, sparse.eye(2)).toarray()  # S: crossed (6, 8)
sparse.identity(3) @ a
sparse.identity(4) @ a  # E: matmul-inner-dimensions (4, 4) (3, 4)
drawn = sparse.random(10, 20, density=0.1).toarray()  # S: drawn (10, 20)
band = sparse.diags([1, -2, 1], [-1, 0, 1], shape=(5, 5)).toarray()  # S: band (5, 5)


def as_array(x):
    return x.toarray() if issparse(x) else x


kept = as_array(a)  # S: kept (3, 4)
other = as_array(np.ones((2, 2)))  # S: other (2, 2)


# what scikit-learn makes of categories and of texts
table = OneHotEncoder().fit_transform(np.array([["a"], ["b"], ["a"]]))
table = table.toarray() if issparse(table) else table
ones = np.ones((3, 2))
np.hstack([ones[:, 1], table])  # E: join-ranks (3,)
joined = np.hstack([ones, table])
counts = CountVectorizer().fit_transform(["one text", "another text"])
labels = np.array([0, 1, 1])
MultinomialNB().fit(counts, labels)  # E: sample-numbers (3,)
MultinomialNB().fit(counts, labels[:2])


# ---- an adjacency matrix made symmetric, normalized, and given to torch (pygcn)
edges = np.zeros((200, 2), dtype=int)
links = sparse.coo_matrix((np.ones(edges.shape[0]), (edges[:, 0], edges[:, 1])), shape=(60, 60), dtype=np.float32)
links = links + links.T.multiply(links.T > links) - links.multiply(links.T > links)
links = links + sparse.eye(links.shape[0])
degrees = np.array(links.sum(1))  # S: degrees (60, 1)
scale = sparse.diags(np.power(degrees, -1).flatten())
links = scale.dot(links).tocoo()
links @ np.ones((7, 7))  # E: matmul-inner-dimensions (60, 60) (7, 7)
(links != links).toarray() @ np.ones((7, 7))  # E: matmul-inner-dimensions (60, 60) (7, 7)
places = np.vstack((links.row, links.col))  # S: places (2, ?)
places.sum(axis=2)  # E: dimension-out-of-range
flat = np.hstack((links.row, links.col))  # S: flat (? + ?,)
flat.sum(axis=1)  # E: dimension-out-of-range
links.indptr.sum(axis=1)  # E: dimension-out-of-range

parts = sparse.csr_matrix(np.zeros((6, 7)))
row = parts[2].toarray()  # S: row (1, 7)
row @ np.zeros((6, 2))  # E: matmul-inner-dimensions (1, 7) (6, 2)
row @ np.zeros((7, 2))
parts[2] @ np.zeros((6, 2))  # E: matmul-inner-dimensions (1, 7) (6, 2)
