from . import registered

registered["boxes"] = 3
width = 4
