"""The worked examples of the rules of Romanian Whist: `tests/games/romanian_whist/rules.toml`."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.engine import apply_action, why_not
from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.events import Dealt, Shown, redact
from mamlaka.games.romanian_whist import RomanianDeals, RomanianOptions, RomanianWhist, romanian_deals
from mamlaka.games.romanian_whist.deals import DECKS, order_of, spec_of
from mamlaka.games.romanian_whist.phases import BidsInTurn
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.phases import TrickPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import payoffs, trick_ledger, trick_winner
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import romanian_of, seen_from, shuffler_of

VECTORS = read_vectors("romanian_whist")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> RomanianOptions:
    """Return the options of a vector."""
    return RomanianOptions.parse(row.get("options", {}))


def deal_of(size: int, options: RomanianOptions, seats: int, **facts: Any) -> RomanianDeals:
    """Return the bottom phase of the first deal of this size, which the last seat deals."""
    index = next(index for index, deal in enumerate(order_of(options, seats)) if deal.size == size)
    return RomanianDeals(deal_index=index, **{"runs": (0,) * seats, "dealer": seats - 1, **facts})


def act(state: State, text: str) -> State:
    """Return the state after the seat on turn has acted on a text."""
    seat = state.phase.actors(state)[0]
    turn = View(seat, state).turn
    assert turn is not None
    _, state = apply_action(state, seat, parse_action(text, turn, state.game.deck), shuffler_of())
    return state


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"order", "deal", "bids", "score", "trick", "taker", "streak", "ranks", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("order"))
def test_the_deals_of_a_match_have_these_sizes(row: dict[str, Any]) -> None:
    """The order gives the cards of each hand, and the options how single cards are seen."""
    deals = order_of(options_of(row), row["seats"])

    assert row["sizes"] == [deal.size for deal in deals]
    assert row.get("sight") in (None, [deal.sight for deal in deals if deal.size == 1])


@pytest.mark.parametrize("row", rows("deal"))
def test_a_deal_has_these_hands(row: dict[str, Any]) -> None:
    """Each seat that plays gets its cards, and the rest is left over."""
    seats = row["seats"]
    state = Setup(RomanianWhist, options_of(row), seats).start()
    before = RomanianDeals(deal_index=row["deal"] - 1, dealer=seats - 1, runs=(0,) * seats)
    state = state.pop_phase().replace_phase(state.stack[0], before)
    hands = dict(state.game.packets(state))

    assert row["hands"] == [hands.get(seat, -1) for seat in range(seats)]
    assert row["left"] == hands.get(state.game.zone_index["stock", None], 0)
    assert row.get("lowest", state.game.deck.ranks[0]) == state.game.deck.ranks[0]
    assert row.get("last", seats - 1) == before.active(seats)[-1]


@pytest.mark.parametrize("row", rows("bids"))
def test_a_seat_may_bid_these_numbers(row: dict[str, Any]) -> None:
    """At most one number is forbidden, and only to the last seat."""
    options, tricks = options_of(row), row["tricks"]
    hands = [f"{'AKQJT987'[:tricks]}...", f".{'AKQJT987'[:tricks]}..", f"..{'AKQJT987'[:tricks]}.", "..."]
    hands[3] = f"...{'AKQJT987'[:tricks]}"
    state = romanian_of(hands, deal_of(tricks, options, 4, trump="S"), options)
    for number in row["bids"]:
        state = act(state, f"bid {number}")
    seat = state.phase.actors(state)[0]
    turn = View(seat, state).turn
    assert turn is not None

    assert row["allowed"] == list(turn.offers[0].numbers)
    for number in set(range(tricks + 1)) - set(row["allowed"]):
        action = parse_action(f"bid {number}", turn, state.game.deck)
        assert Refusal("forbidden_sum", {"number": number, "count": tricks}) == why_not(state, seat, action)


@pytest.mark.parametrize("row", rows("score"))
def test_bids_are_scored(row: dict[str, Any]) -> None:
    """The ledger pays what the example says, and so does the plan; the tricks differ from the bids as their sums do."""
    options, size = options_of(row), row["tricks"]
    spec = spec_of(options, 4, "H", size, tuple(row["bids"]), ())
    winners = [seat for seat, count in enumerate(row["taken"]) for _ in range(count)]
    ledger = trick_ledger(spec, [0] * 4, winners)

    assert row["points"] == list(points_by_seat(ledger, 4)) == list(payoffs(lower(spec), [0] * 4, winners))
    assert row["taken"] == [entry.count for entry in ledger]
    assert size == sum(row["taken"])


@pytest.mark.parametrize("row", rows("trick"))
def test_a_hand_may_play_these_cards(row: dict[str, Any]) -> None:
    """Suit goes before trumps, and trumps before other cards; a refusal names the duty."""
    options, hands = options_of(row), row["hands"]
    size = max(len(hand) - 3 for hand in hands)
    state = romanian_of(hands, deal_of(size, options, 4, trump=row["trump"]), options)
    for number in (0, 0, 0, 0):
        state = act(state, f"bid {number}")
    view = seen_from(act(state, row["led"]), 1)

    assert set(row["legal"].split(", ")) == {view.format(action) for action in view.legal}
    assert {"must_follow", "must_trump"} >= {refusal.code for refusal in view.refusals().values()}


@pytest.mark.parametrize("row", rows("taker"))
def test_a_seat_takes_the_trick(row: dict[str, Any]) -> None:
    """Cards that neither follow suit nor trump cannot win."""
    plan = lower(spec_of(RomanianOptions(), 4, row["trump"], 8, (), ()))
    trick = tuple((seat, DECKS[4].card(card)) for seat, card in enumerate(row["cards"].split()))

    assert row["taker"] == trick_winner(plan, trick)


@pytest.mark.parametrize("row", rows("streak"))
def test_streaks_earn_and_cost_prizes(row: dict[str, Any]) -> None:
    """The prize is entered with the fifth deal in a row; then the count starts anew."""
    options, run, prizes = options_of(row), 0, []
    for size, exact in zip(row["sizes"], row["exact"], strict=True):
        deals = deal_of(size, options, 4, trump="S", bids=(0 if exact else size, 0, 0, 0), runs=(run, 0, 0, 0))
        state = Setup(RomanianWhist, options, 4).start()
        state = state.pop_phase().replace_phase(state.stack[0], deals)
        assert isinstance(state.game, RomanianWhist)
        play = TrickPlay.start(state.game.spec(deals), 0, 0)
        state = state.game.after_phase(state, replace(play, winners=(1,) * size))
        prizes.append(sum(e.points for e in state.results[-1].entries if e.reason in {"streak", "lost_streak"}))
        run = romanian_deals(state).runs[0]

    assert row["prizes"] == prizes


@pytest.mark.parametrize("row", rows("ranks"))
def test_equal_totals_share_a_rank(row: dict[str, Any]) -> None:
    """The highest total wins."""
    assert tuple(row["ranks"]) == Setup(RomanianWhist).start().game.ranks(row["totals"])


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error says what to set."""
    with pytest.raises(InvalidSetup, match="set streak="):
        Setup(RomanianWhist, row["options"]).start()


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.slow
def test_a_bid_is_missed_in_every_deal(seed: int) -> None:
    """Section 4: the tricks of a deal are its cards, and with a forbidden sum not all bids are exact."""
    match = random_match("romanian_whist", seed)
    results = match.table().state.results
    for result, deal in zip(results, order_of(RomanianOptions(), match.table().state.seats), strict=True):
        counted = [entry for entry in result.entries if entry.reason.startswith("bid_")]

        assert deal.size == sum(entry.count for entry in counted)
        assert {"bid_made"} != {entry.reason for entry in counted}


@pytest.mark.parametrize("sight", ["forehead", "blind"])
def test_single_cards_are_secret_from_their_owners(sight: str) -> None:
    """A card on the forehead is seen by all but its owner, a blind one by no player."""
    match = random_match("romanian_whist", 1, RomanianOptions.parse({"one_card": sight}))
    state = match.table().state
    dealt = [event for event in match.log if isinstance(event, Dealt) and event.zone < state.seats and event.count == 1]
    assert dealt
    for event in dealt:
        seen = {viewer for viewer in (*range(state.seats), None) if getattr(redact(event, viewer), "cards", 0)}
        assert seen == (set(range(state.seats)) - {event.zone} if sight == "forehead" else set())


def test_a_shown_card_makes_trumps() -> None:
    """The last card of the last bidder is shown before the bids and stays; its suit is trumps."""
    match = random_match("romanian_whist", 2, RomanianOptions.parse({"eights_trump": "last"}))
    shown = [number for number, event in enumerate(match.log) if isinstance(event, Shown)]
    seats = match.table().state.seats
    assert seats == len(shown)
    for number in shown:
        event, state = match.log[number], match.table(number + 1).state
        assert isinstance(event, Shown)
        deals, bidding = romanian_deals(state), state.phase
        assert isinstance(bidding, BidsInTurn)
        assert state.game.deck.format(event.cards)[-1] == deals.trump
        assert bidding.order[-1] == event.seat
        assert state.zones[event.seat].shown == event.cards


def test_seven_players_sit_out_in_turn() -> None:
    """Section 5: the dealer of seven has no cards, no bid and no points in its deal."""
    table = Table(Setup(RomanianWhist, {"order": "short"}, 7), seed=1, bots="random")
    table.run()
    for number, result in enumerate(table.state.results):
        dealer = (result.leader - 1) % 7

        assert (table.state.results[0].leader + number) % 7 == result.leader
        assert sorted({*range(7)} - {dealer}) == sorted({entry.seat for entry in result.entries})
