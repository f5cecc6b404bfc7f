"""Reviews of finished matches over HTTP."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from mamlaka.coach.course import course_of, turning_points
from mamlaka.coach.luck import Luck
from mamlaka.coach.review import Review
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.schema import reviewed_deal
from mamlaka.server.database.store import Store
from tests.server.client import Served

pytestmark = pytest.mark.slow


def finished(server: Served) -> str:
    """Return the address of a table where a short match is over."""
    table = server.open(game="spar", seats=3, options={"deals": "2"})
    with server.join(table, 1) as client:
        client.start()
        client.play(Rng(1))
    return f"/api/tables/{table}"


def reviewed(answer: httpx.Response) -> protocol.ReviewedDeal:
    """Return the review in an answer."""
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=protocol.ReviewedDeal)


def test_a_review_says_what_the_library_says(server: Served) -> None:
    """Each decision with a choice has the costs of `mamlaka review`, at the line of the record where it was made."""
    address = finished(server)
    record = msgspec.json.decode(server.http("GET", f"{address}/record").content, type=Record)
    deals = [reviewed(server.http("GET", f"{address}/review?deal={deal}")) for deal in range(len(record.deals))]
    unit = Replay(record).game.unit

    expected = [
        (one.seat, one.is_costly, one.known.value / unit, None if one.open is None else one.open.value / unit)
        for one in Review(record)
        if one.known is not None
    ]
    found = [
        (move.seat, move.costly, move.known.loss, None if move.open is None else move.open.loss)
        for deal in deals
        for move in deal.moves
    ]
    assert expected == found
    course = course_of(record)
    leads = {turn.deal - 1: turn.leaders[0] for turn in turning_points(course)}
    assert leads == {deal.deal: deal.lead for deal in deals if deal.lead}
    luck = Luck(record)[1]
    assert (luck.expected, luck.standard_errors, luck.actual) == tuple(
        tuple(unit * value for value in values)
        for values in (deals[1].luck.expected, deals[1].luck.standard_errors, deals[1].luck.actual)
    )
    lines = [(record.deals[deal.deal].events[move.event], move) for deal in deals for move in deal.moves]
    assert all(card in line for line, move in lines for card in move.action.cards)


def test_all_who_ask_for_a_deal_get_the_same_review(server: Served) -> None:
    """Several people may ask at the same time."""
    address = finished(server)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: server.http("GET", f"{address}/review"), range(4)))

    assert 1 == len({answer.content for answer in answers})
    assert 0 == reviewed(answers[0]).deal


def test_a_review_waits_for_the_end_of_the_match(server: Served) -> None:
    """Before, it would reveal cards; afterwards it is refused only for deals that were not played."""
    table = server.open(game="spar", seats=3, options={"deals": "2"})
    address = f"/api/tables/{table}/review"
    assert "not_over" == server.http("GET", address).json()["code"]
    with server.join(table, 1) as client:
        client.start()
        assert (403, "not_over") == ((answer := server.http("GET", address)).status_code, answer.json()["code"])
        client.play(Rng(1))
    for query in ("?deal=-1", "?deal=99", "?deal=x"):
        assert 400 == server.http("GET", address + query).status_code
    assert 404 == server.http("GET", "/api/tables/nothing/review").status_code


def test_a_review_is_kept_over_a_restart(database: str) -> None:
    """A deal is reviewed once: a server that starts again with the same database answers with what it has kept."""
    with Served(database) as server:
        address = finished(server)
        before = server.http("GET", f"{address}/review?deal=1").content
    store = Store(database)
    with store.engine.begin() as connection:
        (body,) = connection.execute(select(reviewed_deal.c.body)).scalars()
        moves = msgspec.json.decode(body)
        connection.execute(update(reviewed_deal).values(body=msgspec.json.encode({**moves, "lead": [2]}).decode()))
    store.close()
    with Served(database) as server:
        after = server.http("GET", f"{address}/review?deal=1")
    assert (2,) == reviewed(after).lead
    assert msgspec.json.decode(before) == {**msgspec.json.decode(after.content), "lead": moves["lead"]}
