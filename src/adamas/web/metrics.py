"""Figures for administrators, in Prometheus' text format.

A choice is sealed: nobody may learn that somebody has changed their mind. So figures that such a
command moves are for the administrator alone. Others at the machine are told how much goes on in
the whole house, as it was at the last full minute, and nothing that a sealed choice changes.
"""

import time
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from adamas.live.table_server import TableServer

MINUTE = 60.0
_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The figures of one process."""

    def __init__(self, server: TableServer, now: Callable[[], float] = time.monotonic) -> None:
        self._public, self._now = CollectorRegistry(), now
        self._minute, self._minute_text = -1.0, b""
        self.registry = CollectorRegistry()
        self.sockets = Gauge("adamas_sockets", "Open sockets", registry=self._public)
        self.commands = Counter(
            "adamas_commands", "Commands by how they ended", ["result"], registry=self.registry
        )
        self.done = self.commands.labels("done")
        self.seconds = Histogram(
            "adamas_command_seconds",
            "Time from a command to its durable acknowledgement",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.dropped = Counter(
            "adamas_slow_readers",
            "Sockets dropped because they read too slowly",
            registry=self.registry,
        )
        self._public.register(_PublicCollector(server))
        self.registry.register(_JournalCollector(server))

    def text(self) -> bytes:
        """All figures, as they are now: for the administrator."""
        return generate_latest(self._public) + generate_latest(self.registry)

    def minute_text(self) -> bytes:
        """What everybody at the machine may know, as it was when this minute was first asked."""
        minute = self._now() // MINUTE
        if minute != self._minute:
            self._minute, self._minute_text = minute, generate_latest(self._public)
        return self._minute_text


class _PublicCollector(Collector):
    """How much goes on in the whole house. A sealed choice changes none of it."""

    def __init__(self, server: TableServer) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        live = self._server.live_tables.values()
        yield GaugeMetricFamily("adamas_rooms", "Live tables", value=len(live))
        followers = sum(len(each.followers) for each in live)
        yield GaugeMetricFamily("adamas_followers", "Screens at tables", value=followers)
        # A decision is over when the last choice is in, and everybody is told of it then.
        decisions = sum(each.hosted.table.decision for each in live)
        yield GaugeMetricFamily(
            "adamas_decisions", "Decisions that are over, at live tables", value=decisions
        )
        waits = 1 if self._server.services.journal.trouble else 0
        yield GaugeMetricFamily("adamas_store_away", "1 while nothing can be stored", value=waits)
        damaged = len(self._server.services.database.damaged)
        yield GaugeMetricFamily("adamas_damaged", "What was found damaged", value=damaged)


class _JournalCollector(Collector):
    """What the journal counts: a sealed choice is a row."""

    def __init__(self, server: TableServer) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        journal = self._server.services.journal
        yield CounterMetricFamily("adamas_rows", "Rows of logs written", value=journal.rows)
        yield CounterMetricFamily("adamas_commits", "Commits of rows", value=journal.batches)
