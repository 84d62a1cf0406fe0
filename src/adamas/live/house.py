"""The house as one who signs: it gives its word that a game ended as its record says."""

from dataclasses import dataclass

from adamas.live.signing import new_private, public_of, sign
from adamas.play.ledger import Ledger, signed_text
from adamas.play.recorded_ledger import Signature
from adamas.store.database import Database, open_database
from adamas.store.house_keys import HouseKey, HouseKeys


@dataclass(frozen=True, slots=True)
class House:
    """The key of a house, in hex."""

    public: str
    private: str

    def signature(self, ledger: Ledger) -> Signature:
        """The word of the house that a game is over and its ledger ended like this."""
        return Signature(self.public, sign(self.private, signed_text(ledger)))


async def open_house(database: Database, at: float) -> House:
    """The house of a database. Whichever of its processes comes first makes the key."""
    keys = HouseKeys(database)
    if not await keys.all():
        private = new_private()
        await keys.add(1, public_of(private), private, at)
    newest = (await keys.all())[-1]
    assert newest.private is not None, "only the keys before the newest have lost it"
    return House(newest.public, newest.private)


async def rotate(database: Database, at: float) -> House:
    """Sign with another key from now on; the old one stays in the list."""
    keys, private = HouseKeys(database), new_private()
    await keys.add(len(await keys.all()) + 1, public_of(private), private, at)
    return await open_house(database, at)


async def keys_at(address: str, at: float, *, renew: bool) -> tuple[HouseKey, ...]:
    """All keys of the house that keeps its tables in a database; `renew`: after adding one."""
    database = await open_database(address)
    try:
        await (rotate(database, at) if renew else open_house(database, at))
        return await HouseKeys(database).all()
    finally:
        await database.close()
