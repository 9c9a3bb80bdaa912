"""A package that imports its own modules, for the case `modules_of_a_package`."""

registered = {}

from . import boxes
from . import lids as covers
from .labels import labels
from . import tags
from .tags import tags
from shelf import drawers
