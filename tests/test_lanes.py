"""The lanes of the test command: all run, all are counted, and none is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import lanes, side_by_side
from tests.side_by_side import ROOT, Count, Lane, Step, counted


@pytest.mark.parametrize(
    ("printed", "code", "count"),
    [
        ("..\n12 passed, 3 skipped in 3.40s\n", 0, Count(12, 0, 3)),
        ("= 2 failed, 12 passed, 1 error in 63.40s (0:01:03) =\n", 1, Count(12, 3)),
        (" Test Files  3 passed (3)\n      Tests  1 failed | 38 passed (39)\n", 1, Count(38, 1)),
        ("12 passed in 1.00s\nmore\n7 passed, 0 failed\n", 0, Count(7)),
        ("12 passed in 1.00s\n", 3, Count(12, 1)),
        ("All is well.\n", 0, Count(1)),
        ("No such file.\n", 2, Count(0, 1)),
    ],
)
def test_what_a_command_found_is_read_from_its_closing_line(
    printed: str, code: int, count: Count
) -> None:
    assert counted(printed, code, cases=1) == count


def test_a_failing_lane_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(side_by_side, "LOGS", tmp_path)
    good = Step(("-c", "print('quiet'); print('5 passed in 0.10s')"))
    bad = Step(("-c", "raise SystemExit('a reason')"))
    code = side_by_side.run([Lane("one", (bad, good)), Lane("two", (good,))])
    printed = capsys.readouterr().out
    assert code == 1
    assert "a reason" in printed, "what failed is shown"
    assert printed.count("quiet") == 1, "what passed is not"
    assert "Failed: one." in printed
    assert printed.splitlines()[-1] == "10 passed, 1 failed"


def test_without_failures_the_code_is_0(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_by_side, "LOGS", tmp_path)
    assert side_by_side.run([Lane("one", (Step(("-c", "")),))]) == 0


def test_every_suite_that_a_lane_names_is_there() -> None:
    """A suite that moved away is ignored by one lane and run by no other."""
    steps = [step for lane in (*lanes.LANES, *lanes.LONG) for step in lane.steps]
    words = [word.removeprefix("--ignore=") for step in steps for word in step.command]
    named = {word for word in words if word.startswith("tests/")}
    assert len(named) > 10
    assert [word for word in named if not (ROOT / word).exists()] == []


TWICE = "def pytest_collection_modifyitems(items):\n    items += items[:]\n"


@pytest.mark.parametrize(
    ("dist", "code", "said"),
    [("loadfile", 4, "::test_one: all but one would be lost"), ("load", 0, "2 passed")],
)
def test_cases_of_one_name_are_never_lost(tmp_path: Path, dist: str, code: int, said: str) -> None:
    (tmp_path / "conftest.py").write_text(TWICE)
    (tmp_path / "test_alike.py").write_text("def test_one():\n    pass\n")
    command = [sys.executable, "-m", "pytest", "-c", "/dev/null", "-p", "tests.conftest"]
    command += ["-p", "no:schemathesis", "-p", "no:cacheprovider", "-n", "1", f"--dist={dist}"]
    done = subprocess.run(
        [*command, tmp_path], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, said in done.stdout) == (code, True), done.stdout + done.stderr
