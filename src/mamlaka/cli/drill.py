"""`mamlaka drill`: one's own costly decisions, asked again until they are right, and trainers."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Annotated

import typer

from mamlaka.bots.base import MAX_WORLDS
from mamlaka.cli.common_options import DEFAULT_GAME, ENGLISH, Jobs, Language, Plain, setup_from
from mamlaka.cli.files import data_folder, ensure_folder, require_valid
from mamlaka.cli.kept_reviews import reviewed_decisions
from mamlaka.cli.locks import locked
from mamlaka.cli.output import Screen, is_plain
from mamlaka.cli.values import Text, Word, named_path, whole_number
from mamlaka.coach.drills import DrillBook, DrillPlace, drilled_match, match_key
from mamlaka.coach.review import REVIEW_NODES, REVIEW_WORLDS, Review
from mamlaka.coach.trainers import TRAINERS, Question, Trainer, questions_of
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.simulation import Simulation
from mamlaka.storage import check_writable, read_drills, read_records, write_drills
from mamlaka.terminal.drill import PersonAtDrills
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View

__all__ = ["drill", "drills_file"]

QUESTIONS = 10
PLAYER = "rules"
"""The bot that plays the deals of a trainer, in all seats, if no files are given."""


def drills_file() -> Path:
    """Return the default file of the drills."""
    return data_folder() / "drills.json"


def drill(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE...]",
            parser=named_path,
            help="Finished matches: records (.json), or files of records (.jsonl). None: ask the drills that are due.",
        ),
    ] = None,
    *,
    seat: Annotated[
        int | None,
        typer.Option(parser=whole_number(0), help="Your seat in the matches. Default: the seats of people."),
    ] = None,
    saved: Annotated[
        Path | None,
        typer.Option(
            "--progress", parser=named_path, help="Keep the drills in this file. Default: a file in the data folder."
        ),
    ] = None,
    trainer: Annotated[
        str | None,
        typer.Option(
            parser=Word(*TRAINERS),
            help="Ask other questions: who is void in a suit (voids), which of your cards are certain to take the "
            "trick (winners), or how many cards of a suit you have not seen (count).",
        ),
    ] = None,
    game: Annotated[
        str, typer.Option(parser=Text(), metavar="GAME", help="With --trainer and no files: the game of the deals.")
    ] = DEFAULT_GAME,
    questions: Annotated[
        int, typer.Option(parser=whole_number(1, 1000), help="With --trainer: the number of questions.")
    ] = QUESTIONS,
    seed: Annotated[
        int | None,
        typer.Option(parser=whole_number(0), help="With --trainer: the same seed asks the same. Default: random."),
    ] = None,
    worlds: Annotated[
        int,
        typer.Option(parser=whole_number(2, MAX_WORLDS), help="Number of sampled worlds (possible deals) a decision."),
    ] = REVIEW_WORLDS,
    nodes: Annotated[
        int,
        typer.Option(parser=whole_number(1), help="Number of positions that the solver of open hands visits at most."),
    ] = REVIEW_NODES,
    jobs: Jobs = 0,
    language: Language = ENGLISH,
    plain: Plain = False,
) -> None:
    """Decide your costly decisions again, until you get them right.

    The matches are reviewed as by `mamlaka review`. Each costly decision becomes a drill: you see what you saw then,
    and an answer is right if no other is better beyond the error. After a wrong answer, the drill comes again at once;
    after right ones, in 1, 3 and 7 days. Without files, the drills that are due are asked.

    Example: mamlaka drill match.json
    """
    room = _Room(Screen(plain=plain), Texts(language), is_plain(asked=plain))
    if trainer:
        name = next(name for name in TRAINERS if name == trainer)
        _train(name, files or [], seat, game, questions, secrets.randbits(32) if seed is None else seed, room)
        return
    if saved is None:
        ensure_folder(data_folder())
    path = saved or drills_file()
    check_writable(path)
    book = read_drills(path)  # an unreadable file gets no lock file
    with locked(
        path, "is in use in another window: continue there, or close it first", "choose another with --progress"
    ):
        unread = list[RecordError]()
        for file in files or ():
            try:
                book = _collect(book, file, seat, (worlds, nodes, jobs), path, room)
            except RecordError as error:
                unread.append(error)
        if files and len(unread) == len(files):
            raise unread[0]
        _tell_left_out(unread)
        _ask_due(book, path, room)


@dataclass(frozen=True)
class _Room:
    """Where a person is asked."""

    console: Screen
    texts: Texts
    is_plain: bool

    def style(self, view: View) -> Style:
        """Return how a view looks to its owner."""
        return Style(view.state.game, view.seat, self.texts, plain=self.is_plain, columns=self.console.width)

    def say(self, message: str, **facts: str | int) -> None:
        """Print a message."""
        self.console.say(self.texts.format(message, **facts))


def _finished(file: Path) -> Iterator[Replay]:
    """Yield the matches of a file that are over, and say why others are left out.

    Raises:
        RecordError: none is over.
    """
    count, left_out = 0, list[RecordError]()
    for record in read_records(file, left_out):
        if record.is_over:
            count += 1
            yield require_valid(record, file)
        else:
            way = "drills and questions have to wait until then"
            left_out.append(RecordError(f"{file} has a match that is not over: {way}"))
    if not count and left_out:
        raise left_out[0]
    _tell_left_out(left_out)


def _tell_left_out(faults: Iterable[RecordError]) -> None:
    for fault in faults:
        typer.echo(f"mamlaka: left out: {fault}", err=True)


def _seats(record: Record, file: Path, seat: Seat | None) -> list[Seat]:
    """Return the seats of the player.

    Raises:
        RecordError: there is no such seat, or no seat of a person.
    """
    if seat is not None and seat >= len(record.seats):
        raise RecordError(f"there is no seat {seat}: {file} has seats 0 to {len(record.seats) - 1}")
    seats = [number for number, who in enumerate(record.seats) if who.kind == "person"] if seat is None else [seat]
    if not seats:
        raise RecordError(f"only bots played in {file}: choose a seat with --seat")
    return seats


def _collect(
    book: DrillBook, file: Path, seat: Seat | None, budget: tuple[int, int, int], path: Path, room: _Room
) -> DrillBook:
    """Review the matches of a file that are not in a book, and return the book with their drills, which is saved.

    Args:
        book: the drills so far.
        file: the records.
        seat: the seat of the player; None: the seats of people.
        budget: the numbers of worlds, nodes and processes.
        path: where to save the book.
        room: where to say what was found.
    """
    worlds, nodes, jobs = budget
    before, is_new = book.count, False
    for replay in _finished(file):
        reviewer = Review(replay, worlds=worlds, nodes=nodes)
        for own in _seats(replay.record, file, seat):
            if match_key(replay.record, own) in book.keys:
                continue
            wanted, is_new = reviewer.of_seat(own), True
            reviewed = reviewed_decisions(reviewer, wanted, jobs)
            book = book.with_match(drilled_match(replay, own, reviewed, _today()))
            write_drills(path, book)
    room.say("drill-found" if is_new else "drill-known", file=str(file), count=book.count - before)
    return book


def _today() -> date:
    """Return the day where the player is."""
    return datetime.now().astimezone().date()


def _ask_due(book: DrillBook, path: Path, room: _Room) -> None:
    """Ask the drills that are due until all are right or the person leaves; every answer is saved."""
    today = _today()
    views, unknown = _views(book, book.due(today))
    if unknown:
        room.say("drill-other-rules", count=unknown)
    person, waiting, number = PersonAtDrills(room.console, room.console.ask, room.console.forget_typed), list(views), 0
    try:
        while waiting:
            place = waiting.pop(0)
            number += 1
            facts = {"number": number, "count": number + len(waiting), "learnt": book.learnt, "total": book.count}
            room.say("drill-progress", **facts)
            is_right = person.decides_right(book.drill(place), views[place], room.style(views[place]))
            answered = book.drill(place).answered(today, is_right=is_right)
            book = book.with_drill(place, answered)
            write_drills(path, book)
            if not is_right:
                waiting.append(place)
                room.say("drill-again")
            elif answered.is_learnt:
                room.say("drill-learnt")
            else:
                room.say("drill-next", date=answered.due.isoformat())
    except (EOFError, KeyboardInterrupt):
        room.console.say("")
        return
    if not book.count:
        room.say("drill-none")
    elif book.next_due is None:
        room.say("drill-all-learnt", count=book.count)
    elif not unknown:
        room.say("drill-none-due", date=book.next_due.isoformat())


def _views(book: DrillBook, places: Sequence[DrillPlace]) -> tuple[dict[DrillPlace, View], int]:
    """Return the views of drills, and the number of those whose game is not installed or has other rules now."""
    views, unknown = {}, 0
    for place in places:
        try:
            views[place] = book.matches[place.match].view(book.drill(place).decision.number)
        except (InvalidSetup, RecordError):
            unknown += 1
    return views, unknown


def _train(
    trainer: Trainer, files: Sequence[Path], seat: Seat | None, game: str, count: int, seed: int, room: _Room
) -> None:
    """Ask the questions of a trainer, and say how many were right."""
    rng = Rng(seed)
    asked: list[Question] = []
    for replay, seats in _matches(files, seat, game, seed):
        asked += questions_of(replay, trainer, count - len(asked), rng, seats)
        if len(asked) == count:
            break
    if not asked:
        room.say("trainer-none")
    person, answered, right = PersonAtDrills(room.console, room.console.ask, room.console.forget_typed), 0, 0
    try:
        for question in asked:
            right += person.knows(question, room.style(question.view))
            answered += 1
    except (EOFError, KeyboardInterrupt):
        room.console.say("")
    if answered:
        room.say("trainer-score", right=right, count=answered)


def _matches(
    files: Sequence[Path], seat: Seat | None, game: str, seed: int
) -> Iterator[tuple[Replay, Sequence[Seat] | None]]:
    """Yield matches with the seats that are asked about: those of files, or a match between bots.

    Raises:
        InvalidSetup: there is no such game or seat.
    """
    for file in files:
        for replay in _finished(file):
            yield replay, None if seat is None else _seats(replay.record, file, seat)
    if not files:
        setup = setup_from(game, "", None, None)
        seats = setup.start().seats
        if seat is not None and seat >= seats:
            raise InvalidSetup(f"there is no seat {seat}: {game} has seats 0 to {seats - 1}")
        simulation = Simulation(setup, (PLAYER,) * seats, seed, f"mamlaka drill --seed {seed}")
        yield Replay(simulation.match(0)), None if seat is None else [seat]
