"""Limits: how much one connection, one address and the whole house may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a house. The defaults suit one process at home or in a club."""

    tables: int = 5_000
    """Open or being played, in the whole house."""
    tables_per_host: int = 20
    sockets: int = 5_000
    """In one process."""
    sockets_per_address: int = 200
    """A school may sit behind one address."""
    connections_per_address: int = 400
    """The same with all that is not a socket, or not yet."""
    messages_per_second: float = 30.0
    """On one socket, in the long run: a frame counts one, a kilobyte one more."""
    message_burst: int = 120
    address_per_second: float = 400.0
    """From all connections of one address together, counted in the same way."""
    address_burst: int = 2_000
    requests_per_second: float = 20.0
    """From one address."""
    request_burst: int = 200
    creations_per_minute: float = 30.0
    """New tables and people from one address."""
    creation_burst: int = 60
    works_per_minute: float = 60.0
    """Answers from one address that take long to work out; those that are kept are not counted."""
    work_burst: int = 60
    message_bytes: int = 4_096
    body_bytes: int = 16_384
    record_bytes: int = 400_000
    """In a record that is sent to be looked at or played again."""
    queue_bytes: int = 200_000
    """What waits for a slow reader before it is dropped."""

    def without_rates(self) -> "Limits":
        """The same for load tests: as much as anybody likes."""
        most = 10**9
        return replace(
            self,
            tables_per_host=most,
            sockets_per_address=most,
            connections_per_address=most,
            messages_per_second=most,
            message_burst=most,
            address_per_second=most,
            address_burst=most,
            requests_per_second=most,
            request_burst=most,
            creations_per_minute=most,
            creation_burst=most,
            works_per_minute=most,
            work_burst=most,
        )


class Bucket:
    """A token bucket: fills steadily, empties with use."""

    __slots__ = ("_at", "_left", "_most", "_now", "_rate")

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._most, self._left, self._now = rate, burst, burst, now
        self._at = now()

    def take(self, tokens: float = 1.0, *, debt: bool = False) -> bool:
        """Whether so much is allowed. With `debt` it is taken even if not: see `wait`."""
        now = self._now()
        self._left = min(self._left + (now - self._at) * self._rate, self._most)
        self._at = now
        enough = self._left >= tokens
        if enough or debt:
            self._left -= tokens
        return enough

    def wait(self) -> float:
        """Seconds until all debts are paid."""
        return max(-self._left / self._rate, 0.0)


class Buckets:
    """A bucket for each address, of the addresses seen last."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, address: str) -> bool:
        """Whether the address may do one more."""
        return self.of(address).take()
