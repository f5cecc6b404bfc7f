"""The results of a contest as JSON lines: a header, then one line per set. Decision times have their own file."""

from __future__ import annotations

import msgspec

from mamlaka.arena.decision_times import DecisionTimes
from mamlaka.arena.entrants import Entrant, format_limit
from mamlaka.arena.schedule import Contest, PlayUnit, SeatingPlan, SetResult
from mamlaka.errors import RecordError
from mamlaka.json_errors import describe_json_error

__all__ = ["Header", "decode_header", "decode_set", "decode_times", "encode_line", "encode_times", "header_of"]

FORMAT = "mamlaka arena"
VERSION = 0


class Header(msgspec.Struct, frozen=True):
    """The first line of a file, which identifies a contest. It doesn't contain the numbers of sets and processes."""

    format: str
    version: int
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    play_unit: PlayUnit
    seating_plan: SeatingPlan
    bots: tuple[Entrant, ...]
    seed: int


def header_of(contest: Contest) -> Header:
    """Return the header of a contest."""
    game = contest.game
    return Header(
        FORMAT,
        VERSION,
        game.name,
        game.version,
        game.options.texts(),
        game.seats,
        contest.play_unit,
        contest.seating_plan,
        contest.entrants,
        contest.seed,
    )


def encode_line(value: Header | SetResult) -> bytes:
    """Return a header or a set as one line of JSON."""
    return msgspec.json.encode(value)


def encode_times(times: tuple[DecisionTimes, ...]) -> bytes:
    """Return the decision times of a set as one line of JSON."""
    return msgspec.json.encode([dict(sorted(noted.counts.items())) for noted in times])


def decode_header(line: bytes, place: str, wanted: Header) -> None:
    """Check that a file belongs to a contest.

    Args:
        line: the first line of the file.
        place: the name of the file, for the error.
        wanted: the expected header.

    Raises:
        RecordError: it is not a file of results, or belongs to a contest with other arguments, which the error names.
    """
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.ValidationError as error:
        raise RecordError(
            f"{place} holds no results of an arena: {describe_json_error(error)}; give another --out"
        ) from None
    except msgspec.MsgspecError:
        raise RecordError(f"{place} holds no results of an arena: it is not JSON; give another --out") from None
    for field in Header.__struct_fields__:
        there, here = getattr(header, field), getattr(wanted, field)
        if there != here:
            words = _differences(there, here) if isinstance(there, dict) else f"{field} {_say(there)}, not {_say(here)}"
            raise RecordError(f"{place} is of another contest, with {words}: give another --out, or the same arguments")


def decode_set(line: bytes, place: str) -> SetResult:
    """Return the set of a line.

    Raises:
        RecordError: the line is not a set.
    """
    try:
        return msgspec.json.decode(line, type=SetResult)
    except msgspec.MsgspecError as error:
        raise RecordError(f"{place} is not a result of a set: {error}") from None


def decode_times(line: bytes, place: str) -> tuple[DecisionTimes, ...]:
    """Return the decision times of a line.

    Raises:
        RecordError: the line doesn't contain decision times.
    """
    try:
        return tuple(DecisionTimes(counts) for counts in msgspec.json.decode(line, type=tuple[dict[int, int], ...]))
    except msgspec.MsgspecError as error:
        raise RecordError(f"{place} holds no decision times: {error}") from None


def _say(value: object) -> str:
    if not isinstance(value, tuple):
        return str(value)
    limits = [format_limit(bot.limit) or "no limit" for bot in value]
    return "; ".join(f"{bot.label} version {bot.version}, {limit}" for bot, limit in zip(value, limits, strict=True))


def _differences(there: dict[str, str], here: dict[str, str]) -> str:
    names = [name for name in {**there, **here} if there.get(name) != here.get(name)]
    old, new = (" ".join(f"{name}={texts.get(name, '')}" for name in names) for texts in (there, here))
    return f"{old}, not {new}"
