"""Matches of the other games on an Arabic phone: elements are in their places, and the deals can be verified."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, answer, enter, eyes, look, tap
from tests.web.geometry import faults_of
from tests.web.inspector import Inspector
from tests.web.serving import Seen, Server
from tests.web.situations import answers_several, chooses_capture, is_choosing, is_laying, leads_copies
from tests.web.test_phone import SIDEWAYS

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
OVER = ARABIC.format("over")
STEADY = 450
"""The time after which a second tap counts, in milliseconds."""
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
MOST = 400
"""The number of times to look before a situation counts as impossible."""
ANSWERS = ("stay", "fold")
CHIPS = {"chips": "10", "signals": "auto"}


def faults_until_result(page: Page) -> Iterator[str]:
    """Play with a finger to the end of a deal, and yield the layout faults found on the way."""
    seen = look(page)
    while not seen["dialog"]:
        found = list(faults_of(page))
        if eyes(page)["sign"] == seen["sign"]:
            yield from found
        answer(page, seen, touch=True)
        seen = look(page, seen["sign"])


def is_verified(page: Page, server: Server, table: str, token: str) -> bool:
    """Play the rest of a match over the socket, return to its end, and let the browser deal it again.

    The browser had no part in the start, so it proves only that the record is consistent.
    """
    server.play(table, token)
    enter(page, server, table, token)
    assert OVER == look(page)["dialog"]
    page.get_by_role("button", name=ARABIC.format("page-verify")).tap()
    page.locator(".proof li").first.wait_for()
    return ARABIC.format("page-verified-in-part") in page.locator(".proof").inner_text()


@pytest.mark.long
def test_tressette_is_played_with_italian_cards(server: Server, visit: Visiting) -> None:
    """Twenty tricks with a stock and shown draws fit a phone; axe finds nothing; the stocks can be verified too."""
    page, inspector = visit(PHONE).page(), Inspector()
    table = server.open_table(game="tressette", preset="italian_cards")
    token = server.sit_down(table)
    server.play(table, token, lambda scene: scene["turn"] is not None)
    enter(page, server, table, token)
    look(page)
    inspector.look(page, "tressette")
    faults = set(faults_until_result(page))
    inspector.look(page, "result of tressette")

    assert set() == faults
    assert [] == inspector.found
    assert is_verified(page, server, table, token)


def test_oneonta_is_bid_tracked_and_played(server: Server, visit: Visiting) -> None:
    """The page shows ten bids, the unseen cards with their odds, nine leads of the dummy, and the result."""
    page, inspector = visit(PHONE).page(), Inspector()
    table = server.open_table(game="oneonta", options={"deals": "1", "target": "9", "show_tracker": "on"})
    token = server.sit_down(table)
    server.play(table, token, lambda scene: scene["turn"] is not None)
    enter(page, server, table, token)
    asked = look(page)
    faults = set(faults_of(page))
    inspector.look(page, "bid")
    unseen = [page.locator("[data-tracker]").get_attribute("data-tracker")]
    tap(page, asked["answers"][0]["at"], touch=True)
    look(page, asked["sign"])
    inspector.look(page, "first lead")
    unseen.append(page.locator("[data-tracker]").get_attribute("data-tracker"))
    note = page.locator(".seat .note").all_inner_texts()
    faults |= set(faults_until_result(page))
    page.locator("[role=dialog] button").last.tap()
    page.locator(".goal").wait_for()

    assert list(range(10)) == sorted(int(answer["text"]) for answer in asked["answers"])
    assert ["12", "11"] == unseen
    assert any(ARABIC.format("bid-bid", number=0) in text.translate(ISOLATES) for text in note)
    assert set() == faults
    assert [] == inspector.found
    assert "false" == page.locator(".goal").get_attribute("data-reached")
    assert is_verified(page, server, table, token)


def test_three_cards_are_passed_in_hearts(server: Server, visit: Visiting) -> None:
    """The cards are picked with a finger, the received cards are marked, and a deal fits the phone to its end."""
    page, inspector = visit(PHONE).page(), Inspector()
    table = server.open_table(game="hearts")
    token = server.sit_down(table)
    server.play(table, token, lambda scene: scene["turn"] is not None)
    enter(page, server, table, token)
    seen = look(page)
    for card in seen["hand"][:3]:
        tap(page, card["at"], touch=True)
    faults = set(faults_of(page))
    inspector.look(page, "three cards")
    given = {card["card"] for card in seen["hand"][:3]}
    page.locator(".answers .button").tap()
    page.locator(".hand .given").first.wait_for()
    come = {card.get_attribute("data-card") for card in page.locator(".hand .given").all()}
    before = {card["card"] for card in seen["hand"]}
    after = {card["card"] for card in look(page)["hand"]}
    inspector.look(page, "given")
    faults |= set(faults_until_result(page))
    inspector.look(page, "result of hearts")

    assert len(come) == len(given)
    assert (come, set()) == (after - before, after & given)
    assert set() == faults
    assert [] == inspector.found


@pytest.mark.parametrize("preset,offer", [("classic", "play"), ("blind", "turn_up")])
def test_a_dog_passes_and_a_match_is_verified(server: Server, visit: Visiting, preset: str, offer: str) -> None:
    """In Knockout Whist a seat with one card passes, the deal fits a phone, and the draws are verified as well."""
    page, inspector = visit(PHONE).page(), Inspector()
    table, token = server.at_any_deal(
        lambda scene: scene["turn"] is not None and [offer, "pass"] == [one["kind"] for one in scene["turn"]["offers"]],
        game="knockout_whist",
        preset=preset,
    )
    enter(page, server, table, token)
    asked = look(page)
    faults = set(faults_of(page))
    inspector.look(page, f"{preset} dog")
    answers = {answer["text"].translate(ISOLATES) for answer in asked["answers"]}
    page.get_by_role("button", name=ARABIC.format("say-pass"), exact=True).tap()
    look(page, asked["sign"])
    faults |= set(faults_until_result(page))
    inspector.look(page, f"result of {preset}")

    assert answers == {ARABIC.format("say-pass"), *([] if offer == "play" else [ARABIC.format("say-turn-up")])}
    assert (offer == "play") == bool(asked["hand"])
    assert set() == faults
    assert [] == inspector.found
    assert is_verified(page, server, table, token)


@pytest.mark.parametrize(
    "options,tricks", [({"eights_trump": "last", "order": "8-1-8"}, 8), ({"one_card": "forehead"}, 1)]
)
def test_all_seats_bid_and_a_match_is_verified(
    server: Server, visit: Visiting, options: dict[str, str], tricks: int
) -> None:
    """In Romanian Whist bids and tricks fit a phone; other foreheads are seen, and a shown card is verified as well."""
    page, inspector = visit(PHONE).page(), Inspector()
    table = server.open_table(game="romanian_whist", options=options)
    token = server.sit_down(table)
    server.play(table, token, lambda scene: scene["turn"] is not None)
    enter(page, server, table, token)
    asked = look(page)
    faults = set(faults_of(page))
    inspector.look(page, f"bid of {tricks}")
    open_cards = page.locator(".seat li").count()
    tap(page, asked["answers"][0]["at"], touch=True)
    look(page, asked["sign"])
    inspector.look(page, f"first trick of {tricks}")
    faults |= set(faults_until_result(page))
    inspector.look(page, f"result of {tricks}")

    assert len(asked["answers"]) in (tricks, tricks + 1)
    assert len(asked["hand"]) == (0 if tricks == 1 else tricks)
    assert open_cards in ((3,) if tricks == 1 else (0, 1))
    assert set() == faults
    assert [] == inspector.found
    assert is_verified(page, server, table, token)


@pytest.mark.parametrize("preset,seats", [("fan_tan", 4), ("shichi_narabe", 8)])
def test_rows_from_the_sevens_fit_a_phone(server: Server, visit: Visiting, preset: str, seats: int) -> None:
    """In Fan Tan a deal can be played on a phone to its result."""
    page, inspector = visit(PHONE).page(), Inspector()
    table = server.open_table(game="fan_tan", preset=preset, seats=seats)
    token = server.sit_down(table)
    server.play(table, token, lambda scene: scene["turn"] is not None)
    enter(page, server, table, token)
    faults = set(faults_of(page))
    inspector.look(page, "rows")
    faults |= set(faults_until_result(page))
    inspector.look(page, "result of the rows")

    assert set() == faults
    assert [] == inspector.found


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_pot_is_seen_beside_a_layout(server: Server, visit: Visiting, device: dict[str, Any]) -> None:
    """In Kein Stich with six players no card covers the pot, and equal ranks lie beside each other."""
    page, inspector = visit(device).page(), Inspector()
    wish = {"game": "kein_stich", "preset": "with_extras", "seats": 6}
    enter(page, server, *server.at_any_deal(is_laying, **wish))
    look(page)
    inspector.look(page, "a layout with a pot")
    pot = box_of(page, "[data-counter=counter-pot]")
    cards = {card: box_of(page, f".layout [data-card='{card}']") for card in laid(page)}
    jacks = {round(box["y"]) for card, box in cards.items() if card[0] == "J"}

    assert "330" == page.locator("[data-counter=counter-pot]").get_attribute("data-value")
    assert [] == [card for card, box in cards.items() if overlap(box, pot)]
    assert 1 == len(jacks)
    assert set() == set(faults_of(page))
    assert [] == inspector.found


def choosing_cards(page: Page) -> list[str]:
    """Raise the cards of the hand, one after the other, and return those that may take one of several sets."""
    cards = [card["card"] for card in eyes(page)["hand"]]
    found = []
    for card in cards:
        page.locator(f".hand [data-card='{card}']").click()
        if page.locator(".prompt .answers button").count():
            found.append(card)
    return found


def table_cards(page: Page) -> set[str]:
    """Return the cards that lie on the table to be captured."""
    return set(page.locator(".line [data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)"))


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_what_a_card_captures_is_chosen_with_a_finger(server: Server, visit: Visiting, device: dict[str, Any]) -> None:
    """In Scopone a raised card shows the sets that it may take; a second tap doesn't choose, a button does."""
    page, inspector = visit(device).page(), Inspector()
    enter(page, server, *server.at_any_deal(chooses_capture, game="scopone"))
    look(page)
    card, before = choosing_cards(page)[-1], table_cards(page)
    page.locator(f".hand [data-card='{card}']").click()
    inspector.look(page, "a choice of captures")
    faults = set(faults_of(page))
    page.wait_for_timeout(STEADY)
    page.locator(f".hand [data-card='{card}']").tap()
    assert before == table_cards(page)
    page.locator(".prompt .answers button").first.tap()
    page.locator(f".hand [data-card='{card}']").wait_for(state="detached")

    assert set() == faults
    assert [] == inspector.found
    assert not before <= table_cards(page)


def test_what_a_card_captures_is_chosen_with_keys(server: Server, visit: Visiting) -> None:
    """Enter on a card leads to the sets that it may take, which have spoken names; Enter takes one."""
    page = visit(DESKTOP).page()
    enter(page, server, *server.at_any_deal(chooses_capture, game="scopone"))
    look(page)
    card = choosing_cards(page)[-1]
    page.locator(f".hand [data-card='{card}']").focus()
    page.keyboard.press("Enter")
    choice = page.locator(".prompt .answers button").first
    page.wait_for_function("document.activeElement.matches('.prompt .answers button')")

    assert choice.get_attribute("aria-label")
    assert page.locator(".prompt .answers").get_attribute("aria-label") == page.locator(".prompt p").inner_text()
    page.keyboard.press("Enter")
    page.locator(f".hand [data-card='{card}']").wait_for(state="detached")


@pytest.mark.parametrize("least", [7, 13], ids=["contracts", "ranks"])
def test_the_whole_hand_is_in_sight_below_many_answers(server: Server, visit: Visiting, least: int) -> None:
    """In Barbu a phone shows seven contracts or thirteen ranks with the hand on which the choice depends."""

    def is_asked(scene: Seen) -> bool:
        return is_choosing(scene) and len(scene["turn"]["offers"][0]["names"]) == least

    page = visit({**PHONE, "locale": "fr-FR"}).page()
    enter(page, server, *server.at_any_deal(is_asked, game="barbu"))
    seen = look(page)

    assert least == len(seen["answers"])
    assert set() == set(faults_of(page))


def laid(page: Page) -> list[str]:
    """Return the cards on the layout."""
    return [card.get_attribute("data-card") or "" for card in page.locator(".layout [data-card]").all()]


def box_of(page: Page, selector: str) -> FloatRect:
    """Return where the first element of a selector is."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Return whether two boxes have a point in common."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.fixture
def two(server: Server, visit: Visiting) -> tuple[Page, Page, str, str]:
    """Return two people at a table of Toepen for three, with its id and the token of the first."""
    table = server.open_table(game="toepen", seats=3, options=CHIPS)
    tokens = [server.sit_down(table), server.sit_down(table, "Omar")]
    mine, other = visit(PHONE).page(), visit(DESKTOP).page()
    enter(other, server, table, tokens[1])
    enter(mine, server, table, tokens[0])
    mine.get_by_role("button", name=ARABIC.format("page-start")).tap()
    mine.locator(".hand").wait_for()
    return mine, other, table, tokens[0]


def may_knock(mine: Page) -> bool:
    """Return whether the person may knock."""
    button = mine.locator("[data-word=knock]")
    return button.count() == 1 and button.get_attribute("aria-disabled") == "false"


def answer_all(mine: Page, other: Page, until: Callable[[], bool], *, is_card_played: bool) -> set[str]:
    """Answer for both until a condition holds; the other may be kept from playing cards. Return the faults of `mine`.

    The other is not kept when a knock has just been settled, because the next knock requires a card.
    """
    faults: set[str] = set()
    for _ in range(MOST):
        if until():
            return faults
        for page in (mine, other):
            seen = eyes(page)
            if page is mine and not seen["dialog"]:
                found = set(faults_of(page))
                faults |= found if eyes(page)["sign"] == seen["sign"] else set()
            # A result may come at any time; the caller looks at it later.
            is_settled = seen["trick"] == eyes(mine)["trick"] and not may_knock(mine)
            is_kept = seen["dialog"] if is_card_played else seen["asked"] == "card" and page is other and not is_settled
            if (seen["dialog"] or seen["asked"]) and not is_kept and seen == eyes(page):
                answer(page, seen, touch=page is mine)
        mine.wait_for_timeout(20)
    raise AssertionError(f"it has not come to that: {eyes(mine)} and {eyes(other)}")


def test_a_knock_out_of_turn_is_answered_and_the_match_continues(
    server: Server, two: tuple[Page, Page, str, str]
) -> None:
    """A person knocks while another thinks about a card; the other answers the knock; no chip is lost."""
    mine, other, table, token = two

    def is_out_of_turn() -> bool:
        seen = eyes(mine)
        return may_knock(mine) and eyes(other)["asked"] == "card" and not seen["mine"] and not seen["dialog"]

    faults = answer_all(mine, other, is_out_of_turn, is_card_played=False)
    for _ in range(MOST):
        # A slow page may see two taps as one, and ask for confirmation again.
        if len(eyes(other)["answers"]) == len(ANSWERS):
            break
        mine.locator("[data-word=knock]").tap(force=True)
        mine.wait_for_timeout(STEADY)
    asked = look(other, when="seen.answers.length === 2")
    called = mine.locator(".call").all_inner_texts()
    tap(other, asked["answers"][0]["at"])
    faults |= answer_all(mine, other, lambda: bool(eyes(mine)["dialog"]), is_card_played=True)
    chips = [
        int(text)
        for text in mine.locator(".chip + .number, .counters [data-counter=counter-pot] strong").all_inner_texts()
    ]
    look(other, when="seen.dialog")  # it comes when the last trick has been seen
    other.keyboard.press("Escape")
    other.get_by_role("button", name=ENGLISH.format("page-settings")).click()
    other.get_by_role("button", name=ENGLISH.format("page-leave")).click()

    assert ARABIC.format("call-knock") in called
    assert set() == faults
    assert 3 * int(CHIPS["chips"]) == sum(chips)
    assert is_verified(mine, server, table, token)


def test_equal_pieces_are_led_together(server: Server, visit: Visiting) -> None:
    """Each copy is selected alone, and a button plays a combination; a badge reads as the language does."""
    table, token = server.at_any_deal(leads_copies, game="da_qi_zi")
    page = visit(PHONE).page()
    enter(page, server, table, token)
    hand = [card["card"] for card in look(page)["hand"]]
    badge = page.locator(".plate .note", has_text=ARABIC.format("badge-first")).first
    direction = badge.evaluate("badge => getComputedStyle(badge).direction")
    first, copy = next((card, f"{card}#2") for card in hand if f"{card}#2" in hand)
    button = page.locator(".answers .main")
    chosen = page.locator(".hand [aria-pressed=true]")
    enabled: list[bool] = []
    for card in (copy, first):
        page.locator(f'.hand [data-card="{card}"]').tap()
        expect(chosen).to_have_count(len(enabled) + 1)
        enabled.append(button.is_enabled())
    button.tap()
    expect(page.locator(".hand [data-card]")).to_have_count(len(hand) - 2)

    assert [True, True] == enabled
    assert len(hand) == len(set(hand))
    assert "rtl" == direction


@pytest.mark.long
def test_combinations_of_pieces_are_beaten_or_discarded(server: Server, visit: Visiting) -> None:
    """A deal of Da Qi Zi fits a phone to its end; axe finds nothing; the deals can be verified with equal pieces."""
    page, inspector = visit(PHONE).page(), Inspector()
    table, token = server.at_any_deal(answers_several, game="da_qi_zi", options={"deals": "4"}, bots="rules")
    enter(page, server, table, token)
    look(page)
    faults = set(faults_of(page))
    inspector.look(page, "da_qi_zi")
    faults |= set(faults_until_result(page))
    inspector.look(page, "result of da_qi_zi")

    assert set() == faults
    assert [] == inspector.found
    assert is_verified(page, server, table, token)
