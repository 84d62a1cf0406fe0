"""What an endpoint of the HTTP API is: one value, from which routes and OpenAPI are made."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from functools import partial
from hmac import compare_digest
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from adamas.core.errors import AdamasError, Malformed
from adamas.live.errors import ADVICE, NoKey, NotWelcome, TooLarge, TooMany
from adamas.live.keys import hashed
from adamas.store.people import Person
from adamas.web.answers import Answer, pack
from adamas.web.gateway import Gateway
from adamas.web.hosts import Host
from adamas.web.safety import called, from_this_machine
from adamas.wire.api import ApiProblem

Needs = Literal["nobody", "visitor", "person", "admin", "house"]
"""Who may ask: anybody, anybody within the limits, a person with a key, the administrator, the
administrator or whoever sits at the machine itself."""

STATUS: dict[str, int] = {
    "no_table": 404,
    "not_found": 404,
    "no_key": 401,
    "not_yours": 403,
    "not_host": 403,
    "not_welcome": 403,
    "too_many": 429,
    "too_large": 413,
    "busy": 503,
    "store": 503,
    "wrong_time": 409,
    "unplayable": 409,
    "damaged": 409,
    "internal": 500,
}
"""The HTTP status of each error code; 400 for all others."""


AT_ONCE = 200_000
"""Bytes that are compressed while others wait; for more there is a thread."""


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """A request that was let in."""

    gateway: Gateway
    address: str
    host: Host
    """The server as the client calls it."""
    person: Person | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    admin: bool = False
    """Whether the key of the administrator came along, at endpoints that look at it."""

    @property
    def somebody(self) -> Person:
        """The person who asks, at endpoints that need one."""
        assert self.person is not None
        return self.person

    @property
    def place(self) -> str:
        """Where the client reaches the server: `http://localhost:8642`."""
        return f"{'https' if self.gateway.config.secure else 'http'}://{self.host}"

    async def worked_out(self, key: Hashable, work: Callable[[], bytes]) -> Answer:
        """An answer that takes long to work out, if it is not kept."""
        charge = partial(self.gateway.count_work, self.address)
        return await self.gateway.answers.find(key, work, charge)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked of the server."""

    method: str
    path: str
    summary: str
    handler: Callable[[ApiRequest], Awaitable[Any]]
    """Gives a value of `gives`, an Answer that holds one, or a Response."""
    gives: Any
    takes: Any = None
    """The type of the body; `bytes` for JSON that the handler reads itself, of a record's size."""
    needs: Needs = "visitor"
    status: int = 200
    query: str = ""
    """What the parameters after the question mark are, where there may be any."""
    seat: bool = False
    """Whether `?seat=2` may say through whose eyes."""


async def answer(gateway: Gateway, endpoint: Endpoint, request: Request, address: str) -> Response:
    """Let a request in, hand it on, and put the answer or the error into a response."""
    try:
        if endpoint.needs != "nobody" and not gateway.requests.take(address):
            raise TooMany("Too many requests come from your address.")
        person = await _person(gateway, endpoint, request)
        body = await _body(gateway, endpoint, request)
        host = called(request.scope)
        assert host is not None  # Nothing else was let in.
        path, query = dict(request.path_params), dict(request.query_params)
        admin = endpoint.needs in ("admin", "house") and bool(_key(request))
        wanted = ApiRequest(gateway, address, host, person, path, query, body, admin)
        found = await endpoint.handler(wanted)
    except AdamasError as error:
        return refused(error)
    except ClientDisconnect:
        return Response(status_code=400)  # Nobody is there to read it.
    if isinstance(found, Response):
        return found
    if not isinstance(found, Answer):
        found = await _packed(b"" if found is None else msgspec.json.encode(found))
    return await _response(request, found, endpoint.status)


async def _packed(content: bytes) -> Answer:
    return pack(content) if len(content) < AT_ONCE else await asyncio.to_thread(pack, content)


async def _response(request: Request, found: Answer, status: int) -> Response:
    """An answer as a response, compressed if it is and the client takes that."""
    if not found.packed:
        return json_response(found.content, status)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return json_response(await asyncio.to_thread(gzip.decompress, found.content), status)
    response = json_response(found.content, status)
    response.headers.update({"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return response


def json_response(content: bytes, status: int = 200) -> Response:
    """A response that no cache keeps."""
    headers = {"Cache-Control": "no-store"}
    media = "application/json" if content else None
    return Response(content, status, headers, media)


def refused(error: AdamasError) -> Response:
    """An error as a response."""
    return problem_response(error.code, str(error), ADVICE.get(error.code, ""))


def problem_response(code: str, message: str, todo: str, status: int | None = None) -> Response:
    """An error as a response."""
    content = msgspec.json.encode(ApiProblem(code, message, todo))
    response = json_response(content, status or STATUS.get(code, 400))
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if response.status_code in (429, 503):
        response.headers["Retry-After"] = "5"
    return response


async def _person(gateway: Gateway, endpoint: Endpoint, request: Request) -> Person | None:
    key = _key(request)
    if endpoint.needs == "admin" or (endpoint.needs == "house" and key):
        _check_admin(gateway, key)
        return None
    if endpoint.needs == "house":
        _check_here(gateway, request)
        return None
    if endpoint.needs == "nobody":
        return None
    person = await gateway.person(key[:100])
    if endpoint.needs == "person" and person is None:
        raise NoKey("This needs a key, sent as Authorization: Bearer KEY.")
    return person


def _key(request: Request) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def _check_here(gateway: Gateway, request: Request) -> None:
    if gateway.config.trust_proxy or not from_this_machine(request.scope):
        raise NoKey("This needs the key of the administrator, or to be asked at the machine.")


def _check_admin(gateway: Gateway, key: str) -> None:
    wanted = gateway.config.admin_hash
    if wanted is None:
        raise NotWelcome("This house is looked after from its terminal only.")
    if not compare_digest(hashed(key), wanted):
        raise NoKey("This needs the key that the server printed when it started.")


async def _body(gateway: Gateway, endpoint: Endpoint, request: Request) -> Any:
    if endpoint.takes is None:
        return None
    limits = gateway.config.limits
    most = limits.record_bytes if endpoint.takes is bytes else limits.body_bytes
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise TooLarge(f"The body has more than {most} bytes.")
        parts.append(part)
    if endpoint.takes is bytes:
        return b"".join(parts)
    try:
        return msgspec.json.decode(b"".join(parts), type=endpoint.takes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"The body cannot be read: {error}.") from None
