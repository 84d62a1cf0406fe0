"""How long it takes to open a table: python -m bench.opening.

Plays one long table, then opens it again and again from the store: snapshot and tail. For
comparison also from the whole log. Wanted: a table of 2,000 entries in under 50 ms.
"""

import asyncio
import statistics
import tempfile
import time

from adamas.live.entries import decode_row
from adamas.live.restore import rebuild
from adamas.store.stored_tables import StoredTable, read_rows, read_table
from tests.live import requests
from tests.live.table_servers import new_game, open_server

ENTRIES = 2_000


async def main() -> None:
    """Print the times."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_server(f"{folder}/a.db") as server:
            live = await new_game(server, "gnomes", 4, chat="phrases")
            entries = number = 0
            while entries < ENTRIES:
                table = live.hosted.table
                if table.over or number % 2:
                    await live.perform(requests.say("p0", "wow"))
                else:
                    for seat in table.waiting_for:
                        action = str(table.legal(seat)[number % len(table.legal(seat))])
                        choose = requests.choose(f"p{seat}", seat, table.decision, action)
                        await live.perform(choose, f"p{seat}/{number}")
                number += 1
                if number % 50 == 0:
                    rows = await read_rows(server.services.database, live.id)
                    entries = sum(len(decode_row(row.row).entries) for row in rows)
            times: dict[str, list[float]] = {"snapshot and tail": [], "whole log": []}
            for _ in range(20):
                begin = time.perf_counter()
                stored = await read_table(server.services.database, live.id)
                assert stored
                rebuild(stored)
                times["snapshot and tail"].append(time.perf_counter() - begin)
                begin = time.perf_counter()
                rows = await read_rows(server.services.database, live.id)
                rebuild(StoredTable(None, 0, rows))
                times["whole log"].append(time.perf_counter() - begin)
            tail = len(stored.rows) if stored else 0
            print(f"{entries} entries in {len(rows)} rows, {tail} after the snapshot")
            for what, each in times.items():
                print(f"{what:18} median {1e3 * statistics.median(each):.1f} ms", end="")
                print(f", slowest {1e3 * max(each):.1f} ms")


if __name__ == "__main__":
    asyncio.run(main())
