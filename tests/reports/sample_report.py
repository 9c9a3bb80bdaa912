"""A report about a small training script, as the solver would hand it over."""

from __future__ import annotations

from shapelog.solver.findings import (
    Assignment,
    Finding,
    Frame,
    Gap,
    OperandShape,
    Origin,
    Report,
    RuleText,
    Severity,
    SourceProblem,
    Span,
    Summary,
    TensorAnnotation,
    Verdict,
)

TRAIN = '''\
"""Train a small convolutional network on MNIST."""

import torch
from torch import nn
import torch.nn.functional as F

from mnist import batches


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 32, 3, 1)
        self.conv2 = nn.Conv2d(32, 64, 3, 1)
        self.fc1 = nn.Linear(9000, 128)
        self.fc2 = nn.Linear(128, 10)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.relu(self.conv2(x))
        x = F.max_pool2d(x, 2)
        x = torch.flatten(x, 1)
        x = F.relu(self.fc1(x))
        return self.fc2(x)


def main(batch_size=64):
    model = Net()
    hidden = torch.zeros(batch_size, 10)
    for images, labels in batches(batch_size):
        output = model(images)
        hidden = torch.foo(hidden + output)
        loss = F.nll_loss(output, labels)
        loss.backward()


main()
'''

MNIST = """\
from torch.utils.data import DataLoader


def batches(batch_size):
    return DataLoader(dataset(), batch_size)
"""


def span(file: str, text: str, piece: str, occurrence: int = 1) -> Span:
    """Where the piece stands in the text, counted as the analysis counts."""
    start = -1
    for _ in range(occurrence):
        start = text.index(piece, start + 1)
    before, end = text[:start], start + len(piece)
    line, end_line = before.count("\n") + 1, text[:end].count("\n") + 1
    column = start - (before.rfind("\n") + 1)
    return Span(file, line, column, end_line, end - (text[:end].rfind("\n") + 1))


def train(piece: str, occurrence: int = 1) -> Span:
    """A piece of the training script."""
    return span("train.py", TRAIN, piece, occurrence)


def inside(outer: Span, start: int, end: int) -> Span:
    """A part of a one-line span."""
    column = outer.column
    return Span(outer.file, outer.line, column + start, outer.line, column + end)


MATMUL = Finding(
    rule="matmul-inner-dimensions",
    severity=Severity.ERROR,
    verdict=Verdict.INVALID,
    message="nn.Linear(9000, 128) takes 9000 features, its input has 9216",
    span=inside(train("self.fc1(x)"), 9, 10),
    shapes=(
        OperandShape("input", "(64, 9216)", inside(train("self.fc1(x)"), 9, 10)),
        OperandShape("weight", "(128, 9000)"),
    ),
    origins=(
        Origin("9216", "torch.flatten of (64, 64, 12, 12)", train("torch.flatten(x, 1)")),
        Origin("9000", "the literal", inside(train("nn.Linear(9000, 128)"), 10, 14)),
    ),
    trace=(
        Frame("main()", train("main()", 1)),
        Frame("first round of the loop", train("images, labels")),
        Frame("model(images)", train("model(images)")),
    ),
    constructed=Frame("nn.Linear(9000, 128)", train("nn.Linear(9000, 128)")),
    advice="make it nn.Linear(9216, 128)",
    fingerprint="a1b2c3",
)

BROADCAST = Finding(
    rule="broadcast",
    severity=Severity.WARNING,
    verdict=Verdict.CONDITIONAL,
    message="the sizes 64 and 16 of dimension 0 do not broadcast",
    span=inside(train("hidden + output"), 9, 15),
    shapes=(
        OperandShape("left", "(64, 10)", inside(train("hidden + output"), 0, 6)),
        OperandShape("right", "(16, 10)", inside(train("hidden + output"), 9, 15)),
    ),
    origins=(Origin("16", "what is left of 60000 images after batches of 64"),),
    witness=(Assignment("batch_size", "64"), Assignment("last batch", "16")),
    advice="drop the last batch: DataLoader(..., drop_last=True)",
    fingerprint="d4e5f6",
)

REPORT = Report(
    target="train.py",
    findings=(BROADCAST, MATMUL),
    gaps=(
        Gap("unmodelled", "torch.foo", train("torch.foo(hidden + output)")),
        Gap("undecided", "nll-loss-targets", train("F.nll_loss(output, labels)")),
    ),
    problems=(SourceProblem("broken.py", 3, 7, "invalid syntax"),),
    annotations=(
        TensorAnnotation(inside(train("self.fc1(x)"), 9, 10), ("(64, 9216)", "(16, 9216)")),
        TensorAnnotation(train("torch.flatten(x, 1)"), ("(64, 9216)", "(16, 9216)")),
        TensorAnnotation(inside(train("torch.flatten(x, 1)"), 14, 15), ("(64, 64, 12, 12)",)),
        TensorAnnotation(train("torch.zeros(batch_size, 10)"), ("(64, 10)",)),
        TensorAnnotation(train("hidden + output"), ("(64, 10)",)),
        TensorAnnotation(inside(train("hidden + output"), 0, 6), ("(64, 10)",)),
    ),
    rules=(
        RuleText(
            "matmul-inner-dimensions",
            "Inner dimensions of a matrix product differ",
            "The last dimension of the left operand must equal the second to last of the right.",
            "https://shapelog.example/rules/matmul-inner-dimensions",
        ),
        RuleText("broadcast", "Shapes do not broadcast", "Sizes must be equal or 1."),
    ),
    summary=Summary(
        files=3,
        checks_decided=42,
        checks_undecided=1,
        unmodelled_names={"bar": 1, "torch.foo": 3},
        errors=1,
        warnings=1,
    ),
    sources={"train.py": TRAIN, "mnist.py": MNIST},
)
