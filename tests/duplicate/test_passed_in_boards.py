"""Boards that nobody wants to play: everyone passes, and that is the result."""

from datetime import date

import msgspec
import pytest

from mamlaka.actions import Action
from mamlaka.duplicate import Board, Entrant, Result, Tournament, boards_of, daily_deal, new_tournament
from mamlaka.engine import turn_of, waiting_for
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.record import Record, SeatRecord, encode_record
from mamlaka.record_text import format_match, parse_matches
from mamlaka.registry import find_game
from mamlaka.table import Table
from mamlaka.verification import verify
from tests.games.five_hundred import referee as five_hundred
from tests.games.skat import referee as skat

GAMES = ["skat", "five_hundred"]
REFEREES = {"skat": skat.referee, "five_hundred": five_hundred.referee}
SECRET = bytes(32)


def pass_out(table: Table, most: int = 10) -> None:
    """Let everyone pass, but for no more than some calls."""
    for _ in range(most):
        if table.is_over:
            return
        (seat,) = waiting_for(table.state)
        turn = turn_of(table.state, seat)
        assert turn is not None
        word = next(offer.kind for offer in turn.offers if offer.kind == "pass")
        table.act(seat, Action(word))


def record_of(board: Board, names: tuple[SeatRecord, ...]) -> Record:
    """Return the record of a table at which everyone has passed."""
    table = Table(board.setup, board.shuffler)
    pass_out(table)
    assert table.is_over
    return board.record(table, names, "test")


@pytest.mark.parametrize("name", GAMES)
def test_a_board_that_all_pass_is_a_result_without_points(name: str) -> None:
    """It is not dealt anew: other cards could not be compared."""
    (board,) = boards_of(Setup(find_game(name)), "seed", 1)
    seats = tuple(SeatRecord(f"Seat {seat}") for seat in range(board.game.seats))
    record = record_of(board, seats)

    assert (0,) * board.game.seats == board.points_of(record)
    assert [(1, True)] == [(len(record.deals), record.is_over)]


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_of_the_day_that_all_pass_is_over(name: str) -> None:
    """Its match ends with totals of zero, and everyone shares the first place."""
    deal = daily_deal(find_game(name), date(2026, 11, 26))
    table = Table(deal.setup, FairShuffler(deal.seed(SECRET)))
    pass_out(table)

    assert table.is_over
    assert (0,) * deal.game.seats == table.state.totals
    assert {1} == {*deal.game.final_ranks(table.state)}


@pytest.mark.parametrize("name", GAMES)
def test_a_passed_in_board_as_text_is_a_finished_match(name: str) -> None:
    """The record is sound, and what people type of it is the same match."""
    table = Table(Setup(find_game(name), deal_limit=1), seed=5)
    pass_out(table)
    record = table.record()
    (typed,) = parse_matches(format_match(record).splitlines(), "text")

    assert verify(record).ok
    assert (True, record.deals) == (typed.is_over, typed.deals)


@pytest.mark.parametrize("name", GAMES)
def test_a_passed_in_board_that_does_not_count_is_rejected(name: str) -> None:
    """Both an independent referee and `verify` know that it is over."""
    table = Table(Setup(find_game(name), deal_limit=1), seed=5)
    pass_out(table)
    document = msgspec.json.decode(encode_record(table.record()))
    assert [] == REFEREES[name](document)
    deal = document["deals"][0]
    del deal["points"], deal["contract"]
    deal["void"], document["is_over"] = "passed", False

    assert REFEREES[name](document)
    assert not verify(msgspec.convert(document, Record)).ok


@pytest.mark.parametrize("name", GAMES)
def test_passed_in_boards_are_compared(name: str) -> None:
    """A table that passes a board in beats one that loses points on it, and loses to one that gains some."""
    entrants = [Entrant((f"P{number}",)) for number in range(3 * find_game(name).default_seats)]
    tournament = new_tournament(Setup(find_game(name)), entrants, "individual", "seed", rounds=1, boards_per_round=1)
    places = list(tournament.places())
    passed = record_of(tournament.boards[0], tournament.line_up(places[0]))
    seats = tournament.seats
    results = {
        tournament.place_of(passed): Result(tournament.boards[0].points_of(passed)),
        places[1]: Result((-50,) * seats),
        places[2]: Result((50,) * seats),
    }

    (ranking,) = tournament.rankings(results)
    scores = {standing.entrant: standing.score for standing in ranking}

    assert {50.0} == {scores[entrant] for entrant in tournament.seated(places[0])}


@pytest.mark.parametrize("name", GAMES)
def test_a_match_deals_anew_when_all_pass(name: str) -> None:
    """Without a limit of deals the rules of the game hold: the next player deals."""
    table = Table(Setup(find_game(name)), seed=5)
    pass_out(table, most=table.state.seats)

    assert ["passed"] == [result.void for result in table.state.results]
    assert 2 == len([event for event in table.log if type(event).__name__ == "DealStarted"])


NEW_DEALS = {
    "trex": {"kh_appeal": "none", "trex_redeal": "off", "slam_replay": "off", "jacks_replay": "off"},
    "tressette_four": {"poor_hand": "off"},
}
ASKED_FOR = {
    "trex": {"kh_appeal": "K,A", "kh_appeal_show": "off", "slam_replay": "any", "jacks_replay": "first_out"},
    "tressette_four": {"poor_hand": "on"},
}


@pytest.mark.parametrize("name", NEW_DEALS)
def test_boards_leave_out_new_deals(name: str) -> None:
    """A player who asked for one would play other cards than the same seat at the other tables."""
    rules = find_game(name)
    setup = Setup(rules, ASKED_FOR[name])
    entrants = [Entrant((f"P{number}",)) for number in range(2 * rules.default_seats)]
    tournament = new_tournament(setup, entrants, "individual", "seed", rounds=1)
    played = [tournament.options, daily_deal(rules, date(2026, 11, 26)).game.options.texts()]

    assert [NEW_DEALS[name]] * 2 == [{option: texts[option] for option in NEW_DEALS[name]} for texts in played]
    matches = new_tournament(setup, entrants, "individual", "seed", rounds=1, unit="matches")
    assert setup.start().game.options.texts() == matches.options


def test_a_tournament_that_has_begun_with_new_deals_keeps_them() -> None:
    """Its boards have the options that its document has, and so the cards."""
    rules = find_game("trex")
    entrants = [Entrant((f"P{number}",)) for number in range(8)]
    now = new_tournament(Setup(rules), entrants, "individual", "seed", rounds=1)
    begun = Tournament.decode(msgspec.structs.replace(now, options=rules.options_type().texts()).encode())

    assert ("K", "KA") == begun.boards[0].game.options.kh_appeal  # type: ignore[attr-defined]
    assert begun.boards[0].seed != now.boards[0].seed


def test_kings_on_the_table_bring_a_new_deal_on_a_board_too() -> None:
    """They follow from the cards alone, before anyone decides, so every table gets the same new cards."""
    (board,) = boards_of(Setup(find_game("scopone")), "kings 333", 1)
    states = [Table(board.setup, board.shuffler).state for _ in range(2)]

    assert ["kings"] == [result.void for result in states[0].results]
    assert states[0].zones == states[1].zones
