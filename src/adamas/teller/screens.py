"""What a viewer is told of the board. Nothing else asks a game what it shows to send it."""

from dataclasses import is_dataclass
from types import NoneType
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from adamas.core.codec import to_data
from adamas.core.seat import Seat
from adamas.core.text import Word, layout
from adamas.teller.moment import Moment

_encode = msgspec.json.Encoder().encode
_SMALL = (int, str, NoneType)
"""Parts that are as quickly encoded as looked up."""


class Screens:
    """What the game showed to each viewer last, and parts of it that are encoded already.

    Most parts of a screen are the same objects for all viewers and from row to row. What one row
    does not use again is forgotten.
    """

    def __init__(self) -> None:
        self._shown: dict[Seat | None, _Shown] = {}
        self._old: dict[int, tuple[object, msgspec.Raw]] = {}
        self._new: dict[int, tuple[object, msgspec.Raw]] = {}

    def begin(self) -> None:
        """Begin with a new row."""
        self._old, self._new = self._new, {}

    def end(self) -> None:
        """Forget what this row did not use."""
        self._old = {}

    def current(self, moment: Moment, viewer: Seat | None) -> msgspec.Raw | None:
        """What the game shows to a viewer; None before the start."""
        if moment.state is None:
            return None
        return self._whole(self._show(moment, viewer).screen)

    def unless_same(self, moment: Moment, viewer: Seat | None) -> msgspec.Raw | UnsetType | None:
        """The same, left out if it is just what was shown to this viewer before."""
        before = self._shown.get(viewer)
        if moment.state is None or before is None:
            return self.current(moment, viewer)
        shown = self._show(moment, viewer)
        return UNSET if shown.screen == before.screen else self._whole(shown.screen)

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

    def _whole(self, shown: object) -> msgspec.Raw:
        return msgspec.Raw(_encode(self._data(shown)))

    def _part(self, value: object) -> object:
        """A part as JSON. The object is kept with it, so that its id is not given to another."""
        if isinstance(value, _SMALL):
            return value
        key = id(value)
        found = self._new.get(key) or self._old.get(key)
        if found is None or found[0] is not value:
            found = value, msgspec.Raw(_encode(self._data(value)))
        self._new[key] = found
        return found[1]

    def _data(self, value: object) -> object:
        """A part as data, with the parts that it is made of encoded already."""
        if is_dataclass(value) and not isinstance(value, Word):
            name, parts = layout(type(value))
            return {"type": name, **{part: self._part(getattr(value, part)) for part in parts}}
        return to_data(value)


class _Shown(msgspec.Struct, frozen=True):
    """What the game showed to a viewer."""

    state: Any
    view: Any
    answered: bool
    screen: Any
