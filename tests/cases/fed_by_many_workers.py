"""What one of many objects holds where it is fed: what it began with, or what nobody knows."""
import multiprocessing

import tensorflow as tf
from environment import observe

states = tf.placeholder(tf.float32, [None, 84, 84, 4])
means = tf.reduce_mean(states, axis=[1, 2, 3])


class Worker:
    def __init__(self):
        self.state = None

    def run(self, session):
        self.state = observe(session)
        return session.run(means, {states: [self.state]})

    def run_badly(self, session):
        self.state = tf.zeros([84, 84, 3])
        return session.run(means, {states: [[1.0, 2.0]]})  # E: feed-shape


workers = []
for number in range(multiprocessing.cpu_count()):
    workers.append(Worker())
with tf.Session() as session:
    for worker in workers:
        worker.run(session)
        worker.run_badly(session)
