"""Structured logs: every line has its table, seat and command, if there is one, and no token, name or card."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar, Token
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

import structlog
from structlog.typing import EventDict, ExcInfo, Processor

__all__ = ["FORMATS", "LEVELS", "LogFormat", "LogLevel", "bind", "binding", "bound_facts", "configure_logs", "unbind"]

LogFormat: TypeAlias = Literal["text", "json"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
LEVELS: tuple[LogLevel, ...] = ("debug", "info", "warning", "error")


_facts: ContextVar[Mapping[str, str | int]] = ContextVar("facts", default=MappingProxyType({}))
"""All facts in one variable, because each message of a client binds some; structlog would use a variable for each."""


@contextmanager
def binding(**facts: str | int | None) -> Iterator[None]:
    """Add facts to every line logged inside, also by tasks and threads that start there; None: nothing."""
    token = bind(**facts)
    try:
        yield
    finally:
        _facts.reset(token)


def bind(**facts: str | int | None) -> Token[Mapping[str, str | int]]:
    """Add facts to every line that the task logs from now on; None: nothing."""
    return _facts.set({**_facts.get(), **{name: fact for name, fact in facts.items() if fact is not None}})


def unbind() -> None:
    """Forget the facts, in a task that began for one session and serves all."""
    _facts.set({})


def bound_facts() -> Mapping[str, str | int]:
    """Return the facts on the lines that the task logs now."""
    return _facts.get()


def configure_logs(log_format: LogFormat = "text", level: LogLevel = "warning") -> None:
    """Write the logs of the process to its standard error, one line each.

    Modules log with `logging`, as everywhere in Python, so the lines of other packages have the same form.

    Args:
        log_format: `text`, for people; `json`: an object a line, for programs.
        level: the least level written.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(log_format, colors=sys.stderr.isatty()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("ERROR" if level == "error" else "WARNING")  # of other packages only warnings
    logging.getLogger("mamlaka").setLevel(level.upper())


def formatter(log_format: LogFormat, *, colors: bool) -> logging.Formatter:
    """Return the formatter of lines.

    Args:
        log_format: as for `configure_logs`.
        colors: whether texts may have colours.
    """
    shared: tuple[Processor, ...] = (
        _add_facts,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    )
    last: Processor
    if log_format == "json":
        last = structlog.processors.JSONRenderer(ensure_ascii=False)
    else:
        last = structlog.dev.ConsoleRenderer(colors=colors, pad_level=False, pad_event_to=0)
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _exception_as_places, last],
    )


def _add_facts(_: Any, __: str, event: EventDict) -> EventDict:
    """Add what is bound where the line is logged."""
    return {**_facts.get(), **event}


def _exception_as_places(_: Any, __: str, event: EventDict) -> EventDict:
    """Replace an exception by its types and the lines of code: its words may contain cards or names."""
    found: ExcInfo | None = event.pop("exc_info", None) or None
    if found is not None:
        event["exception"] = "\n".join(_places(found[1]))
    return event


def _places(error: BaseException | None) -> list[str]:
    """Return where an exception was raised, and before it those of its causes and parts."""
    if error is None:
        return []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    frames = traceback.extract_tb(error.__traceback__)
    lines = [f"{frame.filename}:{frame.lineno} in {frame.name}: {frame.line}" for frame in frames]
    parts = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return [*_places(before), *(line for part in parts for line in _places(part)), type(error).__qualname__, *lines]
