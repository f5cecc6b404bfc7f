"""`mamlaka tournament`: an evening of duplicate, from the seating to the ranking."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, get_args

import typer

from mamlaka.bots.levels import LEVELS
from mamlaka.cli.board_play import board_title, play_board
from mamlaka.cli.command_groups import CommandGroup
from mamlaka.cli.common_options import (
    DEFAULT_GAME,
    ENGLISH,
    AsJson,
    GameName,
    Jobs,
    Language,
    OptionTexts,
    Plain,
    PresetName,
    SeatCount,
    setup_from,
)
from mamlaka.cli.files import convert_records, ensure_folder, tell_left_out
from mamlaka.cli.locks import locked
from mamlaka.cli.output import Screen, print_json
from mamlaka.cli.progress import handle_signals, processes, progress, resume_hint
from mamlaka.cli.tournament_files import DEALS, DOCUMENT, SCORES, SEATING, TournamentFolder, seating_lines
from mamlaka.cli.tournament_players import read_players
from mamlaka.cli.tournament_report import board_grid, ranking_grid, report_of
from mamlaka.cli.values import Text, Word, named_path, whole_number
from mamlaka.duplicate import (
    MAX_TABLES,
    BoardUnit,
    MovementName,
    Place,
    Results,
    Scoring,
    Tournament,
    chosen_movement,
    entrant_size,
    entrants_of_table,
    new_tournament,
    with_bots,
)
from mamlaka.errors import InvalidSetup, MamlakaError, RecordError
from mamlaka.plugins import attribute_failures
from mamlaka.record import Record
from mamlaka.storage import read_each_record, read_records
from mamlaka.texts import Texts
from mamlaka.workers import map_ordered

__all__ = ["commands"]

MOST_ROUNDS, MOST_BOARDS = 79, 40
NAMED = 3
"""The number of missing results that are named."""

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", parser=named_path, help="The folder of the tournament.")]


def new(
    folder: Folder,
    game: GameName = DEFAULT_GAME,
    *,
    players: Annotated[
        Path | None,
        typer.Option(
            parser=named_path,
            metavar="FILE",
            help="A text file with a player in each line, or partners who stay together: `Amira & Bilal`.",
        ),
    ] = None,
    tables: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(2, MAX_TABLES),
            help="Number of tables, whose free seats get bots. Default: as many as the players need, at least 2.",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT[,BOT...]",
            help=f"The bots in free seats, in turn: {', '.join(LEVELS)}, or others. Without it, and with --players, "
            "players beyond whole tables sit out in turn.",
        ),
    ] = "",
    movement: Annotated[
        MovementName | None,
        typer.Option(
            parser=Word(*get_args(MovementName)),
            help="mitchell, howell: pairs, or single players in games for two; individual: single players change "
            "partners and opponents. The default depends on the game and the number of tables.",
        ),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(1, MOST_ROUNDS), help="Number of rounds. The default depends on the movement."
        ),
    ] = None,
    boards: Annotated[
        int, typer.Option(parser=whole_number(1, MOST_BOARDS), help="Number of boards that a table plays in a round.")
    ] = 4,
    unit: Annotated[
        BoardUnit,
        typer.Option("--as", parser=Word(*get_args(BoardUnit)), help="A board is a single deal, or a whole match."),
    ] = "deals",
    scoring: Annotated[
        Scoring, typer.Option(parser=Word(*get_args(Scoring)), help="How results are compared.")
    ] = "matchpoints",
    seed: Annotated[
        str, typer.Option(parser=Text(), help="The cards follow from this text, which must be secret. Default: random.")
    ] = "",
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    language: Language = ENGLISH,
) -> None:
    """Make a tournament: the seating of all rounds, the deals, and an empty sheet of scores.

    Example: mamlaka tournament new friday trex --players names.txt --boards 5
    """
    setup = setup_from(game, preset, settings, seats)
    rules = setup.start().game
    names = [] if players is None else read_players(players)
    chosen = movement or chosen_movement(setup, names, tables)
    entrants = with_bots(names, entrants_of_table(rules, chosen), tables, bots, entrant_size(setup, chosen))
    tournament = new_tournament(
        setup,
        entrants,
        chosen,
        seed or secrets.token_hex(16),
        rounds=rounds,
        boards_per_round=boards,
        unit=unit,
        scoring=scoring,
    )
    texts = Texts(language)
    TournamentFolder.create(folder, tournament, texts)
    typer.echo(f"{len(entrants)} {'players' if len(entrants[0].names) == 1 else 'pairs'}, movement {chosen}\n")
    for line in seating_lines(tournament, texts):
        typer.echo(line)
    given = rules.options.texts()
    left_out = [f"{name}={text}" for name, text in tournament.options.items() if text != given[name]]
    if left_out:
        typer.echo(f"Boards leave out new deals, which would give a table other cards: {', '.join(left_out)}.")
    typer.echo(f"{folder / SEATING} has this seating, {folder / DEALS} the deals: keep them secret until the end.")
    typer.echo(f"Write the points of real cards into {folder / SCORES}, a table for any spreadsheet.")
    shared = sum(1 < tournament.bots(place).count("") < rules.seats for place in tournament.places())
    if shared:
        typer.echo(
            f"{shared} boards have bots at a table with several people, who can play them neither with real cards nor "
            "in the terminal: without --bots and --tables, players sit out instead."
        )


def play(
    folder: Folder,
    *,
    player: Annotated[
        str, typer.Option(parser=Text(), metavar="NAME", help="Play the next board of this player, against bots.")
    ] = "",
    jobs: Jobs = 0,
    language: Language = ENGLISH,
    plain: Plain = False,
) -> None:
    """Play the tables where only bots sit; with --player, a table of one person and bots.

    Run the command again to resume.

    Example: mamlaka tournament play friday
    """
    opened = TournamentFolder.open(folder)
    if player:
        _play_person(opened, player, Texts(language), Screen(plain=plain), plain=plain)
        return
    tournament = opened.tournament
    results, faults = opened.results()
    free = [place for place in tournament.places() if all(tournament.bots(place)) and place not in results]
    done = 0
    work = partial(_record_of, tournament, free)
    with (
        locked(folder / DOCUMENT, "is being played in another window", "free some space"),
        handle_signals() as stop,
        closing(map_ordered(work, range(len(free)), processes(jobs, len(free)))) as records,
    ):
        for record in progress(stop.until(records), tournament.game, len(free)):
            opened.add(free[done], record)
            done += 1
    typer.echo(f"Bots have played {done} {'board' if done == 1 else 'boards'}.")
    if done < len(free):
        typer.echo(f"mamlaka: interrupted {resume_hint(done, len(free), 'boards', folder)}", err=True)
        raise typer.Exit(stop.status)
    _tell_missing(tournament, opened.results()[0])
    _tell_faults(faults)


def add(
    folder: Folder,
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            parser=named_path,
            help="Records (.json), or files of records (.jsonl), of this tournament.",
        ),
    ],
) -> None:
    """Take in records that were played elsewhere with the same tournament.

    Each is verified, and finds its table by its cards and its players. What is damaged, or no record of this
    tournament, is named and left out, with exit status 1.

    Example: mamlaka tournament add friday copy/records/round-1-table-2-board-3.json
    """
    opened = TournamentFolder.open(folder)
    left_out, count = list[MamlakaError](), 0
    for path in files:
        places = convert_records(path, read_each_record(path), lambda _, record: [_take_in(opened, record)], left_out)
        try:
            for place in places:
                count += 1
                typer.echo(f"Added round {place.round}, table {place.table}, board {place.board}.")
        except MamlakaError as error:  # the file cannot be read, or all of its records are left out
            left_out += [] if error in left_out else [error]
    if not count:
        raise left_out[0]
    tell_left_out(left_out)


def _take_in(opened: TournamentFolder, record: Record) -> Place:
    """Add a record to a tournament, and return its place there.

    Raises:
        RecordError: it is unsound, or there is another result of its place.
    """
    place = opened.tournament.place_of(record)
    opened.tournament.boards[place.board - 1].points_of(record)
    there = opened.record_path(place)
    if opened.recorded(place) is not None and next(read_records(there)) != record:
        raise RecordError(f"there is another result of {place}: move {there} away first")
    opened.add(place, record)
    return place


def ranking(
    folder: Folder,
    *,
    board: Annotated[
        int | None, typer.Option(parser=whole_number(1), help="Show all results of this board instead.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Print the ranking, or how everybody did with the cards of one board.

    Example: mamlaka tournament ranking friday --board 3
    """
    opened = TournamentFolder.open(folder)
    tournament = opened.tournament
    if board is not None and board > len(tournament.boards):
        raise InvalidSetup(f"there is no board {board}: {folder} has boards 1 to {len(tournament.boards)}")
    results, faults = opened.results()
    if as_json:
        print_json(report_of(tournament, results, faults))
        _tell_faults(faults)
        return
    console = Screen()
    if board is not None:
        comparisons = [one for one in tournament.comparisons(results) if one.place.board == board]
        if comparisons:
            console.print(board_grid(tournament, board, comparisons))
        else:
            console.say(f"Board {board} has no results yet.")
        _tell_faults(faults)
        return
    rankings = tournament.rankings(results)
    for number, one in enumerate(rankings, start=1):
        title = f"{Texts().name('game', tournament.game)}, {tournament.scoring}" + (
            f", line {number}" if len(rankings) > 1 else ""
        )
        console.print(ranking_grid(tournament, one, title))
    _tell_moved(tournament, results)
    _tell_missing(tournament, results)
    _tell_faults(faults)


commands = typer.Typer(
    cls=CommandGroup,
    help="Organise a tournament in which all tables play the same cards: seating, deals, bots, ranking.",
    no_args_is_help=True,
    add_completion=False,
)
for command in (new, play, add, ranking):
    commands.command(command.__name__)(command)


@attribute_failures()
def _record_of(tournament: Tournament, places: Sequence[Place], number: int) -> Record:
    """Let bots play one of several places; picklable, so that it runs in any process."""
    place = places[number]
    board, seed = tournament.boards[place.board - 1], tournament.bot_seed(place)
    return board.play(tournament.bots(place), tournament.line_up(place), seed, "mamlaka tournament play")


def _play_person(opened: TournamentFolder, name: str, texts: Texts, console: Screen, *, plain: bool) -> None:
    tournament = opened.tournament
    known = [one for entrant in tournament.entrants for one in entrant.names if not entrant.bot]
    if name not in known:
        raise InvalidSetup(f"no player is called {name!r}: {', '.join(known) or 'only bots'} take part")
    results, faults = opened.results()
    _tell_faults(faults)
    mine = [
        place
        for place in tournament.places()
        if place not in results and name in [who.name for who in tournament.line_up(place)]
    ]
    if not mine:
        console.say(texts.format("board-left-over", name=name, count=0))
        return
    place = next((place for place in mine if tournament.bots(place).count("") == 1), None)
    if place is None:
        raise InvalidSetup(
            f"other people sit at the tables of {name}: play with real cards, and write the points into "
            f"{opened.path / SCORES}"
        )
    board, path = tournament.boards[place.board - 1], opened.record_path(place)
    ensure_folder(path.parent)
    where = texts.format("board-of-round", round=place.round, table=place.table, board=place.board)
    console.say(board_title(where, board, texts))
    done = play_board(
        board,
        tournament.line_up(place),
        tournament.bots(place),
        tournament.bot_seed(place),
        path,
        texts,
        console,
        source="mamlaka tournament play",
        plain=plain,
    )
    console.say(texts.format("board-left-over", name=name, count=len(mine) - done))


def _tell_faults(faults: Sequence[str]) -> None:
    """Say which lines don't count, and end with status 1 if there are any."""
    for fault in faults:
        typer.echo(f"mamlaka: {fault}", err=True)
    if faults:
        typer.echo(f"mamlaka: {len(faults)} of the results do not count, all others do", err=True)
        raise typer.Exit(1)


def _tell_moved(tournament: Tournament, results: Results) -> None:
    for place, result in sorted(results.items()):
        if result.seats:
            names = ", ".join(tournament.entrants[entrant].label for entrant in dict.fromkeys(result.seats))
            where = f"round {place.round}, table {place.table}, board {place.board}"
            typer.echo(f"Not as the movement says: {where} was played by {names}.")


def _tell_missing(tournament: Tournament, results: Results) -> None:
    missing = tournament.missing(results)
    if not missing:
        typer.echo("All results are in.")
        return
    some = "; ".join(f"round {one.round}, table {one.table}, board {one.board}" for one in missing[:NAMED])
    more = "; ..." if len(missing) > NAMED else ""
    count = "1 result is" if len(missing) == 1 else f"{len(missing)} results are"
    typer.echo(f"{count} missing: {some}{more}")
