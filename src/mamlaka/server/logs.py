"""Structured logs: every line has its table, seat and command, if there is one, and no token, name or card."""

from __future__ import annotations

import logging
import sys
import traceback
from contextlib import AbstractContextManager
from typing import Any, Literal, TypeAlias

import structlog
from structlog.contextvars import bound_contextvars, merge_contextvars
from structlog.typing import EventDict, ExcInfo, Processor

__all__ = ["FORMATS", "LEVELS", "LogFormat", "LogLevel", "binding", "configure_logs"]

LogFormat: TypeAlias = Literal["text", "json"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
LEVELS: tuple[LogLevel, ...] = ("debug", "info", "warning", "error")


def binding(**facts: str | int | None) -> AbstractContextManager[None]:
    """Add facts to every line logged inside, also by tasks and threads that start there; None: nothing."""
    return bound_contextvars(**{name: fact for name, fact in facts.items() if fact is not None})


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
        merge_contextvars,
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
