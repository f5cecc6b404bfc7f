"""Boards are the same for everybody, and results are compared with those of others with the same cards."""

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from mamlaka.duplicate import (
    Board,
    Entrant,
    MovementName,
    Place,
    Result,
    Scoring,
    Tournament,
    board_seed,
    boards_of,
    imps,
    imps_each,
    matchpoints_each,
    new_tournament,
    typical_difference,
)
from mamlaka.errors import InvalidSetup, RecordError
from mamlaka.match import Setup
from mamlaka.record import Record
from mamlaka.registry import find_game, game_names
from mamlaka.table import Table

DATE = "2026-11-26"

IMPS = Path(__file__).parents[1] / "vectors" / "duplicate" / "imps.toml"


def setup_of(name: str, preset: str = "", **options: str) -> Setup:
    """Return the setup of a game."""
    rules = find_game(name)
    return Setup(rules, rules.options_type.parse(options, preset))


def tournament_of(
    players: int, name: str = "trex", movement: MovementName = "individual", scoring: Scoring = "matchpoints"
) -> Tournament:
    """Return a tournament of two rounds of one board each."""
    entrants = [Entrant((f"P{number}",), "random") for number in range(players)]
    return new_tournament(setup_of(name), entrants, movement, "seed", rounds=2, boards_per_round=1, scoring=scoring)


def played(tournament: Tournament, place: Place) -> Record:
    """Return the record of bots at a place."""
    board = tournament.boards[place.board - 1]
    return board.play(tournament.bots(place), tournament.line_up(place), tournament.bot_seed(place), "test")


def hands(board: Board) -> tuple[int, ...]:
    """Return the hands of a board."""
    state = Table(board.setup, board.shuffler).state
    return tuple(state.zones[seat].cards for seat in range(state.seats))


def test_the_seed_of_a_board_is_the_hash_of_a_text() -> None:
    """Anyone can compute it from the documentation: a line for each fact, and SHA-256."""
    game = setup_of("spar").start().game
    options = sorted(f"{name}={value}" for name, value in game.options.texts().items())
    text = "\n".join(["mamlaka board", DATE, "3", "deal", "spar", str(game.version), str(game.seats), *options])

    assert hashlib.sha256(text.encode()).digest() == board_seed(DATE, 3, "deal", game)


def test_everybody_has_the_cards_of_the_day() -> None:
    """The same date, game and options give the same hands; another date, board or option gives others."""
    boards = boards_of(setup_of("trex"), DATE, 2)

    assert [hands(board) for board in boards] == [hands(board) for board in boards_of(setup_of("trex"), DATE, 2)]
    assert hands(boards[0]) != hands(boards[1])
    assert hands(boards[0]) != hands(boards_of(setup_of("trex"), "2026-11-27", 1)[0])
    assert hands(boards[0]) != hands(boards_of(setup_of("trex", doubling="off"), DATE, 1)[0])


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_bots_play_a_board_of_every_game(name: str) -> None:
    """The record is of the board, and of no other."""
    first, second = boards_of(setup_of(name), DATE, 2)
    seats = first.game.seats
    names = Table(first.setup, bots="random").record().seats
    record = first.play(["random"] * seats, names, bytes(32), "test")

    assert seats == len(first.points_of(record))
    assert not second.is_of(record)
    with pytest.raises(RecordError, match="not of board 2"):
        second.points_of(record)


def test_the_contract_of_a_board_of_trex_is_fixed() -> None:
    """The five contracts take turns, so that everybody has the same task with the same cards."""
    boards = boards_of(setup_of("trex"), DATE, 5)
    names = Table(boards[0].setup, bots="random").record().seats
    records = [board.play(["random"] * 4, names, bytes(32), "test") for board in boards]

    assert ["king", "queens", "diamonds", "slaps", "trex"] == [record.deals[0].contract for record in records]


def test_a_board_can_be_a_match() -> None:
    """Then it is played until the match is over."""
    (board,) = boards_of(setup_of("tressette"), DATE, 1, "matches")
    names = Table(board.setup, bots="random").record().seats
    record = board.play(["random"] * 2, names, bytes(32), "test")

    assert record.is_over
    assert record.totals == board.points_of(record)


def test_unfinished_and_falsified_records_are_refused() -> None:
    """A result counts if the board is played to its end by the rules."""
    board = boards_of(setup_of("trex"), DATE, 1)[0]
    table = Table(board.setup, board.shuffler, bots="random")
    with pytest.raises(RecordError, match="not played to its end"):
        board.points_of(board.record(table, table.record().seats, "test"))
    record = board.play(["random"] * 4, table.record().seats, bytes(32), "test")
    deal = record.deals[-1]
    false = replace(record, deals=(*record.deals[:-1], replace(deal, points=(0, 0, 0, 0))))
    with pytest.raises(RecordError, match="not sound"):
        board.points_of(false)


@pytest.mark.parametrize(
    "results,expected",
    [
        ([5], (50,)),
        ([5, 5], (50, 50)),
        ([10, 0], (100, 0)),
        ([-75, 0, 0], (0, 75, 75)),
        ([4, 3, 2, 1, 0], (100, 75, 50, 25, 0)),
    ],
)
def test_matchpoints_count_the_results_that_are_worse(results: Sequence[float], expected: Sequence[float]) -> None:
    """One for a worse result, a half for an equal one, as a share of the others."""
    assert tuple(expected) == matchpoints_each(results)


@pytest.mark.parametrize("least,most,points", tomllib.loads(IMPS.read_text(encoding="utf-8"))["rows"])
def test_imps_follow_the_table_of_bridge(least: int, most: int, points: int) -> None:
    """If the typical difference is 200 the table applies as it stands, for gains and for losses."""
    assert (points, points) == (imps(least, 200), imps(most, 200))
    assert (-points, -points) == (imps(-least, 200), imps(-most, 200))


def test_imps_do_not_depend_on_the_size_of_points() -> None:
    """A game that counts tenfold gives the same IMPs."""
    small, large = [[4, 1, 1], [0, 2]], [[40, 10, 10], [0, 20]]
    scores = [[imps_each(results, typical_difference(groups)) for results in groups] for groups in (small, large)]

    assert scores[0] == scores[1]
    assert [0, 0] == [sum(each) for each in scores[0]]


def test_equal_results_give_no_imps() -> None:
    """There is no typical difference then."""
    assert (0, 0) == imps_each([7, 7], typical_difference([[7, 7]]))


def test_each_seat_is_compared_with_the_same_seat_of_other_tables() -> None:
    """Of two tables, the better result in each seat has all matchpoints."""
    tournament = tournament_of(8)
    first, second = list(tournament.places(1))
    results = {first: Result((0, 0, 0, -75)), second: Result((0, -75, 0, 0))}
    scores = {(one.place, one.side): one.score for one in tournament.comparisons(results)}

    assert [50, 100, 50, 0] == [scores[first, seat] for seat in range(4)]
    assert [50, 0, 50, 100] == [scores[second, seat] for seat in range(4)]


def test_fewer_points_are_better_where_the_game_says_so() -> None:
    """In Hearts points are bad."""
    tournament = tournament_of(8, "hearts")
    first, second = list(tournament.places(1))
    results = {first: Result((26, 0, 0, 0)), second: Result((0, 26, 0, 0))}
    scores = {(one.place, one.side): one.score for one in tournament.comparisons(results)}

    assert [0, 100, 50, 50] == [scores[first, seat] for seat in range(4)]


def test_two_sides_are_compared_by_their_difference() -> None:
    """In a game for two, what the opponent makes counts, too."""
    tournament = tournament_of(4, "cribbage", "howell")
    first, second = list(tournament.places(1))
    results = {first: Result((10, 16)), second: Result((12, 20))}
    compared = tournament.comparisons(results)

    assert [-6, 6, -8, 8] == [one.result for one in sorted(compared, key=lambda one: (one.place, one.side))]


def test_a_board_played_in_the_other_direction_is_compared_by_the_cards_held() -> None:
    """Two pairs that exchanged their seats each count with those who held the same cards."""
    tournament = tournament_of(4, "cribbage", "howell")
    first, second = list(tournament.places(1))
    seated = tournament.seated(second)
    results = {first: Result((10, 16)), second: Result((12, 20), seated[::-1])}
    compared = {one.entrants: one for one in tournament.comparisons(results)}

    assert (compared[seated[1],].side, compared[seated[1],].result) == (0, -8)
    assert [False, False, True, True] == sorted(one.moved for one in compared.values())


def test_a_board_that_somebody_has_played_elsewhere_is_no_longer_missing() -> None:
    """It can't be played again, because one of its players knows the cards."""
    tournament = tournament_of(4, "cribbage", "howell")
    places = list(tournament.places())
    (board_two,) = (place for place in places if (place.round, place.table) == (2, 1))
    moved = {Place(1, 1, board_two.board): Result((10, 16), tournament.seated(board_two))}

    assert places == tournament.missing({})
    assert [place for place in places if place != board_two] == tournament.missing(moved)


def test_a_result_alone_is_not_compared() -> None:
    """It counts as soon as another table has played the board."""
    tournament = tournament_of(8)
    (ranking,) = tournament.rankings({next(tournament.places()): Result((0, 0, 0, -75))})

    assert [(0, 0)] * 8 == [(standing.rank, standing.boards) for standing in ranking]


def test_a_mitchell_has_two_rankings_and_a_howell_has_one() -> None:
    """In a Mitchell the two lines never hold the same cards."""
    assert [[0, 1, 2], [3, 4, 5]] == [
        sorted(standing.entrant for standing in ranking)
        for ranking in tournament_of(6, "tressette", "mitchell").rankings({})
    ]
    assert 1 == len(tournament_of(6, "tressette", "howell").rankings({}))


@pytest.mark.parametrize("scoring", ["matchpoints", "imps"])
def test_bots_play_a_whole_tournament(scoring: Scoring) -> None:
    """Each record finds its place, everybody has as many boards, and the mean score is that of an average player."""
    tournament = tournament_of(8, scoring=scoring)
    records = {place: played(tournament, place) for place in tournament.places()}
    results = {
        tournament.place_of(record): Result(tournament.boards[place.board - 1].points_of(record))
        for place, record in records.items()
    }
    (ranking,) = tournament.rankings(results)

    assert list(records) == list(results)
    assert {2} == {standing.boards for standing in ranking}
    mean = sum(standing.score for standing in ranking) / 8
    assert (50 if scoring == "matchpoints" else 0) == pytest.approx(mean)
    assert [standing.rank for standing in ranking] == sorted(standing.rank for standing in ranking)


def test_a_record_of_other_players_has_no_place() -> None:
    """The names must be those of a table that plays the board."""
    tournament = tournament_of(8)
    record = played(tournament, next(tournament.places()))
    stranger = replace(record, seats=(replace(record.seats[0], name="X"), *record.seats[1:]))

    with pytest.raises(RecordError, match="no table has X, "):
        tournament.place_of(stranger)
    with pytest.raises(RecordError, match="no board of this tournament"):
        replace(tournament, seed="other").place_of(record)


def test_a_tournament_is_a_document() -> None:
    """It is read as it was written; damaged ones are refused."""
    tournament = tournament_of(8)
    text = tournament.encode()

    assert tournament == Tournament.decode(text)
    for damaged in (
        text[:100],
        "{}",
        text.replace('"mamlaka tournament"', '"x"'),
        text.replace('"seats": 4', '"seats": 3'),
    ):
        with pytest.raises((RecordError, InvalidSetup)):
            Tournament.decode(damaged)


def test_entrants_fill_tables_and_have_different_names() -> None:
    """The errors say what is wrong."""
    setup = setup_of("trex")
    with pytest.raises(InvalidSetup, match="7 players or pairs fill 1 table, and a tournament has 2 to 20"):
        new_tournament(setup, [Entrant((str(number),)) for number in range(7)], "individual", "seed")
    with pytest.raises(InvalidSetup, match="two players are called 'A'"):
        new_tournament(setup, [Entrant(("A",))] * 8, "individual", "seed")
    with pytest.raises(InvalidSetup, match="use individual"):
        new_tournament(setup, [Entrant((str(number),)) for number in range(8)], "mitchell", "seed")
    with pytest.raises(InvalidSetup, match="played alone"):
        new_tournament(setup_of("oneonta"), [Entrant((str(number),)) for number in range(8)], "individual", "seed")
