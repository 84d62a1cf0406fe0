"""The layers of the package: data flows one way, and no list of games exists."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import adamas
from adamas.core.catalogue import shelf

ROOT = Path(adamas.__file__).parent

BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "compiled": {"core"},
    "play": {"core"},
    "bots": {"core"},
    "locale": {"core"},
    "sim": {"core", "games", "bots", "play", "compiled"},
    "store": {"core", "play"},
    "wire": {"core"},
    "teller": {"core", "play", "wire"},
    "live": {"core", "games", "play", "bots", "store", "wire", "teller"},
    "web": {"core", "games", "play", "bots", "sim", "store", "locale", "live", "wire", "teller"},
    "terminal": {"core", "games", "play", "bots", "sim", "locale", "live", "web"},
}
"""What each layer may import of the others."""

LIBRARIES: dict[str, set[str]] = {
    "core": set(),
    "games": set(),
    "games/playout": {"numpy"},
    "compiled": {"numba", "numpy"},
    "sim": {"numba", "numpy"},
    "play": set(),
    "bots": set(),
    "locale": {"babel", "fluent"},
    "store": {"alembic", "asyncpg", "filelock", "sqlalchemy"},
    "wire": {"msgspec"},
    "teller": {"msgspec"},
    "live": {"cryptography", "msgspec", "sqlalchemy"},
    "web": {
        "msgspec",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    },
    "terminal": {"platformdirs", "rich", "segno"},
}
"""What each layer may import besides the standard library."""

SPECIAL = {"playout"}
"""Modules of games that know the compiler: loops too hot for the text that all lives share."""

RANDOM = {"random", "secrets"}


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT)


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # A game may import its own modules relatively, so that its folder can lie anywhere.
            assert node.level == 0 or layer(path) == "games", f"{path}: imports are absolute"
            if not node.level:
                yield str(node.module)


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", modules(), ids=name)
def test_imports_go_one_way(path: Path) -> None:
    own = layer(path)
    for imported in imports(path):
        parts = imported.split(".")
        if parts[0] != "adamas":
            libraries = LIBRARIES[f"{own}/{path.stem}" if path.stem in SPECIAL else own]
            allowed = parts[0] in libraries or parts[0] in _standard_library()
            assert allowed, f"{own} may not import {imported}"
        elif parts == ["adamas"]:
            assert own in {"terminal", "web"}, f"{own} may not import the whole package"
        elif parts[1] != own:
            below = BELOW[own] | ({"compiled"} if path.stem in SPECIAL else set())
            assert parts[1] in below, f"{own} may not import {imported}"
        elif own == "games":
            game = path.relative_to(ROOT).parts[1]
            assert parts[2] == game, f"{game} may not import another game"


@pytest.mark.parametrize("path", modules(), ids=name)
def test_only_play_sim_and_bots_import_a_random_module(path: Path) -> None:
    if layer(path) not in {"play", "sim", "bots", "live", "terminal", "web"}:
        assert not RANDOM & set(imports(path))


@pytest.mark.parametrize("path", modules(), ids=name)
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    own = path.relative_to(ROOT).parts[1] if layer(path) == "games" else ""
    assert naming(path, set(shelf()) - {own}) == []


def naming(path: Path, games: set[str]) -> list[str]:
    """Where a module names games, other than in prose."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {id(node) for node in _docstrings(tree)}
    return [
        f"{name(path)}:{node.lineno} names {game}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
        for game in sorted(games)
        if game in node.value.lower()
    ]


def test_the_server_has_no_code_that_runs_a_file() -> None:
    """A client names bots: `my_bot.py:greedy` must mean nothing to whatever serves it."""
    served = [path for path in modules() if layer(path) in {"web", "live"}]
    names = [".".join(("adamas", *path.relative_to(ROOT).with_suffix("").parts)) for path in served]
    code = (
        f"import sys; from importlib import import_module; list(map(import_module, {names}));"
        "print(sorted(name for name in sys.modules if name.startswith('adamas.terminal')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("path", modules(), ids=name)
def test_only_the_terminal_runs_files(path: Path) -> None:
    if layer(path) != "terminal":
        assert "runpy" not in set(imports(path))


def _docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Strings that stand alone: prose for readers, not data."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _standard_library() -> frozenset[str]:
    return sys.stdlib_module_names


def test_every_layer_is_checked() -> None:
    assert {layer(path) for path in modules()} <= set(BELOW)
    assert len(modules()) > 40
