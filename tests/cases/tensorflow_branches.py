"""tf.cond, tf.case and tf.switch_case: nobody knows which branch is taken, unless all of them fail."""

import tensorflow as tf

first = tf.placeholder(tf.bool, [])
second = tf.placeholder(tf.bool, [])
number = tf.placeholder(tf.int32, [])

same = tf.case([(first, lambda: tf.zeros([3, 2])), (second, lambda: tf.ones([3, 2]))], lambda: tf.zeros([3, 2]))  # S: same (3, 2)
tf.matmul(same, tf.zeros([2, 4]))
tf.matmul(same, tf.zeros([3, 4]))  # E: matmul-inner-dimensions (3, 2) (3, 4)

ranks = tf.case([(first, lambda: tf.zeros([3])), (second, lambda: tf.zeros([4]))], default=lambda: tf.zeros([3, 3]), exclusive=True)
tf.matmul(ranks, tf.zeros([3, 4]))
tf.matmul(ranks, tf.zeros([5, 4]))  # E: matmul-inner-dimensions (3, 3) (5, 4)

sizes = tf.cond(first, lambda: tf.zeros([3, 2]), lambda: tf.zeros([3, 5]))
tf.matmul(sizes, tf.zeros([2, 4]))
tf.matmul(sizes, tf.zeros([5, 4]))
tf.matmul(sizes, tf.zeros([7, 4]))  # E: matmul-inner-dimensions
tf.reshape(sizes, [5, 3])

shown = tf.case({first: lambda: tf.zeros([3, 2]), second: lambda: tf.ones([3, 2])}, default=lambda: tf.zeros([3, 2]), exclusive=True)  # S: shown (3, 2)
tf.matmul(shown, tf.zeros([3, 4]))  # E: matmul-inner-dimensions (3, 2) (3, 4)
tf.matmul(shown, tf.zeros([2, 4]))
numbered = tf.switch_case(number, {0: lambda: tf.zeros([3, 2]), 1: lambda: tf.zeros([4, 2])}, default=lambda: tf.zeros([5, 2]))
tf.matmul(numbered, tf.zeros([2, 4]))
tf.matmul(numbered, tf.zeros([3, 4]))  # E: matmul-inner-dimensions
listed = tf.switch_case(number, [lambda: tf.zeros([3, 2]), lambda: tf.zeros([3, 5])])
tf.matmul(listed, tf.zeros([5, 4]))
tf.matmul(listed, tf.zeros([4, 4]))  # E: matmul-inner-dimensions

pairs = []
for index in range(3):
    pairs.append((tf.equal(number, index), lambda index=index: tf.zeros([2, index + 4])))
grown = tf.case(pairs, default=lambda: tf.zeros([2, 3]))
tf.matmul(grown, tf.zeros([5, 3]))
tf.matmul(grown, tf.zeros([9, 3]))  # E: matmul-inner-dimensions

table = {0: lambda: tf.zeros([3, 2])}
table[1] = lambda: tf.zeros([3, 5])
later = tf.switch_case(number, table)
tf.matmul(later, tf.zeros([5, 4]))
both = tf.cond(first, lambda: (tf.zeros([3, 2]), tf.zeros([2, 2])), lambda: (tf.zeros([3, 5]), tf.zeros([2, 2])))
tf.matmul(both[1], tf.zeros([3, 3]))  # E: matmul-inner-dimensions (2, 2) (3, 3)
tf.matmul(both[0], tf.zeros([2, 3]))
