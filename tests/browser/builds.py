"""A server with a copy of the client, of which another build can be made."""

import hashlib
import json
import os
import shutil
from pathlib import Path

from tests.web.servers import Server

SOURCES = Path(__file__).parents[2] / "src"
APP = Path("adamas") / "web" / "pages" / "app"


def copy_program(sources: Path) -> None:
    """The package without the client that was built.

    Its files are not changed: links to them, and to what Python has compiled, are enough.
    """
    shutil.copytree(
        SOURCES / "adamas",
        sources / "adamas",
        copy_function=os.symlink,
        ignore=shutil.ignore_patterns("app"),
    )


class CopiedServer(Server):
    """Serves a copy of the package, so that what is built can be changed."""

    def __init__(self, folder: Path) -> None:
        sources = folder / "src"
        self.app = sources / APP
        copy_program(sources)
        shutil.copytree(SOURCES / APP, self.app, ignore=shutil.ignore_patterns("*.gz"))
        super().__init__(str(folder / "adamas.db"), "--no-rate-limits", sources=sources)

    @property
    def build(self) -> str:
        """The name of the build that is served."""
        return str(json.loads((self.app / "build.json").read_text())["build"])

    def rebuild(self, mark: str) -> None:
        """Put another build in its place, as an upgrade does: all files have other names."""
        before = self.build
        after = hashlib.sha256(f"{before}{mark}".encode()).hexdigest()[:16]
        assets = sorted((self.app / "assets").iterdir())
        names = {path.name: f"{path.stem}-{mark}{path.suffix}" for path in assets}
        for path in self.app.rglob("*"):
            if path.suffix in {".js", ".css", ".html", ".json"}:
                text = path.read_text(encoding="utf-8").replace(before, after)
                for old, new in names.items():
                    text = text.replace(old, new)
                path.write_text(text, encoding="utf-8")
        for path in assets:
            path.rename(path.with_name(names[path.name]))
