"""What is joined depends on branches: only what can meet is compared."""
import torch
from elsewhere import unknown

given = open("file").read()
names = open("names").readlines()


def none_is_left_out(rest):
    more = None
    if given:
        more = rest[:1]
    if more is not None:
        rest = torch.cat((rest, more), dim=0)
    if not more:
        return rest
    return torch.cat((more, rest), dim=0)


def none_is_replaced(rest):
    more = torch.zeros(3) if given else None
    if more is None:
        more = rest
    return torch.cat((rest, more), dim=0)


def none_may_be_joined(rest):
    more = None
    if given:
        more = torch.zeros(2)
    return torch.cat((rest, more), dim=0)  # W: join-tensors


def none_is_joined(rest):
    more = None
    return torch.cat((rest, more), dim=0)  # E: join-tensors


def the_same_branch():
    one = torch.zeros(2, 3)
    if given:
        other = torch.zeros(4, 3)
    else:
        other = torch.zeros(4, 5)
    if given:
        return torch.cat((one, other), dim=0)
    return torch.stack((one.new_zeros(4, 5), other), dim=0)


def another_branch():
    one = torch.zeros(2, 3)
    if given:
        other = torch.zeros(2, 3)
    else:
        other = torch.zeros(4, 5)
    return torch.stack((one, other), dim=0)  # W: stack-shapes


def the_sequence_depends():
    one, other = torch.zeros(2, 3), torch.zeros(2, 4)
    parts = (one, other)
    if given:
        parts = (one, one)
    if given:
        return torch.cat(parts, dim=0)
    return torch.cat(parts, dim=1)


def the_wrong_sequence():
    one, other = torch.zeros(2, 3), torch.zeros(2, 4)
    parts = (one, other)
    if given:
        parts = (one, one)
    return torch.cat(parts, dim=0)  # W: cat-dimensions


def neither_fits():
    one = torch.zeros(2, 3)
    if given:
        other = torch.zeros(2, 4)
    else:
        other = torch.zeros(2, 5)
    return torch.cat((one, other), dim=0)  # E: cat-dimensions


def parts_that_were_collected():
    parts = [torch.zeros(2, 3)]
    parts.append(torch.zeros(2, 3))
    parts.append(torch.zeros(2, 4))
    return torch.cat(parts)  # E: cat-dimensions


def all_chosen_together():
    if given:
        one, other, third = torch.zeros(2, 2), torch.zeros(2, 3), torch.zeros(2, 4)
    else:
        one, other, third = torch.zeros(4, 2), torch.zeros(4, 3), torch.zeros(4, 4)
    torch.hstack((one, other))
    return torch.cat((one, other, third), dim=1)


def chosen_so_that_they_do_not_fit():
    if given:
        one, other, third = torch.zeros(2, 2), torch.zeros(2, 3), torch.zeros(4, 4)
    else:
        one, other, third = torch.zeros(4, 2), torch.zeros(4, 3), torch.zeros(4, 4)
    return torch.cat((one, other, third), dim=1)  # W: cat-dimensions


def unknown_after_a_round():
    found = torch.zeros(2, 2)
    for name in names:
        found = unknown(name)
    return torch.cat((found, torch.zeros(4, 3)), dim=1)


def known_after_a_round():
    found = torch.zeros(4, 2)
    for name in names:
        found = torch.zeros(2, 2)
    return torch.cat((found, torch.zeros(3, 3)), dim=1)  # E: cat-dimensions


def so_many_that_nobody_tells_them_apart():
    part = torch.zeros(2, 3) if given else torch.zeros(2, 4)
    parts = (
        part, part, part, part, part, part, part, part, part, part, part, part,
        part, part, part, part, part, part, part, part, part, part, part, part,
    )
    return torch.cat(parts, dim=0)


def other_numbers_of_dimensions():
    torch.cat((torch.zeros(2, 20, 24), torch.zeros(2, 16)), dim=-1)  # E: join-ranks (2, 20, 24) (2, 16)
    torch.cat((torch.zeros(2, 20, 24), torch.zeros(2, 20, 16)), dim=-1)
    torch.cat((torch.zeros(2, 20, 24), torch.zeros(2, 21, 16)), dim=-1)  # E: cat-dimensions (2, 20, 24) (2, 21, 16)


other_numbers_of_dimensions()
