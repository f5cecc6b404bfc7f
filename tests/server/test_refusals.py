"""Whatever a client sends, it is answered, with a code and with facts."""

from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from mamlaka.errors import Refusal
from mamlaka.fair import hash_of_nonce
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.sessions import CLOSE_REFUSED
from mamlaka.server.timing import Timing
from tests.server.client import Client, Served, scene_after, token_of

pytestmark = pytest.mark.slow

TOO_BIG = 1009


def refusal_of(answer: httpx.Response) -> Refusal:
    """Return the refusal of an answer over HTTP."""
    return msgspec.json.decode(answer.content, type=Refusal)


@pytest.mark.parametrize(
    "message,code,reason",
    [
        ("{", "bad_message", "truncated"),
        ("[]", "bad_message", "Expected `object`"),
        ('{"type": "dance"}', "bad_message", "Invalid value 'dance'"),
        ('{"type": "act"}', "bad_message", "required field"),
        ('{"type": "start", "id": ""}', "bad_message", "Expected `str` matching regex"),
        ('{"type": "start", "id": "two words"}', "bad_message", "Expected `str` matching regex"),
        ('{"type": "start", "id": "' + "x" * 65 + '"}', "bad_message", "Expected `str` matching regex"),
        ('{"type": "ping", "x": ' + "[" * 8000 + "]" * 8000 + "}", "bad_message", "recursion"),
        ('{"type": "ping", "x": "' + "x" * 20_000 + '"}', "bad_message", "longer than 16384"),
        (b'{"type": "ping"}', "bad_message", "text frames, not binary"),
        ('{"type": "hello", "protocol": 1}', "bad_message", "send `hello` only once"),
        ('{"type": "act", "id": "a", "seen": 0, "kind": "no"}', "not_seated", ""),
        ('{"type": "start", "id": "a"}', "not_seated", ""),
        ('{"type": "leave", "id": "a"}', "not_seated", ""),
    ],
)
def test_requests_that_a_spectator_cannot_make_are_refused(
    server: Served, message: str | bytes, code: str, reason: str
) -> None:
    """Nonsense is named, commands of a spectator are refused, and the connection lives on."""
    with server.enter(server.open()) as client:
        refusal = client.refusal(message)
        client.ping()

    assert code == refusal.code
    assert reason in str(refusal.facts.get("reason", ""))


def test_a_giant_message_closes_the_connection(server: Served) -> None:
    """More than the socket takes at all is not even read."""
    with server.enter(server.open()) as client:
        client.send("x" * 100_000)

        assert TOO_BIG == client.closed()


def act(kind: str = "no", seen: int = 10**6, **rest: Any) -> protocol.Act:
    """Return an action under a name that follows from it."""
    return protocol.Act(f"{kind}-{rest}-{seen}".replace(" ", ""), seen, kind, **rest)


def test_an_action_before_the_start_is_refused(server: Served) -> None:
    """No player can act in a match that has not begun."""
    with server.join(server.open(), 1) as client:
        assert Refusal("not_begun") == client.refusal(act())


def test_refused_actions_have_a_reason(server: Served) -> None:
    """Out of turn, not offered, an unknown card, a card that must not be played: code and facts; nothing changes."""
    table = server.open(options={"contract_choice": "slaps,king,queens,diamonds,trex"})
    with server.join(table, 1, 0) as first, server.join(table, 2, 1) as second:
        first.start(second)
        second.until(protocol.News)
        for client in (first, second):  # the bots play until it is a person's turn
            if client.scene and client.scene.waiting[0] > 1:
                client.until(protocol.News, lambda news: scene_after(news).waiting[0] < 2)
        scene = first.scene
        assert scene is not None
        turned = (first, second)[scene.waiting[0]]
        for client in (first, second):
            refusal = client.refusal(act("play", cards=("1X",)))
            assert ("bad_message", True) == (refusal.code, "unknown card '1X'" in str(refusal.facts["reason"]))
            if client is not turned:
                assert "not_your_turn" == client.refusal(act("play", cards=("2S",))).code
            else:
                assert "not_offered" == client.refusal(act("dance")).code
        first.ping()

        assert scene == first.scene


def test_a_scene_has_the_reason_for_every_refused_card(server: Served) -> None:
    """Every card that a scene marks as refused is refused with the same reason."""
    table = server.open(options={"contract_choice": "slaps,king,queens,diamonds,trex"})
    with server.join(table, 1) as client:
        client.start()
        client.play(Rng(1), enough=lambda c: bool(c.scene and c.scene.turn and c.scene.turn.refused))
        scene = client.scene
        assert scene is not None
        assert scene.turn is not None
        for card, refusal in scene.turn.refused.items():
            assert refusal == client.refusal(act("play", cards=(card,)))
            assert {"must_follow"} == {refusal.code}
        stale = client.refusal(act("play", 0, cards=scene.turn.offers[0].cards[:1]))

    assert ("stale", 0) == (stale.code, stale.facts["seen"])


@pytest.mark.parametrize(
    "hello,refusal",
    [
        (protocol.Hello(99), Refusal("other_protocol", {"mine": protocol.PROTOCOL, "yours": 99})),
        (protocol.Hello(protocol.PROTOCOL, token_of(404)), Refusal("unknown_token")),
        (protocol.Ping(), Refusal("no_hello")),
        ("{", Refusal("no_hello")),
        (b"\xff", Refusal("no_hello")),
    ],
)
def test_a_client_without_a_hello_is_disconnected(
    server: Served, hello: protocol.ClientMessage | str | bytes, refusal: Refusal
) -> None:
    """Another protocol, an unknown token, anything else than a hello: a refusal, and the connection is closed."""
    with Client(server.url, server.open()) as client:
        assert refusal == client.refusal(hello)
        assert CLOSE_REFUSED == client.closed()


def test_a_table_that_is_not_there_is_refused(server: Served) -> None:
    """On the socket with a refusal, over HTTP with 404."""
    with Client(server.url, "nowhere") as client:
        assert Refusal("no_such_table") == client.refusal(protocol.Hello(protocol.PROTOCOL))
        assert CLOSE_REFUSED == client.closed()
    wish = protocol.SitDown(token_of(1), hash_of_nonce(token_of(1)), "A")
    answers = [
        server.http("GET", "/api/tables/nowhere"),
        server.http("GET", "/api/tables/nowhere/record"),
        server.http("POST", "/api/tables/nowhere/seats", wish),
    ]

    assert [(404, "no_such_table")] * 3 == [(answer.status_code, refusal_of(answer).code) for answer in answers]


def test_silence_is_not_waited_for(database: str) -> None:
    """A silent connection is closed after a time."""
    timing = msgspec.structs.replace(Timing().scaled(0), hello=0.05)
    with Served(database, timing) as server, Client(server.url, server.open()) as client:
        assert Refusal("no_hello") == client.until(protocol.Refused).refusal
        assert CLOSE_REFUSED == client.closed()


def test_pages_of_other_sites_cannot_connect(server: Served) -> None:
    """A browser names the site of the page; only this server's own page may open sockets."""
    table = server.open()
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus, match="403"):
            Client(server.url, table, origin=origin)
    with Client(server.url, table, origin=server.url) as client:
        assert client.hello().seat is None


def sit(server: Served, table: str, **wish: Any) -> tuple[int, str]:
    """Try to sit down, and return the status and the code of the refusal."""
    body = {"token": token_of(1), "nonceHash": "0a" * 32, "name": "Ada", **wish}
    answer = server.http("POST", f"/api/tables/{table}/seats", body)
    return answer.status_code, "" if answer.is_success else refusal_of(answer).code


@pytest.mark.parametrize(
    "wish,expected",
    [
        ({}, (200, "")),
        ({"name": " Ada \u202e\n"}, (200, "")),
        ({"name": "x" * 20}, (200, "")),
        ({"name": "x" * 21}, (400, "bad_name")),
        ({"name": ""}, (400, "bad_name")),
        ({"name": " \n\u200e"}, (400, "bad_name")),
        ({"name": 5}, (400, "bad_message")),
        ({"token": "short"}, (400, "bad_message")),
        ({"nonceHash": "A" * 64}, (400, "bad_message")),
        ({"nonceHash": "a" * 64 + "\n"}, (400, "bad_message")),
        ({"seat": 4}, (409, "seat_taken")),
        ({"seat": -1}, (409, "seat_taken")),
        ({"x": "x" * 20_000}, (400, "bad_message")),
    ],
)
def test_sitting_down_is_checked(server: Served, wish: dict[str, Any], expected: tuple[int, str]) -> None:
    """A name that can be read, a token and the hash of a nonce of the right form, a seat that is free."""
    assert expected == sit(server, server.open(), **wish)


def test_every_seat_is_taken_once(server: Served) -> None:
    """The same token gets the same seat; another one does not get it; a full table has no seat for another person."""
    table = server.open()
    seats = [server.sit(table, number, seat) for number, seat in ((1, 2), (1, None), (2, None), (3, None), (4, None))]

    assert [2, 2, 0, 1, 3] == seats
    assert (409, "table_full") == sit(server, table, token=token_of(5))
    assert (409, "seat_taken") == sit(server, server_with_one(server), token=token_of(5), seat=0)


def server_with_one(server: Served) -> str:
    """Return a table at which one person sits in seat 0."""
    table = server.open()
    server.sit(table, 1, 0)
    return table


@pytest.mark.parametrize(
    "wish,sentence",
    [
        ({"game": "chess"}, "unknown game 'chess': installed are"),
        ({"preset": "chess"}, "unknown preset 'chess'"),
        ({"options": {"colour": "red"}}, "unknown option 'colour'"),
        ({"options": {"doubling": "perhaps"}}, "use on or off"),
        ({"bots": "hal"}, "unknown bot 'hal'"),
        ({"seats": 3}, "played by 4 seats, not 3"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Served, wish: dict[str, Any], sentence: str) -> None:
    """Unknown games, presets, options, bots and numbers of seats are named, with the way out."""
    answer = server.http("POST", "/api/tables", {"game": "trex", **wish})

    assert (400, "invalid_setup") == (answer.status_code, refusal_of(answer).code)
    assert sentence in str(refusal_of(answer).facts["reason"])


@pytest.mark.parametrize(
    "game,options,refusal",
    [
        (
            "trex",
            {"doubling": "off", "doubling_reveal": "in_turn"},
            Refusal("option_needs", {"setting": "doubling_reveal=in_turn", "options": "doubling"}),
        ),
        (
            "toepen",
            {"signals": "off", "signal_time": "before_play"},
            Refusal("options_conflict", {"setting": "signal_time=before_play", "other": "signals=off"}),
        ),
        (
            "trex",
            {"mode": "combination", "contract_choice": "trex,king"},
            Refusal("options_conflict", {"setting": "contract_choice=trex,king", "other": "mode=combination"}),
        ),
        (
            "trex",
            {"mode": "complex4", "contract_choice": "trex"},
            Refusal("option_incomplete", {"option": "contract_choice", "names": "complex trex"}),
        ),
        ("hearts", {"target": "none"}, Refusal("options_endless", {"options": "target deals"})),
        (
            "hearts",
            {"form": "black_lady", "pass_cards": "off", "must_break_hearts": "off"},
            Refusal("options_conflict", {"setting": "pass_cards=off", "other": "form=black_lady"}),
        ),
    ],
)
def test_options_that_contradict_each_other_are_refused_with_the_reason(
    server: Served, game: str, options: dict[str, str], refusal: Refusal
) -> None:
    """A table is refused, and a check says so before; every language can word the reason."""
    check = server.http("POST", f"/api/games/{game}/check", {"options": options})
    table = server.http("POST", "/api/tables", {"game": game, "options": options})

    assert (400, refusal) == (table.status_code, refusal_of(table))
    assert protocol.CheckedOptions((), refusal) == msgspec.json.decode(check.content, type=protocol.CheckedOptions)


@pytest.mark.parametrize(
    "game,body,sentence",
    [
        ("trex", {"preset": "chess"}, "unknown preset 'chess'"),
        ("trex", {"options": {"colour": "red"}}, "unknown option 'colour'"),
        ("toepen", {"options": {"chips": "9"}}, "a number from 10 to 50"),
    ],
)
def test_a_check_names_what_is_unknown(server: Served, game: str, body: dict[str, Any], sentence: str) -> None:
    """A reason without a message in every language is the English sentence of the rules."""
    answer = server.http("POST", f"/api/games/{game}/check", body)
    refusal = msgspec.json.decode(answer.content, type=protocol.CheckedOptions).refusal

    assert refusal is not None
    assert "invalid_setup" == refusal.code
    assert sentence in str(refusal.facts["reason"])


@pytest.mark.parametrize("method,path", [("GET", "/api/games/chess"), ("POST", "/api/games/chess/check")])
def test_options_of_an_unknown_game_are_refused(server: Served, method: str, path: str) -> None:
    """The refusal lists the games that are installed."""
    answer = server.http(method, path, {} if method == "POST" else None)

    assert (400, "invalid_setup") == (answer.status_code, refusal_of(answer).code)
    assert "unknown game 'chess'" in str(refusal_of(answer).facts["reason"])


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"game": 5}', b"{}", b"[" * 9000])
def test_a_body_that_cannot_be_read_is_refused(server: Served, body: bytes) -> None:
    """A message that is not a request is refused as a bad message."""
    answer = server.http("POST", "/api/tables", body)

    assert (400, "bad_message") == (answer.status_code, refusal_of(answer).code)


def test_a_record_is_secret_until_the_end(server: Served) -> None:
    """A record is not available before the match or during it."""
    table = server.open()
    with server.join(table, 1) as client:
        before = server.http("GET", f"/api/tables/{table}/record")
        client.start()
        during = server.http("GET", f"/api/tables/{table}/record")

    assert [(403, "not_over")] * 2 == [(answer.status_code, refusal_of(answer).code) for answer in (before, during)]
