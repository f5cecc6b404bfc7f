"""Processes that play the sets: this process, several local processes, or any backend of joblib."""

from __future__ import annotations

import signal
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from importlib.util import find_spec

from mamlaka.arena.schedule import Contest, PlayedSet
from mamlaka.errors import InvalidSetup, did_you_mean

__all__ = ["WorkerPool"]

LOCAL = "loky"
"""The backend of joblib for processes on this machine."""
DASK = "dask"
AHEAD = 4
"""The number of sets queued for each process."""
SECONDS = 10
"""The time limit for connecting to a cluster."""


class WorkerPool:
    """Plays sets. The results and their order don't depend on the workers."""

    def __init__(self, jobs: int, backend: str = "", address: str = "") -> None:
        """Configure the workers; nothing is started yet.

        Args:
            jobs: the number of processes.
            backend: the name of a joblib backend; empty: local processes, or this process if `jobs` is 1.
            address: the address of a cluster, for backends that need one.

        Raises:
            InvalidSetup: a required package is not installed.
        """
        self._jobs = jobs
        self._backend = backend
        self._address = address
        self._alone = jobs == 1 and not backend
        if not self._alone:
            _need("joblib", "arena", "more than one process")
        if backend == DASK:
            _need("distributed", "cluster", "a Dask cluster")
            if not address:
                raise InvalidSetup("--backend dask needs the scheduler of the cluster: --address tcp://HOST:8786")
        elif backend:
            _refuse_unknown(backend)
        if address and backend != DASK:
            raise InvalidSetup(f"--address {address} is for a cluster: name it with --backend dask")

    def play(
        self, contest: Contest, numbers: Sequence[int], *, keep_records: bool = False
    ) -> Generator[PlayedSet, None, None]:
        """Play sets and yield them in the order of their numbers.

        Raises:
            InvalidSetup: there is no such backend, or no cluster at the address.
        """
        if self._alone:
            for number in numbers:
                yield contest.play_set(number, keep_records=keep_records)
            return
        import joblib  # noqa: PLC0415  # an extra, which only several processes need

        with ExitStack() as stack:
            settings: dict[str, object] = {}
            if self._backend == DASK:
                settings = {"client": stack.enter_context(_cluster(self._address))}
            elif self._backend in ("", LOCAL):  # this process handles Ctrl-C and lets the others finish
                settings = {"initializer": partial(signal.signal, signal.SIGINT, signal.SIG_IGN)}
            try:
                stack.enter_context(joblib.parallel_config(self._backend or LOCAL, n_jobs=self._jobs, **settings))
                parallel = joblib.Parallel(return_as="generator", pre_dispatch=f"{AHEAD}*n_jobs", batch_size=1)
            except (ValueError, ImportError) as error:
                raise InvalidSetup(f"joblib cannot use the backend {self._backend!r}: {error}") from None
            play = joblib.delayed(contest.play_set)
            results = parallel(play(number, keep_records=keep_records) for number in numbers)
            stack.callback(results.close)
            yield from results


def _cluster(address: str) -> AbstractContextManager[object]:
    """Return a client of a Dask cluster.

    Raises:
        InvalidSetup: no scheduler answers at the address.
    """
    from distributed import Client  # noqa: PLC0415  # an extra, which only a cluster needs

    try:
        client: AbstractContextManager[object] = Client(  # type: ignore[no-untyped-call]
            address, timeout=SECONDS, set_as_default=False
        )
    except (OSError, ValueError) as error:
        raise InvalidSetup(f"no Dask scheduler answers at {address!r}: {error}") from None
    return client


def _refuse_unknown(backend: str) -> None:
    from joblib.parallel import BACKENDS, EXTERNAL_BACKENDS  # noqa: PLC0415  # an extra

    known = sorted({*BACKENDS, *EXTERNAL_BACKENDS})
    if backend not in known:
        there = f"there are {', '.join(known)}{did_you_mean(backend, known)}"
        raise InvalidSetup(f"joblib cannot use the backend {backend!r}: {there}")


def _need(package: str, extra: str, purpose: str) -> None:
    if find_spec(package) is None:
        raise InvalidSetup(f"{purpose} needs {package}: pip install 'mamlaka[{extra}]', or do with --jobs 1")
