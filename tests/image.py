"""Builds the image of packaging/Dockerfile without a container: python -m tests.image.

What each stage copies is copied into an empty folder, as .dockerignore lets it; what it installs
and builds goes into a fresh environment of this Python, without Node on the path. The command of
the image then serves a page, with the arguments of compose.yaml, and its health check says so.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.web.nginx import free_port

ROOT = Path(__file__).parents[1]
DOCKERFILE = ROOT / "packaging" / "Dockerfile"
NOT_HERE = ("useradd",)
"""What only a container can do."""
NETWORK = ("HOME", "PIP_", "npm_config_", "NODE_EXTRA_CA_CERTS", "SSL_CERT_", "http", "HTTP")
"""Settings that say how this machine reaches the registries of packages."""
ADMIN_KEY = "the key of the house in tests"
PUBLIC = ["--public", "--behind-proxy", "--allow-host", "games.example.org"]
"""The arguments of compose.yaml, but for the database."""


@dataclass
class Stage:
    """One part of the Dockerfile: its instructions, and the folders that stand for its files."""

    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)
    folder: Path = Path()
    work: Path = Path()
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def programs(self) -> Path:
        """Where its Python is."""
        return self.folder / "usr/local/bin"

    def inside(self, path: str) -> Path:
        """A path of the image, as a path here."""
        return self.folder / path.lstrip("/") if path.startswith("/") else self.work / path


def stages(text: str) -> list[Stage]:
    """The stages of a Dockerfile."""
    found: list[Stage] = []
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            base, *named = rest.split(" AS ")
            found.append(Stage(named[0] if named else base))
        elif word:
            found[-1].steps.append((word, rest.strip()))
    return found


def left_out(root: Path, path: Path) -> bool:
    """Whether .dockerignore keeps a file from being copied."""
    relative = path.relative_to(root)
    for line in (root / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.strip()
        if not pattern or pattern.startswith("#"):
            continue
        name = pattern.removeprefix("**/")
        assert not set(name) & set("*?[!"), f"This does not know the pattern {pattern}."
        if pattern.startswith("**/") and name in relative.parts:
            return True
        if relative.is_relative_to(pattern):
            return True
    return False


def copy(stage: Stage, earlier: list[Stage], words: list[str]) -> None:
    """COPY: from the repository, or from an earlier stage."""
    origin: Stage | None = None
    if words[0].startswith("--from="):
        name = words.pop(0).removeprefix("--from=")
        origin = next(each for each in earlier if each.name == name)
    *sources, target = words
    for source in sources:
        path = origin.inside(source) if origin else ROOT / source
        into = stage.inside(target)
        if path.is_dir():

            def skipped(folder: str, names: list[str], copied: bool = origin is None) -> set[str]:
                return {n for n in names if copied and left_out(ROOT, Path(folder, n))}

            shutil.copytree(path, into, ignore=skipped, dirs_exist_ok=True)
        else:
            assert not left_out(ROOT, path) or origin, f"{source} is left out by .dockerignore."
            into.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, into)


def without_node(folder: Path) -> Path:
    """The programs of this machine, but for Node, which the image does not have either."""
    folder.mkdir(parents=True)
    for program in (each for place in ("/usr/bin", "/bin") for each in Path(place).iterdir()):
        link = folder / program.name
        if not program.name.startswith(("node", "npm", "npx", "corepack")) and not link.exists():
            link.symlink_to(program)
    return folder


def build(stage: Stage, earlier: list[Stage]) -> None:
    """All instructions of a stage, one after the other."""
    subprocess.run([sys.executable, "-m", "venv", stage.folder / "usr/local"], check=True)
    kept = {name: os.environ[name] for name in os.environ if name.startswith(NETWORK)}
    path = f"{stage.programs}:{without_node(stage.folder / 'system')}"
    stage.environment = {**kept, "PATH": path}
    for word, rest in stage.steps:
        if word == "WORKDIR":
            stage.work = stage.inside(rest)
            stage.work.mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            stage.environment |= dict(part.split("=", 1) for part in shlex.split(rest))
        elif word == "COPY":
            copy(stage, earlier, rest.split())
        elif word == "RUN" and not rest.startswith(NOT_HERE):
            assert rest.startswith("pip "), f"This does not know how to do: {rest}"
            print(f"  {rest}", flush=True)
            subprocess.run(rest, shell=True, check=True, cwd=stage.work, env=stage.environment)


def value(stage: Stage, word: str) -> str:
    """What stands behind an instruction."""
    return next(rest for each, rest in stage.steps if each == word)


def ready(port: int) -> bool:
    """Whether a server can be played on."""
    try:
        return httpx.get(f"http://localhost:{port}/readyz", timeout=5).is_success
    except httpx.TransportError:
        return False


def serve(stage: Stage, arguments: list[str]) -> int:
    """Start the image's command with arguments, look at its page and its health; its bytes."""
    port = free_port()
    command = json.loads(value(stage, "ENTRYPOINT"))
    command = [each.replace("/data/", f"{stage.inside('/data')}/") for each in command]
    command = [shutil.which(command[0], path=str(stage.programs)) or "", *command[1:]]
    settings = {**stage.environment, "ADAMAS_ADMIN_KEY": ADMIN_KEY}
    given = [*command, "--port", str(port), *arguments]
    with subprocess.Popen(given, env=settings, cwd=stage.folder) as process:
        try:
            while not ready(port):
                assert process.poll() is None, "The server has ended."
                time.sleep(0.1)
            page = httpx.get(f"http://localhost:{port}/")
            assert "/app/assets/" in page.text, "The pages for browsers are not in the image."
            healthy = json.loads(value(stage, "HEALTHCHECK").partition(" CMD ")[2].strip())
            check = [each.replace("8642", str(port)) for each in healthy]
            check[0] = str(stage.programs / check[0])
            subprocess.run(check, check=True, env=settings)
            return len(page.content)
        finally:
            process.terminate()


def size(folder: Path) -> float:
    """The megabytes of a folder."""
    files = (each for each in folder.rglob("*") if each.is_file() and not each.is_symlink())
    return sum(each.stat().st_size for each in files) / 1e6


def main() -> None:
    """Build all stages, and try the last."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="adamas-image-") as place:
        built: list[Stage] = []
        for stage in stages(DOCKERFILE.read_text(encoding="utf-8")):
            print(f"Stage {stage.name}:", flush=True)
            stage.folder = Path(place, stage.name.replace(":", "-"))
            stage.work = stage.folder
            build(stage, built)
            built.append(stage)
        image = built[-1]
        (image.folder / "data").mkdir()
        wheel = next(image.work.glob("wheels/*.whl"))
        page = serve(image, PUBLIC)
        print(
            f"Built and served in {time.monotonic() - begin:.0f} s: {wheel.name} "
            f"({wheel.stat().st_size / 1e6:.1f} MB), {size(image.folder):.0f} MB in all, "
            f"a page of {page} bytes."
        )


if __name__ == "__main__":
    main()
