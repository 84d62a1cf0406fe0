"""What may stand in a Host header: a name or an address, and perhaps a port. Nothing else does.

A request is let in, its links are written and its origin is compared by this one reading.
"""

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass

LONGEST_NAME = 253
"""Of a name in the DNS; an address is shorter."""
_LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")
_PORT = re.compile(r"[1-9][0-9]{0,4}")
_HIGHEST_PORT = 65_535


@dataclass(frozen=True, slots=True)
class Host:
    """A server, as a client calls it."""

    name: str
    """In small letters; of an address in version 6 without its brackets."""
    port: int | None
    """None for the usual one."""

    def __str__(self) -> str:
        name = f"[{self.name}]" if ":" in self.name else self.name
        return name if self.port is None else f"{name}:{self.port}"

    @property
    def is_loopback(self) -> bool:
        """Whether this means the machine itself."""
        return self.name == "localhost" or is_loopback(self.name)


def parse_host(text: str) -> Host | None:
    """What a Host header says; None if it says anything that is not a host."""
    if len(text) > LONGEST_NAME + len("[].:65535"):
        return None
    name, colon, port = _split(text.lower())
    if name is None or (colon and not _PORT.fullmatch(port)):
        return None
    number = int(port) if colon else None
    if number is not None and number > _HIGHEST_PORT:
        return None
    return Host(name, number)


def known_as(names: Iterable[str]) -> frozenset[str]:
    """Names and addresses of a server, each as `parse_host` writes it."""
    return frozenset(_version_6(name) or name.lower().removesuffix(".") for name in names)


def parse_origin(text: str) -> Host | None:
    """The server of an Origin header; None if it is no page of any."""
    scheme, found, rest = text.partition("://")
    return parse_host(rest) if found and scheme in ("http", "https") else None


def is_loopback(address: str) -> bool:
    """Whether an address is one of the machine itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return found.is_loopback or bool(mapped and mapped.is_loopback)


def _split(text: str) -> tuple[str | None, str, str]:
    """Name, colon and port; no name if it could be none."""
    if text.startswith("["):
        inside, closed, rest = text[1:].partition("]")
        colon, port = rest[:1], rest[1:]
        if not closed or colon not in ("", ":"):
            return None, "", ""
        return _version_6(inside), colon, port
    name, colon, port = text.partition(":")
    name = name.removesuffix(".")
    whole = len(name) <= LONGEST_NAME and _NAME.fullmatch(name)
    return (name if whole else None), colon, port


def _version_6(text: str) -> str | None:
    try:
        # A zone, as in `fe80::1%eth0`, is for the machine itself and never sent by a browser.
        return None if "%" in text else str(ipaddress.IPv6Address(text))
    except ValueError:
        return None
