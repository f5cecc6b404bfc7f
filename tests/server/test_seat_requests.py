"""The seat of a bot in the middle of a match: a player is asked first, because it shows a hand."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.seat_requests import MAX_DECLINED
from mamlaka.server.timing import Timing
from tests.server.client import Address, Client, Served, token_of

pytestmark = pytest.mark.slow

SHORT = {"game": "hearts", "options": {"deals": "1", "pass_cards": "off"}}


def ask(server: Address, table: str, number: int, seat: int | None = None, name: str = "") -> httpx.Response:
    """Ask for a seat as the person of a number."""
    wish = protocol.SitDown(token_of(number), hash_of_nonce(token_of(number)), name or f"Person {number}", seat)
    return server.http("POST", f"/api/tables/{table}/seats", wish)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return answer.status_code, msgspec.json.decode(answer.content, type=Refusal).code


def started(server: Served, stack: ExitStack, people: int = 1, takeover: str = "creator") -> tuple[str, list[Client]]:
    """Open a table where a player is asked, and start the match of some people."""
    table = server.open(**SHORT, takeover=takeover)
    clients = [stack.enter_context(server.join(table, number)) for number in range(1, people + 1)]
    clients[0].start(*clients[1:])
    for client in clients[1:]:
        client.until(protocol.News)
    return table, clients


def requested(client: Client) -> protocol.SeatRequest:
    """Wait until a person asks, and return the request."""
    news = client.until(protocol.TableNews, lambda news: bool(news.table.requests))
    return news.table.requests[-1]


def test_the_creator_lets_a_person_in(server: Served, stack: ExitStack) -> None:
    """The request names the person; before the answer the table does not know them, afterwards the seat is theirs."""
    table, (creator,) = started(server, stack)
    answer = ask(server, table, 2, 3)
    asked = msgspec.json.decode(answer.content, type=protocol.Asked)
    request = requested(creator)
    assert (202, 3) == (answer.status_code, asked.asked)
    assert (3, "Person 2", (0,)) == (request.seat, request.name, creator.info.deciders)
    assert 202 == ask(server, table, 2, 3).status_code
    with Client(server.url, table, token_of(2)) as early:
        assert Refusal("unknown_token") == early.refusal(protocol.Hello(protocol.PROTOCOL, token_of(2)))
    assert protocol.Done("yes") == creator.ask(protocol.Admit("yes", request.number, allowed=True))
    creator.until(protocol.TableNews, lambda news: news.table.people[3].kind == "person" and not news.table.requests)
    assert 200 == ask(server, table, 2, 3).status_code
    with server.enter(table, 2) as late:
        assert late.seat == 3
        assert late.scene is not None
        assert late.scene.zones[3].cards

    row = next(row for row in server.store.rows(table) if row.command_id == "0:yes")
    assert ("sat", "seat 0") == (row.kind, row.actor)


def test_nothing_of_a_hand_is_sent_before_the_consent(server: Served, stack: ExitStack) -> None:
    """The answers to a request, and what a spectator who asks receives, have no card of the seat."""
    table, (creator,) = started(server, stack)
    spectator = stack.enter_context(server.enter(table))
    answers = [ask(server, table, 2, 1) for _ in range(3)]
    requested(spectator)
    scene = spectator.scene

    assert scene is not None
    assert ((), 13) == (scene.zones[1].cards, scene.zones[1].count)
    assert all("scene" not in answer.json() for answer in answers)
    assert 1 == len(creator.until(protocol.TableNews).table.requests)


def test_a_person_who_is_not_let_in_cannot_ask_again(server: Served, stack: ExitStack) -> None:
    """They are told so, however often they ask; a repeated answer of the creator is no mistake."""
    table, (creator,) = started(server, stack)
    ask(server, table, 2)
    request = requested(creator)
    for name in ("no", "no-again"):
        assert protocol.Done(name) == creator.ask(protocol.Admit(name, request.number, allowed=False))
    assert (403, "seat_declined") == code_of(ask(server, table, 2))
    refused = creator.ask(protocol.Admit("yes", request.number, allowed=True))

    assert protocol.Refused("yes", Refusal("request_over")) == refused
    assert ["person", "bot", "bot", "bot"] == [person.kind for person in creator.info.people]


def test_only_the_creator_decides_while_they_are_here(server: Served, stack: ExitStack) -> None:
    """When they are away, each of the others does; the first answer counts."""
    table, (creator, second, third) = started(server, stack, 3)
    ask(server, table, 4)
    request = requested(second)
    refused = second.ask(protocol.Admit("a", request.number, allowed=True))
    assert protocol.Refused("a", Refusal("not_deciding")) == refused
    creator.close()
    second.until(protocol.TableNews, lambda news: news.table.deciders == (1, 2))
    ask(server, table, 4)
    number = second.info.requests[-1].number
    assert protocol.Done("b") == second.ask(protocol.Admit("b", number, allowed=True))
    refused = third.ask(protocol.Admit("c", number, allowed=False))

    assert protocol.Refused("c", Refusal("request_over")) == refused
    assert 200 == ask(server, table, 4).status_code


def test_a_request_that_is_not_repeated_ends(tmp_path: Path, stack: ExitStack) -> None:
    """The question disappears when the person has gone."""
    timing = msgspec.structs.replace(Timing().scaled(0), asking=0.2)
    with Served(tmp_path / "tables.sqlite", timing) as served:
        table, (creator,) = started(served, stack)
        ask(served, table, 2)
        request = requested(creator)
        creator.until(protocol.TableNews, lambda news: not news.table.requests)
        refused = creator.ask(protocol.Admit("late", request.number, allowed=True))
        stack.close()

    assert protocol.Refused("late", Refusal("request_over")) == refused


def withdraw(server: Address, table: str, number: int) -> protocol.Withdrawn:
    """Withdraw the request of the person of a number."""
    answer = server.http("POST", f"/api/tables/{table}/seats/withdraw", protocol.Withdraw(token_of(number)))
    return msgspec.json.decode(answer.content, type=protocol.Withdrawn)


def test_a_withdrawn_request_ends_at_once(tmp_path: Path, stack: ExitStack) -> None:
    """Everyone sees it, and the person may ask for another seat later."""
    timing = msgspec.structs.replace(Timing().scaled(0), asking=1e6)
    with Served(tmp_path / "tables.sqlite", timing) as served:
        table, (creator,) = started(served, stack)
        ask(served, table, 2, 1)
        request = requested(creator)
        answers = [withdraw(served, table, number) for number in (3, 2, 2)]
        creator.until(protocol.TableNews, lambda news: not news.table.requests)
        refused = creator.ask(protocol.Admit("late", request.number, allowed=True))
        again = ask(served, table, 2, 3)
        stack.close()

    assert [protocol.Withdrawn(None)] * 3 == answers
    assert protocol.Refused("late", Refusal("request_over")) == refused
    assert 202 == again.status_code


def test_a_person_who_withdraws_too_late_has_the_seat(server: Served, stack: ExitStack) -> None:
    """The answer says so, because no one else can take it any more."""
    table, (creator,) = started(server, stack)
    ask(server, table, 2, 3)
    creator.ask(protocol.Admit("yes", requested(creator).number, allowed=True))

    assert protocol.Withdrawn(3) == withdraw(server, table, 2)


def test_a_seat_is_given_to_one_of_those_who_ask(server: Served, stack: ExitStack) -> None:
    """The others hear that it is taken, and may ask for another one; more people than bots can't ask at once."""
    table, (creator,) = started(server, stack)
    assert [202] * 3 == [ask(server, table, number, 1).status_code for number in (2, 3, 4)]
    assert (409, "seats_asked") == code_of(ask(server, table, 5, 2))
    creator.until(protocol.TableNews, lambda news: len(news.table.requests) == 3)
    creator.ask(protocol.Admit("a", creator.info.requests[1].number, allowed=True))

    assert 200 == ask(server, table, 3, 1).status_code
    assert (409, "seat_taken") == code_of(ask(server, table, 2, 1))
    assert 202 == ask(server, table, 2, 2).status_code


def test_a_table_is_not_asked_without_end(server: Served, stack: ExitStack) -> None:
    """After some declined requests new ones are declined by themselves."""
    table, (creator,) = started(server, stack)
    for number in range(2, 2 + MAX_DECLINED):
        ask(server, table, number)
        request = requested(creator)
        creator.ask(protocol.Admit(f"no-{number}", request.number, allowed=False))
        creator.until(protocol.TableNews, lambda news: not news.table.requests)

    assert (403, "seat_declined") == code_of(ask(server, table, 99))


@pytest.mark.parametrize("takeover, status", [("anyone", 200), ("nobody", 409)])
def test_a_table_may_let_in_anyone_or_no_one(server: Served, stack: ExitStack, takeover: str, status: int) -> None:
    """Anyone may take a seat, or no one."""
    table, _ = started(server, stack, takeover=takeover)

    assert status == ask(server, table, 2).status_code


def test_before_the_match_a_seat_is_taken_without_a_question(server: Served) -> None:
    """There are no hands yet."""
    table = server.open(**SHORT, takeover="creator")

    assert [200] * 4 == [ask(server, table, number).status_code for number in range(1, 5)]


def test_no_request_is_answered_after_the_match(server: Served, stack: ExitStack) -> None:
    """There is nothing to ask for any more."""
    table, (creator,) = started(server, stack)
    ask(server, table, 2)
    requested(creator)
    creator.play(Rng(1))

    assert (409, "match_over") == code_of(ask(server, table, 2))
    assert (
        () == msgspec.json.decode(server.http("GET", f"/api/tables/{table}").content, type=protocol.TableInfo).requests
    )


def test_the_creator_is_the_first_person_who_took_a_seat(server: Served, stack: ExitStack) -> None:
    """Also from another seat, and in the next match; when they leave before the match, the next one follows them."""
    table = server.open(**SHORT)
    server.sit(table, 1, 3)
    second = stack.enter_context(server.join(table, 2, 0))
    server.sit(table, 1, 2)
    second.until(protocol.TableNews, lambda news: news.table.creator == 2)
    with server.enter(table, 1) as first:
        second.start(first)
        first.until(protocol.News)
        server_record = [second, first]
        while not (second.scene and second.scene.over):
            for client in server_record:
                client.ping()
                if client.scene is not None and client.scene.turn is not None:
                    client.act(Rng(1))
                elif client.seat in client.info.unready:
                    client.send(protocol.Ready())
        for client in server_record:
            client.send(protocol.Again(f"again-{client.seat}"))
        news = second.until(protocol.TableNews, lambda news: bool(news.table.rematch and news.table.rematch.table))
    assert news.table.rematch is not None
    following = news.table.rematch.table
    with server.enter(following, 1) as first, server.enter(following, 2) as second:
        assert 2 == second.info.creator
    other = server.open(**SHORT)
    with server.join(other, 1) as first, server.join(other, 2) as second:
        first.ask(protocol.Leave("bye"))
        second.until(protocol.TableNews, lambda news: news.table.creator == 1)
