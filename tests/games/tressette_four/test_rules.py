"""The worked examples of the rules of Tressette for four: `tests/games/tressette_four/rules.toml`."""

from collections.abc import Iterable
from fractions import Fraction
from math import comb
from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import ITALIAN
from mamlaka.engine import apply_action, start_match, why_not
from mamlaka.errors import InvalidSetup
from mamlaka.events import Said, redact
from mamlaka.fair import FairShuffler
from mamlaka.games.tressette_four import FourDeals, TressetteFourOptions
from mamlaka.games.tressette_four.deal import DEAL, melds_of
from mamlaka.ledger import LedgerEntry
from mamlaka.notation import format_action, parse_action, parse_hand
from mamlaka.phases import OpenHands, SpokenPlay
from mamlaka.search.worlds import count_worlds
from mamlaka.state import State
from mamlaka.view import View
from tests.examples import read_vectors, rows_of
from tests.tables import NO_SEED, seen_from, tressette_four_of

VECTORS = read_vectors("tressette_four")
SHUFFLER = FairShuffler(NO_SEED)
SIDES = ((0, 2), (1, 3))


def options_of(row: dict[str, Any]) -> TressetteFourOptions:
    """Return the options of a vector."""
    return TressetteFourOptions.parse(row.get("options", {}))


def after(state: State, done: Iterable[str]) -> State:
    """Return the state after what seats have done: `0 3C busso`."""
    for one in done:
        seat = int(one[0])
        turn = View(seat, state).turn
        assert turn is not None, one
        _, state = apply_action(state, seat, parse_action(one[2:], turn, state.game.deck), SHUFFLER)
    return state


def sums(points: Iterable[int]) -> list[int]:
    """Return the points of the sides."""
    row = list(points)
    return [sum(row[seat] for seat in side) for side in SIDES]


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"meld", "score", "play", "end", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows_of(VECTORS, "meld"))
def test_what_a_hand_may_declare(row: dict[str, Any]) -> None:
    """All that a hand may declare, and what all of it is worth."""
    state = tressette_four_of([row["hand"], "...", "...", "..."])
    play, offers = state.phase, View(0, state).turn
    assert isinstance(play, SpokenPlay)
    assert offers is not None
    names = [name for offer in offers.offers if offer.kind == "declare" for name in offer.names]

    assert row["may"] == names
    assert row["points"] == sum(meld.points for meld in melds_of(1) if meld.name in names)


@pytest.mark.parametrize("row", rows_of(VECTORS, "score"))
def test_a_deal_scores_for_the_sides(row: dict[str, Any]) -> None:
    """Thirds are added for a side before they are rounded down; the last trick and declarations are whole points."""
    leader, cards = row["last"].split(": ")
    order = [(int(leader) + step) % 4 for step in range(4)]
    played = dict(zip(order, cards.split(), strict=True))
    hands = [ITALIAN.mask(played[seat]) for seat in range(4)]
    texts = ["".join(".".join(_suits(hand))) for hand in hands]
    state = tressette_four_of(texts, options_of(row), int(leader), row["taken"])
    declared = tuple(LedgerEntry(int(seat), points, "napoli") for seat, points in row.get("declared", {}).items())
    state = after(replace(state, ledger=declared), [f"{seat} {played[seat]}" for seat in order])

    assert row["sides"] == sums(state.results[0].points(4))


def _suits(cards: int) -> list[str]:
    names = [ITALIAN.names[card] for card in range(len(ITALIAN)) if cards >> card & 1]
    return ["".join(name[0] for name in names if name[1] == suit) for suit in ITALIAN.suits]


@pytest.mark.parametrize("row", rows_of(VECTORS, "play"))
def test_what_a_seat_may_do(row: dict[str, Any]) -> None:
    """What is offered, and what is refused for which reason, by the table as by the seat's own view."""
    state = after(tressette_four_of(row["hands"], options_of(row), row["leader"]), row["done"])
    seat = state.phase.actors(state)[0]
    view = seen_from(state, seat)
    offered = {format_action(action, state.game.deck) for action in view.legal}

    assert set(row["may"]) <= offered
    for text, code in row["may_not"]:
        action = action_of(text, state)
        refusal = why_not(state, seat, action)
        assert refusal is not None, text
        assert code == refusal.code
        assert refusal == why_not(view.state, seat, action)


def action_of(text: str, state: State) -> Action:
    """Return an action that need not be offered."""
    first, _, rest = text.partition(" ")
    if first in ("declare", "poor_hand"):
        return Action(first, name=rest)
    return Action("play", state.game.deck.mask(first), name=rest)


@pytest.mark.parametrize("row", rows_of(VECTORS, "end"))
def test_when_a_match_ends(row: dict[str, Any]) -> None:
    """After a deal the match is over, with a winner, or goes on."""
    before = row["before"]
    state = tressette_four_of(["7...", "4...", "5...", "6..."], options_of(row), 0, (), [before[0], before[1], 0, 0])
    entries = tuple(LedgerEntry(seat, points, "cards") for seat, points in enumerate(row["points"]))
    closed = state.game.after_phase(replace(state, ledger=entries).pop_phase(), OpenHands())

    assert (row["winner"] < 0) == bool(closed.stack)
    if row["winner"] >= 0:
        assert row["winner"] == closed.game.final_ranks(closed).index(1)


@pytest.mark.parametrize("row", rows_of(VECTORS, "refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The refusal names the option that is missing."""
    with pytest.raises(InvalidSetup, match="needs declarations"):
        TressetteFourOptions.parse(row["options"])


AT_ONCE = {"end": "at_once"}


def test_a_side_wins_in_the_middle_of_a_deal() -> None:
    """At 29 and 30 the sixth third of the first side ends the match at once."""
    hands = ["A4.7..", "5.6..5", "6.5..6", "7.4..7"]
    state = tressette_four_of(hands, TressetteFourOptions.parse(AT_ONCE), 3, ("...", "...", "..."), (29, 30, 0, 0))
    table = replace_taken(state, {0: "K32...", 1: "Q.K..", 2: "J...", 3: ""})
    over = after(table, ["3 7S", "0 AS", "1 5S", "2 6S"])

    assert over.is_over
    assert [31, 30] == sums(over.totals)
    assert (1, 2) == over.game.final_ranks(over)


def replace_taken(state: State, piles: dict[int, str]) -> State:
    """Return the state with these cards taken by the seats; all others are gone."""
    for seat, cards in piles.items():
        index = state.game.zone_index["taken", seat]
        mask = parse_hand(cards or "...", ITALIAN)
        state = state.with_zone(index, replace(state.zones[index], cards=mask))
    return state


def test_a_declaration_ends_the_match_before_the_card() -> None:
    """At 29 points napoli wins, with three cards of the trick on the table and the hands opened."""
    options = TressetteFourOptions.parse(AT_ONCE)
    hands = ["32A...", "7.6..5", "6.5..6", "5.4..7"]
    state = tressette_four_of(hands, options, 1, (), (29, 30, 0, 0))
    nothing_taken = replace_taken(state, {0: ""})
    state = after(nothing_taken, ["1 7S", "2 6S", "3 5S", "0 declare napoli_s"])

    assert state.is_over
    assert [32, 30] == [state.totals[0], state.totals[1]]


def test_the_four_of_coins_leads_the_first_deal_alone() -> None:
    """Seat 2 holds the four of coins and leads; in the second deal the right of the dealer leads."""
    options, hands = TressetteFourOptions(first_lead="four_of_coins"), ["7...", "6...", "..4.", "5..."]
    first, second = (tressette_four_of(hands, options, 1, (), totals) for totals in ((), (1, 2, 3, 4)))
    _, first = start_match(first, SHUFFLER)

    assert (2, 1) == (first.phase.actors(first)[0], second.phase.actors(second)[0])
    assert not second.zones[2].shown
    assert ITALIAN.mask("4D") == first.zones[2].shown


def test_the_chance_of_napoli() -> None:
    """A hand of ten of forty cards has three given ones in 720 of 59,280 cases, 1.215 %."""
    cards = len(DEAL.deck)
    assert Fraction(720, 59280) == Fraction(comb(cards - 3, 7), comb(cards, 10))


def test_ten_cards_of_a_suit_win_the_match() -> None:
    """The hand is shown, no points are scored, and its side wins, whatever the totals."""
    hands = ["...7", ".A234567JQK..", "..7.", "7..."]
    state = tressette_four_of(hands, TressetteFourOptions(decima=True), 0, (), (30, 2, 0, 0))
    state = state.with_zone(0, state.zones[0].with_cards(ITALIAN.mask("4S"), 1))
    for seat in (2, 3):
        state = state.with_zone(seat, state.zones[seat].with_cards(ITALIAN.mask(f"{seat}C"), 1))
    _, over = start_match(state, SHUFFLER)

    assert over.is_over
    assert (30, 2, 0, 0) == over.totals
    assert (2, 1) == over.game.final_ranks(over)


def test_without_ten_of_a_suit_the_deal_goes_on() -> None:
    """An event says that no hand wins, in every deal."""
    hands = ["7..4.", "6...7", "5..7.", "4.7.."]
    events, state = start_match(tressette_four_of(hands, TressetteFourOptions(decima=True)), SHUFFLER)

    assert [Said(0, "no_decima")] == events
    assert isinstance(state.phase, SpokenPlay)


def test_a_poor_hand_is_shown_and_dealt_again_by_the_same_dealer() -> None:
    """The deal is void, no one scores, and the next hands come from the same dealer."""
    options = TressetteFourOptions(poor_hand=True, first_lead="four_of_coins")
    state = tressette_four_of(["76...", "65.4..", "4..7.", "..4.7"], options, 3)
    state = after(state, ["3 no_poor_hand", "0 poor_hand"])
    deals = state.stack[0]
    assert isinstance(deals, FourDeals)

    assert "poor_hand" == state.results[0].void
    assert (0, 0, 0, 0) == state.totals
    assert (1, 2) == (deals.deal_index, deals.dealer)
    assert 1 == state.deal_number


def test_a_poor_hand_asks_every_seat() -> None:
    """Every seat answers in turn, so no one learns who could have asked."""
    options = TressetteFourOptions(poor_hand=True)
    state = after(
        tressette_four_of(["A2...", ".A2..", "..A2.", "...A2"], options, 2),
        ["2 no_poor_hand", "3 no_poor_hand", "0 no_poor_hand", "1 no_poor_hand"],
    )

    assert isinstance(state.phase, SpokenPlay)
    assert (2,) == state.phase.actors(state)


HANDS = ["32A...4", "6.32..5", "7.A..6", "4.4..7"]


def watched(state: State, seat: int, done: Iterable[str]) -> View:
    """Return the view of a seat that has watched what was done."""
    view = seen_from(state, seat)
    for one in done:
        actor = int(one[0])
        turn = View(actor, state).turn
        assert turn is not None, one
        events, later = apply_action(state, actor, parse_action(one[2:], turn, state.game.deck), SHUFFLER)
        numbered = [(number, redact(event, seat)) for number, event in enumerate(events, start=state.version)]
        view = view.apply((number, event) for number, event in numbered if event)
        state = later
    return view


def test_declared_cards_are_known_until_they_are_played() -> None:
    """After napoli everyone knows three cards of the hand, though no one has been shown them."""
    declared = watched(tressette_four_of(HANDS), 1, ["0 declare napoli_s"])
    played = watched(tressette_four_of(HANDS), 1, ["0 declare napoli_s", "0 3S"])
    hand, left = declared.state.zones[0], played.state.zones[0]

    assert (ITALIAN.mask("3S 2S AS"), 1, 0) == (hand.cards, hand.unknown, hand.shown)
    assert (ITALIAN.mask("2S AS"), 1) == (left.cards, left.unknown)
    assert 3 == declared.state.ledger[0].points


def test_the_missing_suit_is_known_to_be_missing() -> None:
    """Three threes without cups: the three of cups is not in that hand."""
    view = watched(tressette_four_of(["3..3.34", ".32..5", "7.A..6", "4.4..7"]), 2, ["0 declare threes_without_h"])
    (slot,) = (slot for slot in view.deductions().slots if slot.zone == 0)

    assert not slot.allowed & ITALIAN.mask("3H")


def test_volo_proves_a_void_and_silence_nothing() -> None:
    """Deals with another card of the suit are excluded."""
    silent, spoken = (watched(tressette_four_of(HANDS), 1, [words]) for words in ("0 4C", "0 4C volo"))

    assert count_worlds(spoken) < count_worlds(silent)
    assert not any(slot.allowed & ITALIAN.suit_masks[3] for slot in spoken.deductions().slots if slot.zone == 0)


def test_striscio_proves_another_card_and_no_top() -> None:
    """After 5C striscio the hand has another baton, and neither three, two nor ace of them."""
    view = watched(tressette_four_of(["7...75", "6.3..3", "4.A..A", "5.4..2"]), 1, ["0 5C striscio"])
    (slot,) = (slot for slot in view.deductions().slots if slot.zone == 0)

    assert not slot.allowed & ITALIAN.mask("3C 2C AC")
    assert all(number >= 1 for _, number in slot.cases)
    assert slot.cases


def test_busso_proves_a_top_card() -> None:
    """After 5C busso one to three of the three, two and ace of batons are in the hand, until one is played."""
    state = tressette_four_of(["...A75", "6.3..3", "4.4..4", "5.6..2"])
    said, played = (watched(state, 1, done) for done in (["0 5C busso"], ["0 5C busso", "1 3C", "2 4C", "3 2C"]))
    (slot,) = (slot for slot in said.deductions().slots if slot.zone == 0)

    assert {1, 2} == {number for cards, number in slot.cases if cards == ITALIAN.mask("3C 2C AC")}
    assert [ITALIAN.mask("AC")] == [slot.allowed & ITALIAN.mask("AC") for slot in played.deductions().slots[:1]]


def test_free_words_prove_nothing() -> None:
    """With free signals volo excludes no deal."""
    plain = tressette_four_of(HANDS, TressetteFourOptions(signals="free"))
    silent, spoken = (watched(plain, 1, [words]) for words in ("0 4C", "0 4C volo"))

    assert count_worlds(spoken) == count_worlds(silent)
