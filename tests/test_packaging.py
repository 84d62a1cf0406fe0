"""The image: what its Dockerfile copies is there, and is all that a wheel is made of."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCKERFILE = ROOT / "packaging" / "Dockerfile"


def stages() -> list[list[str]]:
    """The lines of each stage."""
    parts: list[list[str]] = []
    for line in DOCKERFILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("FROM "):
            parts.append([])
        if parts:
            parts[-1].append(line)
    return parts


def copied(stage: list[str]) -> set[str]:
    """What a stage takes from the repository."""
    lines = [line.split()[1:-1] for line in stage if line.startswith("COPY ")]
    return {path for line in lines if not line[0].startswith("--from") for path in line}


def test_all_that_is_copied_is_there() -> None:
    for path in set().union(*map(copied, stages())):
        assert (ROOT / path).exists(), path


def test_a_wheel_is_made_of_what_is_copied() -> None:
    """The build hook and the client were once missing, so that no image could be built."""
    build = stages()[0]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "custom" in project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    needed = {"pyproject.toml", "hatch_build.py", "client", "src", project["project"]["readme"]}
    assert needed | set(project["project"]["license-files"]) <= copied(build)
    # Node comes as a package: without isolation, what the hook asks for must be there already.
    assert any("requirements-client.lock" in line for line in build if line.startswith("RUN pip"))
