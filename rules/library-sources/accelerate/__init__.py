"""Training on whatever devices there are, as in a run of one process.

What is prepared is what was given, what is gathered is what the process has.
https://huggingface.co/docs/accelerate/package_reference/accelerator (1.12)
"""

from contextlib import nullcontext

import torch


class Accelerator:
    """What a script asks for its device, and hands its model, optimizer, loaders and losses to."""

    def __init__(
        self,
        device_placement=True,
        split_batches=False,
        mixed_precision=None,
        gradient_accumulation_steps=1,
        cpu=False,
        dataloader_config=None,
        deepspeed_plugin=None,
        fsdp_plugin=None,
        megatron_lm_plugin=None,
        rng_types=None,
        log_with=None,
        project_dir=None,
        project_config=None,
        gradient_accumulation_plugin=None,
        step_scheduler_with_optimizer=True,
        kwargs_handlers=None,
        dynamo_backend=None,
        dynamo_plugin=None,
    ):
        self.device = torch.device("cpu")
        self.gradient_accumulation_steps = gradient_accumulation_steps
        self.mixed_precision = mixed_precision
        self.project_dir = project_dir
        self.num_processes = 1
        self.process_index = 0
        self.local_process_index = 0
        self.is_main_process = True
        self.is_local_main_process = True
        self.is_last_process = True
        self.sync_gradients = True
        self.optimizer_step_was_skipped = False

    def prepare(self, *objects, device_placement=None):
        """The things themselves, several as a tuple."""
        if len(objects) == 1:
            return objects[0]
        return objects

    def prepare_model(self, model, device_placement=None, evaluation_mode=False):
        return model

    def prepare_data_loader(self, data_loader, device_placement=None, slice_fn_for_dispatch=None):
        return data_loader

    def prepare_optimizer(self, optimizer, device_placement=None):
        return optimizer

    def prepare_scheduler(self, scheduler):
        return scheduler

    def unwrap_model(self, model, keep_fp32_wrapper=True, keep_torch_compile=True):
        return model

    def backward(self, loss, **options):
        loss.backward(**options)

    def clip_grad_norm_(self, parameters, max_norm, norm_type=2):
        return torch.nn.utils.clip_grad_norm_(parameters, max_norm, norm_type)

    def clip_grad_value_(self, parameters, clip_value):
        torch.nn.utils.clip_grad_value_(parameters, clip_value)

    def gather(self, tensor):
        return tensor

    def gather_for_metrics(self, input_data, use_gather_object=False):
        return input_data

    def reduce(self, tensor, reduction="sum", scale=1.0):
        return tensor

    def pad_across_processes(self, tensor, dim=0, pad_index=0, pad_first=False):
        return tensor

    def accumulate(self, *models):
        return nullcontext()

    def autocast(self, autocast_handler=None):
        return nullcontext()

    def no_sync(self, model):
        return nullcontext()

    def main_process_first(self):
        return nullcontext()

    def local_main_process_first(self):
        return nullcontext()

    def on_main_process(self, function):
        return function

    def on_local_main_process(self, function):
        return function

    def skip_first_batches(self, dataloader, num_batches=0):
        return dataloader

    def get_state_dict(self, model, unwrap=True):
        return model.state_dict()

    def wait_for_everyone(self):
        pass

    def print(self, *things, **options):
        pass

    def init_trackers(self, project_name, config=None, init_kwargs=None):
        pass

    def log(self, values, step=None, log_kwargs=None):
        pass

    def end_training(self):
        pass

    def free_memory(self, *objects):
        pass

    def register_for_checkpointing(self, *objects):
        pass

    def save(self, object, f, safe_serialization=False):
        pass

    def save_model(self, model, save_directory, max_shard_size="10GB", safe_serialization=True):
        pass

    def save_state(self, output_dir=None, safe_serialization=True, **options):
        pass

    def load_state(self, input_dir=None, load_kwargs=None, **options):
        pass
