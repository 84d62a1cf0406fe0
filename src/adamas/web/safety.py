"""Safety at the door: who may call this house by which name, and what a browser may do with it.

The Host header must be one of the house's names: a page elsewhere whose name was made to point here
(DNS rebinding) is refused. The Origin of a socket or a change must be the page's own server.
"""

from collections.abc import Iterable, MutableMapping
from typing import Any

from adamas.web.hosts import Host, is_loopback, parse_host, parse_origin

HEADERS: tuple[tuple[bytes, bytes], ...] = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
            "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
            "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
        "x-content-type-options": "nosniff",
        # A table's address is as good as an invitation: it is not told to other sites.
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    }.items()
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
_PROXIES_SAY = {b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via"}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


def header(scope: MutableMapping[str, Any], name: bytes) -> str:
    """A header of a request; empty if it is missing or given twice."""
    found = [value for key, value in scope["headers"] if key.lower() == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def called(scope: MutableMapping[str, Any]) -> Host | None:
    """What a request calls this server; None if that is no host at all."""
    return parse_host(header(scope, b"host"))


def refusal(scope: MutableMapping[str, Any], hosts: Iterable[str]) -> str | None:
    """Why a request is not let in; None if it is."""
    host = called(scope)
    if host is None or host.name not in hosts:
        return "This server is not called that; it was started without this host name."
    origin = header(scope, b"origin")
    changes = scope["type"] == "websocket" or scope.get("method") not in SAFE_METHODS
    # Programs that are no browsers send no origin; they cannot be tricked into asking, either.
    if changes and origin and parse_origin(origin) != host:
        return "This comes from a page of another server."
    return None


def from_this_machine(scope: MutableMapping[str, Any]) -> bool:
    """Whether somebody at the machine itself asks, and no proxy there for somebody elsewhere."""
    client, host = scope.get("client"), called(scope)
    passed_on = any(key.lower() in _PROXIES_SAY for key, _ in scope["headers"])
    return bool(client and is_loopback(client[0]) and host and host.is_loopback and not passed_on)


def client_address(scope: MutableMapping[str, Any], trust_proxy: bool) -> str:
    """Where a request comes from: the last hop that is not ours."""
    if trust_proxy and (chain := header(scope, b"x-forwarded-for")):
        return chain.split(",")[-1].strip()[:64]
    client = scope.get("client")
    return str(client[0]) if client else "unknown"
