"""Schedules of the learning rate: transformers 4.57. They change nothing but numbers.

https://huggingface.co/docs/transformers/main_classes/optimizer_schedules
"""

from torch.optim.lr_scheduler import LambdaLR


def _schedule(optimizer):
    return LambdaLR(optimizer, lambda step: 1.0)


def get_constant_schedule(optimizer, last_epoch=-1):
    return _schedule(optimizer)


def get_constant_schedule_with_warmup(optimizer, num_warmup_steps, last_epoch=-1):
    return _schedule(optimizer)


def get_linear_schedule_with_warmup(optimizer, num_warmup_steps, num_training_steps, last_epoch=-1):
    return _schedule(optimizer)


def get_cosine_schedule_with_warmup(
    optimizer, num_warmup_steps, num_training_steps, num_cycles=0.5, last_epoch=-1
):
    return _schedule(optimizer)


def get_scheduler(
    name, optimizer, num_warmup_steps=None, num_training_steps=None, scheduler_specific_kwargs=None
):
    return _schedule(optimizer)
