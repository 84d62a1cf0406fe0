"""run.py on machines that lack something."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def crippled(folder: Path, *modules: str) -> dict[str, str]:
    """An environment without uv, in which running these modules fails as on a bare Debian."""
    for name in modules:
        package = folder / "broken" / name
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
        (package / "__main__.py").write_text("raise SystemExit(1)\n")
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "PATH": "/usr/bin:/bin", "PYTHONPATH": str(folder / "broken")}


def clone(folder: Path) -> Path:
    for path in (ROOT / "run.py", ROOT / "pyproject.toml", *ROOT.glob("requirements*.lock")):
        shutil.copy(path, folder / path.name)
    (folder / "client").mkdir()
    # The pages are not built here.
    (folder / "client" / "building.py").write_text("def fresh() -> bool:\n    return True\n")
    return folder / "run.py"


def test_without_venv_and_pip_it_says_what_to_install(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, clone(tmp_path), "setup"],
        env=crippled(tmp_path, "venv", "pip"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "neither venv nor pip" in done.stderr
    assert "apt install python3-venv" in done.stderr
    assert "Traceback" not in done.stderr


def test_once_set_up_it_installs_nothing() -> None:
    """The stamp of the set-up is believed: nothing is printed, and arguments are passed on."""
    done = subprocess.run(
        [sys.executable, ROOT / "run.py", "--version"], capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("adamas ") or "Setting up" in done.stdout
    again = subprocess.run(
        [sys.executable, ROOT / "run.py", "--version"], capture_output=True, text=True, check=False
    )
    assert again.stdout.startswith("adamas ")
