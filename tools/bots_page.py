"""Writes the tables of docs/bots.md: python -m tools.bots_page [GAME...].

It plays all games again, which takes about a quarter of an hour.
"""

import platform
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import adamas
from adamas.bots.players import player
from adamas.bots.roster import roster
from adamas.core.box import Box
from adamas.core.catalogue import box, games_at
from adamas.core.level import Level
from adamas.core.turn import Chance, Over
from adamas.play.match import draw_at_random
from adamas.sim.arena import Duel, mixed_tables, one_against_many
from adamas.sim.plan import Plan

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
SEED = 2026
GAMES = 20_000
READINGS = {
    "diamant": {
        f"a field that counts {what} of the path": "+".join(
            (
                *(f"threshold:{loot}:{lying}" for loot in (6, 9, 12)),
                *(f"value:{relics}:0:{lying}" for relics in (0, 1)),
                *("hazards:2", "hazards:3"),
            )
        )
        for what, lying in (("nothing", 0), ("all", 2))
    }
}
"""The field by other readings of what loot is."""
SEARCHED_GAMES = 400
"""A search takes its time."""


def tables(box: Box) -> Iterator[str]:
    """All tables of a game as Markdown."""
    levels = [bot.name for bot in roster(box).values() if bot.level]
    instant = [bot.name for bot in roster(box).values() if not bot.searches]
    plan = Plan(box.name, ("random",) * 4, seed=SEED)
    yield f"Everybody at mixed tables of four, {GAMES:,} games:"
    yield "| bot | victories | points | rating |\n|---|---:|---:|---:|"
    for each in mixed_tables(plan, tuple(instant), GAMES):
        share = f"{100 * each.share:.1f} ± {100 * each.share_error:.1f} %"
        rating = f"{each.rating:.1f} ± {each.rating_error:.1f}"
        yield f"| `{each.bot}` | {share} | {each.mean:.1f} | {rating} |"
    yield f"\nOne level against three of the next, {GAMES:,} games each (par 25 %):"
    yield "| one | against three | victories |\n|---|---|---:|"
    for weaker, stronger in pairwise(levels):
        for one, others in ((stronger, weaker), (weaker, stronger)):
            yield row(next(one_against_many(plan, (one,), (others,), GAMES)))
    yield row(next(one_against_many(plan, (levels[-1],), ("random",), GAMES)))
    yield f"\nAgainst the field, {GAMES:,} games each:"
    yield "| bot | edition | seats | par | victories |\n|---|---|---:|---:|---:|"
    for bot in [*levels, "sensible"]:
        yield field_row(box, bot, box.editions[0].name, 4)
    for edition, seats in others_of(box):
        yield field_row(box, levels[-1], edition, seats)
    for name, members in READINGS.get(box.name, {}).items():
        duel = next(one_against_many(plan, (levels[-1],), (members,), GAMES))
        share = f"{100 * duel.share:.1f} ± {100 * duel.share_error:.1f} %"
        yield f"| `{levels[-1]}` | {box.editions[0].name}, {name} | 4 | 25.0 % | {share} |"
    yield f"\nOne against three of `{levels[-1]}`, {GAMES:,} games each (par 25 %):"
    yield "| one | against three | victories |\n|---|---|---:|"
    rivals = [name for name in instant if name != levels[-1]]
    rivals += [name for name in box.casts["field"] if name not in rivals]
    duels = one_against_many(plan, tuple(rivals), (levels[-1],), GAMES)
    for duel in sorted(duels, key=lambda duel: -duel.share):
        yield row(duel)
    duel = next(one_against_many(plan, ("search:100",), (levels[-1],), SEARCHED_GAMES))
    yield f"{row(duel)[:-1]} ({SEARCHED_GAMES} games) |"
    yield f"\n{timing(box, levels[-1])}"


def row(each: Duel) -> str:
    """A line of a table."""
    share = f"{100 * each.share:.1f} ± {100 * each.share_error:.1f} %"
    return f"| `{each.bot}` | `{each.against}` | {share} |"


def field_row(box: Box, bot: str, edition: str, seats: int) -> str:
    """A line of the table against the field."""
    plan = Plan(box.name, ("random",) * seats, edition, seed=SEED)
    each = next(one_against_many(plan, (bot,), ("field",), GAMES))
    share = f"{100 * each.share:.1f} ± {100 * each.share_error:.1f} %"
    return f"| `{bot}` | {edition} | {seats} | {100 / seats:.1f} % | {share} |"


def others_of(box: Box) -> list[tuple[str, int]]:
    """Other numbers of seats of the first edition, and the other editions."""
    seats = [count for count in box.seats if count != 4]
    editions = [edition.name for edition in box.editions]
    both = [(editions[0], count) for count in seats]
    return [*both, *((name, 4) for name in editions[1:])]


def timing(box: Box, bot: str, games: int = 20) -> str:
    """How long a decision takes at a table, in plain Python on one core."""
    game, taken = adamas.game(box.name), list[float]()
    mind, rng = player(box, game, bot), Random(SEED)
    for _ in range(games):
        state = game.initial(4)
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                state, _ = game.apply(state, draw_at_random(turn, rng))
                continue
            joint = {}
            for seat, legal in turn.choices.items():
                view = game.observe(state, seat)
                begun = time.process_time()
                joint[seat] = mind(view, legal, rng)
                if len(legal) > 1:
                    taken.append(1000 * (time.process_time() - begun))
            state, _ = game.apply(state, joint)
    return (
        f"A decision of `{bot}` in plain Python (no compiler, {platform.machine()}, Python "
        f"{platform.python_version()}): median {statistics.median(taken):.2f} ms, "
        f"worst {max(taken):.2f} ms of {len(taken):,}."
    )


def main() -> None:
    """Write the tables of all games, or of those that are named."""
    for name in sys.argv[1:] or games_at(Level.SIMULATOR):
        lines = list[str]()
        for line in tables(box(name)):
            print(line, flush=True)
            # A table needs an empty line before it.
            lines += ["", line] if line.startswith(("| bot", "| one")) else [line]
        start, end = f"<!-- tables: {name} -->\n", "<!-- end -->"
        page = PAGE.read_text(encoding="utf-8")
        before, _, rest = page.partition(start)
        after = rest[rest.index(end) :]
        PAGE.write_text(f"{before}{start}\n" + "\n".join(lines) + f"\n\n{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
