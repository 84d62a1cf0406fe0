"""The keys with which a house signs: one at a time for all its processes, and those before it."""

from dataclasses import dataclass

from sqlalchemy import select, update

from adamas.store.database import Database
from adamas.store.schema import house_keys


@dataclass(frozen=True, slots=True)
class HouseKey:
    """A key of the house, in hex."""

    number: int
    """The first is 1."""
    public: str
    private: str | None
    """None once another key has taken its place: nothing is signed with it any more."""
    since: float
    until: float | None
    """When another one took its place."""


class HouseKeys:
    """All keys of a house."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[HouseKey, ...]:
        """Every key there ever was, the newest last."""
        async with self._database.read() as connection:
            found = await connection.execute(select(house_keys).order_by(house_keys.c.number))
            return tuple(HouseKey(*each) for each in found)

    async def add(self, number: int, public: str, private: str, at: float) -> None:
        """Sign with this key from now on, unless somebody else has added that number before.

        What is secret of the keys before it is deleted.
        """
        values = {
            "number": number,
            "public_key": public,
            "private_key": private,
            "since": at,
            "until": None,
        }
        added = self._database.insert(house_keys).values(values).on_conflict_do_nothing()
        before = update(house_keys).where(
            house_keys.c.number < number, house_keys.c.until.is_(None)
        )
        async with self._database.begin() as connection:
            await connection.execute(added)
            await connection.execute(before.values(private_key=None, until=at))
