"""The documents are true: their examples run, their links lead somewhere."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.effort import PATIENCE_SECONDS

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")]
    if ".venv" not in path.parts
)


def page_id(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path, language: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_links_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"`[^`]*`", "", path.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", prose):
        assert not target.startswith("http"), "pages stand on their own"
        assert (path.parent / target).exists(), f"{page_id(path)} links to {target}"


@pytest.mark.parametrize(
    ("page", "results"),
    [
        ("README.md", ("won by seat",)),
        ("docs/simulator.md", ("victories by seat", "(100, 1, 74)", "begin at")),
    ],
)
def test_python_examples_run(page: str, results: tuple[str, ...]) -> None:
    for code, result in zip(blocks(ROOT / page, "python"), results, strict=True):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
        )
        assert result in done.stdout


@pytest.mark.parametrize("page", ["README.md", "docs/simulator.md"])
def test_commands_run(page: str, tmp_path: Path) -> None:
    """Every command of a page, in order, in an empty folder; a person types !."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    commands = [
        line.removeprefix("$ ")
        for block in blocks(ROOT / page, "console")
        for line in block.splitlines()
    ]
    assert len(commands) > 3
    for line in commands:
        words = shlex.split(line)
        settings = dict(word.split("=", 1) for word in words if re.match(r"^[A-Z_]+=", word))
        rest = [word for word in words if not re.match(r"^[A-Z_]+=", word)]
        assert rest[0] == "adamas"
        if rest[1] == "serve":
            check_server(rest[2:], tmp_path)
            continue
        done = subprocess.run(
            [sys.executable, "-m", "adamas", *rest[1:]],
            input="!\n" * 2000,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, **settings},
            check=False,
        )
        assert done.returncode == 0, (line, done.stdout[-500:], done.stderr)


def check_server(arguments: list[str], folder: Path) -> None:
    """A server starts with these arguments, says where it is, and ends when asked to."""
    command = [sys.executable, "-m", "adamas", "serve", "--no-browser", *arguments, "--port", "0"]
    settings = {**os.environ, "XDG_DATA_HOME": str(folder)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings) as process:
        assert process.stdout
        # Whoever is told the address can stop the server from then on.
        assert "http://localhost:" in process.stdout.readline()
        process.terminate()
        assert process.wait(PATIENCE_SECONDS) in (0, -signal.SIGTERM)


EXAMPLES = sorted(set(ROOT.glob("examples/*.py")) - set(ROOT.glob("examples/test_*.py")))


@pytest.mark.parametrize("path", EXAMPLES, ids=page_id)
def test_examples_run(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, path], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_doctests() -> None:
    import doctest

    import adamas
    from adamas import games
    from adamas.core import seat
    from adamas.play import match

    for module in (adamas, games, seat, match):
        failed, tried = doctest.testmod(module)
        assert tried > 0
        assert failed == 0


def test_every_dependency_is_explained() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"], project["project"]["optional-dependencies"]
    listed = (each for group in groups for names in group.values() for each in names)
    wanted = [*project["project"]["dependencies"], *listed]
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    client = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    for name in (*client["dependencies"], *client["devDependencies"]):
        assert name in page, f"{name} is not explained in docs/dependencies.md"
    for requirement in wanted:
        if isinstance(requirement, str):
            name = re.split(r"[\[<>=~]", requirement)[0]
            # An extra may build on another one.
            explained = name == "adamas" or name in page
            assert explained, f"{name} is not explained in docs/dependencies.md"


def test_locks_name_no_registry() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert "index-url" not in text
        assert "--hash=sha256:" in text
    client = (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in client
    assert '"integrity": "sha512-' in client
