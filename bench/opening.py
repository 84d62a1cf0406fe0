"""How long it takes to open a table: python -m bench.opening.

Plays one long table, then opens it again and again from the store: snapshot and tail. For
comparison also from the whole log. Wanted: a table of 2,000 entries in under 50 ms.
"""

import asyncio
import statistics
import tempfile
import time

from adamas.hall import commands
from adamas.hall.entries import decode_row
from adamas.hall.rebuilding import rebuild
from adamas.store.reading import StoredTable, read_rows, read_table
from tests.hall.halls import new_game, open_hall

ENTRIES = 2_000


async def main() -> None:
    """Print the times."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_hall(f"{folder}/a.db") as hall:
            room = await new_game(hall, "gnomes", 4, chat="phrases")
            entries = number = 0
            while entries < ENTRIES:
                table = room.party.table
                if table.over or number % 2:
                    await room.perform(commands.say("p0", "P0", "wow", None))
                else:
                    for seat in table.waiting_for:
                        action = str(table.legal(seat)[number % len(table.legal(seat))])
                        choose = commands.choose(f"p{seat}", seat, table.decision, action)
                        await room.perform(choose, f"p{seat}/{number}")
                number += 1
                if number % 50 == 0:
                    rows = await read_rows(hall.house.database, room.table)
                    entries = sum(len(decode_row(row.row).entries) for row in rows)
            times: dict[str, list[float]] = {"snapshot and tail": [], "whole log": []}
            for _ in range(20):
                begin = time.perf_counter()
                stored = await read_table(hall.house.database, room.table)
                assert stored
                rebuild(stored)
                times["snapshot and tail"].append(time.perf_counter() - begin)
                begin = time.perf_counter()
                rows = await read_rows(hall.house.database, room.table)
                rebuild(StoredTable(None, 0, rows))
                times["whole log"].append(time.perf_counter() - begin)
            tail = len(stored.rows) if stored else 0
            print(f"{entries} entries in {len(rows)} rows, {tail} after the snapshot")
            for what, each in times.items():
                print(f"{what:18} median {1e3 * statistics.median(each):.1f} ms", end="")
                print(f", slowest {1e3 * max(each):.1f} ms")


if __name__ == "__main__":
    asyncio.run(main())
