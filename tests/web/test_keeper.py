"""The score keeper on a phone: a kingdom by taps in Arabic, wrong entries, undo, reloads, partners, the end."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.driving import ARABIC, ENGLISH, PHONE, Visit
from tests.web.geometry import WIDE
from tests.web.inspector import Inspector
from tests.web.serving import Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
ENGLISH_PHONE = {**PHONE, "locale": "en-US"}
NAMES = ("سلمى", "عمر", "نادية", "خليل")
VECTORS = Path(__file__).resolve().parents[1] / "vectors" / "scores" / "matches.json"
ISOLATES = "[\u2066-\u2069]*"
"""The invisible marks around names, numbers and cards."""


def shown(text: str) -> re.Pattern[str]:
    """Return a pattern for a text of the page, with any marks in it."""
    return re.compile(f"^{ISOLATES}{ISOLATES.join(map(re.escape, text))}{ISOLATES}$")


def signed(points: int) -> str:
    """Return points as the page writes them."""
    return f"{points:+}".replace("-", "\u2212") if points else "0"


def totals(page: Page) -> list[str]:
    """Return the points above or below the questions, as they are shown."""
    texts = page.locator(".board .now > ul .number, footer .number").all_inner_texts()
    return [re.sub(ISOLATES, "", text) for text in texts]


def tile(page: Page, contract: str) -> Locator:
    """Return the tile of a contract that has not been played."""
    return page.locator(".tiles button:not(.used)", has_text=ARABIC.format(f"contract-{contract}"))


def save(page: Page) -> None:
    """Tap the main button below the questions."""
    page.locator("footer .main").tap()


def count(page: Page, *counts: int) -> None:
    """Tap numbers for one player after the other."""
    for number in counts:
        page.locator(".keys").get_by_role("button", name=str(number), exact=True).tap()


def took(page: Page, card: str, name: str) -> None:
    """Tap the player who took a card."""
    rank, suit = (ARABIC.format(f"{kind}-{letter}") for kind, letter in zip(("rank", "suit"), card, strict=True))
    question = ARABIC.format("keeper-taker", card=ARABIC.format("card-name", rank=rank, suit=suit))
    page.get_by_role("radiogroup", name=shown(question)).get_by_role("radio", name=name).tap()


def start(page: Page, server: Server) -> None:
    """Start a sheet from the home page, with the second player as the first king."""
    page.goto(server.address)
    page.get_by_role("button", name=ARABIC.format("keeper-link")).tap()
    for number, name in enumerate(NAMES, start=1):
        page.get_by_label(shown(ARABIC.format("keeper-player", number=number))).fill(name)
    page.get_by_role("button", name=ARABIC.format("keeper-start")).tap()
    page.get_by_role("radio", name=NAMES[1]).tap()
    page.locator(".tiles").wait_for()


def refuses(page: Page, fault: str, **facts: Any) -> None:
    """Tap the main button, and wait for the sentence that refuses the entry."""
    save(page)
    expect(page.get_by_role("alert")).to_have_text(shown(ARABIC.format(f"keeper-fault-{fault}", **facts)))


def keep_wrongly(page: Page, inspector: Inspector) -> None:
    """Enter queens and diamonds with every kind of mistake, and correct each of them when the page refuses it."""
    tile(page, "queens").tap()
    for card, name in (("QS", NAMES[0]), ("QH", NAMES[2]), ("QD", NAMES[2])):
        took(page, card, name)
    page.locator(".twice").nth(1).tap()
    inspector.look(page, "queens")
    refuses(page, "taker", card="Q♣")
    took(page, "QC", NAMES[3])
    refuses(page, "twice", card="Q♥")
    page.locator(".who").get_by_role("radio", name=NAMES[0]).tap()
    assert [signed(points) for points in (0, 0, -75, -25)] == totals(page)
    save(page)

    tile(page, "diamonds").tap()
    count(page, 5, 4, 3, 2)
    refuses(page, "over", entered=14, units=13, count=1, total=signed(-130))
    inspector.look(page, "diamonds, wrong")
    page.get_by_role("radio", name=NAMES[3]).tap()
    count(page, 0)
    refuses(page, "short", entered=12, units=13, count=1, total=signed(-130))
    page.get_by_role("radio", name=NAMES[3]).tap()
    count(page, 1)
    save(page)


def test_a_kingdom_is_kept_with_one_thumb(server: Server, visit: Visiting) -> None:
    """Every kind of question, and wrong entries that are refused, without a connection; then the next sheet."""
    visitor = visit(PHONE, allowed="ERR_INTERNET_DISCONNECTED")
    page, inspector, missed = visitor.page(), Inspector(), set[str]()
    start(page, server)
    inspector.look(page, "a new sheet")
    visitor.context.set_offline(True)
    page.on("requestfailed", lambda request: missed.add(request.url))

    keep_wrongly(page, inspector)
    tile(page, "slaps").tap()
    count(page, 6, 4, 0)
    assert [signed(points) for points in (-90, -60, 0, -45)] == totals(page)
    save(page)
    tile(page, "trex").tap()
    for name in (NAMES[2], NAMES[0], NAMES[3]):
        page.locator(".names").get_by_role("button", name=name).tap()
    inspector.look(page, "trex")
    save(page)
    tile(page, "king").tap()
    took(page, "KH", NAMES[1])
    save(page)

    expect(page.get_by_role("status")).to_have_text(shown(ARABIC.format("keeper-complete", sum="0", name=NAMES[2])))
    expect(page.locator("tbody").first.locator(".check")).to_have_text(shown(ARABIC.format("sheet-sum", sum="0")))
    assert [signed(points) for points in (10, -125, 95, 20)] == totals(page)
    inspector.look(page, "the second kingdom")
    assert missed <= {f"{server.address}/icon.svg"}  # Chromium asks for the icon of a tab again
    page.get_by_role("button", name=ARABIC.format("keeper-title")).tap()
    page.get_by_role("button", name=ARABIC.format("keeper-start")).tap()
    page.get_by_role("radio", name=NAMES[0]).tap()
    expect(tile(page, "king")).to_be_visible()
    assert [] == inspector.found


def test_a_sheet_survives_undo_reload_and_the_back_button(server: Server, visit: Visiting) -> None:
    """Undo and redo work after a reload; a correction, tapped twice, replaces a deal; back closes a question."""
    page = visit(PHONE).page()
    start(page, server)
    tile(page, "slaps").tap()
    count(page, 13)
    save(page)
    after = [signed(points) for points in (-195, 0, 0, 0)]
    assert after == totals(page)

    page.reload()
    page.locator(".tiles").wait_for()
    assert after == totals(page)
    page.get_by_role("button", name=ARABIC.format("keeper-undo")).tap()
    expect(tile(page, "slaps")).to_be_visible()
    assert [signed(0)] * 4 == totals(page)
    page.reload()
    page.get_by_role("button", name=ARABIC.format("keeper-redo")).tap()
    expect(tile(page, "slaps")).to_have_count(0)
    assert after == totals(page)

    page.locator("tbody button").tap()
    page.get_by_role("radio", name=NAMES[0]).tap()
    count(page, 12)
    page.get_by_role("radio", name=NAMES[3]).tap()
    count(page, 1)
    page.locator("footer .main").evaluate("button => { button.click(); button.click(); }")
    page.locator(".tiles").wait_for()
    assert [signed(points) for points in (-180, 0, 0, -15)] == totals(page)
    tile(page, "king").tap()
    page.locator(".row").wait_for()
    page.go_back()
    page.locator(".tiles").wait_for()
    page.go_back()
    page.get_by_role("button", name=ARABIC.format("keeper-start")).wait_for()
    assert list(NAMES) == [box.input_value() for box in page.locator("fieldset input").all()]
    page.locator(".sheet").tap()
    expect(tile(page, "king")).to_be_visible()


def sheet_of(match: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """Return a match as a kept sheet, without its last deal."""
    deals = [{row["contract"]: row["answer"] for row in deal} for deal in match["deals"]]
    changes = [
        {"type": "owner", "section": 0, "owner": match["first"]},
        *({"type": "deal", "answers": answers} for answers in deals[:-1]),
    ]
    times = {"startedAt": 1, "changedAt": 1}
    facts = {"id": "cafe", "game": "trex", "preset": "complex", "options": {}, "names": names, "form": match["form"]}
    return {**facts, **times, "changes": changes, "undone": []}


def test_the_last_deal_ends_a_match_of_partners(server: Server, visit: Visiting) -> None:
    """Several contracts in one deal are asked one after the other; then the sheet ranks the sides as the game does."""
    match = json.loads(VECTORS.read_text(encoding="utf-8"))["worst"]
    names, page, inspector = ["Salma", "Omar", "Nadia", "Khalil"], visit(ENGLISH_PHONE).page(), Inspector()
    stored = json.dumps([sheet_of(match, names)])
    page.goto(f"{server.address}/keeper")
    page.evaluate("stored => localStorage.setItem('mamlaka.sheets', stored)", stored)
    page.goto(f"{server.address}/keeper/cafe")
    deal = match["deals"][-1]
    page.locator(".tiles button:not(.used)").tap()
    for row in deal:
        page.get_by_role("heading", name=ENGLISH.format(f"contract-{row['contract']}")).wait_for()
        answer = row["answer"]
        for index, taker in enumerate(answer.get("takers", ())):
            page.locator(".row").nth(index).get_by_role("radio", name=names[taker]).tap()
            if answer["doublers"][index] is not None:
                page.locator(".row").nth(index).locator(".twice").tap()
                page.locator(".who").last.get_by_role("radio", name=names[answer["doublers"][index]]).tap()
        count(page, *answer.get("counts", ())[:3])
        for seat in answer.get("order", ())[:3]:
            page.locator(".names").get_by_role("button", name=names[seat]).tap()
        save(page)
    page.get_by_role("heading", name=ENGLISH.format("keeper-over")).wait_for()
    inspector.look(page, "the end")

    assert [signed(points) for points in match["totals"]] == totals(page)
    best = match["form"]["teams"][match["ranks"].index(1)]
    winners = page.locator("ol .first").inner_text()
    assert all((name in winners) == (seat in best) for seat, name in enumerate(names))
    assert [] == inspector.found


@pytest.mark.long
def test_rules_are_chosen_before_the_first_deal(server: Server, visit: Visiting) -> None:
    """A preset and an option change the tiles and the points; combined contracts are chosen first."""
    page, inspector = visit(ENGLISH_PHONE).page(), Inspector()
    page.goto(f"{server.address}/keeper")
    page.get_by_role("radio", name=ENGLISH.format("preset-trex-combination")).tap()
    page.locator("summary").tap()
    inspector.look(page, "the rules")
    page.get_by_label(ENGLISH.format("keeper-option-trex-values-swapped")).tap()
    page.get_by_role("button", name=ENGLISH.format("keeper-start")).tap()
    page.get_by_role("radio").first.tap()
    for contract in ("diamonds", "slaps"):
        page.locator(".tiles").get_by_role("button", name=ENGLISH.format(f"contract-{contract}")).tap()
    page.get_by_role("button", name=shown(ENGLISH.format("keeper-together", count=2))).tap()
    for counts in ((13,), (0, 13)):
        count(page, *counts)
        save(page)
    page.locator(".tiles").wait_for()

    assert [signed(points) for points in (-195, -130, 0, 0)] == totals(page)
    assert 2 == page.locator(".tiles .used").count()
    page.locator(".tiles button:not(.used)", has_text=ENGLISH.format("contract-trex")).tap()
    page.locator(".names").wait_for()  # Trex is always played alone
    assert [] == inspector.found


def test_a_browser_that_stores_nothing_says_so(server: Server, visit: Visiting) -> None:
    """The sheet works until the page is closed, and warns of that."""
    page = visit(PHONE).page()
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    start(page, server)
    expect(page.get_by_role("alert")).to_have_text(ARABIC.format("keeper-unsaved"))
    tile(page, "slaps").tap()
    count(page, 13)
    save(page)
    page.locator(".tiles").wait_for()

    assert [signed(points) for points in (-195, 0, 0, 0)] == totals(page)


@pytest.mark.long
def test_players_without_names_fit_their_tiles_in_japanese(server: Server, visit: Visiting) -> None:
    """Four players beside a card and its double have room on a small phone, and so has the paper below."""
    page = visit(PHONE | {"locale": "ja-JP"}).page(f"{server.address}/keeper")
    page.locator("footer .main").tap()
    page.locator(".seats label").first.tap()
    page.locator(".tiles").wait_for()
    width = page.evaluate("document.documentElement.scrollWidth")
    page.locator(".tiles button").nth(1).tap()
    page.get_by_role("radiogroup").first.wait_for()

    assert 360 == width
    assert [] == page.evaluate(WIDE)


def test_a_sheet_of_another_device_is_not_found(server: Server, visit: Visiting) -> None:
    """The page says so, and leads to the sheets that there are."""
    page = visit(ENGLISH_PHONE).page()
    for path in ("nothing", "nothing/deal/king", "%ff"):
        page.goto(f"{server.address}/keeper/{path}")
        expect(page.get_by_role("alert")).to_have_text(ENGLISH.format("keeper-missing"))
    page.get_by_role("button", name=ENGLISH.format("keeper-back")).tap()
    page.get_by_role("button", name=ENGLISH.format("keeper-start")).wait_for()
