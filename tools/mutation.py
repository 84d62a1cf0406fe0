"""Runs mutmut in a clone of its own and compares the survivors: python -m tools.mutation [FOLDER].

It sets up what it needs: a copy of what is committed, with an environment that has the dependency
group `mutation` of pyproject.toml. What survived is compared with docs/mutation.md's list.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
HARMLESS = {
    "diamant.rules._set_up": 1,
    "diamant.rules._count_points": 7,
    "gnomes.effects.blast": 1,
    "gnomes.rules._carry_out": 1,
    "gnomes.rules._draw": 1,
}
"""Mutants of each function that were looked at and make no difference (docs/mutation.md)."""


def packages(group: str) -> list[str]:
    """What a dependency group of pyproject.toml names, with the groups that it includes."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = []
    for each in groups["dependency-groups"][group]:
        found += [each] if isinstance(each, str) else packages(each["include-group"])
    return found


def set_up(folder: Path) -> Path:
    """A clone with its environment; the environment's folder of commands."""
    subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    venv.create(folder / ".venv", with_pip=True)
    commands = folder / ".venv" / "bin"
    install = (commands / "python", "-m", "pip", "install", "--quiet")
    subprocess.run([*install, *packages("setup")], check=True)
    subprocess.run([*install, "--no-build-isolation", "-e", ".[sim]"], cwd=folder, check=True)
    subprocess.run([*install, *packages("mutation")], check=True)
    return commands


def survivors(printed: str) -> Counter[str]:
    """How many mutants of each function `mutmut results` lists as survivors."""
    found = re.findall(r"adamas\.games\.([\w.]+)\.x(\S+)__mutmut_\d+: survived", printed)
    return Counter(f"{module}.{function.removeprefix('_')}" for module, function in found)


def main(folder: Path) -> int:
    """Run it; 1 if something survived that nobody has looked at."""
    mutmut = set_up(folder) / "mutmut"
    subprocess.run([mutmut, "run", "--max-children", "2"], cwd=folder, check=True)
    command = [str(mutmut), "results"]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    found = survivors(done.stdout)
    for function, count in sorted(found.items()):
        print(f"{function}: {count} survived, {HARMLESS.get(function, 0)} of them looked at")
    return 1 if found - Counter(HARMLESS) else 0


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(main(Path(sys.argv[1]).resolve()))
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit(main(Path(temporary) / "adamas"))
