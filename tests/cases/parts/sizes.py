from .deep.inner import *

width = 4
name = __name__
