"""Runs a plan: in threads of this process, in several processes, or on a cluster.

Games are numbered and each is the same wherever it is played, so the result depends on nothing but
the plan and the number of games.
"""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from adamas.core.errors import BadOption
from adamas.sim.chunks import Chunk, compiles, play_chunk
from adamas.sim.plan import Plan

FIRST_CHUNK = 2
"""Games in the first chunks; later ones take about as long as SECONDS."""
SECONDS = 0.5
LARGEST_CHUNK = 1 << 16

Play = Callable[[list[tuple[int, int]]], list[Chunk]]


def run(plan: Plan, games: int, threads: int = 0, cluster: str | None = None) -> Iterator[Chunk]:
    """The results of games 0 to `games - 1`, chunk by chunk and in order."""
    plan.check()
    with _workers(plan, threads, cluster) as (workers, play):
        first, size = 0, FIRST_CHUNK
        while first < games:
            spans: list[tuple[int, int]] = []
            while first < games and len(spans) < workers:
                count = min(size, games - first)
                spans.append((first, count))
                first += count
            start = time.perf_counter()
            yield from play(spans)
            passed = time.perf_counter() - start
            size = min(LARGEST_CHUNK, size * 4, max(1, int(size * SECONDS / max(passed, 1e-6))))


def all_cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


@contextmanager
def _workers(plan: Plan, threads: int, cluster: str | None) -> Iterator[tuple[int, Play]]:
    """How many workers there are, and how they are given work."""
    if cluster:
        with _cluster(plan, cluster) as found:
            yield found
        return
    count = threads or all_cores()
    if not compiles(plan) and count > 1:
        # Python runs one thread at a time, so plain functions need processes.
        with _processes(plan, count) as found:
            yield found
        return
    with ThreadPoolExecutor(count) as pool:
        yield count, lambda spans: list(pool.map(lambda span: play_chunk(plan, *span), spans))


@contextmanager
def _processes(plan: Plan, count: int) -> Iterator[tuple[int, Play]]:
    with _joblib(plan, "loky", count) as found:
        yield found


@contextmanager
def _cluster(plan: Plan, address: str) -> Iterator[tuple[int, Play]]:
    """`dask://host:port`, `ray://host:port`, or `processes://4` on this machine."""
    kind, _, place = address.partition("://")
    if kind == "processes":
        if not place.isdigit() or not int(place):
            raise BadOption(f"`{address}` should end with how many processes: processes://4.")
        with _processes(plan, int(place)) as found:
            yield found
    elif kind == "dask":
        with _dask(place) as workers, _joblib(plan, "dask", workers) as found:
            yield found
    elif kind == "ray":
        with _ray(place) as workers, _joblib(plan, "ray", workers) as found:
            yield found
    else:
        raise BadOption(
            f"`{address}` is no cluster; it should begin with dask://, ray:// or processes://."
        )


@contextmanager
def _joblib(plan: Plan, backend: str, count: int) -> Iterator[tuple[int, Play]]:
    joblib = need("joblib", "sim")
    with joblib.parallel_config(backend, n_jobs=count), joblib.Parallel() as parallel:

        def play(spans: list[tuple[int, int]]) -> list[Chunk]:
            found = parallel(joblib.delayed(play_chunk)(plan, *span) for span in spans)
            return list(found)

        yield count, play


@contextmanager
def _dask(place: str) -> Iterator[int]:
    distributed = need("distributed", "dask")
    try:
        client = distributed.Client(f"tcp://{place}", timeout=10, set_as_default=True)
    except (OSError, ValueError) as error:
        raise BadOption(f"There is no Dask scheduler at {place}: {error}.") from None
    try:
        yield max(1, sum(client.ncores().values()))
    finally:
        client.close()


@contextmanager
def _ray(place: str) -> Iterator[int]:
    ray = need("ray", "ray")
    register_ray = need("ray.util.joblib", "ray").register_ray
    try:
        ray.init(address=f"ray://{place}" if place else None, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOption(f"There is no Ray cluster at {place}: {error}.") from None
    register_ray()
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


def need(module: str, extra: str) -> Any:
    """An optional library, or a sentence that says how to get it."""
    from importlib import import_module

    try:
        return import_module(module)
    except ImportError:
        raise BadOption(
            f"This needs `{module}`, which is not installed: pip install 'adamas[{extra}]'."
        ) from None
