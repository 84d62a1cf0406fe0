"""The gateway of the house: what sockets and HTTP handlers share."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from adamas.core.errors import AdamasError
from adamas.live.errors import ADVICE, NotWelcome, TooMany
from adamas.live.keys import CODE_SECONDS, hashed, new_code, new_id, new_key
from adamas.live.live_table import LiveTable
from adamas.live.new_table import TableRequest
from adamas.live.table_server import TableServer
from adamas.play.dice import Deal
from adamas.play.names import checked_name
from adamas.store.database import reachable
from adamas.store.people import Person
from adamas.web.answers import Answers
from adamas.web.limits import Buckets, Limits
from adamas.web.metrics import Metrics
from adamas.wire import messages as wire


@dataclass(frozen=True, slots=True)
class Config:
    """How a house is run."""

    hosts: frozenset[str]
    """Names and addresses under which it may be called."""
    around: str | None = None
    """Where others in the home network reach it: `http://192.168.1.5:8642`."""
    public: bool = False
    secure: bool = False
    """Whether pages come by HTTPS."""
    admin_hash: str | None = None
    trust_proxy: bool = False
    """Whether X-Forwarded-For tells the address of a client."""
    keep_days: int = 30
    limits: Limits = field(default_factory=Limits)


class Gateway:
    """What sockets and HTTP handlers share."""

    def __init__(self, server: TableServer, config: Config) -> None:
        self.server, self.config = server, config
        self.metrics = Metrics(server)
        limits = config.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.creations = Buckets(limits.creations_per_minute / 60, limits.creation_burst)
        self.works = Buckets(limits.works_per_minute / 60, limits.work_burst)
        self.answers = Answers()
        self.sockets_by_address: Counter[str] = Counter()
        self.drop_person: Callable[[str], None] = lambda _: None
        """Closes all sockets of somebody; set by whoever holds the sockets."""

    async def person(self, key: str | None) -> Person | None:
        """Whose key this is; NotWelcome if they are blocked."""
        if not key:
            return None
        async with reachable():
            found = await self.server.people.by_key(hashed(key))
        if found and found.blocked:
            raise NotWelcome("The administrator of this server has blocked you.")
        return found

    async def check_welcome(self, person: str) -> None:
        """Raise NotWelcome if somebody was blocked or forgotten since they came."""
        async with reachable():
            if await self.server.people.unwelcome({person}):
                raise NotWelcome("You are not known here any more.")

    async def add_person(
        self, name: str, address: str, explorer: int | None = None
    ) -> tuple[Person, str]:
        """A new person with a key."""
        name = checked_name(name)
        self.count_creation(address)
        key = new_key()
        async with reachable():
            added = await self.server.people.add(
                new_id(), name, hashed(key), self.server.services.wall_time(), explorer
            )
        return added, key

    async def add_code(self, person: Person) -> str:
        """A code for another device."""
        code, now = new_code(), self.server.services.wall_time()
        async with reachable():
            await self.server.people.add_code(hashed(code), person.id, now, now + CODE_SECONDS)
        return code

    async def redeem(self, code: str, address: str) -> tuple[Person, str] | None:
        """The person whose code this is, with a key for this device."""
        self.count_creation(address)
        key, now = new_key(), self.server.services.wall_time()
        clean = "".join(code.split()).replace("-", "").lower()
        async with reachable():
            person = await self.server.people.redeem(hashed(clean), hashed(key), now)
        return (person, key) if person else None

    async def create(
        self, wanted: TableRequest, person: Person, address: str, deal: Deal | None = None
    ) -> str:
        """Open a table, within the limits of the house; `deal` repeats the cards of another."""
        await self._count_table(address, person.id)
        return await self.server.create(wanted, person.id, deal)

    async def rematch(
        self, live: LiveTable, person: str, command_id: str | None, address: str
    ) -> str:
        """The table at which the people of a finished one play again, within the limits."""
        if live.hosted.rematch is None:
            await self._count_table(address, live.hosted.host)
        return await self.server.rematch(live, person, command_id)

    async def _count_table(self, address: str, host: str) -> None:
        """Count a new table; TooMany if the address, the host or the house has too many."""
        self.count_creation(address)
        limits, lobby = self.config.limits, self.server.lobby
        async with reachable():
            if await lobby.live() >= limits.tables:
                raise TooMany("All tables of this house are taken.")
            if host and await lobby.live(host) >= limits.tables_per_host:
                raise TooMany(f"You have {limits.tables_per_host} tables already.")

    def count_creation(self, address: str) -> None:
        """Count what costs the house something; TooMany if an address asks for too much of it."""
        if not self.creations.take(address):
            raise TooMany("Too many new tables or people come from your address.")

    def count_work(self, address: str) -> None:
        """Count an answer that takes long to work out; TooMany if an address asks for too many."""
        if not self.works.take(address):
            raise TooMany("Too many answers that take long to work out are asked for.")


def problem(error: AdamasError, command: str | None = None) -> wire.Problem:
    """An error as a message."""
    return wire.Problem(command, error.code, str(error), ADVICE.get(error.code, ""))
