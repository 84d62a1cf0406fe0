"""What a viewer is told of the board. Nothing else asks a game what it shows to send it."""

from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from adamas.core.codec import to_data
from adamas.core.seat import Seat
from adamas.teller.changes import changes
from adamas.teller.moment import Moment

_encode = msgspec.json.Encoder().encode


class Told(msgspec.Struct, frozen=True):
    """What a viewer is told of a screen: the whole of it, what changed in it, or nothing."""

    screen: Raw | UnsetType | None = UNSET
    changes: Raw | UnsetType = UNSET


NOTHING = Told()


class Screens:
    """What the game showed to each viewer last."""

    def __init__(self) -> None:
        self._shown: dict[Seat | None, _Shown] = {}
        self._before: dict[Seat | None, _Shown] = {}
        self._told: dict[Seat | None, Told] = {}

    def begin(self) -> None:
        """Begin with a new row: changes are counted from what was shown before it."""
        self._before, self._told = self._shown.copy(), {}

    def current(self, moment: Moment, viewer: Seat | None) -> Raw | None:
        """What the game shows to a viewer; None before the start."""
        if moment.state is None:
            return None
        return Raw(_encode(to_data(self._show(moment, viewer).screen)))

    def news(self, moment: Moment, viewer: Seat | None) -> Told:
        """What a viewer has to be told to know the screen, who knows what was shown before."""
        found = self._told.get(viewer)
        if found is None:
            found = self._told[viewer] = self._news(moment, viewer)
        return found

    def _news(self, moment: Moment, viewer: Seat | None) -> Told:
        if moment.state is None:
            return NOTHING
        before = self._before.get(viewer)
        if before is None:
            return Told(screen=self.current(moment, viewer))
        found = changes(before.screen, self._show(moment, viewer).screen)
        return Told(changes=Raw(_encode(found))) if found else NOTHING

    def _show(self, moment: Moment, viewer: Seat | None) -> "_Shown":
        known, state = self._shown.get(viewer), moment.state
        answered = viewer in moment.sealed
        same = known is not None and known.state is state
        if known is not None and same and known.answered == answered:
            return known
        view = known.view if known is not None and same else moment.game.observe(state, viewer)
        shown = _Shown(state, view, answered, moment.game.show(view, answered=answered))
        self._shown[viewer] = shown
        return shown


class _Shown(msgspec.Struct, frozen=True):
    """What the game showed to a viewer."""

    state: Any
    view: Any
    answered: bool
    screen: Any
