"""Figures for administrators, in Prometheus' text format."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from adamas.live.table_server import TableServer

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The figures of one process."""

    def __init__(self, server: TableServer) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("adamas_sockets", "Open sockets", registry=self.registry)
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
        self.registry.register(_ServerCollector(server))

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)


class _ServerCollector(Collector):
    """Figures that the server keeps anyway."""

    def __init__(self, server: TableServer) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        server, journal = self._server, self._server.services.journal
        yield GaugeMetricFamily("adamas_rooms", "Live tables", value=len(server.live_tables))
        followers = sum(len(live.followers) for live in server.live_tables.values())
        yield GaugeMetricFamily("adamas_followers", "Screens at tables", value=followers)
        yield CounterMetricFamily("adamas_rows", "Rows of logs written", value=journal.rows)
        yield CounterMetricFamily("adamas_commits", "Commits of rows", value=journal.batches)
        waits = 1 if journal.trouble else 0
        yield GaugeMetricFamily("adamas_store_away", "1 while nothing can be stored", value=waits)
