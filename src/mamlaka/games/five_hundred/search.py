"""Five Hundred: bids and discards by deals played to their end, cards by the plan of the contract.

After a bid or a pass in a world, every other seat that may still speak bids by the estimate of its hand, once. The
contractor discards by a simple rule. The suit of a joker that is led without trumps is chosen by playouts, too; joker
leads that are still to come name no suit, so any card follows them.
"""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.rules import collect_votes
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.cards import Mask
from mamlaka.engine import evolve
from mamlaka.events import Moved, Played, Said
from mamlaka.games.five_hundred import FiveHundred, deals_of
from mamlaka.games.five_hundred.contracts import BIDS, Bid, partner_of, spec_of
from mamlaka.games.five_hundred.options import THROW_IN
from mamlaka.games.five_hundred.phases import LayAway
from mamlaka.games.five_hundred.prospects import chance_of, discards, misere_risks
from mamlaka.ledger import Points
from mamlaka.phases import Auction, DeclarerPlay, TakeWidow
from mamlaka.plan import TrickPlan, lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.playouts import play_worlds
from mamlaka.search.positions import HiddenCards, TrickPosition, hidden_cards_in, position_of
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat, next_seat, turn_order
from mamlaka.state import State
from mamlaka.view import View

__all__ = ["action_values"]

WORLDS, FEWEST = 64, 16
"""The number of worlds without a limit, for bids, discards and suits to name, and the fewest: with less time the rules
decide."""
BIDS_COMPARED = 6
"""The number of bids that are compared: a pass, and those that the rules like best."""
DISCARDS_COMPARED = 10
"""The number of sets of discards that are compared: those that the rules like best."""
PLAYOUTS_A_SECOND, BIDS_A_SECOND = 6_000, 1_500
"""The most deals that are played on per second of a limit, after discards or named suits, and after bids."""


def action_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array) -> tuple[ActionValue, ...]:
    """Estimate the value of each bid, set of discards or card, the best first; only the likeliest are compared.

    Empty without time for enough worlds: then the rules decide.
    """
    phase = view.state.phase
    if isinstance(phase, Auction):
        return _Bidding(view, phase).action_values(limit, rng, sampler)
    if isinstance(phase, TakeWidow):
        return _discard_values(view, limit, rng, sampler)
    assert isinstance(phase, DeclarerPlay)
    return card_action_values(view, limit, rng, sampler) if phase.has_plan else _named(view, limit, rng, sampler)


def _number_of_worlds(limit: Limit, actions: int, a_second: int = PLAYOUTS_A_SECOND) -> int:
    """Return how many worlds there is time for."""
    most = WORLDS if limit.seconds is None else int(limit.seconds * a_second / actions)
    return limit.worlds or most


def _liked(view: View, most: int) -> list[Action]:
    """Return the legal actions that the rules like best, and a pass."""
    legal = tuple(view.legal)
    totals = [sum(vote for _, vote in votes) for votes in collect_votes(view, legal)]
    order = sorted(range(len(legal)), key=lambda place: (legal[place].kind != "pass", -totals[place], place))
    return [legal[place] for place in order[:most]]


class _Bidding:
    """The bid of a seat in a number of worlds."""

    def __init__(self, view: View, auction: Auction) -> None:
        assert isinstance(view.state.game, FiveHundred)
        assert view.seat is not None
        self._view, self._auction, self._game = view, auction, view.state.game
        self._seat, self._seats = view.seat, view.state.seats
        self._gains: dict[Mask, list[float]] = {}

    def action_values(self, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
        """Return the value of each bid that is compared."""
        actions = _liked(self._view, BIDS_COMPARED)
        count = _number_of_worlds(limit, len(actions), BIDS_A_SECOND)
        if count < FEWEST and not limit.worlds:
            return ()
        worlds = sampler(self._view, count, rng)
        zones = [slot.zone for slot in self._view.deductions().slots]
        held = [
            dict(zip(zones, (worlds[number, column] for column in range(len(zones))), strict=True))
            for number in range(len(worlds))
        ]
        seed = rng.next64()
        values = []
        for action in actions:
            points: list[float] = []
            groups: defaultdict[tuple[int, Seat | None], list[dict[int, Mask]]] = defaultdict(list)
            for world in held:
                groups[self._outcome(action, world)].append(world)
            for (rank, contractor), rows in groups.items():
                points += self._played(rank, contractor, rows, Rng(seed))
            values.append(ActionValue(action, *mean_and_error(points)))
        return best_first(values)

    def _outcome(self, action: Action, world: dict[int, Mask]) -> tuple[int, Seat | None]:
        """Return the contract and its contractor if the seat does an action, and the others bid by their hands."""
        auction, rank, bidder = self._auction, self._auction.bid, self._auction.bidder
        if action.kind == "bid":
            rank, bidder = auction.bids[auction.names.index(action.name)], self._seat
        left = [seat for seat in turn_order(self._seat, self._seats)[1:] if seat not in auction.passed]
        if auction.form == "single":
            left = left[: self._seats - 1 - auction.turns_taken]
        for seat in left:
            if seat != bidder:
                higher = [bid for bid in auction.bids if bid > rank and dict(auction.after).get(bid, 0) <= rank]
                gains = self._gains_of(world[seat])
                best = max(higher, key=lambda bid: gains[bid - 1], default=0)
                if best and gains[best - 1] > 0:
                    rank, bidder = best, seat
        return rank, bidder

    def _gains_of(self, hand: Mask) -> list[float]:
        """Return (bids,): the points that each bid promises a hand."""
        if hand not in self._gains:
            chances = (chance_of(self._game.options, self._seats, bid, hand) for bid in BIDS)
            self._gains[hand] = [bid.value * (2 * chance - 1) for bid, chance in zip(BIDS, chances, strict=True)]
        return self._gains[hand]

    def _played(self, rank: int, contractor: Seat | None, rows: list[dict[int, Mask]], rng: Rng) -> list[float]:
        """Return the points of the seat above the mean in each of some worlds with the same contract."""
        if contractor is None and self._game.options.all_pass == THROW_IN:
            return [0.0] * len(rows)
        bid = BIDS[rank - 1] if rank else None
        dealer = deals_of(self._view.state).dealer
        assert dealer is not None
        first = next_seat(dealer, self._seats) if contractor is None else contractor
        plan = lower(spec_of(self._game.options, self._seats, bid, first))
        widow = self._game.zone_index["widow", None]
        cards: list[Mask] = []
        for world in rows:
            hands = [self._view.hand_mask if seat == self._seat else world[seat] for seat in range(self._seats)]
            away = world[widow]
            if contractor is not None:
                full = hands[contractor] | world[widow]
                away = _away(plan, bid, full)
                hands[contractor] = full & ~away
            cards += [*hands, away]
        mate = partner_of(first, self._seats) if bid and bid.is_misere else None
        position = TrickPosition((0,) * self._seats, first, out=() if mate is None else (mate,))
        where = (*range(self._seats), None)
        values = []
        for number in range(len(rows)):
            part = cards[number * len(where) : (number + 1) * len(where)]
            hidden = HiddenCards(number_table("Q", part, len(where)), where, self._game.deck.all_mask)
            sums = list(flat(play_worlds(plan, position, hidden, 0, rng, heuristic=range(self._seats)).sums))
            values.append(self._above(sums))
        return values

    def _above(self, points: list[Points]) -> float:
        return points[self._seat] - sum(points) / self._seats


def _away(plan: TrickPlan, bid: Bid | None, hand: Mask) -> Mask:
    """Return the cards that a contractor discards: those worth keeping least, or in misère the most dangerous."""
    if bid is None or not bid.is_misere:
        return discards(plan, hand)
    risks = sorted(misere_risks(plan, hand), key=lambda row: row[1])
    return sum(1 << card for card, _ in risks[:3])


def _discard_values(view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the value of each set of discards that is compared."""
    assert view.seat is not None
    state, seat = view.state, view.seat
    actions = _liked(view, DISCARDS_COMPARED)
    count = _number_of_worlds(limit, len(actions))
    if count < FEWEST and not limit.worlds:
        return ()
    worlds = sampler(view, count, rng)
    zone, seed = state.game.zone_index["discards", None], rng.next64()
    values = []
    for action in actions:
        moved = Moved(seat, zone, action.cards, action.cards.bit_count(), (seat,))
        after = evolve(evolve(state, Said(seat, action.kind, cards=action.cards, secret=True)), moved)
        values.append(_valued(action, view, after, worlds, Rng(seed)))
    return best_first(values)


def _valued(action: Action, view: View, after: State, worlds: memoryview, rng: Rng) -> ActionValue:
    """Return the value of an action, with the deal played on from the state after it in some worlds of the view."""
    assert view.seat is not None
    if isinstance(after.phase, LayAway):
        seat = after.phase.seat
        target, count = after.game.zone_index["out", seat], after.zones[seat].count
        after = evolve(after, Moved(seat, target, 0, count, audience=(seat,)))
    plan, position = position_of(_without_words(after))
    hidden = hidden_cards_in(view, worlds)
    played = play_worlds(plan, position, hidden, 0, rng, heuristic=range(after.seats))
    mean, error = list(flat(played.mean)), list(flat(played.standard_error))
    return ActionValue(action, mean[view.seat] - sum(mean) / after.seats, error[view.seat])


def _without_words(state: State) -> State:
    """Return a state in which no suit can be named any more, so that a plan describes it."""
    play = state.phase
    assert isinstance(play, DeclarerPlay)
    return state.replace_phase(play, replace(play, words=()))


def _named(view: View, limit: Limit, rng: Rng, sampler: WorldSampler) -> tuple[ActionValue, ...]:
    """Return the values of the legal cards while a joker may still name a suit, with one for each suit."""
    assert view.seat is not None
    words = [action for action in view.legal if action.name]
    values = card_action_values(View(view.seat, _without_words(view.state)), limit, rng, sampler)
    plain = [value for value in values if not any(value.action.cards == action.cards for action in words)]
    if not words:
        return values
    worlds, seed = sampler(view, max(FEWEST, _number_of_worlds(limit, len(words))), rng), rng.next64()
    for action in words:
        after = evolve(view.state, Played(view.seat, action.card, action.name))
        plain.append(_valued(action, view, after, worlds, Rng(seed)))
    return best_first(plain)
