"""What was played at a table: at one that is here, or at one that was cleared away."""

import hashlib
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from adamas.live.errors import NoTable
from adamas.live.hosted_record import hosted_record
from adamas.live.hosted_table import HostedTable
from adamas.live.keys import is_id
from adamas.live.table_server import TableServer
from adamas.play import record_json
from adamas.play.errors import WrongTime
from adamas.play.record import Record
from adamas.store.database import reachable


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of this house. Reading its record takes long: not on the event loop."""

    key: Hashable
    """Another one as soon as the record would be, as when somebody was forgotten."""
    record: Callable[[], Record]

    def text(self) -> bytes:
        """The record as a file."""
        return record_json.to_json(self.record()).encode()


async def played(server: TableServer, table: str) -> Played:
    """What was played at a table; before the end it would tell what is hidden."""
    try:
        hosted = (await server.live_table(table)).hosted
    except NoTable:
        async with reachable():
            kept = await server.lobby.record(table) if is_id(table) else None
        if kept is None:
            raise
        key = table, hashlib.sha256(kept).digest()
        return Played(key, lambda: record_json.from_json(kept.decode()))
    if not hosted.table.over:
        raise WrongTime("What was played at a table can be read when its game is over.")
    return Played((table, *_names(hosted)), lambda: hosted_record(hosted))


def _names(hosted: HostedTable) -> tuple[Hashable, ...]:
    """All that can still change in the record of a game that is over."""
    table = hosted.table
    return table.starters, table.sitters, table.changes, hosted.signature
