"""The pages: the browser client as it was built, and what stands there until it is built."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGES = Path(__file__).parent / "pages"
BUILT = PAGES / "app"
"""What `npm run build` in client/ makes."""
CLIENT_PATHS = (
    *("/", "/g/{game}", "/t/{table}", "/w/{table}", "/p/{table}", "/tables", "/me", "/about"),
    *("/g/{game}/rules", "/g/{game}/rules/{edition}", "/g/{game}/learn"),
    *("/r/{table}", "/r/{table}/{moment}", "/replay"),
)
"""Addresses at which the client shows its own pages."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"
"""What has the same name in every build: a browser asks whether it has changed."""
_TYPES = {".webmanifest": "application/manifest+json"}


class Assets(StaticFiles):
    """Files of the build. Names in `assets` change with the content, so that browsers keep them."""

    def __init__(self) -> None:
        super().__init__(directory=BUILT, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, compressed if there is such a copy and the browser takes it."""
        headers = dict(scope["headers"])
        if b"gzip" in headers.get(b"accept-encoding", b"") and _is_file(BUILT / f"{path}.gz"):
            response = await super().get_response(f"{path}.gz", scope)
            plain = FileResponse(BUILT / path)
            response.headers["content-type"] = plain.headers["content-type"]
            if response.status_code == 200:
                response.headers["content-encoding"] = "gzip"
        else:
            response = await super().get_response(path, scope)
        if own := _TYPES.get(Path(path).suffix):
            response.headers["content-type"] = own
        hashed = path.startswith("assets/") and response.status_code < 400
        response.headers["cache-control"] = _FOREVER if hashed else _ASK_FIRST
        response.headers["vary"] = "accept-encoding"
        return response


def _is_file(path: Path) -> bool:
    """Whether there is such a file; of a name that no file can have there is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def page_routes() -> list[BaseRoute]:
    """All pages and their files."""
    return [
        *(Route(path, _page(_index())) for path in CLIENT_PATHS),
        Route("/admin", _page(_index(), listed=False)),
        Route("/sw.js", _worker),
        Mount("/app", Assets()),
        Mount("/static", StaticFiles(directory=PAGES / "static")),
    ]


def lost_page(request: Request) -> Response | None:
    """The client's own words for an address that leads nowhere, if a person asks in a browser."""
    if request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
        return None
    return FileResponse(_index(), 404, headers={"Cache-Control": _ASK_FIRST})


async def _worker(_: Request) -> Response:
    """The service worker. It stands at the top, so that it may serve all pages."""
    built = BUILT / "sw.js"
    if not built.exists():
        raise HTTPException(404)
    return FileResponse(built, headers={"Cache-Control": _ASK_FIRST})


def _index() -> Path:
    built = BUILT / "index.html"
    return built if built.exists() else PAGES / "unbuilt.html"


def _page(file: Path, *, listed: bool = True) -> Callable[[Request], Awaitable[Response]]:
    """A page that search engines may list, or leave out."""
    headers = {"Cache-Control": _ASK_FIRST} | ({} if listed else {"X-Robots-Tag": "noindex"})

    async def page(_: Request) -> Response:
        return FileResponse(file, headers=headers)

    return page
