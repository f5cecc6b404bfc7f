"""A match of a person against bots in the terminal, saved in a file."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from mamlaka.bots.fallback import FallbackBot
from mamlaka.bots.levels import LEVELS
from mamlaka.bots.registry import find_bot
from mamlaka.cli.files import ensure_folder, reports_folder
from mamlaka.cli.output import Screen, is_plain
from mamlaka.coach.reports import report_of
from mamlaka.fair import FairShuffler
from mamlaka.record import OriginRecord, Record, SeatRecord, record_match
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.server.tables.record_display import with_display
from mamlaka.storage import unused_path, write_records, write_report
from mamlaka.table import Table
from mamlaka.terminal.person import PersonAtTable
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View

__all__ = [
    "PERSON",
    "failure_notifier",
    "play_record",
    "play_table",
    "print_opponents",
    "seat_bots",
    "seat_records",
]

PERSON = "person"
"""The name of the person in records."""


def print_opponents(bots: str, count: int, texts: Texts, console: Screen) -> None:
    """Print which bot plays the other seats, and how to choose another."""
    console.print(texts.format("opponents", bots=texts.name("bot", bots), count=count))
    if not count:
        return
    if texts.has(about := f"bot-about-{bots}"):
        console.print(texts.format(about))
    others = [level for level in LEVELS if level != bots]
    console.print(texts.format("opponents-other", levels=", ".join(others), example=others[0]))


def seat_records(person: Seat, count: int, bots: str) -> tuple[SeatRecord, ...]:
    """Return who sits where: a person, and a bot of this name in every other seat."""
    version = find_bot(bots).version
    return tuple(SeatRecord(PERSON) if seat == person else SeatRecord(bots, "bot", version) for seat in range(count))


def seat_bots(
    line_up: tuple[SeatRecord, ...], secret: bytes, version: int, notify: Callable[[str, str], None]
) -> dict[Seat, FallbackBot]:
    """Return the bots of a line-up.

    Args:
        line_up: who sits where.
        secret: the secret of the deals, from which the bots' own random numbers derive.
        version: the number of events at the start, so that a resumed match gives the bots other numbers.
        notify: is called with the name of a bot and its origin when a substitute plays for it.
    """
    bots: dict[Seat, FallbackBot] = {}
    for seat, who in enumerate(line_up):
        if who.kind == "bot":
            digest = hashlib.sha256(secret + f"{seat} {version}".encode()).digest()
            own, spare = (Rng(int.from_bytes(digest[part : part + 8], "big")) for part in (0, 8))
            # The error is not shown: it may reveal hidden cards to the bot's opponent.
            bots[seat] = FallbackBot(who.name, own, spare, lambda name, origin, _: notify(name, origin))
    return bots


def failure_notifier(texts: Texts, console: Screen) -> Callable[[str, str], None]:
    """Return a callback that reports, once per bot, that a substitute plays for it."""
    notified: set[str] = set()

    def notify(bot: str, origin: str) -> None:
        if bot not in notified:
            notified.add(bot)
            console.say(texts.format("bot-failed", bot=bot, origin=origin))

    return notify


def play_record(
    record: Record,
    seat: Seat,
    path: Path,
    texts: Texts,
    console: Screen,
    *,
    version: int | None = None,
    plain: bool,
) -> None:
    """Continue the match of a record with a seed: at its end, or at the decision of this version."""
    assert record.fair is not None
    secret = bytes.fromhex(record.fair.seed)
    shuffler = FairShuffler(secret, record.fair.nonces, record.fair.terms)
    table = Table.from_record(record, version)
    table.bots = seat_bots(record.seats, secret, table.version, notify=failure_notifier(texts, console))
    style = Style(table.state.game, seat, texts, plain=is_plain(asked=plain))
    play_table(table, shuffler, record.seats, path, style, console, origin=record.origin)


def play_table(
    table: Table,
    shuffler: FairShuffler,
    line_up: tuple[SeatRecord, ...],
    path: Path,
    style: Style,
    console: Screen,
    seen: View | None = None,
    origin: OriginRecord | None = None,
) -> None:
    """Let a person play at a table, and save the match after each of their decisions.

    Args:
        table: the table, with its bots.
        shuffler: the source of the cards, whose seed is saved, too.
        line_up: who sits where.
        path: the file of the record.
        style: the person's seat and language.
        console: the terminal.
        seen: what the person has seen of the match; None: all of it.
        origin: where the match comes from if it is played on from another one.
    """

    def save() -> None:
        fair = shuffler.evidence(published=True)
        done = record_match(table.state.game, table.log, line_up, fair=fair, source="mamlaka play", origin=origin)
        write_records(path, [with_display(done) if table.is_over else done])

    def report(words: str) -> str:
        record = record_match(table.state.game, table.log, line_up, source="mamlaka play")
        bot_report = report_of(record, words)
        if bot_report is None:
            return ""
        return str(
            write_report(unused_path(ensure_folder(reports_folder()), f"{path.stem}-{bot_report.event}"), bot_report)
        )

    over = PersonAtTable(table, style, console, console.ask, seen, console.forget_typed).play(save, report)
    save()
    console.say(style.texts.format("verify-hint" if over else "saved", path=str(path)))
