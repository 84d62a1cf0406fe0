"""`adamas simulate` and `adamas arena` as people and programs meet them."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.effort import PATIENCE_SECONDS
from tests.terminal.run import adamas


def simulate(*arguments: str) -> dict[str, object]:
    done = adamas("simulate", *arguments, "--json")
    assert done.code == 0, done.err
    found: dict[str, object] = json.loads(done.out)
    return found


SMALL = ("diamant", "--bots", "owl", "field", "--games", "200", "--seed", "1")


def test_a_simulation_prints_a_table_and_histograms() -> None:
    done = adamas("simulate", *SMALL)
    assert done.code == 0, done.err
    assert "200 games of Diamant, edition iello2016, 4 seats, seed 1" in done.out
    assert "Points of owl" in done.out
    assert "█" in done.out
    assert "25.0 %" in done.out


def test_the_same_seed_gives_the_same_result_on_any_number_of_threads() -> None:
    runs = [simulate(*SMALL, "--threads", threads) for threads in ("1", "2")]
    for run in runs:
        del run["seconds"]
    assert runs[0] == runs[1]


def test_a_result_for_programs() -> None:
    found = simulate(*SMALL, "--edition", "lavka_relics", "--seats", "5")
    assert (found["edition"], found["seats"], found["games"]) == ("lavka_relics", 5, 200)
    bots = found["bots"]
    assert isinstance(bots, list)
    assert [(bot["bot"], bot["places"]) for bot in bots] == [("owl", 1), ("field", 4)]
    owl = bots[0]
    low, high = owl["win_share_interval"]
    assert low < owl["win_share"] < high
    assert sum(owl["histogram"]) == 200
    assert sum(bot["win_share"] * bot["places"] for bot in bots) == pytest.approx(1)


def test_every_game_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    done = adamas("simulate", *SMALL, "--csv", str(path))
    assert f"Every game is in {path}" in done.out.replace("\n", "")
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(number) for number in range(200)]
    assert {"points 1 owl", "points 2 field", "rank 4 field"} <= rows[0].keys()
    assert all(
        min(int(row[f"rank {place}"]) for place in ("1 owl", "2 field", "3 field", "4 field")) == 1
        for row in rows
    )


@pytest.mark.parametrize(("ending", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG")])
def test_a_drawing(tmp_path: Path, ending: str, start: bytes) -> None:
    path = tmp_path / f"points.{ending}"
    done = adamas("simulate", *SMALL, "--plot", str(path))
    assert done.code == 0, done.err
    assert path.read_bytes().startswith(start)


def test_an_own_function_can_play(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def bold(view, legal, rng):\n    return legal[0]\n")
    found = simulate("diamant", "--bots", f"{path}:bold", "random", "--games", "6")
    bots = found["bots"]
    assert isinstance(bots, list)
    assert bots[0]["mean_points"] == 0


def test_an_interrupted_run_prints_what_is_known(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    # A shell in the background lets its children ignore the signal.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    code = f"{heed} from adamas.terminal.command import main; raise SystemExit(main())"
    command = [sys.executable, "-c", code, "simulate", "diamant", "--bots", "owl"]
    running = subprocess.Popen(
        [*command, "--games", "1000000000", "--seed", "1", "--csv", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    while not (path.exists() and path.stat().st_size):
        assert running.poll() is None
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    stdout, stderr = running.communicate(timeout=PATIENCE_SECONDS)
    assert "Traceback" not in stderr
    assert running.returncode == 1
    assert "what is known so far" in stdout
    assert "Points of owl" in stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess", "--bots", "owl"), "no game `chess`"),
        (("diamant", "--bots", "olw"), "no bot `olw`. Did you mean `owl`?"),
        (("diamant", "--bots", "owl", "--games", "0"), "--games is at least 1"),
        (("diamant", "--bots", "owl", "--seats", "9"), "is played by 3 to 8"),
        (("diamant", "--bots", "owl", "fox", "--seats", "1"), "2 bots for 1 seat"),
        (("diamant", "--bots", "owl", "--seed", "-1"), "--seed is a number from 0"),
        (("diamant", "--bots", "owl", "--seed", str(2**64)), f"from 0 to {2**64 - 1}."),
        (("diamant", "--bots", "owl", "--threads", "-1"), "--threads is at least 1"),
        (("diamant", "--bots", "owl", "--plot", "x.bmp"), "should end with one of"),
        (("diamant", "--bots", "owl", "--csv", "/nowhere/x.csv"), "cannot be written"),
        (("diamant", "--bots", "owl", "--cluster", "moon://1"), "is no cluster"),
        (("diamant", "--bots", "threshold:x"), "are numbers"),
    ],
)
def test_what_cannot_be_simulated_is_explained(arguments: tuple[str, ...], complaint: str) -> None:
    done = adamas("simulate", *arguments)
    assert done.code == 2
    assert complaint in done.err
    assert "Traceback" not in done.err


def test_an_arena_rates_bots(tmp_path: Path) -> None:
    path = tmp_path / "arena.md"
    arguments = ("--games", "1500", "--seed", "1", "--against", "field", "--markdown", str(path))
    done = adamas("arena", "diamant", "--bots", "owl", "badger", "random", *arguments)
    assert done.code == 0, done.err
    order = [done.out.index(f"│ {bot}") for bot in ("owl", "badger", "random")]
    assert order == sorted(order), "the best first"
    assert "One against 3" in done.out
    page = path.read_text(encoding="utf-8")
    assert page.count("| `owl` |") == 2
    assert "| Bot | Victories | Points | Rating | Seats |" in page


def test_an_arena_for_programs() -> None:
    done = adamas("arena", "gnomes", "--games", "200", "--seed", "1", "--json")
    found = json.loads(done.out)
    assert found["mixed"][0]["bot"] == "owl"
    ratings = {each["bot"]: each["rating"] for each in found["mixed"]}
    assert ratings["owl"] > ratings["mouse"]


def test_an_arena_of_one_is_none() -> None:
    done = adamas("arena", "diamant", "--bots", "owl")
    assert done.code == 2
    assert "at least two bots" in done.err


def test_the_first_time_it_says_that_it_compiles(tmp_path: Path) -> None:
    """In a process of its own, without a terminal, and with a cache that is empty."""
    # The smallest thing that is compiled: random play by a game's own loop.
    command = [sys.executable, "-m", "adamas", "simulate", "diamant", "--bots", "random"]
    said = [
        subprocess.run(
            [*command, "--games", "10", "--seed", "1"],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stderr
        for _ in range(2)
    ]
    assert said == ["Compiling the simulator, which happens only once …\n", ""]
