"""Networks for pictures by their names: timm 1.0, create_model."""

from timm.models import create_model as create_model
