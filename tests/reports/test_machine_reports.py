"""JSON lines, SARIF and GitHub's commands."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from sample_report import MATMUL, REPORT
from sarif_schema import sarif_validator
from shapelog.reports import render
from shapelog.reports.file_uri import file_uri, is_web_page
from shapelog.solver.findings import Frame, Gap, Report, SourceProblem, Span, Summary

EMPTY = Report(".", (), (), (), (), (), Summary())


def test_json_has_one_object_per_line_and_the_summary_last() -> None:
    objects = _objects(REPORT)
    kinds = [one["kind"] for one in objects]
    assert kinds == ["finding", "finding", "problem", "gap", "gap", "summary"]


def test_a_finding_goes_through_json_unharmed() -> None:
    found = _objects(REPORT)[0]
    assert {key: found[key] for key in ("file", "line", "column", "end_line", "end_column")} == {
        "file": "train.py",
        "line": 23,
        "column": 29,
        "end_line": 23,
        "end_column": 30,
    }
    assert found["severity"] == "error"
    assert found["verdict"] == "invalid"
    assert found["rule"] == MATMUL.rule
    assert found["message"] == MATMUL.message
    assert found["advice"] == MATMUL.advice
    assert found["fingerprint"] == MATMUL.fingerprint
    assert [(one["name"], one["shape"]) for one in found["shapes"]] == [
        ("input", "(64, 9216)"),
        ("weight", "(128, 9000)"),
    ]
    assert [(one["description"], one["line"]) for one in found["trace"]] == [
        ("main()", 37),
        ("first round of the loop", 30),
        ("model(images)", 31),
    ]
    assert [(one["subject"], one["line"], one["column"]) for one in found["origins"]] == [
        ("9216", 22, 13),
        ("9000", 15, 30),
    ]
    assert found["constructed"]["description"] == "nn.Linear(9000, 128)"
    assert _objects(REPORT)[1]["witness"] == [
        {"name": "batch_size", "value": "64"},
        {"name": "last batch", "value": "16"},
    ]


def test_the_summary_counts_what_was_left_open() -> None:
    assert _objects(REPORT)[-1] == {
        "kind": "summary",
        "target": "train.py",
        "files": 3,
        "errors": 1,
        "warnings": 1,
        "notes": 0,
        "consequences": 0,
        "suppressed": 0,
        "baselined": 0,
        "findings": 2,
        "checks_decided": 42,
        "checks_undecided": 1,
        "undecided_reasons": {},
        "unmodelled_names": {"bar": 1, "torch.foo": 3},
        "not_analysed": 0,
        "gaps": 2,
        "problems": 1,
    }


def test_json_keeps_file_names_that_are_not_utf8() -> None:
    report = replace(EMPTY, problems=(SourceProblem("a\udcff.py", 1, 0, "x"),))
    assert _objects(report)[0]["file"] == "a\udcff.py"


def test_sarif_names_its_version_and_tool() -> None:
    log = json.loads(render(REPORT, "sarif"))
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-schema-2.1.0.json")
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["tool"]["driver"]["name"] == "shapelog"
    assert run["tool"]["driver"]["rules"] == [
        {
            "id": "broadcast",
            "shortDescription": {"text": "Shapes do not broadcast"},
            "fullDescription": {"text": "Sizes must be equal or 1."},
        },
        {
            "id": "matmul-inner-dimensions",
            "shortDescription": {"text": "Inner dimensions of a matrix product differ"},
            "fullDescription": {
                "text": "The last dimension of the left operand must equal"
                " the second to last of the right."
            },
            "helpUri": "https://shapelog.example/rules/matmul-inner-dimensions",
        },
    ]


def test_a_sarif_result_says_everything() -> None:
    run = json.loads(render(REPORT, "sarif"))["runs"][0]
    result = run["results"][0]
    assert result["ruleId"] == run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"]
    assert result["level"] == "error"
    assert result["message"]["text"].startswith(f"{MATMUL.message}\ninput: (64, 9216)\n")
    assert result["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "train.py", "uriBaseId": "%SRCROOT%"},
        "region": {"startLine": 23, "startColumn": 29, "endLine": 23, "endColumn": 30},
    }
    calls, origins = (_flow_lines(flow) for flow in result["codeFlows"])
    assert calls == [37, 30, 31, 23]
    assert origins == [22, 15, 23]
    assert [one["id"] for one in result["relatedLocations"]] == [1, 2, 3, 4]
    assert result["partialFingerprints"] == {"shapelog/v1": "a1b2c3"}
    assert result["properties"]["verdict"] == "invalid"
    assert run["results"][1]["properties"]["witness"][1] == {"name": "last batch", "value": "16"}


def test_sarif_reports_problems_and_gaps_as_notifications() -> None:
    run = json.loads(render(REPORT, "sarif"))["runs"][0]
    (invocation,) = run["invocations"]
    assert invocation["executionSuccessful"] is True
    notifications = invocation["toolExecutionNotifications"]
    assert [(one["level"], one["descriptor"]["id"]) for one in notifications] == [
        ("error", "source-problem"),
        ("note", "unmodelled"),
        ("note", "undecided"),
    ]
    known = [one["id"] for one in run["tool"]["driver"]["notifications"]]
    assert known == ["source-problem", "undecided", "unmodelled"]


def test_sarif_leaves_out_what_is_not_known() -> None:
    bare = replace(
        MATMUL, shapes=(), origins=(), trace=(Frame("somewhere"),), constructed=None, fingerprint=""
    )
    report = replace(EMPTY, findings=(bare,), gaps=(Gap("undecided", "rule"),))
    run = json.loads(render(report, "sarif"))["runs"][0]
    assert set(run["results"][0]) == {
        "ruleId",
        "ruleIndex",
        "level",
        "message",
        "locations",
        "properties",
    }
    assert run["tool"]["driver"]["rules"][0]["shortDescription"] == {"text": MATMUL.rule}
    assert "locations" not in run["invocations"][0]["toolExecutionNotifications"][0]


@pytest.mark.parametrize("report", [REPORT, EMPTY], ids=["full", "empty"])
def test_sarif_is_valid_against_the_published_schema(report: Report) -> None:
    sarif_validator().validate(json.loads(render(report, "sarif")))


@pytest.mark.parametrize(
    ("file", "uri"),
    [
        ("src/train.py", "src/train.py"),
        ("./a b#c?.py", "a%20b%23c%3F.py"),
        ("100%.py", "100%25.py"),
        ("c:odd.py", "c%3Aodd.py"),
        ("形.py", "%E5%BD%A2.py"),
        ("a\udcff.py", "a%FF.py"),
        ("a\ud800.py", "a%5Cud800.py"),
        ("/tmp/a.py", "file:///tmp/a.py"),
        ("C:\\x y\\a.py", "file:///C:/x%20y/a.py"),
        ("", ""),
    ],
)
def test_file_uris(file: str, uri: str) -> None:
    assert file_uri(file) == uri


def test_only_web_pages_are_linked() -> None:
    assert is_web_page("https://example.org/a?b=c#d")
    assert not is_web_page("javascript:alert(1)")
    assert not is_web_page("rules/matmul.md")
    assert not is_web_page('https://example.org/"onclick="x')


def test_github_commands() -> None:
    lines = render(REPORT, "github").splitlines()
    assert lines[0] == (
        "::error file=train.py,line=23,endLine=23,col=29,endColumn=30,"
        "title=shapelog%3A matmul-inner-dimensions::"
        "nn.Linear(9000, 128) takes 9000 features, its input has 9216"
        "%0Ainput: (64, 9216)%0Aweight: (128, 9000)"
        "%0A9216: torch.flatten of (64, 64, 12, 12) at train.py:22"
        "%0A9000: the literal at train.py:15"
        "%0Alayer built at train.py:15: nn.Linear(9000, 128)"
        "%0Acalled from train.py:37: main()"
        "%0Acalled from train.py:30: first round of the loop"
        "%0Acalled from train.py:31: model(images)"
        "%0Ahelp: make it nn.Linear(9216, 128)"
    )
    assert lines[1].startswith("::warning file=train.py,line=32,endLine=32,col=37,endColumn=43,")
    assert lines[2] == (
        "::warning file=broken.py,line=3,endLine=3,col=8,endColumn=8,"
        "title=shapelog%3A not analysed::invalid syntax"
    )
    assert lines[3] == (
        "::notice title=shapelog%3A left open::unmodelled: torch.foo at train.py:32:18"
        "%0Aundecided: nll-loss-targets at train.py:33:16"
    )
    assert lines[4].startswith("1 error, 1 warning · ")
    assert len(lines) == 5


def test_github_escapes_what_would_end_a_property_or_a_message() -> None:
    odd = replace(
        MATMUL,
        message="100%\r\nof\n::error::x",
        span=Span("a,b:c%\n.py", 1, 0, 1, 1),
        shapes=(),
        origins=(),
        trace=(),
        constructed=None,
        advice="",
    )
    line = render(replace(EMPTY, findings=(odd,)), "github").splitlines()[0]
    assert line == (
        "::error file=a%2Cb%3Ac%25%0A.py,line=1,endLine=1,col=1,endColumn=2,"
        "title=shapelog%3A matmul-inner-dimensions::100%25%0Aof%0A::error::x"
    )


def test_github_gets_no_columns_for_several_lines() -> None:
    wide = replace(MATMUL, span=Span("a.py", 1, 4, 3, 1))
    line = render(replace(EMPTY, findings=(wide,)), "github").splitlines()[0]
    assert line.startswith("::error file=a.py,line=1,endLine=3,title=")


def _objects(report: Report) -> list[dict[str, Any]]:
    text = render(report, "json")
    assert text.endswith("\n")
    return [json.loads(line) for line in text.splitlines()]


def _flow_lines(flow: dict[str, Any]) -> list[int]:
    locations = flow["threadFlows"][0]["locations"]
    return [one["location"]["physicalLocation"]["region"]["startLine"] for one in locations]
