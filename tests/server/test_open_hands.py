"""The values of cards at positions of finished matches over HTTP."""

import msgspec
import pytest

from mamlaka.coach.review import Review
from mamlaka.record import Record, deal_bounds
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.server import protocol
from tests.server.client import Served

pytestmark = pytest.mark.slow

EVERY = 5
"""One of so many decisions is compared."""


@pytest.fixture
def table(server: Served) -> str:
    """The address of a table where a match is over."""
    table = server.open(game="kein_stich")
    with server.join(table, 1) as client:
        client.start()
        client.play(Rng(1))
    return f"/api/tables/{table}"


def test_values_explain_what_moves_cost(server: Served, table: str) -> None:
    """The values before a move differ by its cost in the review, and belong to the cards that the seat may play."""
    record = msgspec.json.decode(server.http("GET", f"{table}/record").content, type=Record)
    review = Review(record, worlds=2)
    replay = Replay(record)
    starts = [first for first, _ in deal_bounds(replay.log)]
    deck, checked = replay.game.deck, 0
    for index, decision in enumerate(replay.decisions):
        deal = max(index for index, first in enumerate(starts) if first <= decision.number)
        if index % EVERY or (cost := review[index].open) is None:
            continue
        answer = server.http("GET", f"{table}/open-hands?deal={deal}&event={decision.number - 1 - starts[deal]}")
        found = msgspec.json.decode(answer.content, type=protocol.OpenHands)
        points = [one.points for one in found.cards]
        (played,) = (one.points for one in found.cards if decision.action.cards == 1 << deck.card(one.card))
        assert (decision.seat, sorted(points, reverse=True)) == (found.seat, points)
        assert points[0] - played == cost.value
        checked += 1
    assert checked > 5


def test_no_value_is_told_before_the_end(server: Served) -> None:
    """The values reveal hands, so they have to wait until the match is over."""
    table = server.open(game="spar", seats=3, options={"deals": "2"})
    with server.join(table, 1) as client:
        client.start()
        answer = server.http("GET", f"/api/tables/{table}/open-hands?deal=0&event=3")
        assert (403, "not_over") == (answer.status_code, answer.json()["code"])


def test_positions_without_a_card_to_play_have_no_values(server: Served, table: str) -> None:
    """After the last event of a deal nobody is on turn."""
    record = msgspec.json.decode(server.http("GET", f"{table}/record").content, type=Record)
    last = len(record.deals[0].events) - 1
    answer = server.http("GET", f"{table}/open-hands?deal=0&event={last}").json()
    assert (None, []) == (answer["seat"], answer["cards"])
    for query in ("?deal=-1", "?deal=99", f"?event={last + 1}", "?event=x"):
        assert 400 == server.http("GET", f"{table}/open-hands{query}").status_code
