"""All checks, in lanes: `python3 run.py test [LANE...]` sets up and calls this.

Without a name all lanes run, two at a time. Arguments that are no lanes go to pytest.
"""

import subprocess
import sys

from tests.side_by_side import ROOT, WORKERS, Lane, Step, run

RULES = (
    *("tests/core", "tests/contract", "tests/games", "tests/golden", "tests/play"),
    *("tests/rulebook", "tests/sim/test_interpreted.py"),
)
"""Tests under which coverage is measured. The others use the same code from further away."""
SIM = ("tests/sim", "tests/terminal/test_simulating.py")
CLIENT = ("tests/test_client.py", "tests/test_browser_dice.py")
BROWSER = ("tests/browser",)


def pytest(*arguments: str) -> tuple[str, ...]:
    return ("-m", "pytest", "-n", WORKERS, *arguments)


def without(*paths: str) -> tuple[str, ...]:
    return tuple(f"--ignore={path}" for path in paths)


LANES = (
    # The longest first: the short ones at the end keep both cores busy.
    Lane("browser", (Step(pytest(*BROWSER)),)),
    Lane(
        "server",
        # All that no other lane names: a new suite is never forgotten. Modules share servers.
        (Step(pytest("tests", "--dist=loadfile", *without(*RULES, *SIM, *CLIENT, *BROWSER))),),
    ),
    Lane(
        "rules",
        (
            Step(("-m", "coverage", "erase"), cases=0),
            Step(("-m", "coverage", "run", *pytest(*RULES))),
            Step(("-m", "coverage", "combine", "--quiet"), cases=0),
            Step(("-m", "coverage", "report")),
        ),
    ),
    Lane("sim", (Step(pytest(*SIM, *without(*RULES))),)),
    Lane(
        "static",
        (
            Step(("-m", "ruff", "check", ".")),
            Step(("-m", "ruff", "format", "--check", ".")),
            Step(
                (
                    "-m",
                    "mypy",
                )
            ),
            Step(("client/building.py", "check")),
        ),
    ),
    Lane("client", (Step(("client/building.py", "test")), Step(pytest(*CLIENT)))),
)


def main(arguments: list[str]) -> int:
    """Run the lanes that are named, all of them, or pytest with what is no lane."""
    lanes = {lane.name: lane for lane in LANES}
    if not set(arguments) <= set(lanes):
        return subprocess.call([sys.executable, "-m", "pytest", *arguments], cwd=ROOT)
    return run([lane for lane in LANES if not arguments or lane.name in arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
