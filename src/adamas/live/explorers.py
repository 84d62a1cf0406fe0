"""Who is which explorer at a table: what people have picked, and for all others what is left.

An explorer is a hat, a colour and a sign that go together. It says nothing about a game, so it is
no part of the record: only the page draws it.
"""

from collections.abc import Sequence

from adamas.core.seat import Seat

EXPLORERS = 8


def shown(picked: Sequence[int | None], taken: Sequence[bool]) -> tuple[int | None, ...]:
    """The explorer of every seat; None where nobody sits.

    What somebody has picked is theirs. Others are the explorer of their seat if it is free, or else
    the first that is.
    """
    found = [each if sits else None for each, sits in zip(picked, taken, strict=True)]
    for usual in (True, False):
        for seat, sits in enumerate(taken):
            if sits and found[seat] is None:
                wanted = [seat] if usual else range(max(EXPLORERS, len(taken)))
                found[seat] = next((each for each in wanted if each not in found), None)
    return tuple(found)


def free_for(wanted: int, seat: Seat, among: Sequence[int | None], keeping: Sequence[bool]) -> bool:
    """Whether a seat can have an explorer: nobody else who keeps theirs is it already."""
    return not any(
        each == wanted and keeps and other != seat
        for other, (each, keeps) in enumerate(zip(among, keeping, strict=True))
    )
