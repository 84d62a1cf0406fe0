"""All checks, in lanes: `python3 run.py test [LANE...]` sets up and calls this.

Without a name all lanes run, four at a time. Arguments that are no lanes go to pytest. What is too
long for every run is in parts of its own: `python3 run.py test --long [PART...]`.
"""

import shutil
import subprocess
import sys

from tests.side_by_side import LOGS, MORE_WORKERS, ROOT, WORKERS, Lane, Step, run

RULES = (
    *("tests/core", "tests/contract", "tests/games", "tests/golden", "tests/play"),
    *("tests/rulebook", "tests/sim/test_interpreted.py"),
)
"""They run every line of core, games and play."""
FIRST, FURTHER = ("-m", "not further"), ("-m", "further")
SIM = (
    *("tests/sim", "tests/terminal/test_simulating.py", "tests/terminal/test_bot_files.py"),
    "tests/test_docs.py",
)
"""All that compiles kernels, in one lane: none is compiled twice."""
NAMED_ALIKE = ("tests/web/test_http_hostile.py",)
"""Schemathesis gives its cases one name; workers that are given whole files would run the first."""
CLIENT = ("tests/test_client.py", "tests/test_browser_dice.py", "tests/test_tampering.py")
BROWSER = ("tests/browser",)
FUZZED = (
    *("tests/core/test_core.py", "tests/play/test_records.py", "tests/web/test_protocol.py"),
    *("tests/rulebook/test_diamant_sharing.py", "tests/web/test_http_hostile.py"),
    "tests/web/test_socket_hostile.py",
)
"""Tests with random examples, of which a long run tries more."""


def pytest(name: str, *arguments: str, workers: str = WORKERS) -> tuple[str, ...]:
    """The command; its figures go to a file of that name (tools/test_figures.py)."""
    figures = LOGS.relative_to(ROOT) / f"{name}.xml"
    return ("-m", "pytest", "-n", workers, f"--junitxml={figures}", *arguments)


def without(*paths: str) -> tuple[str, ...]:
    return tuple(f"--ignore={path}" for path in paths)


IN_BROWSER = pytest("browser", *BROWSER, workers=MORE_WORKERS)
# Tests of one game go to one worker: no kernel is compiled twice.
COMPILED = ("--dist=loadgroup", *SIM, *without(*RULES))
# All that no other lane names: a new suite is never forgotten. Tests of a file share what it has.
REST = ("tests", "--dist=loadfile", *without(*RULES, *SIM, *NAMED_ALIKE, *CLIENT, *BROWSER))

LANES = (
    # The longest first, and what has one process before what has two: both cores work to the end.
    Lane("browser", (Step(IN_BROWSER),)),
    Lane(
        "server",
        (
            Step(pytest("server", *REST, workers=MORE_WORKERS)),
            Step(pytest("hostile", *NAMED_ALIKE, workers=MORE_WORKERS)),
        ),
    ),
    Lane(
        "rules",
        (
            Step(("-m", "coverage", "erase"), cases=0),
            # In one process: a busy machine may end a worker before its figures are written.
            Step(("-m", "coverage", "run", *pytest("rules", *FIRST, *RULES, workers="0"))),
            Step(("-m", "coverage", "combine", "--quiet"), cases=0),
            Step(("-m", "coverage", "report")),
            # The same lines again in many more games: measuring takes four times as long.
            Step(pytest("further", *FURTHER, *RULES)),
        ),
    ),
    Lane(
        "static",
        (
            Step(("-m", "ruff", "check", ".")),
            Step(("-m", "ruff", "format", "--check", ".")),
            Step(("-m", "mypy")),
            Step(("client/building.py", "check")),
        ),
    ),
    Lane("sim", (Step(pytest("sim", *COMPILED, workers=MORE_WORKERS)),)),
    Lane("client", (Step(("client/building.py", "test")), Step(pytest("client", *CLIENT)))),
)


BUSY = ("-m", "tests.busy")
MORE_EXAMPLES = (("ADAMAS_EXAMPLES", "20"),)
OTHER_PYTHONS = ("3.12", "3.13")

LONG = (
    Lane("lockstep", (Step(("-m", "tests.sim.lockstep", "10000")),)),
    Lane("fuzz", (Step(pytest("fuzz", *FUZZED), environment=MORE_EXAMPLES),)),
    Lane("frames", (Step(("-m", "tests.web.frame_fuzz", "1000000")),)),
    Lane("secrets", (Step(("-m", "tests.web.test_secrets", "2000")),)),
    Lane("crash", (Step(("-m", "bench.crash")), Step(("-m", "bench.crash", "--postgresql")))),
    Lane("soak", (Step(("-m", "bench.load", "--soak", "30")),)),
    Lane("image", (Step(("-m", "tests.image")),)),
    Lane("busy", (Step((*BUSY, "-m", "tests.lanes")),)),
    Lane(
        "pythons",
        tuple(
            Step(("run.py", "test", "rules", "--python", version))
            for version in OTHER_PYTHONS
            if shutil.which(f"python{version}") or shutil.which("uv")
        ),
    ),
    Lane("mutation", (Step(("-m", "tools.mutation")),)),
)


def main(arguments: list[str]) -> int:
    """Run the lanes that are named, all of them, or pytest with what is no lane."""
    long = "--long" in arguments
    known = LONG if long else LANES
    names = {argument for argument in arguments if argument != "--long"}
    if unknown := names - {lane.name for lane in known}:
        if long:
            parts = ", ".join(lane.name for lane in LONG)
            sys.exit(f"There is no long part `{unknown.pop()}`; there are {parts}.")
        return subprocess.call([sys.executable, "-m", "pytest", *arguments], cwd=ROOT)
    wanted = [lane for lane in known if not names or lane.name in names]
    # The long parts measure and wait: one at a time.
    return run(wanted, at_once=1) if long else run(wanted)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
