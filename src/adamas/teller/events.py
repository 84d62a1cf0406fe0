"""What a viewer is told of what happened."""

from collections.abc import Iterable

import msgspec

from adamas.core.codec import to_data
from adamas.core.event import Event
from adamas.core.seat import Seat

_encode = msgspec.json.Encoder().encode


def events_data(events: Iterable[Event], viewer: Seat | None) -> msgspec.Raw:
    """The events that a viewer may see."""
    visible = [to_data(event) for event in events if event.visible_to(viewer)]
    return msgspec.Raw(_encode(visible))
