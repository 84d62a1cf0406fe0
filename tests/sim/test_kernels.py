"""The compiled kernels are the same law as the rules."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import adamas
from adamas import sim
from adamas.bots.roster import level
from adamas.compiled.cache import cache_folder, fingerprint, sources
from adamas.core.bot import LEVELS
from adamas.core.catalogue import box, games_at
from adamas.core.errors import BadOption
from adamas.core.level import Level
from adamas.sim.kernels import batch_loops, fields, kernel, loops, policies
from tests.sim.batch_games import simulated
from tests.sim.lockstep import cases, compare, compare_odd

GAMES = 500
"""Games of each game, some of every set-up; a long run compares 10,000 (tests/lanes.py)."""

every_game = pytest.mark.parametrize("name", games_at(Level.SIMULATOR))


@every_game
def test_kernel_and_rules_agree_at_every_step(name: str) -> None:
    assert len(cases(name)) < GAMES
    assert compare(name, GAMES) > GAMES


@every_game
def test_they_agree_on_odd_games(name: str) -> None:
    assert compare_odd(name) > 100


@every_game
def test_what_plays_is_compiled_for_whole_words_alone(name: str) -> None:
    """Loops that hand on half a word where others have a whole one compile everything again."""
    simulated(adamas.game(name), ["random"] * box(name).seats[0], 1)
    batch = sim.batch(adamas.game(name), 1)
    batch.step(batch.random_actions())
    called: tuple[Any, ...] = (kernel(name).legal, policies(name).choose)
    kinds = {str(each) for some in called for kind in some.signatures for each in kind}
    # What was kept by an earlier run has no kinds here.
    assert "int32" not in kinds


def test_without_a_kernel_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adamas.sim.kernels.games_at", lambda _: {})
    for compiled in (kernel, policies, loops, fields, batch_loops):
        with pytest.raises(BadOption, match="has no kernel yet"):
            compiled("diamant")


class TestCache:
    def test_an_edited_source_gets_another_folder(self, tmp_path: Path) -> None:
        one, other = tmp_path / "kernel.py", tmp_path / "cards.py"
        one.write_text("x = 1\n")
        other.write_text("y = 1\n")
        before = fingerprint((one, other))
        assert fingerprint((one, other)) == before
        other.write_text("y = 2\n")
        assert fingerprint((one, other)) != before

    def test_all_kernels_and_what_they_import_are_in_the_fingerprint(self) -> None:
        names = {str(path.relative_to(path.parents[1])) for path in sources()}
        for game in games_at(Level.SIMULATOR):
            own = Path(str(files(box(game).package))).glob("*.py")
            assert {f"{game}/{path.name}" for path in own} <= names
        assert {"sim/kernels.py", "compiled/streams.py"} <= names

    def test_compiled_code_lies_in_that_folder(self) -> None:
        kernel("diamant")
        assert cache_folder().name == f"kernels-{fingerprint(sources())}"

    @every_game
    def test_playing_never_waits_for_a_compiler(self, name: str) -> None:
        """A game against the best bots needs neither Numba nor NumPy."""
        best = level(box(name), LEVELS[-1]).name
        code = (
            "import sys; from adamas.terminal.command import main;"
            f"main(['play', '{name}', '--watch', '--bots', '{best}', '--seed', '1']);"
            "print({'numba', 'numpy'} & set(sys.modules))"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        assert done.stdout.splitlines()[-1] == "set()"
