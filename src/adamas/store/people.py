"""People: a name, the hashes of their device keys, and the tables where they sat."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Row, delete, func, insert, select, update

from adamas.store.database import Database
from adamas.store.schema import codes, device_keys, people, places, reports, tables


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has been here."""

    id: str
    name: str
    blocked: bool
    created_at: float
    explorer: int | None = None
    """Which explorer they like to be at tables."""


class People:
    """All of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, person: str, name: str, key_hash: str, at: float, explorer: int | None = None
    ) -> Person:
        """A new person with a first device."""
        values = {
            "id": person,
            "name": name,
            "created_at": at,
            "seen_at": at,
            "blocked": False,
            "explorer": explorer,
        }
        async with self._database.begin() as connection:
            await connection.execute(insert(people).values(values))
            key = {"hash": key_hash, "person": person, "created_at": at}
            await connection.execute(insert(device_keys).values(key))
        return Person(person, name, False, at, explorer)

    async def by_key(self, key_hash: str) -> Person | None:
        """Whose key this is."""
        query = (
            select(people)
            .join(device_keys, device_keys.c.person == people.c.id)
            .where(device_keys.c.hash == key_hash)
        )
        return await self._one(query)

    async def by_id(self, person: str) -> Person | None:
        """The person of that id."""
        return await self._one(select(people).where(people.c.id == person))

    async def _one(self, query: object) -> Person | None:
        async with self._database.read() as connection:
            found = (await connection.execute(query)).first()  # type: ignore[call-overload]
        return _person(found) if found else None

    async def change(self, person: str, name: str, explorer: int | None) -> None:
        """Change what somebody is called, and who they are, at tables to come."""
        values = {"name": name, "explorer": explorer}
        async with self._database.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(values))

    async def block(self, person: str, blocked: bool) -> bool:
        """Refuse somebody from now on, or no longer; whether there is such a person."""
        async with self._database.begin() as connection:
            changed = update(people).where(people.c.id == person).values(blocked=blocked)
            return (await connection.execute(changed)).rowcount > 0

    async def add_code(self, code_hash: str, person: str, now: float, expires_at: float) -> None:
        """A code that gives another device a key of its own, once. It replaces earlier ones."""
        async with self._database.begin() as connection:
            old = (codes.c.person == person) | (codes.c.expires_at < now)
            await connection.execute(delete(codes).where(old))
            values = {"hash": code_hash, "person": person, "expires_at": expires_at}
            await connection.execute(insert(codes).values(values))

    async def redeem(self, code_hash: str, key_hash: str, at: float) -> Person | None:
        """Use up a code; None if it does not exist or is too old."""
        async with self._database.begin() as connection:
            used = delete(codes).where(codes.c.hash == code_hash, codes.c.expires_at >= at)
            person = await connection.scalar(used.returning(codes.c.person))
            if person is None:
                return None
            key = {"hash": key_hash, "person": person, "created_at": at}
            await connection.execute(insert(device_keys).values(key))
        return await self.by_id(person)

    async def tables_of(self, person: str, limit: int = 100) -> tuple[tuple[str, str, float], ...]:
        """Where somebody sits or sat: id, status and last change, the latest first."""
        query = (
            select(tables.c.id, tables.c.status, tables.c.changed_at)
            .join(places, places.c.table_id == tables.c.id)
            .where(places.c.person == person)
            .order_by(tables.c.changed_at.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            return tuple((e.id, e.status, e.changed_at) for e in await connection.execute(query))

    async def forget(self, person: str) -> None:
        """Delete somebody with keys, codes and places. Logs are scrubbed in upkeep.py."""
        async with self._database.begin() as connection:
            await connection.execute(delete(places).where(places.c.person == person))
            about = update(reports).where(reports.c.person == person)
            await connection.execute(about.values(name="–", person="", reason="–"))
            by = update(reports).where(reports.c.by == person)
            await connection.execute(by.values(by="", reason="–"))
            await connection.execute(update(tables).where(tables.c.host == person).values(host=""))
            for owned in (codes, device_keys):
                await connection.execute(delete(owned).where(owned.c.person == person))
            await connection.execute(delete(people).where(people.c.id == person))

    async def report(
        self, *, table: str, person: str, name: str, reason: str, by: str, at: float
    ) -> None:
        """Note that somebody's name or behaviour was reported."""
        values = {
            "table_id": table,
            "person": person,
            "name": name,
            "reason": reason,
            "by": by,
            "at": at,
        }
        async with self._database.begin() as connection:
            await connection.execute(insert(reports).values(values))

    async def reports(self, limit: int = 100) -> Sequence[Row[tuple[object, ...]]]:
        """The latest reports."""
        query = select(reports).order_by(reports.c.id.desc()).limit(limit)
        async with self._database.read() as connection:
            return (await connection.execute(query)).all()

    async def latest(self, limit: int = 100) -> tuple[Person, ...]:
        """Who came last."""
        query = select(people).order_by(people.c.created_at.desc()).limit(limit)
        async with self._database.read() as connection:
            return tuple(_person(each) for each in await connection.execute(query))

    async def unwelcome(self, wanted: Collection[str]) -> frozenset[str]:
        """Those among some people who are blocked, or forgotten."""
        if not wanted:
            return frozenset()
        query = select(people.c.id).where(people.c.id.in_(wanted), people.c.blocked.is_(False))
        async with self._database.read() as connection:
            return frozenset(wanted) - frozenset(await connection.scalars(query))

    async def devices(self, person: str) -> int:
        """How many keys somebody has."""
        query = select(func.count()).where(device_keys.c.person == person)
        async with self._database.read() as connection:
            return int(await connection.scalar(query) or 0)


def _person(row: Row[tuple[object, ...]]) -> Person:
    found = row._mapping
    return Person(
        found["id"], found["name"], bool(found["blocked"]), found["created_at"], found["explorer"]
    )
