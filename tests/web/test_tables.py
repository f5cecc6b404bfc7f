"""Tables of two to eight seats, chips, bets and shown cards: scenes as the games send them, without the games."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page

from mamlaka.display import Announcement, Message
from mamlaka.server import protocol
from tests.web.driving import ENGLISH, PHONE, Visit, enter, eyes
from tests.web.geometry import faults_of
from tests.web.inspector import Inspector
from tests.web.serving import Seen, Server
from tests.web.staging import (
    KNOCK,
    Stage,
    heap_scene,
    oneonta_scene,
    oneonta_table,
    partner_scene,
    scene_of,
    table_of,
    toepen_scene,
    tressette_scene,
    word,
)

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
PHONES = ((320, 568), (360, 640), (740, 360))
DESKS = ((768, 1024), (1200, 760), (1920, 1080))
TALL, LOW = (390, 844), (844, 390)
LARGE = ((1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
ENGLISH_PHONE: dict[str, Any] = PHONE | {"locale": "en-GB"}
PAIRS = ((0, 2), (1, 3))
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
STEADY = 450
"""The time after which a second tap counts, in milliseconds."""


ANSWERS = (
    word("stay", label=Message("say-stay", {"stake": 4})),
    word("fold", label=Message("say-fold", {"stake": 3})),
)
ASKED = protocol.Turn(ANSWERS, {}, optional=False, question=Message("ask-stay", {"seat": 1, "stake": 3, "raised": 4}))


@pytest.fixture
def toepen(server: Server, visit: Visiting) -> Stage:
    """Return an English phone at a table of four at which another seat is on turn, and the viewer may knock."""
    stage = Stage(visit(ENGLISH_PHONE).page(), server.address, table_of("toepen", 4))
    stage.show(out_of_turn(KNOCK))
    return stage


def out_of_turn(*offers: protocol.Offer) -> protocol.Scene:
    """Return a scene in which another seat is on turn, and the viewer may take these actions out of turn."""
    turn = protocol.Turn(offers, {}, optional=True, question=None) if offers else None
    return replace(toepen_scene(4), turn=turn, waiting=(3,))


def knock_button(page: Page) -> Any:
    """Return the button to knock with."""
    return page.locator("[data-word=knock]")


@pytest.mark.parametrize(
    "locale,screens,sizes",
    [
        ("ar-SY", PHONES, (3, 8)),
        pytest.param("ar-SY", PHONES, (2, 5, 6, 7), marks=pytest.mark.long),
        pytest.param("en-GB", DESKS, (2, 5, 8), marks=pytest.mark.long),
    ],
    ids=["phones", "phones, other sizes", "desks"],
)
def test_nothing_overlaps_at_tables_of_any_size(
    server: Server, visit: Visiting, locale: str, screens: tuple[tuple[int, int], ...], sizes: Sequence[int]
) -> None:
    """Seats with their badges, the trick, chips and buttons do not overlap on any screen."""
    begun = visit(PHONE | {"locale": locale})
    faults = []
    scenes = [(table_of("toepen", seats), toepen_scene(seats)) for seats in sizes]
    for table, scene in [*scenes, (table_of("tressette", 2), tressette_scene())]:
        page = begun.page()
        Stage(page, server.address, table).show(scene)
        for width, height in screens:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            faults += [(table.game, len(table.people), width, fault) for fault in faults_of(page)]
        page.close()

    assert [] == faults


@pytest.mark.parametrize("heap", range(4))
def test_a_seat_with_every_penalty_card_fits(server: Server, visit: Visiting, heap: int) -> None:
    """Seventeen cards in front of one seat fit the smallest phone, upright and sideways, and overlap nothing."""
    page, faults = visit(PHONE).page(), []
    Stage(page, server.address, table_of("trex", 4)).show(heap_scene(4, heap))
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        faults += [(width, fault) for fault in faults_of(page)]

    assert [] == faults


def resized(page: Page, *screens: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Give the page one size after the other, and yield each when the page is drawn."""
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield width, height


@pytest.mark.parametrize("kind", ["tricks", "layout"])
def test_the_open_cards_of_a_partner_cover_nothing(server: Server, visit: Visiting, kind: str) -> None:
    """A plate with a whole open hand leaves the trick and the layout free, and names stay free of crowns."""
    page = visit(ENGLISH_PHONE).page()
    table = replace(table_of("trex", 4), teams=PAIRS)
    Stage(page, server.address, table).show(partner_scene(is_layout=kind == "layout"))
    screens = resized(page, TALL, (360, 640), (1366, 768), LOW)

    assert [] == [(size, fault) for size in screens for fault in faults_of(page)]


def test_partners_share_the_points_of_their_side(server: Server, visit: Visiting) -> None:
    """Whichever partner the points are booked to, both plates show and say those of the side; so does the sheet."""
    page = visit(ENGLISH_PHONE).page()
    table = replace(table_of("trex", 4), teams=PAIRS, sides=PAIRS, has_seat_points=False)
    rows = (protocol.SheetRow(Message("sheet-deal", {"deal": 1}), (2, 0, 0, 1), None, None),)
    scene = replace(scene_of("trex", 4), totals=(2, 0, 0, 1), sheet=(protocol.SheetSection(rows, None, None),))
    Stage(page, server.address, table).show(scene)
    plates = [plain(text) for text in page.locator(".plate .points").all_inner_texts()]
    spoken = [plain(text) for text in page.locator(".plate .points + .only-spoken").all_inner_texts()]
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    columns = page.locator("[role=dialog] thead th").all_inner_texts()
    totals = [plain(text) for text in page.locator("[role=dialog] tfoot td").all_inner_texts()]

    assert ["2", "1", "2", "1"] == plates
    assert ["We 2", "They 1", "We 2", "They 1"] == spoken
    assert (["We", "They"], ["2", "1"]) == (columns, totals)


def test_partners_with_points_of_their_own_see_both(server: Server, visit: Visiting) -> None:
    """In Trex the score sheet also has a column for each seat, and scrolls; a plate has the points that win."""
    page = visit(ENGLISH_PHONE).page()
    table = replace(table_of("trex", 4), teams=PAIRS, sides=PAIRS)
    rows = (protocol.SheetRow(Message("contract-queens"), (-75, 1000, 100, -1075), 2, None),)
    sheet = (protocol.SheetSection(rows, None, None),)
    Stage(page, server.address, table).show(replace(scene_of("trex", 4), totals=(-75, 50, 100, -75), sheet=sheet))
    plates = [plain(text) for text in page.locator(".plate .points").all_inner_texts()]
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    totals = [plain(text) for text in page.locator("[role=dialog] tfoot td").all_inner_texts()]

    box = page.locator("[role=dialog]").bounding_box()

    assert ["+25", "-25", "+25", "-25"] == plates
    assert box is not None
    assert (box["x"] >= 0, box["x"] + box["width"] <= 360) == (True, True)
    assert ["-75", "+50", "+100", "-75", "+25", "-25"] == totals


@pytest.mark.parametrize("is_list, marks", [(True, ["1", "2", ""]), (False, ["\u2713"] * 3)])
def test_a_list_of_deals_is_numbered(server: Server, visit: Visiting, *, is_list: bool, marks: list[str]) -> None:
    """Listed deals have their numbers, and what is added to them has none; elsewhere scored rows are ticked off."""
    page = visit(ENGLISH_PHONE).page()
    rows = tuple(
        protocol.SheetRow(Message("contract-queens"), (10, 0, 0, -10), number, None) for number in (1, 2, None)
    )
    sheet = (protocol.SheetSection(rows, None, None, is_list=is_list),)
    Stage(page, server.address, table_of("trex", 4)).show(replace(scene_of("trex", 4), sheet=sheet))
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()

    assert marks == page.locator("[role=dialog] tbody .mark").all_inner_texts()


@pytest.mark.parametrize("locale", ["ar-SY", "en-GB"])
def test_a_wide_sheet_opens_at_its_start(server: Server, visit: Visiting, locale: str) -> None:
    """From right to left, too: the names of the rows hide nothing of the first column."""
    page = visit(PHONE | {"locale": locale}).page()
    rows = tuple(protocol.SheetRow(Message("sheet-deal", {"deal": deal}), (-6,) * 8, None, None) for deal in (1, 2))
    sheet = (protocol.SheetSection(rows, None, None),)
    Stage(page, server.address, table_of("toepen", 8)).show(
        replace(scene_of("toepen", 8), totals=(-12,) * 8, sheet=sheet)
    )
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    name, number = (page.locator(f"[role=dialog] tfoot {box}").first.bounding_box() for box in ("th", "td .number"))

    assert name is not None
    assert number is not None
    assert name["x"] + name["width"] <= number["x"] or number["x"] + number["width"] <= name["x"]


def test_no_row_of_a_sheet_shows_above_the_names(server: Server, visit: Visiting) -> None:
    """The names stay at the upper edge of a long sheet, and the rows end there."""
    page = visit(ENGLISH_PHONE).page()
    rows = tuple(
        protocol.SheetRow(Message("sheet-deal", {"deal": deal}), (-6,) * 4, None, None) for deal in range(1, 41)
    )
    sheet = (protocol.SheetSection(rows, None, None),)
    Stage(page, server.address, table_of("trex", 4)).show(replace(scene_of("trex", 4), sheet=sheet))
    page.keyboard.press("s")
    page.get_by_role("dialog").wait_for()
    top, names = page.locator("[role=dialog] .content").evaluate("""(content) => {
        const edges = [content, content.querySelector("thead")].map((element) => element.getBoundingClientRect().top);
        return content.scrollTop > 0 ? edges : [0, 1];
    }""")

    assert names <= top


@pytest.mark.parametrize(
    "game,headline",
    [
        pytest.param("romanian_whist", Message("headline-cards", {"deal": 12, "deals": 15, "count": 3}), id="cards"),
        pytest.param("herzeln", Message("headline-round", {"round": 2, "rounds": 4, "deal": 3}), id="round"),
        pytest.param("tressette_four", Message("headline-deal", {"deal": 1}), id="long-name"),
    ],
)
def test_a_title_in_japanese_has_two_lines(server: Server, visit: Visiting, game: str, headline: Message) -> None:
    """The name of the game and the deal have one line each on a small phone."""
    page = visit(PHONE | {"locale": "ja-JP"}).page()
    table = replace(table_of("trex", 4), game=game)
    people = (table.people[0], *(replace(person, kind="bot") for person in table.people[1:]))
    Stage(page, server.address, replace(table, people=people)).show(replace(scene_of("trex", 4), headline=headline))
    lines = page.locator("header h1").evaluate("""(title) => [title.firstElementChild, title].map((element) => {
        const range = document.createRange();
        const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    })""")

    assert 4 == page.locator("header > .icon").count()
    assert [1, 1] == lines


def plain(text: str) -> str:
    """Return a text without its direction marks, and with plain minus signs."""
    return text.translate(ISOLATES).translate({0x2212: "-"}).strip()


def test_the_cards_out_of_play_cover_nothing(server: Server, visit: Visiting) -> None:
    """In Oneonta the cards beside the trick overlap neither seats nor the trick, upright and sideways."""
    page = visit(ENGLISH_PHONE).page()
    Stage(page, server.address, oneonta_table()).show(oneonta_scene())
    screens = resized(page, TALL, (360, 640), (740, 360), LOW, (1366, 768))

    assert [] == [(size, fault) for size in screens for fault in faults_of(page)]


def has_heap(scene: Seen) -> bool:
    """Return whether a seat has captured many penalty cards, and a trick waits for the viewer."""
    zones = scene["zones"]
    return (
        scene["turn"] is not None
        and any(len(zone["plays"]) > 1 for zone in zones)
        and any(zone["kind"] == "taken" and len(zone["cards"]) > 5 for zone in zones)
    )


@pytest.mark.parametrize("seats", [5, pytest.param(6, marks=pytest.mark.long), pytest.param(7, marks=pytest.mark.long)])
def test_a_trick_is_larger_than_the_cards_out_of_play(server: Server, visit: Visiting, seats: int) -> None:
    """In Hearts with cards left over, the trick around them has larger cards on every screen, and covers nothing."""
    table = server.open_table(game="hearts", preset="black_lady", seats=seats, bots="easy")
    token = server.sit_down(table)
    server.play(table, token, until=has_heap)
    page = visit(ENGLISH_PHONE | {"is_mobile": False}).page()
    enter(page, server, table, token)
    page.locator(".trick [data-card]").first.wait_for()
    widths = """[".trick [data-card]", ".center .open"].map((selector) =>
        Math.max(...[...document.querySelectorAll(selector)].map((card) => card.getBoundingClientRect().width)))"""
    small, faults = [], []
    for size in resized(page, (320, 640), (360, 640), TALL, LOW, (1366, 768)):
        trick, away = page.evaluate(widths)
        small += [(size, trick, away)] if trick <= away else []
        faults += [(size, fault) for fault in faults_of(page)]

    assert [] == small
    assert [] == faults


NEAREST = """() => {
    const plates = [...document.querySelectorAll(".plate")];
    return [...document.querySelectorAll(".call")].map((call) => {
        const bubble = call.getBoundingClientRect();
        const far = (plate) => {
            const box = plate.getBoundingClientRect();
            const across = Math.max(0, box.left - bubble.right, bubble.left - box.right);
            const along = Math.max(0, box.top - bubble.bottom, bubble.top - box.bottom);
            return Math.hypot(across, along);
        };
        const others = plates.filter((plate) => !plate.contains(call));
        return far(call.closest(".plate")) < Math.min(...others.map(far));
    });
}"""


@pytest.mark.parametrize(
    "screen", [(360, 640), *(pytest.param(screen, marks=pytest.mark.long) for screen in (TALL, (1366, 768)))]
)
def test_a_call_belongs_to_one_seat_and_vanishes(server: Server, visit: Visiting, screen: tuple[int, int]) -> None:
    """The bubble is closest to the plate of its seat, inside the screen, and is gone after some seconds."""
    page = visit(ENGLISH_PHONE).page()
    stage = Stage(page, server.address, table_of("toepen", 7))
    stage.show(toepen_scene(7))
    faults = []
    for _ in resized(page, screen):
        for seat in range(7):
            called = Announcement(Message("news-knock", {"seat": seat}), Message("call-knock"), urgent=False)
            stage.update(toepen_scene(7), protocol.Said(seat, "knock", "", 0, (), announcement=called))
            page.wait_for_function(
                "(least) => document.querySelectorAll('.call').length >= least", arg=min(seat + 1, 3)
            )
        faults += [near for near in page.evaluate(NEAREST) if not near]
    width = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.call')].map((c) => c.getBoundingClientRect().right))"
    )
    page.wait_for_function("() => document.querySelectorAll('.call').length === 0", timeout=10_000)

    assert [] == faults
    assert width <= screen[0]


@pytest.mark.parametrize("locale", ["en-GB", "ar-SY"])
def test_the_question_for_a_seat_covers_nothing(server: Server, visit: Visiting, locale: str) -> None:
    """It is above the table, and no plate or card is under it or beside the screen."""
    page = visit(PHONE | {"locale": locale}).page()
    asked = protocol.SeatRequest(1, 2, "Dr. Khalil al-Masri")
    table = replace(table_of("trex", 4), requests=(asked,), deciders=(0,))
    Stage(page, server.address, table).show(scene_of("trex", 4))
    page.locator(".admission").wait_for()
    covered, faults = [], []
    for size in resized(page, (360, 640), LOW):
        covered.append(page.evaluate(UNDER))
        faults += [(size, fault) for fault in faults_of(page)]

    assert [[], []] == covered
    assert [] == faults


UNDER = """() => {
    const { bottom } = document.querySelector(".admission").getBoundingClientRect();
    const things = [...document.querySelectorAll(".plate, .felt .face, .trick .card, .hand .place")];
    const boxes = things.map((thing) => [thing.className, thing.getBoundingClientRect()]);
    return boxes.filter(([, box]) => box.top < bottom || box.top > innerHeight - 20).map(([name]) => name);
}"""


def test_a_large_screen_is_used(server: Server, visit: Visiting) -> None:
    """Cards, plates and text grow with the screen, up to a television, and nothing overlaps."""
    page = visit(ENGLISH_PHONE | {"is_mobile": False}).page()
    Stage(page, server.address, table_of("trex", 4)).show(scene_of("trex", 4))
    measure = """["clientWidth"].map((width) => [".hand .place", ".plate", ".felt"].map(
        (selector) => document.querySelector(selector)[width]))[0]"""
    sizes, faults = {}, []
    for size in resized(page, *LARGE):
        sizes[size] = page.evaluate(measure)
        faults += [(size, fault) for fault in faults_of(page)]
    first, most, television = sizes[LARGE[0]], sizes[LARGE[2]], sizes[LARGE[3]]

    assert [] == faults
    assert all(1.5 < large / usual < 2.1 for large, usual in zip(most, first, strict=True))
    assert all(large > 1.4 * small for large, small in zip(television, most, strict=True))


def test_axe_finds_nothing_at_a_large_table(server: Server, visit: Visiting) -> None:
    """Chips, badges, dimmed seats, discards and shown cards have names and can be read."""
    begun, inspector = visit(ENGLISH_PHONE), Inspector()
    for table, scene in ((table_of("toepen", 8), toepen_scene(8)), (table_of("tressette", 2), tressette_scene())):
        page = begun.page()
        Stage(page, server.address, table).show(scene)
        inspector.look(page, table.game)
        page.locator("header .icon").nth(2).click()
        page.get_by_role("dialog").wait_for()
        inspector.look(page, f"{table.game}, sheet")

    assert [] == inspector.found


def test_a_knock_requires_two_separate_taps(toepen: Stage) -> None:
    """The first tap only asks for confirmation; a second tap that follows too fast does not count."""
    button = knock_button(toepen.page)
    button.evaluate("button => { button.click(); button.click(); }")
    asked, said = button.inner_text(), list(toepen.said)
    toepen.page.wait_for_timeout(STEADY)
    button.tap()
    toepen.page.wait_for_function(
        "() => document.querySelector('[data-word=knock]').getAttribute('aria-disabled') === 'true'"
    )

    assert ENGLISH.format("page-sure", word=ENGLISH.format("say-knock")) == asked.translate(ISOLATES)
    assert ([], ["knock"]) == (said, toepen.said)


def test_a_knock_by_key_is_announced_and_can_be_cancelled(toepen: Stage) -> None:
    """N asks for confirmation, Escape cancels; the announcements name the stake."""
    page = toepen.page
    page.keyboard.press("n")
    spoken = page.locator(".out-of-turn [aria-live]").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_timeout(STEADY)
    page.keyboard.press("n")

    assert "If anyone stays in, the stake becomes 4." in spoken.translate(ISOLATES)
    assert [] == toepen.said


def test_the_button_to_knock_stays_in_its_place(toepen: Stage) -> None:
    """On turn, asked for an answer, or not allowed to knock: the button does not move under a thumb."""
    boxes = [knock_button(toepen.page).bounding_box()]
    scenes = (
        toepen_scene(4),
        out_of_turn(),
        replace(toepen_scene(4), turn=ASKED),
        out_of_turn(KNOCK, word("stand")),
    )
    for scene in scenes:
        toepen.update(scene)
        toepen.page.wait_for_timeout(50)
        boxes.append(knock_button(toepen.page).bounding_box())
    edges = {(box["x"] + box["width"], box["y"]) for box in boxes[:-1] if box}

    assert 1 == len(edges)
    assert boxes[-1] is not None
    assert boxes[-1]["y"] == boxes[0]["y"]


def test_the_knock_of_another_seat_is_announced_first_and_asks(toepen: Stage) -> None:
    """The knock is announced first and marked at its seat, and the answers show their costs."""
    scene = replace(toepen_scene(4), turn=ASKED, waiting=(0,))
    knocked = Announcement(Message("news-knock", {"seat": 1}), Message("call-knock"), urgent=True)
    toepen.update(scene, protocol.Said(1, "knock", "", 0, (), announcement=knocked))
    urgent = toepen.page.locator("[data-says=urgent]")
    urgent.get_by_text("Omar").wait_for(state="attached")
    answers = [answer["text"] for answer in eyes(toepen.page)["answers"]]

    assert ENGLISH.format("call-knock") == toepen.page.locator(".call").inner_text()
    assert ["Stay in for 4", "Fold and pay 3"] == [answer.translate(ISOLATES) for answer in answers]


def test_a_long_call_stays_on_the_screen(server: Server, visit: Visiting) -> None:
    """What a card has captured takes several lines at the side of a phone, and leaves the cards between in sight."""
    page = visit(ENGLISH_PHONE).page()
    stage = Stage(page, server.address, table_of("trex", 4))
    scene = replace(scene_of("trex", 4), line=protocol.Line(("KH",), "", ""))
    stage.show(scene)
    for seat in range(4):
        words = Message("call-captured", {"card": "JS", "cards": "5H 3H", "seat": seat})
        called = Announcement(Message("news-captured", dict(words.facts)), words, urgent=False)
        stage.update(scene, protocol.Said(seat, "captured", "", 0, (), announcement=called))
    page.wait_for_function("() => document.querySelectorAll('.call').length > 1")
    boxes = page.locator(".call").evaluate_all("(calls) => calls.map((call) => call.getBoundingClientRect().toJSON())")

    assert not [box for box in boxes if box["left"] < 0 or box["right"] > 360]


def test_the_crib_has_a_name_and_points_take_one_line(server: Server, visit: Visiting) -> None:
    """In Cribbage for four on a small phone: the count, the crib and the starter share a row below the table."""
    page = visit(ENGLISH_PHONE).page()
    pegs = [
        protocol.Counter(Message("counter-pegs"), 100 + seat % 2, seat, 121, "track", is_standing=True)
        for seat in range(4)
    ]
    count = protocol.Counter(Message("counter-running-count"), 16, None, 31, "number", is_standing=False)
    table = replace(table_of("trex", 4), game="cribbage", teams=PAIRS, sides=PAIRS, has_seat_points=False)
    scene = scene_of("trex", 4)
    zones = tuple(zone for zone in scene.zones if zone.kind not in {"trick", "stock", "taken"})
    crib = replace(scene.zones[-1], kind="crib", count=4)
    laid = replace(scene.zones[-1], kind="layout", cards=("JH", "5H", "AS"), count=3)
    scene = replace(
        scene,
        zones=(*zones, laid, crib),
        counters=(*pegs, count),
        line=protocol.Line(("JH", "5H", "AS"), "", ""),
    )
    Stage(page, server.address, table).show(scene)
    shown = plain(page.locator(".aside").inner_text())
    lines = page.locator(".plate .counter").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"
    )

    assert "crib" in shown.lower()
    assert len(lines) == len(pegs)
    assert not [height for height in lines if height > 2]
    assert [] == list(faults_of(page))


def test_a_card_for_everybody_lies_face_up(server: Server, visit: Visiting) -> None:
    """In Cribbage the starter is a card that is as large as those in front of a seat, also on a small phone."""
    page = visit(ENGLISH_PHONE).page()
    table = replace(table_of("trex", 4), game="cribbage", teams=PAIRS, sides=PAIRS, has_seat_points=False)
    scene = scene_of("trex", 4)
    laid = replace(scene.zones[-1], kind="layout", cards=("JH", "5H", "AS"), count=3)
    zones = tuple(zone for zone in scene.zones if zone.kind not in {"trick", "stock", "taken"})
    starter = protocol.Badge(None, Message("badge-starter"), "note", ("4C",))
    scene = replace(scene, zones=(*zones, laid), badges=(starter,), line=protocol.Line(("JH", "5H", "AS"), "", ""))
    Stage(page, server.address, table).show(scene)
    width = page.locator(".aside [data-badge] svg").first.evaluate("(card) => card.getBoundingClientRect().width")

    assert width >= 24
    assert "four of clubs" in page.locator("[data-badge]").inner_text()
    assert [] == list(faults_of(page))


def test_no_line_breaks_within_what_is_reached_of_a_goal(server: Server, visit: Visiting) -> None:
    """At the side of a small phone "game points: 0 / 3" breaks before the numbers, if at all."""
    page = visit(ENGLISH_PHONE).page()
    table = replace(table_of("trex", 4), game="cribbage", teams=PAIRS, sides=PAIRS, has_seat_points=False)
    name = Message("counter-points-for-games")
    won = [protocol.Counter(name, 0, seat, 3, "number", is_standing=True) for seat in range(4)]
    Stage(page, server.address, table).show(replace(scene_of("trex", 4), counters=tuple(won)))
    heights = page.locator(".plate .counter").evaluate_all("""(all) => all.map((one) => {
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const node = walker.nextNode();
        range.setStart(node, node.data.search(/\\d/));
        range.setEnd(node, node.data.search(/3/) + 1);
        return range.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize);
    })""")

    assert 4 == len(heights)
    assert not [height for height in heights if height > 2]


@pytest.mark.slow
def test_a_second_peg_stands_where_the_first_one_was(server: Server, visit: Visiting) -> None:
    """On a track one sees how many points the last play brought; a new game begins with both pegs at its start."""
    page = visit(ENGLISH_PHONE).page()
    table = replace(table_of("trex", 4), game="cribbage")
    stage = Stage(page, server.address, table)
    for number, (points, before) in enumerate([(30, 30), (36, 30), (36, 30), (44, 36), (0, 0)]):
        peg = protocol.Counter(Message("counter-pegs"), points, 0, 121, "track", is_standing=True)
        (stage.update if number else stage.show)(replace(scene_of("trex", 4), counters=(peg,)))

        page.wait_for_function(
            "points => document.querySelector('.counter').textContent.replace(/[^0-9/]/g, '').startsWith(points)",
            arg=f"{points}/121",
        )
        assert str(before) == page.locator("[data-before]").get_attribute("data-before")


def test_points_in_thirds_are_shown_as_people_write_them(server: Server, visit: Visiting) -> None:
    """Thirty-eight thirds are twelve and two thirds."""
    stage = Stage(visit(ENGLISH_PHONE).page(), server.address, table_of("tressette", 2))
    stage.show(tressette_scene())

    assert ["12⅔", "20⅓"] == [points.translate(ISOLATES) for points in eyes(stage.page)["points"]]


def test_a_spectator_sees_a_scene_without_a_hand(server: Server, visit: Visiting) -> None:
    """A spectator sees all seats, and no hand."""
    stage = Stage(visit(ENGLISH_PHONE).page(), server.address, table_of("toepen", 5))
    stage.show(replace(scene_of("toepen", 5), turn=None), seat=None)

    assert 5 == stage.page.locator(".seat").count()
    assert 0 == stage.page.locator(".hand").count()


def test_sounds_can_be_switched_off_with_one_key(server: Server, visit: Visiting) -> None:
    """A card is heard; M switches the sounds off, and that is remembered."""
    page = visit(ENGLISH_PHONE).page()
    page.add_init_script("""
        window.tones = 0;
        const create = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.tones++; return create.call(this); };
    """)
    stage = Stage(page, server.address, table_of("toepen", 4))
    stage.show(out_of_turn())
    heard = []
    for key in ("Shift", "m"):
        page.keyboard.press(key)
        stage.update(out_of_turn(), protocol.Played(1, "7S", None))
        page.wait_for_timeout(100)
        heard.append(page.evaluate("tones"))

    assert [1, 1] == heard
    assert page.evaluate("JSON.parse(localStorage['mamlaka.preferences']).sound") is False
