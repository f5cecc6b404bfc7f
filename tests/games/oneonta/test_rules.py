"""The worked examples of the rules: `tests/games/oneonta/rules.toml`.

Every example is checked against the oracles. Examples that can be recorded are checked against the library too: it must
accept the record of the match, and reject it when one thing in it is against the rules.
"""

import itertools
import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from mamlaka.actions import Action
from mamlaka.engine import fold, why_not
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.record import decode_record
from mamlaka.verification import verify
from tests.examples import read_vectors, rows_of
from tests.games.oneonta.chances import best, is_led, orders, plays, suits_of, unseen
from tests.games.oneonta.enumeration import (
    RANKS,
    SUITS,
    Cards,
    State,
    legal,
    play,
    start,
    strength,
    suit_of,
    wins,
    write_hand,
)
from tests.games.oneonta.referee import referee
from tests.invalid_records.lines import Document
from tests.tables import oneonta_of

VECTORS = read_vectors("oneonta")
DECK = [*(rank + suit for suit in SUITS for rank in RANKS), "*L", "*S"]  # also the order of display
HAND_SIZE = 9
DEFAULTS = {"bidding": "edward", "deals": "9", "target": "30", "show_tracker": "off"}


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def trump_of(turnup: str) -> str:
    """Return the trump suit for a card turned up; a joker makes none."""
    return "" if turnup[0] == "*" else turnup[1]


def start_of(row: dict[str, Any], dummy: str) -> State:
    """Return the deal of a vector before the first lead."""
    return start(row["hand"], dummy, trump_of(row["turnup"]))


class Deal(NamedTuple):
    """A whole deal, with the bid and the cards of the player."""

    hand: Cards
    dummy: Cards
    turnup: str
    cards: Cards = ()
    said: str = "bid 0"

    @property
    def out(self) -> Cards:
        """The three cards out of play, in the order in which they are shown."""
        return tuple(card for card in DECK if card not in {*self.hand, *self.dummy, self.turnup})

    @property
    def opening(self) -> list[str]:
        """The lines before the bid."""
        stock = " ".join([self.turnup, *reversed(self.out)])
        cards = [f"deal 0 {write_hand(self.hand)}", f"deal dummy {' '.join(self.dummy)}", f"deal stock {stock}"]
        return [*cards, f"move stock turnup {self.turnup}"]

    @property
    def lines(self) -> list[str]:
        """All lines of the deal."""
        tricks = zip(self.dummy, self.cards, strict=True)
        played = [line for led, card in tricks for line in (f"1 {led}", f"0 {card}")]
        return [*self.opening, f"0 {self.said}", *played, f"move stock out {' '.join(self.out)}"]

    @property
    def tricks(self) -> int:
        """The number of tricks that the player wins."""
        trump = trump_of(self.turnup)
        return sum(wins(card, led, trump) for led, card in zip(self.dummy, self.cards, strict=True))

    def played(self, cards: Sequence[str], choose: Callable[[State], str] = lambda state: legal(state)[0]) -> "Deal":
        """Play some cards, whether they are legal or not, and then legal ones to the end."""
        state = State(trump_of(self.turnup), self.hand, self.dummy)
        done = list[str]()
        while state.hand:
            done.append(cards[len(done)] if len(done) < len(cards) else choose(state))
            state = play(state, done[-1])
        return self._replace(cards=tuple(done))


def winning(state: State) -> str:
    """Return a legal card that wins, if there is one, or any legal card."""
    return max(legal(state), key=lambda card: wins(card, state.dummy[0], state.trump))


def shuffled(seed: int, without: Sequence[str]) -> list[str]:
    """Return the other cards of the deck in some order."""
    rest = [card for card in DECK if card not in without]
    random.Random(seed).shuffle(rest)
    return rest


def whole(hand: Cards, dummy: Cards, turnup: str) -> tuple[Deal, Cards]:
    """Return a deal of nine cards each that leads to a smaller one, and the cards that the player plays before it.

    The dummy may be smaller: it is filled up after its cards.
    """
    for seed in itertools.count():
        rest = shuffled(seed, [*hand, *dummy, turnup])
        more, missing = HAND_SIZE - len(hand), len(hand) - len(dummy)
        held, leads, rest_of_dummy = rest[:more], rest[more : 2 * more], rest[2 * more : 2 * more + missing]
        state = State(trump_of(turnup), (*held, *hand), (*leads, *dummy, *rest_of_dummy))
        deal, first = Deal(state.hand, state.dummy, turnup), list[str]()
        while len(first) < more and (cards := [card for card in legal(state) if card not in hand]):
            first.append(cards[0])
            state = play(state, cards[0])
        if len(first) == more:
            return deal, tuple(first)
    raise AssertionError


@cache
def of_tricks(tricks: int) -> Deal:
    """Return a deal in which the player wins the given number of tricks."""
    turnup, trumps = "TS", ["*L", "*S", "AS", "KS", "QS", "JS"]
    for seed in itertools.count():
        rest = shuffled(seed, [turnup, *trumps[:tricks]])
        hand = [*trumps[:tricks], *rest][:HAND_SIZE]
        dummy = [card for card in rest if card not in hand][:HAND_SIZE]
        deal = Deal(tuple(hand), tuple(dummy), turnup).played((), winning)
        if deal.tricks == tricks:
            return deal
    raise AssertionError


def bring(points: int) -> Deal:
    """Return a deal that scores the given points."""
    return of_tricks(max(points, 0))._replace(said=f"bid {abs(points)}")


def document(deals: Sequence[Sequence[str]], points: Sequence[int], options: dict[str, str]) -> Document:
    """Return the record of a match; a deal without points is unfinished."""
    numbered = (
        lines if lines[0].startswith("new") else [f"new deal {number}", *lines] for number, lines in enumerate(deals)
    )
    written: list[Document] = [{"events": list(lines)} for lines in numbered]
    for deal, gained in zip(written, points, strict=False):
        deal |= {"leader": 1, "points": [gained]}
    chosen = DEFAULTS | options
    head = {"format": "mamlaka record", "format_version": 0, "game": "oneonta", "rules_version": 1, "options": chosen}
    seats = [{"name": "random", "kind": "bot", "version": 1}]
    over = len(points) == int(chosen["deals"])
    return {**head, "seats": seats, "deals": written, "totals": [sum(points)], "is_over": over}


def single(deal: Deal, points: int | None = None, bidding: str = "edward") -> Document:
    """Return the record of a match of one deal; by default the points are those of a bid of nothing."""
    return document([deal.lines], [-deal.tricks if points is None else points], {"deals": "1", "bidding": bidding})


def is_refused(record: Document) -> tuple[bool, bool]:
    """Return whether our referee and the independent one find a fault."""
    return not verify(decode_record(msgspec.json.encode(record)), needs_seed=False), bool(referee(record))


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    kinds = {"trumps", "winner", "legal", "bid", "score", "match", "text", "played", "record", "chance"}

    assert kinds == set(VECTORS)


@pytest.mark.parametrize("row", rows("trumps"))
def test_the_trumps_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """The jokers belong to the trump suit; the card that was turned up does not take part."""
    trump = trump_of(row["turnup"])
    trumps = [card for card in DECK if suit_of(card, trump) == (trump or "*") and card != row["turnup"]]

    assert row["trumps"].split() == sorted(trumps, key=strength, reverse=True)


@pytest.mark.parametrize("row", rows("winner"))
def test_the_strongest_card_takes_the_trick(row: dict[str, Any]) -> None:
    """The highest card of the suit led wins, or the highest trump; the oracle and the score of a match agree."""
    deal, first = whole((row["reply"],), (row["led"],), row["turnup"])
    deal = deal.played((*first, row["reply"]))
    won = wins(row["reply"], row["led"], trump_of(row["turnup"]))
    before = deal.tricks - won

    assert row["wins"] == won
    assert (False, False) == is_refused(single(deal, -before - row["wins"]))
    assert (True, True) == is_refused(single(deal, -before - (not row["wins"])))


@pytest.mark.parametrize("row", rows("legal"))
def test_legal_cards_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """A player who can follow the suit led must follow; otherwise every card is legal."""
    state = start_of(row, row["led"])
    deal, first = whole(state.hand, state.dummy, row["turnup"])

    assert set(row["legal"].split()) == set(legal(state))
    for card in state.hand:
        is_legal = card in row["legal"].split()

        assert (not is_legal, not is_legal) == is_refused(single(deal.played((*first, card))))


@pytest.mark.parametrize("row", rows("bid"))
def test_bids_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """A bid is a number of tricks, or with `hutnik` a stake on no tricks."""
    for said in [*row["legal"], *row["illegal"]]:
        deal = of_tricks(2)._replace(said=said)
        records = [
            document([deal.lines], [points], {"deals": "1", **row.get("options", {})}) for points in range(-10, 11)
        ]
        accepted = [[not faults for faults in is_refused(record)] for record in records]

        assert [said in row["legal"]] * 2 == [any(ours) for ours in zip(*accepted, strict=True)]


@pytest.mark.parametrize("row", rows("score"))
def test_a_deal_scores_as_the_rules_say(row: dict[str, Any]) -> None:
    """A made bid scores; tricks above it cost one each, and a player below the bid loses all of it."""
    deal = of_tricks(row["tricks"])._replace(said=row["said"])
    bidding = row.get("options", {}).get("bidding", "edward")
    accepted = [points for points in range(-10, 11) if (False, False) == is_refused(single(deal, points, bidding))]

    assert [row["points"]] == accepted


@pytest.mark.parametrize("row", rows("match"))
def test_a_match_ends_as_the_rules_say(row: dict[str, Any]) -> None:
    """A match ends after its last deal, whatever the points, and is won if the total reaches the target."""
    options = DEFAULTS | row.get("options", {})
    deals = [bring(points) for points in row["deals"]]
    going_on = [] if row["over"] else [deals[0].opening]
    record = document([*(deal.lines for deal in deals), *going_on], row["deals"], options)

    assert row["total"] == sum(row["deals"])
    assert (False, False) == is_refused({**record, "is_over": row["over"]})
    assert (True, True) == is_refused({**record, "is_over": not row["over"]})
    assert row.get("won") == (row["total"] >= int(options["target"]) if row["over"] else None)


@pytest.mark.parametrize("row", rows("text"))
def test_a_hand_is_written_as_the_rules_say(row: dict[str, Any]) -> None:
    """Jokers are the fifth part, which only a hand with jokers has."""
    cards = tuple(row["cards"].split())

    assert row["text"] == write_hand(cards)
    assert cards == start(row["text"], "", "").hand


@pytest.mark.parametrize("row", rows("played"))
def test_a_few_cards_are_played_as_the_example_says(row: dict[str, Any]) -> None:
    """The dummy leads, the player replies; the dummy leads again."""
    state = start_of(row, row["dummy"])
    deal, first = whole(state.hand, state.dummy, row["turnup"])
    deal = deal.played((*first, *row["played"]))
    won = []
    for card in row["played"]:
        assert card in legal(state)
        after = play(state, card)
        won.append(after.tricks > state.tricks)
        state = after

    assert row["won"] == won
    assert len(state.hand) == len(state.dummy)
    assert set(row.get("legal", "").split()) == set(legal(state) if state.hand else ())
    assert (False, False) == is_refused(single(deal))


@pytest.mark.parametrize("row", rows("record"))
def test_every_line_of_a_deal_is_written_as_the_example_says(row: dict[str, Any]) -> None:
    """A whole deal is written as in the example."""
    options = {"deals": "1", **row.get("options", {})}

    assert (False, False) == is_refused(document([row["lines"]], [row["points"]], options))
    assert (True, True) == is_refused(document([row["lines"]], [row["points"] + 1], options))


def chances(kind: str) -> list[Any]:
    """Return the vectors of chances that have a field."""
    return [row for row in rows("chance") if kind in row.values[0]]


@pytest.mark.parametrize("row", chances("wanted"))
def test_leads_have_their_chances(row: dict[str, Any]) -> None:
    """Nine of the twelve unseen cards are led, in any order."""
    trick = row.get("trick", 1)
    if "led" in row:
        chance = is_led(row["wanted"], row["led"], trick)
    else:
        chance = sum((orders(row["wanted"], trick)[order] for order in row["orders"]), Fraction())

    assert Fraction(row["chance"]) == chance
    assert row.get("unseen", unseen(trick)) == unseen(trick)


@pytest.mark.parametrize("row", chances("chances"))
def test_holdings_have_their_chances(row: dict[str, Any]) -> None:
    """The chances are those of exactly the given number of tricks, with the best choice each time."""
    suits = suits_of(row["holding"])

    assert [Fraction(chance) for chance in row["chances"]] == [best(suits, aim) for aim in range(len(row["chances"]))]


def test_every_holding_of_a_suit_is_among_the_vectors() -> None:
    """Ruling C7: there are 31, and 13 of them certainly win nothing. Ruling C8: a lone ace certainly wins one trick."""
    alone = {row["holding"]: row["chances"] for row in VECTORS["chance"] if "chances" in row}
    alone.pop("AQT.Q")

    assert 31 == len(alone)
    assert 13 == sum(none == "1" for none, *_ in alone.values())
    assert ["A"] == [holding for holding, (_, one, _) in alone.items() if one == "1"]


@pytest.mark.parametrize("row", chances("plays"))
def test_a_card_leaves_its_chances(row: dict[str, Any]) -> None:
    """Early it is better to duck, late to win."""
    found = plays(suits_of(row["holding"]), 0, row["lead"], row["aim"], row["trick"])

    assert {card: Fraction(chance) for card, chance in row["plays"].items()} == found


def test_a_joker_that_was_led_is_followed_by_trumps() -> None:
    """The refusal names trumps, not the letter of the joker."""
    state = oneonta_of("Q..A.K", "*S KS TS", "TC")
    state = fold(state, state.phase.decide(state, 0, Action("bid", number=2)))
    state = fold(state, state.phase.auto_events(state, lambda *_: ()))
    refusal = why_not(state, 0, Action("play", cards=ONEONTA.mask("QS")))

    assert refusal is not None
    assert ("must_follow_trumps", "KC") == (refusal.code, refusal.facts["cards"])
