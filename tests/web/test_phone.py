"""Deals in Arabic with a finger on a small phone: every element is visible, and none covers another."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.driving import ARABIC, DEALS, DESKTOP, PHONE, Visit, answer, enter, eyes, look, play, tap
from tests.web.geometry import faults_of
from tests.web.serving import DRAWS, Seen, Server, Situations
from tests.web.situations import is_bidding, is_choosing, is_knocked

Visiting = Callable[..., Visit]
MANY = 20
LEGIBLE = 12
"""The least size of letters, in CSS pixels."""
SIDEWAYS = PHONE | {"viewport": {"width": 740, "height": 360}}


@pytest.mark.slow
@pytest.mark.parametrize("most", DEALS)
def test_deals_fit_a_small_phone_at_all_times(server: Server, visit: Visiting, most: int) -> None:
    """In layout and tricks the hand, points and question are all visible, separate, and large enough to tap."""
    page = visit(PHONE).page(server.address)
    page.get_by_role("button", name=ARABIC.format("page-play")).tap()
    deals, seen = 0, look(page)
    faults: set[str] = set()
    while deals < most:
        if seen["dialog"]:
            deals += 1
            assert page.evaluate("document.scrollingElement.scrollHeight") <= 640
        else:
            faults.update(fault for fault in faults_of(page) if eyes(page)["sign"] == seen["sign"])
            assert not [card for card in seen["hand"] if card["at"] is None]
        answer(page, seen, touch=True)
        seen = look(page, seen["sign"])

    assert set() == faults


@pytest.mark.parametrize(
    "situation",
    ["choosing", *(pytest.param(name, marks=pytest.mark.slow) for name in ("doubling", "tricks")), "layout"],
)
@pytest.mark.slow
def test_a_situation_fits_a_small_phone(
    server: Server, situations: Situations, visit: Visiting, situation: str
) -> None:
    """A choice with all its buttons, doubling with its cards, and a late layout fit without scrolling."""
    page = visit(PHONE).page()
    enter(page, server, *situations[situation])
    look(page)

    assert [] == list(faults_of(page))


@pytest.mark.slow
@pytest.mark.parametrize("situation", ["choosing", "doubling", "tricks", "layout"])
def test_a_situation_fits_a_phone_held_sideways(
    server: Server, situations: Situations, visit: Visiting, situation: str
) -> None:
    """With half the height every element is still visible, and none overlap."""
    page = visit(SIDEWAYS).page()
    enter(page, server, *situations[situation])
    look(page)

    assert [] == list(faults_of(page))


def may_bid_all(scene: Seen) -> bool:
    """Return whether the viewer is the first to bid, and has the most answers of all games."""
    return is_bidding(scene) and len(scene["turn"]["offers"][-1]["names"]) > MANY


def may_close(scene: Seen) -> bool:
    """Return whether the viewer may do three things beside playing a card."""
    return scene["turn"] is not None and len(scene["turn"]["offers"]) > len(("play", "close", "exchange"))


@pytest.fixture(scope="module")
def asked(server: Server) -> Situations:
    """Seats at tables of several games that are asked for an answer; tests look at them and do nothing."""
    with DRAWS.shared("asked"):
        return {
            "bidding": server.at_any_deal(may_bid_all, game="five_hundred"),
            "bidding in pairs": server.at_any_deal(may_bid_all, game="five_hundred", preset="australian", seats=4),
            "closing": server.at_any_deal(may_close, game="schnapsen"),
            "knocked": server.at_any_deal(is_knocked, game="toepen", seats=5),
            "wheel": server.at_any_deal(is_choosing, game="quodlibet"),
        }


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ar", "ja"])
@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize("situation", ["bidding", "bidding in pairs", "closing", "knocked", "wheel"])
def test_all_answers_fit_a_phone(
    server: Server, asked: Situations, visit: Visiting, situation: str, device: dict[str, Any], language: str
) -> None:
    """The whole hand is on the screen, whatever the number of answers; no word of a label is broken."""
    page = visit(device | {"locale": language}).page()
    enter(page, server, *asked[situation])
    seen = look(page)

    assert [] == list(faults_of(page))
    assert [] == [card for card in seen["hand"] if card["at"] is None]


@pytest.mark.slow
def test_many_bids_share_rows_of_about_the_same_length(server: Server, asked: Situations, visit: Visiting) -> None:
    """On a tablet no bid is alone in its row."""
    page = visit({"viewport": {"width": 820, "height": 1180}, "locale": "en-US"}).page()
    enter(page, server, *asked["bidding"])
    look(page)
    tops = page.locator(".answers button").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    lengths = [tops.count(top) for top in dict.fromkeys(tops)]

    assert len(lengths) > 1
    assert max(lengths) - min(lengths) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("situation", ["bidding in pairs", "knocked"])
def test_nothing_on_a_plate_is_too_small_to_read(
    server: Server, asked: Situations, visit: Visiting, situation: str
) -> None:
    """On a phone held upright, names, notes and numbers have at least 12 pixels."""
    page = visit(PHONE).page()
    enter(page, server, *asked[situation])
    look(page)
    sizes = page.locator(".plate p, .plate span").evaluate_all(
        "(all) => all.filter((one) => one.innerText).map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )

    assert min(sizes) >= LEGIBLE


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE, SIDEWAYS, DESKTOP], ids=["upright", "sideways", "desktop"])
@pytest.mark.parametrize("language", ["ar", "ja"])
def test_the_names_of_bots_stay_on_one_line(
    server: Server, situations: Situations, visit: Visiting, device: dict[str, Any], language: str
) -> None:
    """A name breaks only if it is longer than its plate, also at the right edge; those of the bots never are."""
    page = visit(device | {"locale": language}).page()
    enter(page, server, *situations["tricks"])
    look(page)
    lines = """[...document.querySelectorAll(".who bdi")].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return [name.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
    })"""

    assert [] == [name for name, count in page.evaluate(lines) if count > 1]


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.slow
def test_a_raised_card_covers_no_button(server: Server, visit: Visiting, device: dict[str, Any]) -> None:
    """A raised card that awaits its second tap leaves the answers above the hand free for a finger."""
    page = visit(device).page()
    table = server.open_table(game="toepen")
    enter(page, server, table, server.sit_down(table))
    page.get_by_role("button", name=ARABIC.format("page-start")).tap()
    seen = play(page, lambda seen: seen["asked"] == "card", touch=True)
    tap(page, next(card["at"] for card in seen["hand"] if card["open"]), touch=True)
    look(page, seen["sign"])

    assert page.locator(".out-of-turn button").count()
    assert [] == [fault for fault in faults_of(page) if "aside" in fault]


@pytest.mark.slow
def test_arabic_runs_from_right_to_left_and_the_table_stays(
    server: Server, situations: Situations, visit: Visiting
) -> None:
    """The document is mirrored; the next player is on the right, as at a real table."""
    page = visit(PHONE).page()
    enter(page, server, *situations["choosing"])
    seats: list[Any] = [page.locator(".seat").nth(seat).bounding_box() for seat in range(4)]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in seats]

    assert "rtl" == page.locator("html").get_attribute("dir")
    assert "ar" == page.locator("html").get_attribute("lang")
    assert max(middles) == middles[1]
    assert min(middles) == middles[3]
    assert middles[2][1] < middles[1][1] < middles[0][1]
