"""tf.make_template: what it was given is called where the template is, with the arguments of both."""
import tensorflow as tf


class Module:
    """Makes its template ahead of what its method reads."""

    def __init__(self):
        self.template = tf.make_template("module", self.build, create_scope_now_=True)
        self.units = 4

    def build(self, x, bias=None):
        h = tf.layers.dense(x, self.units)
        return h if bias is None else h + bias

    def __call__(self, *args, **kwargs):
        with tf.variable_scope(self.template.variable_scope):
            return self.template(*args, **kwargs)


module = Module()
h = module(tf.zeros([2, 3]))  # S: h (2, 4)
h = module(tf.zeros([2, 3]), bias=tf.zeros([4]))  # S: h (2, 4)
shared = tf.make_template(name_="shared", func_=module.build, bias=tf.zeros([4]))
h = shared(tf.zeros([5, 3]))  # S: h (5, 4)
h = shared(x=tf.zeros([6, 3]))  # S: h (6, 4)
h = shared(tf.zeros([6, 3]), bias=tf.zeros([6, 1]))  # S: h (6, 4)


def join(x, y):
    return tf.matmul(x, y)  # E: matmul-inner-dimensions (2, 3) (4, 2)


joined = tf.make_template("join", join, y=tf.zeros([4, 2]))
h = joined(tf.zeros([2, 4]))  # S: h (2, 2)
h = joined(tf.zeros([2, 3]))
never_called = tf.make_template("never", lambda x: tf.matmul(x, tf.zeros([7, 7])))
