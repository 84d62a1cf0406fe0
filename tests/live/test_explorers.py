"""Who is which explorer: what was picked is theirs, all others get what is left."""

from hypothesis import given
from hypothesis import strategies as st

from adamas.live.explorers import EXPLORERS, free_for, shown


def test_who_has_picked_nothing_is_the_explorer_of_their_seat() -> None:
    assert shown([None] * 4, [True, False, True, True]) == (0, None, 2, 3)


def test_what_was_picked_is_theirs_and_the_others_make_room() -> None:
    assert shown([2, None, None], [True] * 3) == (2, 1, 0)
    assert shown([None, None, 0, 1], [True] * 4) == (2, 3, 0, 1)


def test_an_explorer_can_be_had_unless_somebody_keeps_it() -> None:
    assert free_for(1, 0, (0, 1, 2), [True, False, True])
    assert not free_for(1, 0, (0, 1, 2), [True, True, True])
    assert free_for(1, 1, (0, 1, 2), [True, True, True])


@given(st.permutations(range(EXPLORERS)), st.data())
def test_nobody_looks_like_anybody_else(order: list[int], data: st.DataObject) -> None:
    flags = st.lists(st.booleans(), min_size=EXPLORERS, max_size=EXPLORERS)
    picked = [e if keeps else None for e, keeps in zip(order, data.draw(flags), strict=True)]
    taken = data.draw(flags)
    found = shown(picked, taken)
    seen = [each for each in found if each is not None]
    assert len(seen) == len(set(seen)) == sum(taken)
    for mine, own, sits in zip(found, picked, taken, strict=True):
        assert not sits or own in (None, mine)
