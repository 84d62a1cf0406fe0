"""Players from somebody's own file: the terminal runs it, and nothing else does."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import adamas
from adamas.bots.players import player
from adamas.bots.roster import dismiss, find_bot, find_cast
from adamas.core.catalogue import box
from adamas.core.errors import BadOption
from adamas.live.new_table import check_bot
from adamas.sim.plan import Plan
from adamas.terminal.bot_files import find_bot_or_file, invite
from adamas.terminal.refusal import Refusal
from tests.terminal.run import adamas as command

BOX = box("diamant")
GAME = BOX.open()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file that leaves a trace whenever it is run."""
    path, trace = tmp_path / "mine.py", tmp_path / "trace"
    path.write_text(
        "import pathlib\n"
        f"with pathlib.Path({str(trace)!r}).open('a') as trace: trace.write('run ')\n"
        "asked = []\n"
        "def bold(view, legal, rng):\n"
        "    asked.append(view)\n"
        "    return legal[0]\n"
        "def first(view, legal, rng):\n"
        "    asked.append(view)\n"
        "    return legal[len(asked) == 1]\n",
        encoding="utf-8",
    )
    return path


def runs(mine: Path) -> int:
    trace = mine.with_name("trace")
    return len(trace.read_text(encoding="utf-8").split()) if trace.exists() else 0


@pytest.mark.parametrize(
    "find",
    [
        lambda spec: find_bot(BOX, spec),
        lambda spec: find_cast(BOX, spec),
        lambda spec: player(BOX, GAME, spec),
        lambda spec: check_bot(BOX, GAME, spec),
        lambda spec: adamas.bot(GAME, spec),
        lambda spec: Plan("diamant", (spec,) * 3).check(),
    ],
)
def test_neither_library_nor_server_runs_a_file(find: Callable[[str], Any], mine: Path) -> None:
    with pytest.raises(BadOption, match="no bot"):
        find(f"{mine}:bold")
    assert runs(mine) == 0


def test_a_function_of_a_file_is_a_bot(mine: Path) -> None:
    found = find_bot_or_file(BOX, f"{mine}:bold")
    assert found.name == f"{mine}:bold"
    assert found.player is not None
    assert found.player(None, ("stay",), None) == "stay"  # type: ignore[arg-type]
    assert runs(mine) == 1
    assert find_bot_or_file(BOX, "threshold:9") == find_bot(BOX, "threshold:9")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (None, "cannot be read"),
        ("1 / 0\n", "does not run: ZeroDivisionError"),
        ("bold = 1\n", "has no function `bold`"),
    ],
)
def test_a_file_without_a_player_is_explained(
    source: str | None, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "broken.py"
    if source:
        path.write_text(source, encoding="utf-8")
    with pytest.raises(Refusal, match=complaint):
        find_bot_or_file(BOX, f"{path}:bold")


def test_it_plays_in_the_terminal(mine: Path) -> None:
    done = command("play", "diamant", "--watch", "--seed", "1", "--bots", f"{mine}:bold")
    assert done.code == 0, done.err
    assert runs(mine) > 0


def test_it_is_measured_in_an_arena(mine: Path) -> None:
    bots = ("--bots", "sensible", f"{mine}:bold", "--games", "6", "--seed", "1")
    done = command("arena", "diamant", *bots, "--threads", "1", "--json")
    assert done.code == 0, done.err
    means = {each["bot"]: each["mean"] for each in json.loads(done.out)["mixed"]}
    assert means[f"{mine}:bold"] == 0


def test_it_remembers_nothing_of_another_game(mine: Path) -> None:
    """`first` goes home at its first decision of all, so its games hang on where they are played
    unless the file is run anew for each."""
    bots = ("--bots", f"{mine}:first", "random", "--games", "8", "--seed", "1")
    means = []
    for threads in ("1", "2"):
        done = command("simulate", "diamant", *bots, "--threads", threads, "--json")
        assert done.code == 0, done.err
        means.append([each["mean_points"] for each in json.loads(done.out)["bots"]])
    assert means[0] == means[1]
    assert means[0][0] > 0


REMEMBERS = """
from __future__ import annotations
from dataclasses import dataclass
from functools import lru_cache

@dataclass
class Network:
    weight: int

@lru_cache
def network() -> Network:
    return Network(1)

def thinks(view, legal, rng):
    return legal[-network().weight]
"""


def test_a_player_may_use_what_cannot_be_sent_to_another_process(tmp_path: Path) -> None:
    """A cached loader of a model ended a run on several processes with a PicklingError."""
    path = tmp_path / "remembers.py"
    path.write_text(REMEMBERS, encoding="utf-8")
    arguments = ("simulate", "diamant", "--bots", f"{path}:thinks", "random", "--games", "12")
    one, two = (
        command(*arguments, "--seed", "1", "--json", "--threads", threads) for threads in "12"
    )
    assert (one.code, two.code) == (0, 0), one.err + two.err
    figures = [json.loads(done.out) for done in (one, two)]
    assert figures[0]["bots"] == figures[1]["bots"]


def test_a_host_may_invite_a_function_by_its_name(mine: Path) -> None:
    invite("diamant", f"{mine}:bold")
    try:
        check_bot(BOX, GAME, "bold")
        assert find_bot(BOX, "bold").player is not None
        with pytest.raises(BadOption, match="There is a bot `bold` already"):
            invite("diamant", f"{mine}:bold")
    finally:
        dismiss(BOX, "bold")
    with pytest.raises(BadOption, match="There is no bot `bold`"):
        find_bot(BOX, "bold")


def test_a_server_refuses_a_bot_that_is_none(mine: Path) -> None:
    for spec, sentence in (
        (("diamant", "nowhere.py:bold"), "nowhere.py"),
        (("diamant", f"{mine}:shy"), "has no function `shy`"),
        (("chess", f"{mine}:bold"), "There is no game `chess`"),
    ):
        refused = command("serve", "--no-browser", "--bot", *spec)
        assert refused.code == 2
        assert sentence in refused.err
