"""Specs and plans for more than one game needs: trumps, jokers, heading, breaking, teams, merged contracts."""

from dataclasses import replace
from typing import Any

import pytest

from mamlaka.cards import FRENCH, ITALIAN, CardSet, Deck
from mamlaka.deal_rules import DealRule, FloorDivision, NoTricks, Sweep, TrickCountPoints
from mamlaka.errors import NotCompilable, ParseError
from mamlaka.games.trex.contracts import DIAMONDS, KING, QUEENS, SLAPS, TREX
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import points_by_contract, points_by_seat
from mamlaka.notation import parse_hand
from mamlaka.plan import lower
from mamlaka.plan_rules import (
    card_payoffs,
    class_masks,
    legal_mask,
    payoffs,
    proved_absent_mask,
    proved_few,
    trick_ledger,
    trick_winner,
)
from mamlaka.tricks import ANY_CARD, FOLLOW_SUIT, CardRegion, PlayClass, PlayCondition, Trick, TrickSpec

BIDS = TrickCountPoints((((-1, "under"), (6, "made")), ((5, "made"), (-1, "over")), ((5, "made"), (-1, "over")), ()))
"""One trick bid, then none twice; the last seat has not bid."""
FOR_OTHERS = Sweep("*H QS", "moon", others=-26)
FOR_TAKER = Sweep("*H QS", "moon", taker=26)
PLAIN = TrickSpec("tricks", FRENCH, seats=4, trick_points=1)
HEARTS = FRENCH.select("*H")
JOKERS = Deck("jokers", "SHDC", "TJQKA", ("*L", "*S"))


def trick(cards: str, deck: Deck = FRENCH) -> Trick:
    """Return a trick that seat 0 has led."""
    return tuple(enumerate(deck.card(card) for card in cards.split()))


def legal(spec: TrickSpec, hand: str, cards: str = "", *, first_trick: bool = False, broken: bool = False) -> str:
    """Return the legal cards of a hand as text."""
    mask = legal_mask(lower(spec), parse_hand(hand, FRENCH), trick(cards), first_trick=first_trick, broken=broken)
    return FRENCH.format(mask)


@pytest.mark.parametrize(
    "trump,cards,seat",
    [("", "7C 2C KC 4C", 2), ("", "7C AS AH AD", 0), ("H", "7C AC 2H AS", 2), ("H", "7C 3H 2H AC", 1)],
)
def test_the_highest_trump_or_card_of_the_suit_led_wins(trump: str, cards: str, seat: int) -> None:
    """The highest trump wins, or without one the highest card of the suit led; other cards never win."""
    assert seat == trick_winner(lower(replace(PLAIN, trump=trump)), trick(cards))


@pytest.mark.parametrize(
    "trump,cards,seat",
    [("H", "AH *S *L TS", 2), ("H", "*S AH KH QH", 0), ("", "AH *S KH QH", 1), ("", "*L AH KH QH", 0)],
)
def test_jokers_are_the_highest_trumps(trump: str, cards: str, seat: int) -> None:
    """Jokers belong to the trump suit; without a trump suit they form a suit of their own that beats everything."""
    spec = TrickSpec("tricks", JOKERS, seats=4, order="TJQKA", trump=trump, promoted=("*L", "*S"))

    assert seat == trick_winner(lower(spec), trick(cards, JOKERS))


def test_a_joker_follows_the_trump_suit() -> None:
    """A player who holds only a joker of the led trump suit must play it."""
    spec = TrickSpec("tricks", JOKERS, seats=4, order="TJQKA", trump="H", promoted=("*L", "*S"))
    hand = JOKERS.mask("*S AS")

    assert JOKERS.mask("*S") == legal_mask(lower(spec), hand, trick("TH", JOKERS), first_trick=False, broken=False)


@pytest.mark.parametrize("points", [{"*S": -1, "QS": -13}, (("Q", -25), ("QH", -5))])
def test_a_card_with_several_points_is_refused(points: Any) -> None:
    """Two patterns for one card would leave open whether they add up."""
    with pytest.raises(ValueError, match=r"card_points of 'queens' has several patterns for Q[SH]: give each card one"):
        TrickSpec("queens", FRENCH, seats=4, card_points=points)


@pytest.mark.parametrize("field,value", [("trump", "S"), ("order", "A23456789TJQK"), ("deal_rules", (NoTricks(5),))])
def test_contracts_of_different_rules_are_not_merged(field: str, value: str) -> None:
    """The sum of two contracts has one order of cards and one set of rules."""
    other = replace(PLAIN, **{field: value})  # type: ignore[arg-type]  # a field of this type
    with pytest.raises(ValueError, match=f"their {field} differs"):
        _ = PLAIN + other


@pytest.mark.parametrize(
    "spec,points",
    [
        (KING, -75),
        (SLAPS, -195),
        (TREX, 500),
        (TrickSpec("ends", FRENCH, seats=4, last_trick_points=10, numbered_tricks={1: 2, -1: 3}), 15),
        (replace(SLAPS, stop="KH"), None),
        (replace(KING, deal_rules=(NoTricks(5),)), None),
    ],
)
def test_the_sum_of_the_points_of_a_deal(spec: TrickSpec | LayoutSpec, points: int | None) -> None:
    """It is unknown if the number of tricks, or a rule for the whole deal, depends on the play."""
    assert points == spec.sum_of_points


def test_cards_without_a_suit_do_not_compile() -> None:
    """A plan needs the spec to give the suit of a joker."""
    with pytest.raises(NotCompilable, match="belong to no suit"):
        lower(TrickSpec("tricks", JOKERS, seats=4, order="TJQKA"))


def test_the_spec_determines_the_order_of_ranks() -> None:
    """In the Italian order the three beats the two, and the two beats the ace."""
    plan = lower(TrickSpec("tricks", ITALIAN, seats=2, order="4567JQKA23"))

    assert [1, 0, 1] == [trick_winner(plan, trick(cards, ITALIAN)) for cards in ("AC 2C", "3C 2C", "KC AC")]


def test_a_player_void_in_the_suit_must_discard_a_penalty_card() -> None:
    """The middle class is a duty; without a penalty card any card is legal."""
    spec = replace(KING, follow=(FOLLOW_SUIT, PlayClass("must_discard_penalty", cards=FRENCH.mask("KH")), ANY_CARD))

    assert legal(spec, "9.K5..", "5C") == "KH"
    assert legal(spec, "9.Q5..", "5C") == "9S QH 5H"
    assert legal(spec, "9.K5..3", "5C") == "3C"


def test_hearts_are_led_when_they_are_broken_or_the_only_suit() -> None:
    """A lead of hearts before they are broken proves a hand of hearts only."""
    unbroken = PlayClass("hearts_not_broken", cards=FRENCH.all_mask & ~HEARTS, when=PlayCondition.UNBROKEN)
    spec = replace(PLAIN, lead=(unbroken, ANY_CARD), breakers="*H")

    assert legal(spec, "9.K5..") == "9S"
    assert legal(spec, ".K5..") == "KH 5H"
    assert legal(spec, "9.K5..", broken=True) == "9S KH 5H"
    proved = proved_absent_mask(lower(spec), FRENCH.card("KH"), (), first_trick=False, broken=False)
    assert FRENCH.all_mask & ~HEARTS == proved


def test_a_card_that_is_also_allowed_may_be_played_and_is_no_duty() -> None:
    """The queen of spades may be led before hearts are broken; with no other card but hearts, so may hearts."""
    penalties = FRENCH.select("*H QS")
    unbroken = PlayClass(
        "hearts_not_broken", cards=~penalties, when=PlayCondition.UNBROKEN, also_allowed=FRENCH.mask("QS")
    )
    spec = replace(PLAIN, lead=(unbroken, ANY_CARD), breakers="*H")
    cards = ("QS", "5H", "9S")

    assert legal(spec, "Q9.K5..") == "QS 9S"
    assert legal(spec, "Q.K5..") == "QS KH 5H"
    assert [0, FRENCH.all_mask & ~penalties, 0] == [
        proved_absent_mask(lower(spec), FRENCH.card(card), (), first_trick=False, broken=False) for card in cards
    ]


TWO_SPADES = PlayClass("must_lead_spade", cards=FRENCH.select("*S"), when=PlayCondition.FIRST_CARD, least=2)


def test_a_class_may_need_several_cards() -> None:
    """Only a hand with two spades must lead one; another lead proves that it has at most one."""
    spec = replace(PLAIN, lead=(TWO_SPADES, ANY_CARD))
    plan, moment = lower(spec), {"first_trick": True, "broken": False}

    assert legal(spec, "93.K..", first_trick=True) == "9S 3S"
    assert legal(spec, "9.K..", first_trick=True) == "9S KH"
    assert legal(spec, "93.K..") == "9S 3S KH"
    assert proved_absent_mask(plan, FRENCH.card("KH"), (), **moment) == 0
    assert proved_few(plan, FRENCH.card("KH"), (), **moment) == ((FRENCH.select("*S"), 1),)
    assert proved_few(plan, FRENCH.card("9S"), (), **moment) == ()


def test_a_class_may_allow_only_its_highest_card() -> None:
    """Of two spades the higher must be led; a spade that is led proves that the hand has no higher one."""
    spec = replace(PLAIN, lead=(replace(TWO_SPADES, highest=True), ANY_CARD))
    proved = proved_absent_mask(lower(spec), FRENCH.card("QS"), (), first_trick=True, broken=False)

    assert legal(spec, "93.K..", first_trick=True) == "9S"
    assert legal(spec, "3.K..", first_trick=True) == "3S KH"
    assert FRENCH.mask("KS AS") == proved


def test_a_class_may_be_in_force_after_the_first_trick() -> None:
    """A duty of later tricks does not bind in the first one."""
    spec = replace(
        PLAIN, lead=(PlayClass("later", cards=FRENCH.select("*S"), when=PlayCondition.LATER_TRICKS), ANY_CARD)
    )

    assert legal(spec, "9.K..", first_trick=True) == "9S KH"
    assert legal(spec, "9.K..") == "9S"


def test_a_joker_may_stand_for_another_card() -> None:
    """A joker that stands for the nine of hearts follows hearts, beats the eight and loses to the ten."""
    deck = Deck("joker", FRENCH.suits, FRENCH.ranks, ("*J",))
    plan = lower(TrickSpec("tricks", deck, 4, trump="H", stands_for=(("*J", "9H"),)))
    joker = deck.card("*J")

    assert plan.suit_of[joker] == plan.suit_of[deck.card("9H")]
    assert plan.trump_mask == deck.select("*H") | 1 << joker
    assert plan.beats[joker] == deck.mask("TH JH QH KH AH")
    assert plan.beats[deck.card("8H")] >> joker & 1


def test_a_first_card_may_be_prescribed() -> None:
    """The two of clubs opens the deal; no later card is prescribed."""
    spec = replace(
        PLAIN, lead=(PlayClass("must_open", cards=FRENCH.mask("2C"), when=PlayCondition.FIRST_CARD), ANY_CARD)
    )

    assert legal(spec, "9...2", first_trick=True) == "2C"
    assert legal(spec, "9...2") == "9S 2C"


def test_heading_and_ruffing_are_classes() -> None:
    """The player must beat the best card or at least follow; a void hand over-ruffs, ruffs, or plays any card."""
    heading = (
        PlayClass("must_head", CardRegion.LED_ABOVE_BEST),
        FOLLOW_SUIT,
        PlayClass("must_overruff", CardRegion.TRUMP_ABOVE_BEST),
        PlayClass("must_ruff", CardRegion.TRUMP),
        ANY_CARD,
    )
    spec = replace(PLAIN, trump="H", follow=heading)

    assert legal(spec, "AT2...", "9S") == "AS TS"
    assert legal(spec, "42...", "9S") == "4S 2S"
    assert legal(spec, "AT2...", "9S 3H") == "AS TS 2S"
    assert legal(spec, ".K2..", "9S 3H") == "KH"
    assert legal(spec, ".2.5.", "9S 3H") == "2H"
    assert legal(spec, "..5.", "9S 3H") == "5D"


def test_a_class_that_is_not_in_force_has_no_effect() -> None:
    """Classes of the first trick are empty in later tricks."""
    spec = replace(PLAIN, follow=(PlayClass("no_points", cards=1, when=PlayCondition.FIRST_TRICK), ANY_CARD))

    assert [0, FRENCH.all_mask] == class_masks(lower(spec), trick("5C"), first_trick=False, broken=False)


def test_merged_contracts_add_up_and_stop_together() -> None:
    """A trick of three contracts scores for each of them; with slaps the deal is played out."""
    merged = DIAMONDS + QUEENS + SLAPS
    entries = trick_ledger(merged, [FRENCH.mask("5D QD 2D 9C"), 0, 0, 0], [0])

    assert (-70, 0, 0, 0) == points_by_seat(entries, 4)
    assert {"diamonds": -30, "queens": -25, "slaps": -15} == {
        name: points[0] for name, points in points_by_contract(entries, 4).items()
    }
    assert not lower(merged).stop_mask
    assert FRENCH.select("KH Q") == lower(KING + QUEENS).stop_mask


def test_doubled_cards_of_merged_contracts_pay_in_their_own() -> None:
    """The doubling of the king and of a queen counts in their own contracts only."""
    spec = KING + QUEENS + DIAMONDS + SLAPS
    spec = spec.doubled(FRENCH.card("KH"), 1).doubled(FRENCH.card("QD"), 2)
    entries = trick_ledger(spec, [FRENCH.mask("AH KH QD 2H"), 0, 0, 0], [0])

    assert (-225, 75, 25, 0) == points_by_seat(entries, 4)
    assert {"king": -150, "queens": -50, "diamonds": -10, "slaps": -15} == {
        name: points[0] for name, points in points_by_contract(entries, 4).items()
    }


def test_the_table_of_payoffs_is_the_ledger() -> None:
    """The payoff of a card in a plan is the entry in the ledger."""
    spec = QUEENS.doubled(FRENCH.card("QS"), 3)
    for taker in range(4):
        taken = [FRENCH.mask("QS") if seat == taker else 0 for seat in range(4)]
        row = card_payoffs(lower(spec), FRENCH.card("QS"), taker)

        assert row == points_by_seat(trick_ledger(spec, taken, []), 4)


def test_partners_are_paid_the_sum() -> None:
    """With teams, a doubled king taken by the partner costs the side the net amount."""
    spec = KING.doubled(FRENCH.card("KH"), 0).for_teams(((0, 2), (1, 3)))

    assert (-75, 0, -75, 0) == card_payoffs(lower(spec), FRENCH.card("KH"), 2)


@pytest.mark.parametrize(
    "deal_rules,taken,points",
    [
        ([FOR_OTHERS], ("*H QS", "", "JD", "2C"), (0, -26, -16, -26)),
        ([FOR_TAKER], ("*H QS JD", "", "", "2C"), (36, 0, 0, 0)),
        ([], ("*H QS JD", "", "", "2C"), (-16, 0, 0, 0)),
        ([FOR_OTHERS, NoTricks(5)], ("*H QS", "", "", "2C"), (0, -26, -26, -26)),
        ([FOR_OTHERS, NoTricks(5)], ("QS", "", "*H", ""), (-13, 5, -13, 5)),
        ([Sweep("*H", "march", 8, -2), Sweep("QS", "queen", 1)], ("*H", "JD", "", "QS"), (8, 8, -2, -1)),
        ([FloorDivision(4, "quarters")], ("3H 4H 5H", "QS JD", "JH", ""), (-1, -1, -1, 0)),
        ([BIDS], ("2C", "3C", "", ""), (6, -1, 5, 0)),
        ([NoTricks(5), BIDS], ("2C", "3C", "", "2H"), (6, -1, 10, -1)),
    ],
)
def test_points_that_are_not_additive_are_settled_at_the_end(
    deal_rules: list[DealRule], taken: tuple[str, ...], points: tuple[int, ...]
) -> None:
    """A player who takes all penalty cards scores none of them; the bonus for no trick is not added to that."""
    spec = replace(PLAIN, trick_points=0, card_points={"*H": -1, "QS": -13, "JD": 10}, deal_rules=tuple(deal_rules))
    winners = [seat for seat, cards in enumerate(taken) if cards]
    masks = [FRENCH.select(cards) for cards in taken]

    assert points == points_by_seat(trick_ledger(spec, masks, winners), 4)
    assert points == payoffs(lower(spec), masks, winners)


@pytest.mark.parametrize(
    "deal_rules,message",
    [
        ((NoTricks(5), FloorDivision(2, "halves")), "FloorDivision must be the first"),
        ((FloorDivision(2, "halves"), FloorDivision(3, "thirds")), "only one FloorDivision"),
        ((FloorDivision(2, "halves"), FOR_OTHERS), "only one of FloorDivision and Sweep"),
        ((FloorDivision(0, "nothing"),), "divided by 1 or more, not by 0"),
        ((Sweep("", "nothing", 5),), "has no cards: give the pattern"),
        ((Sweep("*H", "hearts", 5), Sweep("KH QH", "both", 3)), "sweeps of '.*' has several patterns for .*QH"),
        ((TrickCountPoints(((), ())),), "TrickCountPoints has 2 rows: give one for each of 4 seats"),
    ],
)
def test_rules_for_the_whole_deal_fit_together(deal_rules: tuple[DealRule, ...], message: str) -> None:
    """Points are divided first, and those that are divided cannot be swapped for others."""
    with pytest.raises(ValueError, match=message):
        replace(PLAIN, deal_rules=deal_rules)


def test_rules_for_the_whole_deal_exclude_teams() -> None:
    """A plan has no table for them."""
    with pytest.raises(NotCompilable, match="has rules for the whole deal"):
        lower(replace(PLAIN, deal_rules=(NoTricks(5),)).for_teams(((0, 2), (1, 3))))


def test_a_layout_has_no_place_for_jokers() -> None:
    """Rows need an order of ranks in every suit."""
    with pytest.raises(NotCompilable, match="has jokers, which have no place in a layout"):
        lower(replace(TREX, deck=JOKERS))


def test_card_sets_are_sets() -> None:
    """The set protocol works with cards, and a set prints in display order."""
    hand = CardSet("9D QH AS", FRENCH)

    assert "AS QH 9D" == str(hand)
    assert 3 == len(hand)
    assert FRENCH.card("QH") in hand
    assert CardSet("QH", FRENCH) <= hand
    assert CardSet("QH", FRENCH) == hand & CardSet("QH 2C", FRENCH)
    assert "CardSet('AS QH 9D', deck=FRENCH)" == repr(hand)


def test_an_unknown_card_or_pattern_shows_the_form() -> None:
    """The error for text that is not a card shows the form of a card."""
    with pytest.raises(ParseError, match=r"unknown card '1H': write a rank of 23456789TJQKA and a suit of SHDC"):
        FRENCH.card("1H")
    with pytest.raises(ParseError, match=r"pattern '\*X'"):
        FRENCH.select("*X")
    with pytest.raises(ParseError, match="holds AS twice"):
        parse_hand("AA...", FRENCH)
    with pytest.raises(ParseError, match="has 2 parts"):
        parse_hand("A.K", FRENCH)
