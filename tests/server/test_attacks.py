"""Clients that want to do harm: the server stays up, its log stays short, and other clients notice nothing."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import metrics, protocol
from mamlaka.server.http import page_files, rates
from mamlaka.server.limits import Limits, address_group
from mamlaka.server.tables.sessions import CLOSE_REFUSED, CLOSE_SLOW
from tests.server.client import TIMEOUT, Address, Client, Process, Served
from tests.server.matches import finished

pytestmark = pytest.mark.slow

HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
SILENT = b"no answer to a ping"
RESET_ON_CLOSE = struct.pack("ii", 1, 0)


def connect(server: Address) -> socket.socket:
    """Return a plain connection to a server."""
    found = urlsplit(server.url)
    return socket.create_connection((found.hostname, found.port), timeout=TIMEOUT)


def upgrade(server: Address, table: str, *headers: str) -> bytes:
    """Return the request of a WebSocket."""
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {urlsplit(server.url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *headers,
    )
    return "\r\n".join((*lines, "", "")).encode()


def answer(server: Address, request: bytes, frame: bytes = b"") -> bytes:
    """Send a request, and perhaps a frame when it is answered; return all that comes until the connection is closed."""
    received = b""
    with connect(server) as plain:
        plain.sendall(request)
        if frame:
            received = plain.recv(4096)
            plain.sendall(frame)
        try:
            while part := plain.recv(4096):
                received += part
        except ConnectionResetError:
            pass
    return received


@pytest.fixture(scope="module")
def allowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with further names."""
    names = ("Cards.Example.org", "*.example.net")
    with Served(tmp_path_factory.mktemp("allowing") / "t.sqlite", limits=Limits(hosts=names)) as served:
        yield served


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server whose log can be read."""
    with Process(tmp_path / "t.sqlite") as served:
        yield served


def test_faults_of_clients_are_not_logged(process: Process) -> None:
    """Malformed and aborted requests get an answer below 500, and not one line in the log."""
    table = process.open()
    answers = [
        answer(process, upgrade(process, table, "Origin: http://[")),
        answer(process, b"\x16\x03nonsense\r\n\r\n"),
        answer(
            process, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n"
        ),
        answer(process, upgrade(process, table), b"\x81\x82\0\0\0\0\xff\xff"),
    ]
    for request in (HALF, upgrade(process, table)):
        for option in (b"", RESET_ON_CLOSE):
            with connect(process) as plain:
                if option:
                    plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, option)
                plain.sendall(request)
    process.http("GET", "/healthz")

    assert ["403", "400", "200", "101"] == [answer.split(b" ")[1].decode() for answer in answers]
    assert answers[-1].endswith(b"\x88\x02\x03\xef")
    status, errors = process.terminate()
    assert (0, []) == (status, [line for line in errors.splitlines() if "the page is not built" not in line])


def test_a_path_longer_than_a_file_name_is_not_found(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file system refuses such names; for a client there is simply no such file."""
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    paths = [f"{folder}/{'x' * 300}" for folder in ("", "/assets", "/texts", "/api/tables")]
    with Served(database) as server:
        assert [404] * 4 == [server.http("GET", path).status_code for path in paths]


@pytest.mark.parametrize(
    "request_", [b"", b"GET /healthz HTTP/1.1\r\n", HALF, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nG"]
)
def test_a_request_that_is_not_completed_is_ended(database: str, request_: bytes) -> None:
    """Headers and bodies have a deadline, also those that follow a complete request."""
    with Served(database, limits=Limits(request_seconds=0.2)) as server:
        assert (b"200 OK" in answer(server, request_)) == request_.endswith(b"G")


def test_a_slow_answer_does_not_end_a_complete_connection(database: str) -> None:
    """The deadline is one for requests: a socket stays open for as long as its client wants."""
    with Served(database, limits=Limits(request_seconds=0.2)) as server, server.enter(server.open()) as client:
        assert b"" == answer(server, HALF)  # the deadline of a later request has passed
        client.ping()


def test_a_client_that_answers_no_ping_is_told_that_it_was_silent(database: str) -> None:
    """The code is one of the protocol, and not 1011, which says that the server failed."""
    with Served(database) as server, connect(server) as silent:
        server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 0.05
        silent.sendall(upgrade(server, server.open()))
        received = b""
        while part := silent.recv(4096):
            received += part

    assert b"\x88" + bytes([2 + len(SILENT)]) + CLOSE_SLOW.to_bytes(2) + SILENT == received[-4 - len(SILENT) :]


@pytest.mark.parametrize("limits", [Limits(connections=3), Limits(connections_per_address=3)])
def test_more_connections_than_allowed_are_closed(database: str, limits: Limits) -> None:
    """A connection beyond the limit is closed unread, sockets count, and a closed one makes room."""
    with Served(database, limits=limits) as server:
        with ExitStack() as stack:
            client = stack.enter_context(server.enter(server.open()))
            for _ in range(2):
                plain = stack.enter_context(connect(server))
                plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert b"200 OK" in plain.recv(4096)
            assert b"" == answer(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            client.ping()
        while b"200 OK" not in answer(server, b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n"):
            pass


def test_all_addresses_of_a_network_of_ipv6_count_as_one() -> None:
    """A device there has as many addresses as it likes."""
    assert address_group("2001:db8::1") == address_group("2001:db8::ffff:2%eth0") != address_group("2001:db8:0:1::1")
    assert "192.168.1.5" == address_group("192.168.1.5") != address_group("192.168.1.6")
    assert "" == address_group("")


@pytest.mark.parametrize(
    "host,status",
    [
        ("localhost:8000", 200),
        ("LOCALHOST.", 200),
        ("127.0.0.1", 200),
        ("[::1]:8000", 200),
        ("192.168.178.20:8000", 200),
        (socket.gethostname(), 200),
        ("cards.example.org", 200),
        ("any.example.net", 200),
        ("example.net", 421),
        ("example.org", 421),
        ("cards.example.org.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_only_known_names_are_served(allowing: Served, host: str, status: int) -> None:
    """A host name of an attacker that points to this machine is refused, so that their page can't act as ours."""
    found = allowing.http("GET", "/healthz", headers={"host": host})

    assert status == found.status_code
    assert 200 == status or Refusal("unknown_host", {"host": host}) == msgspec.json.decode(found.content, type=Refusal)


def test_a_socket_to_an_unknown_name_is_refused(allowing: Served) -> None:
    """The same holds for sockets."""
    request = upgrade(allowing, allowing.open()).replace(b"Host: 127.0.0.1", b"Host: evil.example")
    assert answer(allowing, request).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "headers,status",
    [
        ({}, 201),
        ({"content-type": "application/json; charset=utf-8"}, 201),
        ({"content-type": "text/plain"}, 403),
        ({"content-type": ""}, 403),
        ({"content-type": "text/plain", "origin": "OWN"}, 201),
        ({"origin": "OWN"}, 201),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"origin": "http://evil.example"}, 403),
    ],
)
def test_only_the_own_page_and_programs_open_tables(allowing: Served, headers: dict[str, str], status: int) -> None:
    """Any page can send plain text to any server, but JSON only with the permission of that server."""
    sent = {name: text.replace("OWN", allowing.url) for name, text in headers.items()}
    found = allowing.http("POST", "/api/tables", {"game": "trex", "bots": "random"}, headers=sent)

    assert status == found.status_code
    assert ("other_origin" == found.json().get("code")) == (status == 403)


@pytest.mark.parametrize("address", ["record", "replay"])
def test_records_and_replays_have_a_rate(
    database: str, stack: ExitStack, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """Each takes as long as a hundred moves."""
    monkeypatch.setitem(rates.RATES, "replays", rates.Rate(2, 1))
    with Served(database, limits=Limits()) as server:
        (client,) = finished(server, stack, 0)
        path = f"/api/tables/{client.info.id}/{address}"

        assert [200, 200, 429] == [server.http("GET", path).status_code for _ in range(3)]


def test_tables_have_a_rate_by_address(database: str) -> None:
    """After many at once there is a pause, which the answer names; other requests still work."""
    with Served(database, limits=Limits(rate=0.05)) as server:
        table = server.open()
        for _ in range(2):
            server.open()
        refused = server.http("POST", "/api/tables", {"game": "trex", "bots": "random"})

        assert (429, "too_many") == (refused.status_code, refused.json()["code"])
        assert str(refused.json()["facts"]["seconds"]) == refused.headers["retry-after"]
        assert 0 < int(refused.headers["retry-after"]) <= 120
        assert 200 == server.http("GET", f"/api/tables/{table}").status_code


@pytest.mark.parametrize(
    "kind,message",
    [("messages", protocol.Leave("x")), ("hints", protocol.AskHint("x")), ("reports", protocol.Report("x"))],
)
def test_messages_hints_and_reports_have_a_rate_by_seat(
    database: str, monkeypatch: pytest.MonkeyPatch, kind: str, message: protocol.ClientMessage
) -> None:
    """A player who sends too many is refused, also over another connection, and other players are not."""
    monkeypatch.setitem(rates.RATES, kind, rates.Rate(2, 0.1))
    question = protocol.Act("x", 0, "play") if kind == "messages" else message
    with Served(database, limits=Limits()) as server:
        table = server.open()
        with server.join(table, 1) as client:
            while client.refusal(question).code != "too_many":
                pass
        with server.enter(table, 1) as again, server.join(table, 2) as other:
            refused, free = again.refusal(message), other.refusal(protocol.Reveal("0" * 32))

    assert "too_many" == refused.code
    assert 0 < int(str(refused.facts["seconds"])) <= 600
    assert "not_starting" == free.code


def test_sockets_have_a_rate_by_address(database: str) -> None:
    """One socket too many is refused in words."""
    with Served(database, limits=Limits(rate=0.01)) as server:
        table = server.open()
        for _ in range(3):
            server.enter(table).close()
        with Client(server.url, table) as client:
            assert "too_many" == client.until(protocol.Refused).refusal.code
            assert CLOSE_REFUSED == client.closed()


def test_a_table_has_so_many_spectators(database: str) -> None:
    """One more is refused, players never are, and a spectator who leaves makes room."""
    with Served(database, limits=Limits(spectators=2, rate=0)) as server:
        table, other = server.open(), server.open()
        with server.enter(table), server.join(table, 1), server.enter(other):
            with server.enter(table), Client(server.url, table) as third:
                assert Refusal("many_spectators", {"most": 2}) == third.refusal(protocol.Hello(protocol.PROTOCOL, ""))
                assert CLOSE_REFUSED == third.closed()
            while server.app.state.spectators[table] > 1:
                pass
            server.enter(table).close()


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst is free, then there is one use after each interval; others are not concerned."""
    now = 0.0
    monkeypatch.setattr(rates, "_now", lambda: now)
    bucket = rates.Rates(1.0)
    for _ in range(rates.RATES["tables"].burst):
        bucket.spend("tables", "a")
    with pytest.raises(IllegalAction) as refused:
        bucket.spend("tables", "a")
    bucket.spend("tables", "b")
    now = 6.0
    bucket.spend("tables", "a")
    with pytest.raises(IllegalAction):
        bucket.spend("tables", "a")

    assert Refusal("too_many", {"seconds": 6}) == refused.value.refusal


def test_only_so_many_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory of the server does not grow with the number of addresses."""
    monkeypatch.setattr(rates, "_now", lambda: 0.0)
    monkeypatch.setattr(rates, "MAX_BUCKETS", 2)
    bucket = rates.Rates(0.01)
    for client in "abca":
        bucket.spend("tables", client)
    with pytest.raises(IllegalAction):
        bucket.spend("tables", "a")


def test_who_fills_the_memory_with_clients_lets_no_one_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who have done the most are forgotten last."""
    monkeypatch.setattr(rates, "_now", lambda: 0.0)
    monkeypatch.setattr(rates, "MAX_BUCKETS", 20)
    bucket = rates.Rates(1.0)
    for _ in range(rates.RATES["passwords"].burst):
        bucket.spend("passwords", "a")
    for number in range(100):
        bucket.spend("passwords", number)
    with pytest.raises(IllegalAction):
        bucket.spend("passwords", "a")


def slow_clients() -> float:
    """Return how many clients were broken off because they did not read."""
    return metrics.REGISTRY.get_sample_value("mamlaka_slow_clients_total") or 0.0


def test_a_client_that_reads_no_answer_is_broken_off(database: str) -> None:
    """Its answers don't fill the memory, its connection is free again, and the others are served."""
    with Served(database, limits=Limits(rate=0, send_seconds=0.05)) as server, connect(server) as deaf:
        before = slow_clients()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)  # noqa: FBT003
        while slow_clients() == before:
            with suppress(BlockingIOError, ConnectionError):
                deaf.send(b"GET /texts/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\n")

        assert 200 == server.http("GET", "/healthz").status_code


def test_a_player_who_takes_no_message_loses_only_their_own_connection(database: str) -> None:
    """The table sees them as away, and the other players go on."""
    with Served(database, limits=Limits(rate=0, send_seconds=0.05)) as server:
        table = server.open()
        with server.join(table, 1) as client, server.join(table, 2) as deaf:
            client.ping()
            with suppress(ConnectionClosed):
                while True:
                    deaf.send('{"type": "' + "x" * 16_000 + '"}')  # each is answered at length
            client.until(protocol.TableNews, lambda news: news.table.people[1].status == "away")
            client.start()
