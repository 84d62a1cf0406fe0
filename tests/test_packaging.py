"""The image and compose.yaml: what they name is there and fits together.

`python -m tests.image` builds the image for real; tests/web/test_proxy.py plays behind the proxy.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from tests import image
from tests.image import Stage
from tests.web import test_proxy

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
COMPOSE, NGINX = PACKAGING / "compose.yaml", PACKAGING / "nginx.conf"


def stages() -> list[Stage]:
    """The stages of the Dockerfile."""
    return image.stages(image.DOCKERFILE.read_text(encoding="utf-8"))


def copied(stage: Stage) -> set[str]:
    """What a stage takes from the repository."""
    lines = [rest.split()[:-1] for word, rest in stage.steps if word == "COPY"]
    return {path for line in lines if not line[0].startswith("--from") for path in line}


def test_all_that_is_copied_is_there() -> None:
    for path in set().union(*map(copied, stages())):
        assert (ROOT / path).exists(), path
        assert not image.left_out(ROOT, ROOT / path), path


def test_what_was_built_here_is_left_out() -> None:
    for path in ("src/adamas/web/pages/app", "client/node_modules", "src/adamas/core/__pycache__"):
        assert image.left_out(ROOT, ROOT / path / "some" / "file")


def test_a_wheel_is_made_of_what_is_copied() -> None:
    """The build hook and the client were once missing, so that no image could be built."""
    build = stages()[0]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "custom" in project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    needed = {"pyproject.toml", "hatch_build.py", "client", "src", project["project"]["readme"]}
    assert needed | set(project["project"]["license-files"]) <= copied(build)
    # Node comes as a package: without isolation, what the hook asks for must be there already.
    installing = [rest for word, rest in build.steps if word == "RUN" and rest.startswith("pip")]
    assert any("requirements-client.lock" in line for line in installing)


def compose_is_valid(path: Path) -> bool:
    """Whether a file is what the compose specification calls one."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    return subprocess.run([*command, path], capture_output=True, check=False).returncode == 0


def test_compose_fits_the_schema_of_its_specification(tmp_path: Path) -> None:
    text = COMPOSE.read_text(encoding="utf-8")
    assert compose_is_valid(COMPOSE)
    (tmp_path / "compose.yaml").write_text(text.replace("restart:", "restarts:"))
    assert not compose_is_valid(tmp_path / "compose.yaml"), "anything fits"


def services() -> dict[str, Any]:
    """What compose.yaml runs."""
    found: dict[str, Any] = YAML(typ="safe").load(COMPOSE)["services"]
    return found


def test_the_proxy_knows_every_server_of_compose() -> None:
    servers = {name for name in services() if name.startswith("server-")}
    assert len(servers) == 2
    named = re.findall(r"^ +server (\S+):(\d+) ", NGINX.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name for name, _ in named} == servers
    exposed = next(rest for word, rest in stages()[-1].steps if word == "EXPOSE")
    assert {port for _, port in named} == {exposed}
    assert set(services()["proxy"]["depends_on"]) == servers


def test_files_that_compose_names_are_there() -> None:
    built = services()["server-1"]["build"]
    assert (PACKAGING / built["context"] / built["dockerfile"]).resolve() == image.DOCKERFILE
    mounted = [each.partition(":")[0] for each in services()["proxy"]["volumes"]]
    assert [each for each in mounted if each.startswith("./")] == ["./nginx.conf"]


def test_servers_of_compose_are_started_as_the_tests_start_them() -> None:
    """tests/image.py and tests/web/test_proxy.py try these arguments on real servers."""
    command = services()["server-1"]["command"]
    database, name = command.index("--database"), command.index("--allow-host")
    assert [*command[database + 2 : name], "--allow-host"] == image.PUBLIC[:-1]
    assert list(test_proxy.PUBLIC) == image.PUBLIC
    assert ":" not in command[database + 1].partition("//")[2].partition("@")[0], "a password"
