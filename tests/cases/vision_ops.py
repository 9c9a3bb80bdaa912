"""torchvision.ops: boxes, what is pooled from them, blocks of layers; grids of images, checked against torchvision 0.28."""
import torch
from torchvision import ops
from torchvision.utils import make_grid

one = torch.zeros(5, 4)
two = torch.zeros(3, 4)
a = ops.box_iou(one, two)  # S: a (5, 3)
a = ops.generalized_box_iou(torch.zeros(2, 5, 4), two)  # S: a (2, 5, 3)
a = ops.box_iou(torch.zeros(5, 5), two)  # E: box-numbers
a = ops.distance_box_iou(torch.zeros(6, 3), one)  # E: box-numbers
a = ops.box_area(one)  # S: a (5,)
a = ops.box_convert(one, "xyxy", "cxcywh")  # S: a (5, 4)
a = ops.box_convert(torch.zeros(5, 3), in_fmt="xyxy", out_fmt="cxcywh")  # E: box-numbers
a = ops.clip_boxes_to_image(one, (8, 8))  # S: a (5, 4)
a = ops.masks_to_boxes(torch.ones(3, 8, 8))  # S: a (3, 4)
a = ops.remove_small_boxes(one, 1.0)  # S: a (?,)
a = ops.sigmoid_focal_loss(one, one)  # S: a (5, 4)
a = ops.sigmoid_focal_loss(one, one, reduction="mean")  # S: a ()
a = ops.sigmoid_focal_loss(one, torch.zeros(5, 1))  # E: loss-target-shape
a = ops.generalized_box_iou_loss(one, one)  # S: a (5,)
a = ops.StochasticDepth(0.2, "row")(one)  # S: a (5, 4)

images = torch.zeros(2, 3, 16, 18)
a = ops.Permute([0, 2, 3, 1])(images)  # S: a (2, 16, 18, 3)
a = ops.MLP(4, [8, 2])(one)  # S: a (5, 2)
a = ops.MLP(5, [8, 2])(one)  # E: linear-in-features
a = ops.Conv2dNormActivation(3, 8, 3, 2)(images)  # S: a (2, 8, 8, 9)
a = ops.Conv2dNormActivation(3, 8, kernel_size=5, norm_layer=None)(images)  # S: a (2, 8, 16, 18)
a = ops.Conv2dNormActivation(4, 8)(images)  # E: conv-in-channels
a = ops.SqueezeExcitation(3, 2)(images)  # S: a (2, 3, 16, 18)
a = ops.FrozenBatchNorm2d(3)(images)  # S: a (2, 3, 16, 18)
levels = {"fine": torch.zeros(1, 10, 8, 8), "coarse": torch.zeros(1, 20, 4, 4)}
pyramid = ops.FeaturePyramidNetwork([10, 20], 5)(levels)
a = pyramid["fine"] + 0  # S: a (1, 5, 8, 8)
a = pyramid["coarse"] + 0  # S: a (1, 5, 4, 4)

a = make_grid(torch.zeros(16, 3, 8, 9))  # S: a (3, 22, 90)
a = make_grid(torch.zeros(17, 5, 8, 9), nrow=4, padding=0)  # S: a (5, 40, 36)
a = make_grid(torch.zeros(7, 1, 8, 9))  # S: a (3, 12, 79)
a = make_grid(torch.zeros(1, 1, 8, 9))  # S: a (3, 8, 9)
a = make_grid(torch.zeros(1, 8, 9))  # S: a (3, 8, 9)
a = make_grid(torch.zeros(8, 9))  # S: a (3, 8, 9)
