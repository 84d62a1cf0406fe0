"""Diamant: whatever is found is shared, carried, lying on the path, or in a chest (D7.5)."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from adamas.core.turn import Over
from adamas.games.diamant import BOX
from adamas.games.diamant.actions import Decision
from adamas.games.diamant.cards import Treasure
from adamas.games.diamant.editions import TREASURES
from adamas.games.diamant.rules import Diamant
from adamas.games.diamant.state import State

finds = st.lists(st.sampled_from(range(len(TREASURES))), unique=True, min_size=1, max_size=8)
leaving = st.lists(st.sets(st.integers(0, 7)), min_size=8, max_size=8)
holdings = st.tuples(st.integers(0, 200), st.lists(st.sampled_from([5, 10]), max_size=3))


def opened(leftover: str) -> Diamant:
    game = BOX.open(options={"leftover": leftover})
    assert isinstance(game, Diamant)
    return game


def everything(state: State) -> int:
    """All rubies that lie anywhere."""
    carried = state.hand * len(state.inside)
    return sum(state.chests) + carried + sum(lying.rubies for lying in state.path)


@given(finds, leaving, st.integers(3, 8), st.sampled_from(["pooled", "per_card"]))
def test_D7_5_no_ruby_is_made_or_lost_in_the_cave(
    places: list[int], leavers: list[set[int]], seats: int, leftover: str
) -> None:
    game = opened(leftover)
    state, found = game.initial(seats), 0
    for place, leave in zip(places, leavers, strict=False):
        value = TREASURES[place]
        state, _ = game.apply(state, Treasure(value))
        found += value
        assert everything(state) == found
        # Somebody stays, so that the expedition goes on and nothing is cleared away.
        stays = state.inside[0]
        before = state.chests
        state, _ = game.apply(
            state,
            {
                seat: Decision.EXIT if seat in leave and seat != stays else Decision.CONTINUE
                for seat in state.inside
            },
        )
        assert everything(state) == found
        gains = {
            after - then
            for seat, (then, after) in enumerate(zip(before, state.chests, strict=True))
            if seat in leave and after != then
        }
        assert len(gains) <= 1, "all who leave together get the same"


@given(
    st.lists(holdings, min_size=3, max_size=8),
    st.sampled_from(["shared", "relics_then_shared"]),
)
def test_D6_1_places_follow_from_points_and_nothing_else(
    seats: list[tuple[int, list[int]]], tie: str
) -> None:
    game = BOX.open(options={"tie": tie})
    assert isinstance(game, Diamant)
    start = game.initial(len(seats))
    end = replace(
        start,
        expedition=5,
        chests=tuple(chest for chest, _ in seats),
        relics=tuple(tuple(relics) for _, relics in seats),
    )
    over = game.turn(end)
    assert isinstance(over, Over)
    assert over.scores == tuple(chest + sum(relics) for chest, relics in seats)
    for one, (_, mine) in enumerate(seats):
        for other, (_, theirs) in enumerate(seats):
            key_one = (over.scores[one], len(mine) if tie != "shared" else 0)
            key_other = (over.scores[other], len(theirs) if tie != "shared" else 0)
            assert (over.ranks[one] < over.ranks[other]) == (key_one > key_other)
