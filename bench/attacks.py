"""The attacks of the siege, each bounded in count and time: what somebody without a seat can do."""

import asyncio
import itertools
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial

import httpx

from adamas.web.limits import Limits
from bench.attackers import (
    HERE,
    Attacker,
    Fates,
    Prepared,
    fates,
    opened,
    requests,
    sleep_until,
)
from tests.web.frames import Op, frame, handshake

LIMIT = Limits().message_bytes
PER_SECOND = 18
"""Messages of one socket: just below what is allowed in the long run."""
Attack = Callable[[Prepared, float], Coroutine[None, None, Fates]]


@dataclass(frozen=True, slots=True)
class Case:
    """One attack."""

    attack: Attack
    about: str
    seconds: float = 8.0
    idle: bool = False
    """Whether they do nothing, and should not be open for so long."""


async def flood(first: bytes, chunk: bytes, ready: Prepared, end: float) -> Fates:
    """Four keyless sockets send the same frames as fast as they can."""
    attackers = await opened(ready, 4)
    for each in attackers:
        each.send(first)
    await asyncio.gather(*(each.flood(chunk, end) for each in attackers))
    return fates(attackers)


async def unread_pings(ready: Prepared, end: float) -> Fates:
    """One socket sends pings and never reads a pong."""
    attackers = await opened(ready, 1, deaf=True)
    await attackers[0].flood(200 * frame(Op.PING, 125 * b"x"), end)
    await sleep_until(end)
    # A deaf one has not read why it was closed.
    if not attackers[0].gone:
        attackers[0].transport.resume_reading()
        await asyncio.sleep(0.5)
    return fates(attackers)


async def follow_again(ready: Prepared, end: float) -> Fates:
    """Many keyless sockets follow a table anew, as often as they may."""
    attackers = await opened(ready, 150)
    for number in itertools.count():
        if time.monotonic() >= end:
            return fates(attackers)
        begin = time.monotonic()
        for each in attackers:
            each.tell({"type": "follow", "id": str(number), "table": ready.table})
        await asyncio.sleep(max(1 / PER_SECOND - (time.monotonic() - begin), 0))
    raise AssertionError


async def rematches(ready: Prepared, end: float) -> Fates:
    """Ten sockets of one person ask for a rematch of a finished game, as often as they may."""
    attackers = [await Attacker.open(ready, key=ready.key) for _ in range(10)]
    for each in attackers:
        each.tell({"type": "follow", "id": "f", "table": ready.finished})
    for number in itertools.count():
        if time.monotonic() >= end:
            return fates(attackers)
        for place, each in enumerate(attackers):
            each.tell({"type": "rematch", "id": f"{place}-{number}"})
        await asyncio.sleep(1 / PER_SECOND)
    raise AssertionError


async def idle(count: int, said: bytes, drip: bytes, ready: Prepared, end: float) -> Fates:
    """Connections that say a part of something, then nothing, or a byte now and then."""
    attackers = []
    for _ in range(count):
        attackers.append(await Attacker.dial(ready))
        attackers[-1].send(said)
    for place in itertools.count():
        if time.monotonic() >= end:
            return fates(attackers)
        for each in attackers if drip else ():
            each.send(drip[place % len(drip) : place % len(drip) + 1])
        await asyncio.sleep(0.5)
    raise AssertionError


async def half_open(ready: Prepared, end: float) -> Fates:
    """Handshakes without their last line."""
    said = handshake(f"{HERE}:{ready.port}").removesuffix(b"\r\n")
    return await idle(300, said, b"", ready, end)


async def slow_headers(ready: Prepared, end: float) -> Fates:
    """Headers that come letter by letter and never end."""
    said = f"GET /ws HTTP/1.1\r\nHost: {HERE}:{ready.port}\r\nX-Slow: ".encode()
    return await idle(300, said, b"abcdefgh", ready, end)


async def no_hello(ready: Prepared, end: float) -> Fates:
    """Sockets whose handshake is done and who say nothing."""
    return await idle(190, handshake(f"{HERE}:{ready.port}"), b"", ready, end)


async def big_fragments(ready: Prepared, end: float) -> Fates:
    """Messages that grow to the limit in fragments and end there, or claim to be endless."""
    attackers = await opened(ready, 150)
    part = LIMIT // 4 * b"x"
    kinds = (
        # As large as a message may be, but for its last part, which never comes.
        frame(Op.TEXT, part, fin=False) + 2 * frame(Op.MORE, part, fin=False),
        # One byte too large.
        frame(Op.TEXT, part, fin=False) + 4 * frame(Op.MORE, part, fin=False),
        # A frame that claims to be as long as frames can be.
        frame(Op.TEXT, 3 * part, length=2**63 - 1),
        # Whole messages of the largest size, in two fragments.
        frame(Op.TEXT, 2 * part, fin=False) + frame(Op.MORE, 2 * part),
    )
    for place, each in enumerate(attackers):
        each.send(kinds[place % len(kinds)])
    while time.monotonic() < end:
        for each in attackers[3::4]:
            each.send(kinds[3])
        await asyncio.sleep(1 / PER_SECOND)
    return fates(attackers)


async def get(path: str, ready: Prepared, end: float) -> Fates:
    """The same page again and again."""
    path = path.format(finished=ready.finished)
    address = f"http://{HERE}:{ready.port}{path}"
    return await requests(end, lambda http, _: http.get(address))


async def long_hosts(ready: Prepared, end: float) -> Fates:
    """Invitations, drawn as QR codes, under long names."""
    address = f"http://{HERE}:{ready.port}/api/tables/{ready.table}/invitation"
    place = f"{HERE}:{ready.port}"
    hosts = (f"{2_200 * 'a'}@{place}", f"{4_000 * 'a'}@{place}", f"evil.com@{place}", place)

    async def ask(http: httpx.AsyncClient, number: int) -> httpx.Response:
        host = hosts[number // 20 % len(hosts)]
        return await http.get(address, headers={"Host": host})

    return await requests(end, ask)


async def reports(ready: Prepared, end: float) -> Fates:
    """Somebody reports a player again and again."""
    address = f"http://{HERE}:{ready.port}/api/reports"
    body = {"table": ready.table, "seat": 0, "reason": 400 * "x"}
    head = {"Authorization": f"Bearer {ready.key}"}
    return await requests(end, lambda http, _: http.post(address, json=body, headers=head))


PINGS = 500 * frame(Op.PING)
BEGUN = frame(Op.TEXT, b'{"type":', fin=False)
NOTHING_MORE = 500 * frame(Op.MORE, fin=False)

CASES = {
    "pings": Case(partial(flood, b"", PINGS), "4 sockets, empty pings in a loop"),
    "fragments": Case(
        partial(flood, BEGUN, NOTHING_MORE), "4 sockets, a message and empty fragments in a loop"
    ),
    "unread-pings": Case(unread_pings, "1 socket, pings of 125 bytes, reads nothing"),
    "qr-codes": Case(long_hosts, "invitations under hosts of 2,200 and 4,000 letters, 20 at once"),
    "replays": Case(
        partial(get, "/api/tables/{finished}/replay"), "a long game of Gnomes replayed, 20 at once"
    ),
    "follows": Case(follow_again, "150 sockets follow a table, 18 times a second each"),
    "long-paths": Case(partial(get, "/app/" + 300 * "a"), "`/app/` and 300 letters, 20 at once"),
    "silent": Case(
        partial(idle, 500, b"", b""), "500 TCP connections that say nothing", seconds=25, idle=True
    ),
    "slow-headers": Case(slow_headers, "300 headers, letter by letter", seconds=25, idle=True),
    "half-open": Case(half_open, "300 handshakes without an end", seconds=25, idle=True),
    "no-hello": Case(no_hello, "190 sockets without a hello", seconds=15),
    "big-fragments": Case(big_fragments, "150 sockets, fragments up to the largest size"),
    "rematches": Case(rematches, "10 sockets of one person, 18 rematches a second each"),
    "reports": Case(reports, "reports, 20 at once"),
}
"""By name."""
