from . import registered

registered["locks"] = 8
