"""The secret drill: people play on a real server, and every message that any socket received is
held against what the rules let its viewer know at that moment.

`python -m tests.web.test_secrets N` plays N games.
"""

import asyncio
import contextlib
import json
import re
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace as with_fields

from adamas.core.catalogue import games_at
from adamas.core.codec import dumps, to_data
from adamas.core.event import Event
from adamas.core.game import AnyGame
from adamas.core.level import Level
from adamas.core.seat import Seat
from adamas.core.text import kebab
from adamas.core.turn import Decide, Over
from adamas.games.gnomes.state import Phase
from adamas.live import commands
from adamas.live.entries import Row, decode_row
from adamas.live.fold_rows import fold_row, open_hosted_table
from adamas.live.hosted_table import HostedTable, News
from adamas.live.live_table import LiveTable
from adamas.live.new_table import TableRequest, TableSeeds, first_entries
from adamas.live.table_server import TableServer
from adamas.play import record_json
from adamas.play.dice import CHAIN_LENGTH, Chain
from adamas.play.events import TableEvent
from adamas.play.log import Created
from adamas.play.record import Record, replay
from adamas.play.recorded_dice import FairDice
from adamas.store.clock import SharedClock
from adamas.store.database import open_database
from adamas.teller.changes import changed
from adamas.terminal.progress import GamesProgress
from tests.effort import PATIENCE_SECONDS
from tests.live import requests
from tests.web.clients import Client, Json, Refused, new_table, run, whole_turn
from tests.web.servers import Server, sqlite

GAMES = 24
AT_ONCE = 6
HEX = re.compile(r"[0-9a-f]{64}")
HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
"""The running hash of a table: every entry of it has a secret salt, so it tells nothing."""
SECRETIVE: dict[str, list[dict[str, str]]] = {
    "diamant": [{"chests": "hidden"}, {"chests": "hidden", "relics": "one_per_expedition"}],
    "gnomes": [{"memory_help": "off", "discard_pile": "top_only"}, {"memory_help": "on"}],
}
"""Options under which there is much to hide; the usual ones for other games."""


def _kinds(base: type[TableEvent]) -> Iterator[str]:
    for kind in base.__subclasses__():
        yield kebab(kind.__name__)
        yield from _kinds(kind)


TABLE_EVENTS = frozenset(_kinds(TableEvent))


class Tapped(Client):
    """A client that notes what it chose itself."""

    person = ""
    watches = False

    def note_choices(self) -> None:
        self.chosen: set[tuple[Seat, int, str]] = set()
        self.resumed: set[int] = set()
        """Decisions at which it came back by a version."""

    async def choose(self, action: str, seat: int | None = None, **fields: Any) -> Json:
        assert self.turn is not None
        place = self.you["viewer"] if seat is None else seat
        self.chosen.add((place, self.turn["decision"], action))
        return await super().choose(action, seat, **fields)


@dataclass(frozen=True)
class Played:
    """A game that was played, with all that its sockets heard."""

    table: str
    clients: tuple[Tapped, ...]
    keys: dict[str, str]
    """Person ids and keys of everybody, by whose they are."""


async def person(url: str, name: str) -> tuple[str, str]:
    """Id and key of a new person."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = (await http.post("/api/people", json={"name": name})).json()
        return answer["person"], answer["key"]


async def tapped(url: str, name: str, who: str, key: str | None) -> Tapped:
    client = await Client.open(url, name, key)
    client.__class__ = Tapped
    assert isinstance(client, Tapped)
    client.person = who
    client.note_choices()
    return client


async def play_one(url: str, number: int) -> Played:
    """A random game: several people, now and then a bot, spectators with and without a key."""
    rng = Random(f"drill {number}")
    boxes = list(games_at(Level.SCREENS).values())
    box = boxes[number % len(boxes)]
    options = rng.choice(SECRETIVE.get(box.name, [{}]))
    people = rng.randint(max(2, box.seats[0]), min(4, box.seats[-1]))
    bots = 1 if rng.random() < 0.3 and people < box.seats[-1] else 0
    secrets: dict[str, str] = {}
    clients = []
    for place in range(people + 1):
        name = f"P{place}"
        who, key = await person(url, name)
        secrets[who] = secrets[key] = name
        clients.append(await tapped(url, name, name, key))
    anybody = await tapped(url, "Anybody", "", None)
    mole = await tapped(url, "P0", "P0", clients[0].key)
    assert clients[0].key
    table = await new_table(
        url,
        clients[0].key,
        box.name,
        options=options,
        seats=people + bots,
        bots=["random"] * bots,
        chat="phrases",
    )
    *players, watcher = clients
    for spectator in (watcher, anybody):
        spectator.watches = True
        await spectator.follow(table)
    for player in players:
        await player.follow(table)
        await player.sit(committed=rng.random() < 0.7)
    # A player with a second screen that looks on as a spectator.
    mole.watches = True
    await mole.follow(table, seat=None)
    await players[0].ask("start")
    # They leave together, before anybody could ask for the record.
    seeds = [f"drill {number} {place}" for place in range(people)]
    await asyncio.gather(*(drill(c, s, table) for c, s in zip(players, seeds, strict=True)))
    for client in (watcher, anybody, mole):
        await client.play(str)  # They are never asked.
    return Played(table, (*players, watcher, anybody, mole), secrets)


async def drill(client: Tapped, seed: str, table: str) -> None:
    """Play at random; change one's mind, talk, look away and back, come back by version."""
    rng = Random(seed)
    while True:
        await client.until(lambda: client.asked or client.over, 60)
        if client.over:
            return
        turn = client.turn
        assert turn
        try:
            await client.choose(rng.choice(turn["legal"]))
            if rng.random() < 0.15:
                await client.choose(rng.choice(turn["legal"]))
            if rng.random() < 0.05:
                await client.ask("say", phrase="wow")
            if rng.random() < 0.05:
                assert client.turn
                client.resumed.add(client.turn["decision"])
                await client.follow(table, version=client.version)
            if rng.random() < 0.03:
                await client.follow(table, seat=None)
                await client.follow(table)
        except Refused as refused:
            if refused.code not in ("too_late", "wrong_time", "illegal"):
                raise


# What may be known


class Truth:
    """A finished game, replayed: the state at every decision, and what was told in between."""

    def __init__(self, record: Record, setup: Created) -> None:
        self.game: AnyGame = record.rules()
        self.states: list[Any] = []
        self.events: list[list[Event]] = [[]]
        """What led to each decision, and to the end."""
        state = self.game.initial(len(record.seats))
        for step in replay(record):
            if isinstance(self.game.turn(step.before), Decide):
                self.states.append(step.before)
                self.events.append([])
            self.events[-1] += step.events
            state = step.after
        self.states.append(state)
        assert isinstance(record.dice, FairDice)
        chain = Chain(bytes.fromhex(setup.secret))
        self.secrets = {chain.secret(epoch).hex(): epoch for epoch in range(CHAIN_LENGTH)}
        self.never = {setup.bot_stream, str(setup.seal)}
        for epoch in range(len(record.dice.secrets)):
            key = record.dice.key(self.game, epoch)
            assert key is not None
            self.never.add(key.hex())
        self.entropies = {each for each in record.dice.entropies if each}
        self._heard: dict[tuple[Seat | None, int], list[Any]] = {}
        self._screens: dict[tuple[Seat | None, int, bool], str] = {}

    def heard(self, viewer: Seat | None, since: int, until: int) -> list[Any]:
        """The game's events that a viewer hears on the way from one decision to another."""
        return [each for at in range(since + 1, until + 1) for each in self.heard_at(viewer, at)]

    def heard_at(self, viewer: Seat | None, decision: int) -> list[Any]:
        """What led a viewer to one decision."""
        key = (viewer, decision)
        if key not in self._heard:
            events = self.events[decision]
            self._heard[key] = [to_data(event) for event in events if event.visible_to(viewer)]
        return self._heard[key]

    def screen(self, viewer: Seat | None, decision: int, answered: bool) -> str:
        key = (viewer, decision, answered)
        if key not in self._screens:
            view = self.game.observe(self.states[decision], viewer)
            self._screens[key] = dumps(self.game.show(view, answered=answered))
        return self._screens[key]


class Listener:
    """Goes through what one socket received, in order."""

    def __init__(self, truth: Truth, client: Tapped, secrets: dict[str, str]) -> None:
        self.truth, self.client, self.secrets = truth, client, secrets
        self.viewer: Seat | None = None
        self.decision = -1
        """The last decision that the socket knows of; -1 before the start."""
        self.screen: Json | None = None
        """What the client has on its screen."""
        self.turn: Json | None = None
        self.screens = 0

    def check_all(self) -> None:
        for message in self.client.received:
            if message["type"] in ("view", "update"):
                self.check(message)
            self.check_text(message)

    def check(self, message: Json) -> None:
        """A view or an update says what the rules give this viewer, and nothing more."""
        if "you" in message:
            self.viewer = message["you"]["viewer"]
            assert self.viewer is None or self.viewer in message["you"]["seats"]
            assert self.viewer is None or not self.client.watches
        parts: Json = {name: message[name] for name in ("waiting", "chosen") if name in message}
        turn = whole_turn(message["turn"]) if message.get("turn") else None
        turn = turn or (self.turn and parts and {**self.turn, **parts})
        before, now = self.decision, turn["decision"] if turn else self.decision
        told = [each for each in message.get("events", []) if each["type"] not in TABLE_EVENTS]
        if message["type"] == "update":
            # After coming back by a version: all since then, some of it perhaps once more.
            starts = (before, *self.client.resumed)
            assert any(told == self.truth.heard(self.viewer, start, now) for start in starts)
        self.decision = now
        if turn:
            self.turn = turn
            self.check_turn(turn)
        if message.get("screen") is not None or "changes" in message:
            self.screens += 1
            self.screen = message.get("screen") or changed(self.screen, message["changes"])
        if turn:
            # Also where it was left out, because what the client has is still right.
            shown = self.truth.screen(self.viewer, now, turn["chosen"] is not None)
            assert dumps(self.screen) == shown

    def check_turn(self, turn: Json) -> None:
        viewer, found = self.viewer, self.truth.game.turn(self.truth.states[turn["decision"]])
        if isinstance(found, Over):
            assert turn["result"] == {"scores": list(found.scores), "ranks": list(found.ranks)}
            assert turn["legal"] == turn["waiting"] == turn["deciding"] == []
            return
        assert isinstance(found, Decide)
        assert turn["deciding"] == list(found.choices)
        own = found.choices.get(viewer, ()) if viewer is not None else ()
        assert turn["legal"] == [str(action) for action in own]
        default = str(found.defaults[viewer]) if own and viewer is not None else None
        assert turn["default"] == default
        assert turn["result"] is None
        if turn["chosen"] is not None:
            assert viewer not in turn["waiting"]
            assert viewer is not None
            assert (viewer, turn["decision"], turn["chosen"]) in self.client.chosen
        assert set(turn["waiting"]) <= set(turn["deciding"])

    def check_text(self, message: Json) -> None:
        """No secret that is not out yet, and nobody else's id or key, anywhere in the text."""
        text = json.dumps(message)
        settled = 0
        if self.decision >= 0:
            settled = self.truth.game.settled_epochs(self.truth.states[self.decision])
        for found in HEX.findall(text):
            assert self.truth.secrets.get(found, -1) < settled
            if self.decision < 0 and "game-started" not in text:
                assert found not in self.truth.entropies
        assert not any(each in text for each in self.truth.never)
        for secret, owner in self.secrets.items():
            assert secret not in text or (owner == self.client.person and len(secret) < 20)


def check_played(played: Played, url: str, database: str) -> int:
    """Hold all that was heard against the record; how many screens were compared."""
    text = httpx.get(f"{url}/api/tables/{played.table}/record").text
    truth = Truth(record_json.from_json(text), setup_of(database, played.table))
    screens = 0
    for client in played.clients:
        listener = Listener(truth, client, played.keys)
        listener.check_all()
        assert listener.decision == len(truth.states) - 1
        screens += listener.screens
    return screens


def setup_of(database: str, table: str) -> Created:
    """The first entry of a table's log, which holds what nobody may know."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        query = "SELECT row FROM log WHERE table_id = ? AND seq = 1"
        (row,) = connection.execute(query, (table,)).fetchone()
    entry = decode_row(row).entries[0]
    assert isinstance(entry, Created)
    return entry


def drill_all(games: int, server: Server, done: Callable[[int], None] = lambda _: None) -> int:
    """Play some games, several at once, and check each; how many screens were compared."""
    screens = 0

    async def play(numbers: range) -> None:
        nonlocal screens
        for played in await asyncio.gather(*(play_one(server.url, n) for n in numbers)):
            screens += await asyncio.to_thread(check_played, played, server.url, server.database)

    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games))
        run(play(numbers), 900)
        done(len(numbers))
    return screens


def test_no_socket_ever_hears_what_its_viewer_may_not_know(server: Server) -> None:
    assert drill_all(GAMES, server) > 30 * GAMES


def test_a_record_is_kept_back_until_the_game_is_over(server: Server) -> None:
    async def work() -> None:
        ann, bo = await person(server.url, "Ann"), await person(server.url, "Bo")
        table = await new_table(server.url, ann[1], "gnomes", seats=2)
        clients = [await Client.open(server.url, "A", ann[1])]
        clients.append(await Client.open(server.url, "B", bo[1]))
        async with httpx.AsyncClient(base_url=server.url) as http:
            path = f"/api/tables/{table}/record"
            assert (await http.get(path)).status_code == 409
            for client in clients:
                await client.follow(table)
                await client.sit()
            await clients[0].ask("start")
            await clients[0].until(lambda: clients[0].turn)
            assert (await http.get(path)).status_code == 409
            await clients[0].ask("close")
            assert (await http.get(path)).status_code == 409

    run(work())


# States that look alike, on the wire


class Screen:
    """Somebody at a screen, as a live table sees them."""

    def __init__(self, who: str | None, viewer: Seat | None) -> None:
        self.person, self.viewer = who, viewer
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)


SEATS = 3
PEOPLE = tuple(f"person{seat}" for seat in range(SEATS))


def opened(game: str, options: dict[str, str], number: int) -> HostedTable:
    """A hosted table at which three people have started a game."""
    rng = Random(f"alike {game} {number}")
    luck = TableSeeds("alike", rng.randbytes(32), rng.randbytes(16).hex(), rng.randbytes(32))
    wanted = TableRequest(game, options=options, seats=SEATS)
    hosted, _ = open_hosted_table(Row(0.0, first_entries(wanted, PEOPLE[0], luck, 0.0)))
    for seat, who in enumerate(PEOPLE):
        hosted = after(hosted, requests.sit(who, "process", f"P{seat}", seat))[0]
    return after(hosted, requests.start(PEOPLE[0]))[0]


def after(hosted: HostedTable, command: commands.TableCommand) -> tuple[HostedTable, News]:
    """The hosted table after a command, and what it tells."""
    change = command(hosted, 1.0)
    assert change is not None
    return fold_row(hosted, Row(1.0, change.entries))


def twin_of(hosted: HostedTable, viewer: Seat | None, rng: Random) -> HostedTable:
    """A hosted table that differs in all that the viewer may not know."""
    table = hosted.table
    state = table.game.sample_state(table.view(viewer), rng)
    turn = table.game.turn(state)
    assert isinstance(turn, Decide)
    sealed = {
        seat: action if seat == viewer else rng.choice(turn.choices[seat])
        for seat, action in table.sealed.items()
    }
    holders = tuple(
        who if seat == viewer else f"other{seat}" for seat, who in enumerate(hosted.holders)
    )
    setup = replace(table.setup, bot_stream=rng.randbytes(16).hex())
    hidden = replace(table, state=state, sealed=sealed, setup=setup, moves=(), drawn={})
    host = hosted.host if viewer == 0 else "other0"
    return with_fields(hosted, table=hidden, holders=holders, host=host, commands=("other0/1",))


def heard(
    server: TableServer, viewer: Seat | None, hosted: HostedTable, *rows: tuple[HostedTable, News]
) -> list[bytes]:
    """What a live table tells a viewer who comes to it, and then of some rows."""
    live = LiveTable(server.services, hosted, 1, "another process")
    screen = Screen(None if viewer is None else PEOPLE[viewer], viewer)
    live.follow(screen, viewer, None)
    for number, (after, told) in enumerate(rows, start=2):
        live._become(after, number, told, "another process")
    return screen.heard


@contextlib.asynccontextmanager
async def server_at(folder: Path) -> AsyncIterator[TableServer]:
    """A server that is not open: its clock stands still."""
    database = await open_database(sqlite(folder))
    server = TableServer(database, SharedClock(database, steady=lambda: 0.0))
    try:
        yield server
    finally:
        await server.services.stop(PATIENCE_SECONDS)
        await database.close()


def walk(
    hosted: HostedTable, rng: Random
) -> Iterator[tuple[HostedTable, Seat, tuple[HostedTable, News]]]:
    """Random choices, one seat at a time, to the end of the game."""
    while not hosted.table.over:
        seat = rng.choice(hosted.table.waiting_for)
        action = str(rng.choice(hosted.table.legal(seat)))
        command = requests.choose(PEOPLE[seat], seat, hosted.table.decision, action)
        row = after(hosted, command)
        yield hosted, seat, row
        hosted = row[0]


CASES = [(name, option) for name in games_at(Level.SCREENS) for option in SECRETIVE.get(name, [{}])]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_parties_that_look_alike_give_the_same_bytes(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    async def work() -> None:
        rng, hidden = Random(f"alike {game} {options}"), 0
        async with server_at(tmp_path) as server:
            for number in range(3):
                for hosted, _, _ in walk(opened(game, options, number), rng):
                    for viewer in (*range(SEATS), None):
                        twin = twin_of(hosted, viewer, rng)
                        assert heard(server, viewer, twin) == heard(server, viewer, hosted)
                        hidden += twin.table.state != hosted.table.state
        # In the others a perfect memory knows all but the order of the pile, which is no state.
        assert hidden > 20 or game != "gnomes"

    asyncio.run(work())


@pytest.mark.parametrize(("game", "options"), CASES)
def test_a_choice_is_told_alike_whatever_was_chosen(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    """Others are told of a sealed choice in the same bytes, whatever the choice and hand."""

    async def work() -> None:
        rng, compared, together = Random(f"told {game} {options}"), 0, False
        async with server_at(tmp_path) as server:
            for hosted, chooser, row in walk(opened(game, options, 0), rng):
                together = together or len(hosted.table.waiting_for) > 1
                if row[1].board:
                    continue  # The choices are opened: now they may be known.
                for viewer in (*range(SEATS), None):
                    if viewer == chooser:
                        continue
                    twin = twin_of(hosted, viewer, rng)
                    action = str(rng.choice(twin.table.legal(chooser)))
                    choose = requests.choose(
                        f"other{chooser}", chooser, twin.table.decision, action
                    )
                    told = heard(server, viewer, twin, after(twin, choose))
                    assert told == heard(server, viewer, hosted, row)
                    assert len(told) == 2
                    compared += 1
        assert bool(compared) == together

    asyncio.run(work())


def rows_laid(hosted: HostedTable, order: str) -> list[tuple[HostedTable, News]]:
    """Seat 0 lays its row in this order; then everybody does what shows nothing, up to the cart."""
    rows: list[tuple[HostedTable, News]] = []
    while hosted.table.screen(None).phase is not Phase.CART:
        turn = hosted.table.turn
        assert isinstance(turn, Decide)
        for seat in hosted.table.waiting_for:
            action = order if seat == 0 and hosted.table.decision == 0 else turn.defaults[seat]
            command = requests.choose(PEOPLE[seat], seat, hosted.table.decision, str(action))
            rows.append(after(hosted, command))
            hosted = rows[-1][0]
    return rows


@pytest.mark.parametrize("options", SECRETIVE["gnomes"])
def test_the_order_of_a_row_is_told_to_nobody_else(tmp_path: Path, options: dict[str, str]) -> None:
    """All that others hear is the same, whatever the order, until a tile of the row is shown."""

    async def work() -> None:
        hosted = opened("gnomes", options, 0)
        ways = [rows_laid(hosted, f"lay-{order}") for order in ("0-1-2-3-4", "4-2-0-1-3")]
        ends = [way[-1][0].table.state for way in ways]
        assert ends[0] != ends[1]
        async with server_at(tmp_path) as server:
            for viewer in (1, 2, None):
                one, other = (
                    [HEAD.sub(b"", each) for each in heard(server, viewer, hosted, *way)]
                    for way in ways
                )
                assert one == other
                assert len(one) > 30

    asyncio.run(work())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        drilled = Server(sqlite(Path(folder)), "--no-rate-limits")
        try:
            wanted_games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
            with GamesProgress(wanted_games) as progress:
                compared = drill_all(wanted_games, drilled, progress.add)
            print(f"{wanted_games} games, {compared} screens compared.")
        finally:
            drilled.kill()
