"""Toepen over sockets: messages of four people that are simultaneous, late or out of order."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from mamlaka.rng import Rng
from mamlaka.server import protocol
from tests.server.client import Client, Served

pytestmark = pytest.mark.slow


def counted(client: Client, name: str) -> list[int]:
    """Return the values of the counters of a client's scene with a name."""
    assert client.scene is not None
    return [one.value for one in client.scene.counters if one.message.id == f"counter-{name}"]


@pytest.fixture
def people(server: Served) -> Iterator[list[Client]]:
    """Four people at a table of Toepen whose match has begun."""
    table = server.open(game="toepen", options={"signals": "off"})
    with ExitStack() as stack:
        clients = [stack.enter_context(server.join(table, number, seat)) for seat, number in enumerate(range(1, 5))]
        clients[0].start(*clients[1:])
        settle(clients)
        yield clients


def settle(people: list[Client]) -> None:
    """Wait until all clients have received everything."""
    for client in people:
        client.ping()


def act(client: Client, kind: str, *cards: str, seen: int | None = None) -> protocol.Act:
    """Return an action of a client, based on the last version it has received."""
    return protocol.Act(secrets.token_hex(8), client.version if seen is None else seen, kind, cards)


def do(people: list[Client], client: Client, kind: str, *cards: str) -> None:
    """Do something that must be possible."""
    assert isinstance(client.ask(act(client, kind, *cards)), protocol.Done)
    settle(people)


def code(client: Client, command: protocol.Act) -> str:
    """Return the code with which a command is refused."""
    answer = client.ask(command)
    assert isinstance(answer, protocol.Refused)
    return answer.refusal.code


def asked(people: list[Client], kind: str) -> list[Client]:
    """Return those to whom something is offered."""
    turns = [(client, client.scene.turn) for client in people if client.scene]
    return [client for client, turn in turns if turn and any(offer.kind == kind for offer in turn.offers)]


def keep_all(people: list[Client]) -> None:
    """Let all players keep their hands."""
    while asked(people, "keep"):
        do(people, asked(people, "keep")[0], "keep")


def left_of(people: list[Client], client: Client, steps: int) -> Client:
    """Return the client some seats to the left."""
    assert client.seat is not None
    return people[(client.seat + steps) % 4]


def card_of(client: Client) -> str:
    """Return a card that may be played."""
    assert client.scene is not None
    assert client.scene.turn is not None
    return next(offer.cards[0] for offer in client.scene.turn.offers if offer.kind == "play")


def test_a_knock_and_a_card_at_the_same_moment(people: list[Client]) -> None:
    """The first message wins; a card sent after a knock is stale until its player has seen the answers."""
    keep_all(people)
    (leader,) = asked(people, "play")
    knocker, seen, card = left_of(people, leader, 2), leader.version, card_of(leader)
    assert isinstance(knocker.ask(act(knocker, "knock")), protocol.Done)

    assert "stale" == code(leader, act(leader, "play", card, seen=seen))
    settle(people)
    for _ in range(3):
        do(people, asked(people, "stay")[0], "stay")
    assert "stale" == code(leader, act(leader, "play", card, seen=seen))
    do(people, leader, "play", card)
    assert leader.scene is not None
    assert [2] == counted(leader, "stake")


def test_two_knocks_at_the_same_moment(people: list[Client]) -> None:
    """The first one counts; the second is refused, as stale or because a knock is open."""
    keep_all(people)
    (leader,) = asked(people, "play")
    first, second = left_of(people, leader, 1), left_of(people, leader, 2)
    seen = second.version
    do(people, first, "knock")

    assert "stale" == code(second, act(second, "knock", seen=seen))
    assert "knock_open" == code(second, act(second, "knock"))


def test_answers_to_a_knock_come_in_turn(people: list[Client]) -> None:
    """A player out of turn is refused; a player who folds has paid, and all clients see it."""
    keep_all(people)
    (leader,) = asked(people, "play")
    do(people, leader, "knock")

    assert "not_your_turn" == code(left_of(people, leader, 2), act(left_of(people, leader, 2), "stay"))
    do(people, left_of(people, leader, 1), "fold")
    assert all(counted(client, "pot") == [1] for client in people)


def test_a_challenge_after_the_window(people: list[Client]) -> None:
    """When all have let it pass, or one has challenged, it is too late; an old answer does not count for the next."""
    first = asked(people, "exchange")[0]
    do(people, first, "exchange")
    late = left_of(people, first, 3)
    seen = late.version
    for step in (1, 2):
        assert isinstance(left_of(people, first, step).ask(act(left_of(people, first, step), "decline")), protocol.Done)
    assert isinstance(late.ask(act(late, "decline")), protocol.Done)
    settle(people)

    assert "stale" == code(late, act(late, "challenge", seen=seen))
    assert "not_your_turn" == code(late, act(late, "challenge"))
    do(people, left_of(people, first, 1), "exchange")
    assert "stale" == code(late, act(late, "decline", seen=seen))
    do(people, late, "challenge")
    assert late.scene is not None
    assert not late.scene.secret


def test_no_client_sees_which_others_accept_an_exchange(people: list[Client]) -> None:
    """While the window is open, the others receive nothing, and their versions don't change."""
    first = asked(people, "exchange")[0]
    do(people, first, "exchange")
    before = [(client.version, len(client.frames)) for client in people]
    silent = left_of(people, first, 2)
    assert isinstance(silent.ask(act(silent, "decline")), protocol.Done)
    settle(people)

    others = [client for client in people if client is not silent]
    assert [before[client.seat or 0][0] for client in others] == [client.version for client in others]
    assert all('"decline"' not in frame for client in (first,) for frame in client.frames)


def test_a_match_with_bots_that_knock(server: Served) -> None:
    """A person plays to the end with three bots, which knock out of turn; optional actions are allowed at any time."""
    table = server.open(game="toepen", options={"chips": "10"}, seats=4, bots="rules")
    with server.join(table, 1, 0) as client:
        client.start()
        rng, codes = Rng(3), set()
        assert client.scene is not None
        while not client.scene.over:
            if client.seat in client.info.unready:
                client.send(protocol.Ready())
            elif client.scene.turn:
                answer = client.ask(client.choice(rng))
                codes |= {answer.refusal.code} if isinstance(answer, protocol.Refused) else set()
            client.ping()

        # The bots have no delay here, so an action of the person may arrive after one of theirs.
        assert codes <= {"stale", "not_your_turn", "not_offered", "knock_too_soon", "knock_own", "knock_open"}
        assert 40 == sum(counted(client, "chips") + counted(client, "pot"))
        assert 0 in counted(client, "chips")
