"""The installable app as a browser gets it: manifest, icons, service worker, what may be kept."""

import json
import re
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from adamas.core.catalogue import games_at
from adamas.core.level import Level
from adamas.web.site import BUILT
from tests.web.servers import Server

LANGUAGES = sorted(
    path.name
    for path in (BUILT.parents[2] / "locale").iterdir()
    if path.is_dir() and not path.name.startswith("_")
)
ICONS = Path(__file__).parents[2] / "client" / "public" / "icons"


def get(server: Server, path: str) -> httpx.Response:
    """A file of the server, which has to be there."""
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200, path
    return answer


@pytest.fixture(params=LANGUAGES)
def manifest(request: pytest.FixtureRequest, server: Server) -> dict[str, Any]:
    answer = get(server, f"/app/manifest.{request.param}.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["cache-control"] == "no-cache"
    found: dict[str, Any] = answer.json()
    assert found["lang"] == request.param
    return found


def test_the_manifest_says_what_this_is(manifest: dict[str, Any]) -> None:
    assert manifest["name"] == "Adamas"
    assert manifest["description"]
    assert manifest["display"] == "standalone"
    # One and the same app in all languages, for all pages.
    assert [manifest[each] for each in ("id", "start_url", "scope")] == ["/", "/", "/"]


def test_the_manifest_says_that_it_is_unofficial(server: Server) -> None:
    assert "unofficial" in get(server, "/app/manifest.en.webmanifest").json()["description"]


def test_every_game_has_a_shortcut(manifest: dict[str, Any], server: Server) -> None:
    shortcuts = manifest["shortcuts"]
    assert [each["url"] for each in shortcuts] == [f"/g/{game}" for game in games_at(Level.SCREENS)]
    for each in shortcuts:
        assert each["name"]
        assert len(each["icons"]) == 1
        assert get(server, each["url"])


def test_icons_are_there_in_the_sizes_that_are_stated(
    manifest: dict[str, Any], server: Server
) -> None:
    small = [icon for each in manifest["shortcuts"] for icon in each["icons"]]
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    for icon in [*manifest["icons"], *small]:
        answer = get(server, icon["src"])
        assert answer.headers["content-type"] == icon["type"] == "image/png"
        width, height = Image.open(BytesIO(answer.content)).size
        assert icon["sizes"] == f"{width}x{height}"


def test_what_a_mask_may_cut_is_only_ground() -> None:
    """Of a maskable icon, only a circle of four fifths is sure to be seen."""
    picture = Image.open(ICONS / "maskable-512.png").convert("RGB")
    outside = [
        picture.getpixel((x, y))
        for x in range(0, 512, 8)
        for y in range(0, 512, 8)
        if (x - 256) ** 2 + (y - 256) ** 2 > (0.4 * 512) ** 2
    ]
    # The ground is dark; the stone and its gleam are bright.
    assert all(max(pixel) < 110 for pixel in outside if isinstance(pixel, tuple))
    opacity = Image.open(ICONS / "apple-touch.png").convert("RGBA").getchannel("A")
    assert opacity.getextrema() == (255, 255)


def test_the_page_names_its_icons(server: Server) -> None:
    page = get(server, "/").text
    for path in re.findall(r'<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"', page):
        get(server, path)
    assert 'rel="apple-touch-icon"' in page


def test_what_keeps_its_name_is_asked_for_each_time(server: Server) -> None:
    for path in ("/", "/t/abc", "/sw.js", "/app/build.json", "/app/index.html", "/app/sw.js"):
        assert get(server, path).headers["cache-control"] == "no-cache", path
    missing = httpx.get(f"{server.url}/app/assets/gone-12345678.js")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers.get("cache-control", "")


def test_what_changes_its_name_is_kept(server: Server) -> None:
    script = re.findall(r'src="(/app/assets/[^"]+)"', get(server, "/").text)[0]
    assert "immutable" in get(server, script).headers["cache-control"]


def test_the_worker_keeps_one_whole_build_and_nothing_else(server: Server) -> None:
    answer = get(server, "/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    head = re.match(r'const BUILD = "(\w+)";\nconst FILES = (\[.*?\]);\n', answer.text, re.S)
    assert head
    build, files = head[1], json.loads(head[2])
    assert get(server, "/app/build.json").json() == {"build": build}
    assert f'content="{build}"' in get(server, "/").text
    built = {f"/app/assets/{path.name}" for path in (BUILT / "assets").iterdir()}
    assert set(files) == {path for path in built if not path.endswith(".gz")}
