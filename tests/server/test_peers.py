"""Whose connection it is: addresses in one form, on sockets for both families and behind proxies; blocked ranges."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from mamlaka.cli.listening import listen
from mamlaka.errors import InvalidSetup
from mamlaka.server.accounts.moderation import Blocked, ModerationStore, blocked_entry
from mamlaka.server.addresses import Ranges, TrustedProxies, parse_address, parse_range
from mamlaka.server.limits import Limits, connection_group, share_of_one
from mamlaka.server.tables.sessions import CLOSE_REFUSED
from mamlaka.server.timing import Timing
from tests.server.accounts import JSON, register
from tests.server.client import Client, Served

HOME, GUEST, STRANGER = "127.0.0.1", "127.0.0.2", "127.0.0.3"
"""Addresses of this machine; only the first one is a trusted proxy."""
BOTH = Limits(rate=0.05, connections_per_address=2)


@pytest.fixture(scope="module")
def dual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that listens to both families with one socket, as the documented unit of systemd does."""
    path = tmp_path_factory.mktemp("dual") / "t.sqlite"
    with Served(path, replace(Timing().scaled(0), follow=0.01), BOTH, listen("::", 0)) as server:
        yield server


def ask(server: Served, source: str, forwarded: str = "") -> httpx.Response:
    """Open a table from an address of this machine, perhaps as a proxy."""
    headers = {"x-forwarded-for": forwarded} if forwarded else {}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
        return client.post(f"{server.url}/api/tables", json={"game": "trex", "bots": "random"}, headers=headers)


def known(server: Served) -> None:
    """Wait until the server knows which addresses are blocked."""
    with ModerationStore.open(server.db) as store:
        while server.app.state.registry.moderation.settings != store.read():
            pass


@pytest.mark.parametrize(
    "text,address",
    [
        ("203.0.113.7", "203.0.113.7"),
        (" 203.0.113.7:4711 ", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::FFFF:cb00:7107", "203.0.113.7"),
        ("[::ffff:203.0.113.7]:4711", "203.0.113.7"),
        ("2001:DB8:0::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1%eth0]:443", "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_an_address_has_one_form(text: str, address: str) -> None:
    """Ports, brackets, zones and the IPv6 form of IPv4 make no difference."""
    assert address == str(parse_address(text))


@pytest.mark.parametrize(
    "text",
    ["", "unknown", "_hidden", "203.0.113.256", "[2001:db8::1", "2001:db8::1]:80", "1.2.3.4:x", "[]:1", "\u0661"],
)
def test_what_is_no_address_is_none(text: str) -> None:
    """Proxies may write words, and clients anything."""
    assert parse_address(text) is None


@pytest.mark.parametrize(
    "text,found",
    [
        ("10.1.2.3/8", "10.0.0.0/8"),
        ("10.0.0.0/255.0.0.0", "10.0.0.0/8"),
        ("::ffff:10.0.0.0/104", "10.0.0.0/8"),
        ("::ffff:10.1.2.3", "10.1.2.3/32"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::1/32", "2001:db8::/32"),
        ("2001:db8::1/128", "2001:db8::1/128"),
        ("10.0.0.0/33", "None"),
        ("::ffff:10.0.0.0/90", "None"),
        ("10.0.0.0/", "None"),
        ("10.0.0.0/-1", "None"),
    ],
)
def test_a_range_has_one_form(text: str, found: str) -> None:
    """Bits of the host are ignored, and an IPv6 address stands for its network."""
    assert found == str(parse_range(text))


def test_an_address_is_found_in_many_ranges() -> None:
    """IPv4 addresses are not in ranges of IPv6, however they are written."""
    ranges = Ranges(one for text in ("10.0.0.0/8", "203.0.113.7", "::/0") if (one := parse_range(text)) is not None)

    assert [True, True, False, True, False, False] == [
        text in ranges for text in ("10.9.8.7", "::ffff:203.0.113.7", "203.0.113.8", "2001:db8::1", "", "unknown")
    ]


@pytest.mark.parametrize(
    "named,forwarded,client",
    [
        (None, "", "127.0.0.1"),
        (None, "203.0.113.7", "203.0.113.7"),
        (None, "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        (None, "[2001:db8::1]:4711", "2001:db8::1"),
        (None, "203.0.113.7:4711", "203.0.113.7"),
        (None, "::ffff:203.0.113.7, ::ffff:127.0.0.1", "203.0.113.7"),
        (None, "203.0.113.7, unknown", "127.0.0.1"),
        ("::ffff:127.0.0.1,10.0.0.0/8", "203.0.113.7, 10.1.2.3", "203.0.113.7"),
        ("*", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
    ],
)
def test_the_client_is_the_last_address_that_is_no_proxy(named: str | None, forwarded: str, client: str) -> None:
    """A client can write what it likes into the header, and proxies add what they see at its end."""
    assert client == TrustedProxies(named).client_of("127.0.0.1", forwarded)


def test_a_proxy_has_an_address() -> None:
    """A name would never match a connection, so the operator is told."""
    with pytest.raises(InvalidSetup, match="not 'caddy'"):
        TrustedProxies("10.0.0.2, caddy")


def test_ipv4_clients_of_a_socket_for_both_families_have_rates_of_their_own(dual: Served) -> None:
    """Such a socket shows their addresses as ::ffff:a.b.c.d, which is all one network of IPv6."""
    spent = [ask(dual, GUEST).status_code for _ in range(4)]

    assert [201, 201, 201, 429] == spent
    assert 201 == ask(dual, STRANGER).status_code


def test_an_ipv4_address_is_blocked_on_a_socket_for_both_families(dual: Served) -> None:
    """Its connections end, and others stay."""
    table = ask(dual, HOME).json()["id"]
    blocked = "127.9.0.0/16"
    with (
        ModerationStore.open(dual.db) as store,
        Client(dual.url, table, source="127.9.9.9") as sent_away,
        Client(dual.url, table, source=HOME) as other,
    ):
        for client in (sent_away, other):
            client.hello()
        store.block(blocked_entry(blocked))
        assert CLOSE_REFUSED == sent_away.closed()
        other.ping()
        assert "blocked_here" == ask(dual, "127.9.1.1").json()["code"]
        store.unblock(blocked_entry(blocked))


@pytest.mark.parametrize(
    "source,name", [(HOME, "__Host-mamlaka="), pytest.param(GUEST, "mamlaka=", marks=pytest.mark.slow)]
)
def test_a_proxy_is_trusted_on_a_socket_for_both_families(dual: Served, source: str, name: str) -> None:
    """The cookie is one of HTTPS if the proxy of this machine says so, and no one else."""
    transport = httpx.HTTPTransport(local_address=source)
    headers = {**JSON, "x-forwarded-proto": "https"}
    with httpx.Client(base_url=dual.url, transport=transport, headers=headers) as client:
        cookie = register(client, f"Person at {source[-1]}").headers["set-cookie"]

    assert cookie.startswith(name)
    assert ("Secure" in cookie) == name.startswith("__Host-")


@pytest.mark.parametrize("forwarded", ["198.51.100.9", "[::ffff:198.51.100.9]:4711", "198.51.100.8:80"])
def test_a_block_holds_behind_a_proxy(dual: Served, forwarded: str) -> None:
    """The client is the one for whom the proxy asks."""
    with ModerationStore.open(dual.db) as store:
        store.block(blocked_entry("198.51.100.0/24"))
        known(dual)

    assert (403, "blocked_here") == (
        (answer := ask(dual, HOME, forwarded=forwarded)).status_code,
        answer.json()["code"],
    )
    assert 201 == ask(dual, HOME, forwarded="192.0.2.1").status_code


def test_a_unix_socket_is_that_of_a_proxy(tmp_path: Path) -> None:
    """It has no addresses; the proxy that may open it tells those of the clients."""
    path = str(tmp_path / "s")
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen()
    headers = {"x-forwarded-for": "192.0.2.7"}
    with (
        Served(tmp_path / "t.sqlite", limits=Limits(rate=0.05), listener=listener),
        httpx.Client(transport=httpx.HTTPTransport(uds=path), base_url="http://localhost", headers=headers) as client,
    ):
        body = {"game": "trex", "bots": "random"}
        spent = [client.post("/api/tables", json=body).status_code for _ in range(4)]
        other = client.post("/api/tables", json=body, headers={"x-forwarded-for": "192.0.2.8"}).status_code

    assert [201, 201, 201, 429, 201] == [*spent, other]


def test_a_connection_of_a_proxy_counts_for_its_client(dual: Served) -> None:
    """Many clients come through one proxy, and none of them gets more connections than without it."""
    table = ask(dual, HOME, forwarded="192.0.2.50").json()["id"]
    with ExitStack() as stack:
        for client in ("192.0.2.51", "192.0.2.51", "192.0.2.52", "192.0.2.52", "192.0.2.53"):
            stack.enter_context(Client(dual.url, table, forwarded=client)).hello()
        with pytest.raises(InvalidStatus):
            Client(dual.url, table, forwarded="192.0.2.51")
        refused = ask(dual, HOME, forwarded="192.0.2.51")

        assert (429, "too_many", "5") == (refused.status_code, refused.json()["code"], refused.headers["retry-after"])
        assert 201 == ask(dual, HOME, forwarded="192.0.2.53").status_code


def test_a_named_proxy_opens_any_number_of_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may keep some open before it has requests for them."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", GUEST)
    with (
        Served(tmp_path / "t.sqlite", limits=Limits(connections_per_address=1, rate=0)) as server,
        ExitStack() as stack,
    ):
        address = httpx.URL(server.url)
        for _ in range(3):
            idle = socket.create_connection((address.host, address.port or 0), source_address=(GUEST, 0))
            stack.enter_context(idle)
        table = ask(server, GUEST, forwarded="192.0.2.1").json()["id"]
        for client in ("192.0.2.1", "192.0.2.2"):
            stack.enter_context(Client(server.url, table, source=GUEST, forwarded=client)).hello()


def test_a_school_has_room_and_four_strangers_leave_half() -> None:
    """200 people behind one address open two sockets each, and four other connections for a moment."""
    limits = Limits()

    assert limits.connections_per_address >= 200 * (2 + 4)
    assert 4 * limits.connections_per_address <= limits.connections // 2
    assert 4 * share_of_one(800) <= 800 // 2


def test_all_networks_of_a_subscriber_share_their_connections() -> None:
    """Providers give away networks of IPv6 up to a prefix of 48."""
    assert connection_group("2001:db8:0:1::1") == connection_group("2001:db8:0:ffff::1")
    assert connection_group("2001:db8:0:1::1") != connection_group("2001:db8:1::1")
    assert connection_group("192.0.2.1") != connection_group("192.0.2.2")


def test_a_block_covers_those_inside(tmp_path: Path) -> None:
    """What a wider range blocks already is not added; blocks inside a new range stay."""
    with Served(tmp_path / "t.sqlite") as server, ModerationStore.open(server.db) as store:
        added = [
            store.block(blocked_entry(text)) for text in ("10.1.2.3", "10.0.0.0/8", "10.9.9.9", "::ffff:10.0.0.0/104")
        ]
        assert [True, True, False, False] == added
        assert {Blocked("address", "10.1.2.3"), Blocked("address", "10.0.0.0/8")} == store.read().blocked
        assert [True, False] == [store.unblock(blocked_entry("::ffff:10.1.2.3")) for _ in range(2)]
        assert (Blocked("address", "10.0.0.0/8"),) == store.overlapping(blocked_entry("10.1.2.3"))


@pytest.mark.parametrize(
    "text", ["10.0.0.0/33", "10.0.0.256", "10.0.0.*", "10.0.0.1-10.0.0.9", "10.0.0", "2001:db8::g"]
)
def test_what_looks_like_an_address_is_blocked_as_no_name(text: str) -> None:
    """Otherwise the operator would believe that the addresses are blocked; a name can be marked as one."""
    with pytest.raises(InvalidSetup, match="is no address: write one such as"):
        blocked_entry(text)

    assert "name" == blocked_entry(text, is_name=True).kind
