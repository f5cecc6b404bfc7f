"""Drills over HTTP: positions as their seats saw them, and the questions of trainers."""

from collections.abc import Iterator

import msgspec
import pytest

from mamlaka.coach.trainers import TRAINERS
from mamlaka.record import Record
from mamlaka.rng import Rng
from mamlaka.server import protocol
from tests.server.client import Served


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """A server, and the address of a table where a match is over."""
    with Served(tmp_path_factory.mktemp("drills") / "t.sqlite") as server:
        table = server.open(game="hearts", options={"deals": "1", "target": "none"})
        with server.join(table, 9) as client:
            client.start()
            client.play(Rng(1))
        yield server, f"/api/tables/{table}"


def positions(server: Served, address: str, *events: int) -> list[protocol.SeatPosition]:
    """Return positions of the only deal."""
    answer = server.http("GET", f"{address}/positions?deal=0&events={','.join(map(str, events))}")
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=list[protocol.SeatPosition])


def reviewed(server: Served, address: str) -> protocol.ReviewedDeal:
    """Return the review of the only deal."""
    return msgspec.json.decode(server.http("GET", f"{address}/review").content, type=protocol.ReviewedDeal)


@pytest.mark.slow
def test_a_costly_move_is_one_of_its_alternatives(over: tuple[Served, str]) -> None:
    """With the costs of the review; the best alternative is right and the move is not."""
    costly = [move for move in reviewed(*over).moves if move.costly]

    assert costly
    assert all(not move.alternatives for move in reviewed(*over).moves if not move.costly)
    for move in costly:
        (own,) = [one for one in move.alternatives if one.action == move.action]
        assert (move.known, move.open, False) == (own.known, own.open, own.right)
        assert (move.known.best, True) == (move.alternatives[0].action, move.alternatives[0].right)


def test_a_position_is_what_its_seat_saw(over: tuple[Served, str]) -> None:
    """It may do what it did, and sees no card in the hands of the others but those that it passed."""
    server, address = over
    costly = [move for move in reviewed(*over).moves if move.costly]
    found = positions(server, address, *(move.event for move in costly))
    record = msgspec.json.decode(server.http("GET", f"{address}/record").content, type=Record)

    assert [(move.event, move.seat) for move in costly] == [(one.event, one.seat) for one in found]
    for move, one in zip(costly, found, strict=True):
        assert one.scene.turn is not None
        assert {*move.action.cards} <= {card for offer in one.scene.turn.offers for card in offer.cards}
        passed = {
            card
            for line in record.deals[0].events
            if line.startswith(f"{one.seat} (give")
            for card in line.strip(")").split()[2:]
        }
        hands = [zone for zone in one.scene.zones if zone.kind == "hand" and zone.owner != one.seat]
        assert {card for zone in hands for card in zone.cards} <= passed


def test_all_tricks_of_the_deal_can_be_seen_again(over: tuple[Served, str]) -> None:
    """Although the table showed only the last one, who is asked later can't remember them."""
    server, address = over
    last = max(move.event for move in reviewed(*over).moves if move.group == "play")
    (found,) = positions(server, address, last)
    taken = sum(zone.count for zone in found.scene.zones if zone.kind == "taken")

    assert len(found.scene.past) > 1
    assert taken == sum(len(trick.plays) for trick in found.scene.past)


@pytest.mark.parametrize("trainer", TRAINERS)
def test_a_trainer_asks_about_the_wanted_seat(over: tuple[Served, str], trainer: str) -> None:
    """The answer is among the choices, and the same seed asks the same."""
    server, address = over
    answers = [server.http("GET", f"{address}/questions?trainer={trainer}&seat=2&seed={seed}") for seed in (1, 1)]
    found = msgspec.json.decode(answers[0].content, type=list[protocol.TrainerQuestion])

    assert answers[0].content == answers[1].content
    assert found
    for question in found:
        assert (trainer, 2) == (question.trainer, question.seat)
        assert {*question.answer} <= {*question.choices}


@pytest.mark.parametrize(
    "query",
    [
        "positions",
        "positions?events=x",
        "positions?events=5,,6",
        "positions?events=100000",
        "positions?deal=1&events=5",
        "positions?events=" + ",".join(map(str, range(51))),
        "questions",
        "questions?trainer=x",
        "questions?trainer=voids&seat=4",
        "questions?trainer=voids&seed=-1",
    ],
)
def test_a_bad_query_is_refused(over: tuple[Served, str], query: str) -> None:
    """The refusal says what a good one has."""
    server, address = over
    answer = server.http("GET", f"{address}/{query}")

    assert (400, "bad_message") == (answer.status_code, answer.json()["code"])


def test_drills_wait_for_the_end_of_the_match(server: Served) -> None:
    """Before, positions and answers would reveal cards."""
    table = server.open(game="spar", seats=3, options={"deals": "2"})
    with server.join(table, 1) as client:
        client.start()
        for query in ("positions?events=1", "questions?trainer=count"):
            answer = server.http("GET", f"/api/tables/{table}/{query}")
            assert (403, "not_over") == (answer.status_code, answer.json()["code"])
