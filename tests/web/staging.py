"""Tables as the page draws them, without a server, for any scene in any game with any number of seats."""

from __future__ import annotations

import re
from typing import Literal

from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute

from mamlaka.cards import FRENCH, ITALIAN, PIQUET
from mamlaka.cards import Deck as Cards
from mamlaka.display import Message
from mamlaka.server import protocol
from tests.web.serving import TIMEOUT

NAMES = ("Nadia", "Omar", "Salma", "Dr. Khalil al-Masri", "Rami", "Huda", "Ziad", "Maya")
VALUES = {"toepen": (4, "cw", 1, PIQUET), "tressette": (10, "cw", 3, ITALIAN), "trex": (13, "ccw", 1, FRENCH)}
PARTNER = 2
"""The seat across from the viewer's."""
DISCARDED = ("TS", "9D", "8C", "7H")
NOTHING = protocol.Turn((), {}, optional=False, question=None)


def word(
    kind: str, cards: tuple[str, ...] = (), label: Message | None = None, confirm: Message | None = None
) -> protocol.Offer:
    """Return an offer of the given kind: to play one of some cards, or without cards to say a word."""
    return protocol.Offer(
        kind,
        cards,
        least=int(bool(cards)),
        most=int(bool(cards)),
        numbers=(),
        names=(),
        receiver=None,
        groups=(),
        label=label or Message(f"say-{kind}"),
        notes=(),
        signs=(),
        tone="plain",
        confirm=confirm,
    )


KNOCK = word("knock", confirm=Message("confirm-knock", {"stake": 4}))


def badge(seat: int, name: str, tone: Literal["note", "dealer", "crown", "out"] = "note") -> protocol.Badge:
    """Return a badge of a seat."""
    return protocol.Badge(seat, Message(f"badge-{name}"), tone, ())


def counter(name: str, value: int, owner: int | None = None) -> protocol.Counter:
    """Return a counter in chips; that of a seat is its standing."""
    return protocol.Counter(Message(f"counter-{name}"), value, owner, None, "tokens", is_standing=owner is not None)


def table_of(game: str, seats: int) -> protocol.TableInfo:
    """Return a table of people who play a game."""
    _, direction, unit, deck = VALUES[game]
    return protocol.TableInfo(
        id="t1",
        game=game,
        preset="",
        options={},
        status="playing",
        people=tuple(protocol.Occupant("person", name, "here") for name in NAMES[:seats]),
        direction="cw" if direction == "cw" else "ccw",
        teams=(),
        sides=tuple((seat,) for seat in range(seats)),
        has_seat_points=True,
        deck=protocol.Deck(deck.names, tuple(deck.suits), "italian" if deck is ITALIAN else "french"),
        look_back="last",
        has_dummy=False,
        goal=None,
        lowest_wins=False,
        unit=unit,
        bots="rules",
        unready=(),
        silent=(),
        commitment="c0",
        terms="",
        nonce_hashes=("",) * seats,
        nonces=(),
        public=False,
        spectators="link",
        takeover="anyone",
        talk=False,
        partners_talk=False,
        clock="off",
        follows="",
        rematch=None,
        creator=0,
        requests=(),
        deciders=(),
        code="",
        origin=None,
        daily="",
        tournament="",
    )


def _zone(kind: str, cards: tuple[str, ...] = (), owner: int | None = None, count: int | None = None) -> protocol.Zone:
    return protocol.Zone(kind, owner, cards, len(cards) if count is None else count, (), (), ())


def scene_of(game: str, seats: int) -> protocol.Scene:
    """Return a scene in which seat 0 is the last to play to the first trick."""
    size, _, _, deck = VALUES[game]
    own = _hand(deck, size)
    rest = [name for name in deck.names if name not in own]
    plays = tuple(protocol.Play(seat, rest[5 * seat % len(rest)]) for seat in range(1, seats))
    offer = word("play", own)
    return protocol.Scene(
        phase="trick_play",
        secret=False,
        waiting=(0,),
        turn=protocol.Turn((offer,), {}, optional=False, question=Message("ask-card")),
        waiting_message="waiting-play",
        headline=Message("headline-deal", {"deal": 3}),
        deal=3,
        contract="",
        zones=(
            _zone("hand", own, 0),
            *(_zone("hand", owner=seat, count=size - 1) for seat in range(1, seats)),
            *(_zone("taken", owner=seat) for seat in range(seats)),
            replace(_zone("trick", count=len(plays)), plays=plays),
            _zone("stock", count=12),
        ),
        tricks=(0,) * seats,
        badges=(badge(seats - 1, "dealer", "dealer"),),
        counters=(),
        card_marks=(),
        in_front=(),
        piles=(),
        opening_rank="",
        line=None,
        past=(),
        tracker=None,
        sheet=(),
        totals=(0,) * seats,
        last=None,
        ranks=(),
        over=False,
    )


def _hand(deck: Cards, size: int) -> tuple[str, ...]:
    return deck.names[:: len(deck) // size][:size]


def toepen_scene(seats: int) -> protocol.Scene:
    """Return a scene of Toepen with a folded hand, a whistle, and discards that were turned up."""
    scene = scene_of("toepen", seats)
    turn = scene.turn or NOTHING
    badges = [badge(1, "knocker"), badge(seats - 1, "dealer", "dealer"), badge(0, "signal-whistle")]
    discards = [replace(_zone("discards", DISCARDED, 1), shown=DISCARDED)]
    if seats > 2:
        badges.append(badge(2, "folded", "out"))
        discards.append(_zone("discards", owner=seats - 1, count=4))
    if seats > 4:
        badges += [badge(3, "signal-stand"), badge(4, "broke", "out")]
    chips = [counter("chips", 20 - 3 * (seat % 7), seat) for seat in range(seats)]
    return replace(
        scene,
        turn=replace(turn, offers=(*turn.offers, KNOCK)),
        badges=tuple(badges),
        zones=(*scene.zones, *discards),
        counters=(counter("stake", 3), counter("pot", 11), *chips),
    )


def tressette_scene() -> protocol.Scene:
    """Return a scene of Tressette with many shown cards, late in the match."""
    scene = scene_of("tressette", 2)
    known = ("3S", "KS", "4H", "7H", "AD", "5D", "2C", "QC")
    hands = (scene.zones[0], replace(scene.zones[1], cards=known, count=10, shown=known))
    labels = [Message("sheet-deal", {"deal": deal}) for deal in (1, 2, 3)]
    rows = tuple(
        protocol.SheetRow(label, (5 + deal % 3, 6 - deal % 3), None, None) for deal, label in enumerate(labels)
    )
    return replace(
        scene,
        zones=(*hands, *scene.zones[2:]),
        tricks=(3, 4),
        totals=(38, 61),
        sheet=(protocol.SheetSection(rows, None, None),),
    )


def heap_scene(seats: int, heap: int) -> protocol.Scene:
    """Return the last trick of a deal in which one seat has taken every penalty card of a complex contract."""
    scene = scene_of("trex", seats)
    dear = (*(f"{rank}D" for rank in "AKQJT98765432"), "QC", "QH", "QS", "KH")
    own = tuple(card for card in FRENCH.names if card not in dear)[:1]
    zones = [zone for zone in scene.zones if zone.kind not in {"hand", "taken", "stock"}]
    zones += [_zone("hand", own, 0), *(_zone("hand", owner=seat, count=0) for seat in range(1, seats))]
    zones += [_zone("taken", dear if seat == heap else (), seat) for seat in range(seats)]
    offer = word("play", own)
    return replace(
        scene, turn=protocol.Turn((offer,), {}, optional=False, question=Message("ask-card")), zones=tuple(zones)
    )


def partner_scene(*, is_layout: bool) -> protocol.Scene:
    """Return a deal of Trex in which your partner's cards are open, and you are the dealer and the owner."""
    scene = scene_of("trex", 4)
    own = scene.zones[0].cards
    rest = tuple(card for card in FRENCH.names if card not in own)
    open_, laid = rest[1::3], ("JS", "TS", "QH", "JH", "TH")
    zones = [zone for zone in scene.zones if zone.kind != "stock" and zone.owner != PARTNER]
    zones += [replace(_zone("hand", open_, PARTNER), shown=open_), _zone("taken", ("QC", "QH"), PARTNER)]
    if is_layout:
        zones = [zone for zone in zones if zone.kind not in {"trick", "taken"}] + [_zone("layout", laid)]
    badges = (badge(0, "dealer", "dealer"), badge(0, "king", "crown"), badge(3, "king", "crown"))
    return replace(scene, badges=badges, zones=tuple(zones))


def oneonta_table() -> protocol.TableInfo:
    """Return a table for one person and a dummy."""
    return replace(table_of("trex", 1), game="oneonta", has_dummy=True)


def oneonta_scene() -> protocol.Scene:
    """Return a scene of Oneonta Whist with the cards out of play, several of them turned up, and a trump badge."""
    scene = scene_of("trex", 1)
    own, turned = scene.zones[0].cards[:9], ("JD", "*L", "*S")
    offer = word("play", own)
    zones = (
        _zone("hand", own, 0),
        _zone("dummy", count=8),
        replace(_zone("trick", count=1), plays=(protocol.Play(1, "AC"),)),
        replace(_zone("stock", turned, count=4), shown=turned),
        replace(_zone("turned", ("9D",)), shown=("9D",)),
    )
    turn = protocol.Turn((offer,), {}, optional=False, question=Message("ask-card"))
    trumps = protocol.Badge(None, Message("badge-trumps"), "note", ("9D",))
    return replace(scene, zones=zones, turn=turn, tricks=(1, 2), badges=(trumps, badge(0, "dealer", "dealer")))


BEATING = """window.WebSocket = class extends WebSocket {
    constructor(...parameters) {
        super(...parameters);
        const beat = () => this.dispatchEvent(new MessageEvent("message", { data: '{"type":"beat"}' }));
        this.addEventListener("open", () => setInterval(beat, 1000));
    }
}"""
"""Sockets that hear the heartbeat of the server from the page itself.

A stage can send only while its test waits for the page; without a heartbeat the page would say after some seconds
that the server does not answer, and move the table down.
"""


class Stage:
    """Shows scenes to a page, as a server would, and collects the messages of the page."""

    def __init__(self, page: Page, address: str, table: protocol.TableInfo) -> None:
        self.said: list[str] = []
        self.page = page
        self._address = f"{address}/table/{table.id}"
        self._table = table
        self._scene: protocol.Scene | None = None
        self._route: WebSocketRoute | None = None
        self._version = 0
        page.route_web_socket(re.compile(r"/socket$"), self._opened)
        page.add_init_script(BEATING)

    def show(self, scene: protocol.Scene, seat: int | None = 0) -> None:
        """Open the table with a scene, as if a player came back to it."""
        self._scene, self._seat = scene, seat
        self.page.goto(self._address)
        self.page.wait_for_selector(".table", timeout=TIMEOUT)

    def update(self, scene: protocol.Scene, *updates: protocol.Update) -> None:
        """Send a scene with its updates."""
        assert self._route is not None
        self._scene = scene
        previous, self._version = self._version, self._version + 1
        self._route.send(protocol.encode_message(protocol.News(previous, self._version, updates, scene, {})))

    def send(self, message: protocol.ServerMessage) -> None:
        """Send any other message."""
        assert self._route is not None
        self._route.send(protocol.encode_message(message))

    def _opened(self, route: WebSocketRoute) -> None:
        self._route = route
        route.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        message = protocol.decode_message(text)
        assert self._route is not None
        if isinstance(message, protocol.Hello):
            self._version = 0
            welcome = protocol.Welcome(protocol.PROTOCOL, self._table, self._seat, 0, self._scene)
            self._route.send(protocol.encode_message(welcome))
        elif isinstance(message, protocol.Here):
            self.said.append("here")
        elif isinstance(message, protocol.Act):
            self.said.append(message.kind)
            self._route.send(protocol.encode_message(protocol.Done(message.id)))
