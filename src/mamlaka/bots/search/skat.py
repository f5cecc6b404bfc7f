"""Skat: the auction, the skat, discards and announcements by deals played to their end, cards by the plan of the game.

In a world without an auction that goes on, the other seats bid as far as the estimates of their hands allow. A declarer
takes the skat, discards and announces by simple rules. A declarer who knows the skat knows the matadors; for all others
a game is worth what its bid tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import inf
from time import perf_counter

from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit, best_first
from mamlaka.bots.rules import collect_votes
from mamlaka.bots.search.advised import advised_actions
from mamlaka.bots.search.cards import WorldSampler, card_action_values
from mamlaka.cards import Mask
from mamlaka.games.skat import SKAT, TAKE, Skat, SkatOptions, deals_of
from mamlaka.games.skat.contracts import Contract, announcements, matadors, ramsch_spec, spec_of
from mamlaka.games.skat.options import RAMSCH
from mamlaka.games.skat.prospects import GAMES, best_discards, gain_of, limit_of
from mamlaka.phases import Choose, DeclarerPlay, DuelAuction, TakeWidow
from mamlaka.plan import TrickPlan, lower
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.playouts import play_worlds
from mamlaka.search.positions import HiddenCards, TrickPosition
from mamlaka.search.statistics import mean_and_error
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["skat_action_values"]

WORLDS, FEWEST = 48, 10
"""The number of worlds without a limit, for all but cards, and the fewest: with less time the rules decide."""
COMPARED = 8
"""The number of discards or announcements that are compared: those that the rules like best."""
VOTES_PER_POINT = 4.0
"""The votes of the rules that stand for a point. Their advice decides between cards that few worlds tell apart, so that
defenders smear, and lead their side suits rather than trumps."""
DEALS_A_SECOND = 1_000
"""The most deals that are played on per second of a limit."""


def skat_action_values(
    view: View, limit: Limit, rng: Rng, sampler: WorldSampler = world_array
) -> tuple[ActionValue, ...]:
    """Estimate the value of each bid, choice, set of discards or card, the best first; only the likeliest are compared.

    Empty without time for enough worlds: then the rules decide.
    """
    phase = view.state.phase
    if isinstance(phase, DeclarerPlay):
        return card_action_values(
            _informed(view, phase), limit, rng, sampler, advised_actions(view, None, VOTES_PER_POINT)
        )
    start = perf_counter()
    search = _Search(view, inf if limit.seconds is None else start + limit.seconds)
    if isinstance(phase, DuelAuction):
        actions = [action for action in view.legal if action.kind != "bid"]
        actions += [action for action in view.legal if action.number == phase.higher[0]] if phase.higher else []
        return search.action_values(
            actions, lambda action, world: search.bid(phase, action, world), limit, rng, sampler
        )
    if isinstance(phase, Choose) and phase.topic == SKAT:
        return search.action_values(list(view.legal), search.choose, limit, rng, sampler)
    if isinstance(phase, Choose):
        return search.action_values(_liked(view), search.announce, limit, rng, sampler)
    assert isinstance(phase, TakeWidow)
    return search.action_values(_liked(view), search.discard, limit, rng, sampler)


def _informed(view: View, play: DeclarerPlay) -> View:
    """Return the view of a declarer with the matadors of all cards that it has seen; others' views unchanged."""
    state, deals = view.state, deals_of(view.state)
    contract = deals.contract
    if contract is None or contract.is_null or deals.declarer != view.seat or view.seat is None:
        return view
    assert isinstance(state.game, Skat)
    played = sum(1 << card for trick in (*play.tricks, state.trick) for seat, card in trick if seat == view.seat)
    number = matadors(played | view.hand_mask | state.zone("discards").cards, contract)
    spec = spec_of(state.game.options, state.seats, contract, view.seat, play.out, deals.bid, number)
    return View(view.seat, state.replace_phase(play, replace(play, spec=spec, plan=lower(spec))))


def _liked(view: View) -> list[Action]:
    """Return the legal actions that the rules like best."""
    legal = tuple(view.legal)
    totals = [sum(vote for _, vote in votes) for votes in collect_votes(view, legal)]
    order = sorted(range(len(legal)), key=lambda place: (-totals[place], place))
    return [legal[place] for place in order[:COMPARED]]


World = dict[int, Mask]
"""The cards of a world by zone."""
Outcome = tuple[TrickPlan, dict[Seat, Mask], Mask] | None
"""The plan of a deal, the hands, and the cards that lie aside; None: the deal is void."""


class _Search:
    """The choices before the play, in a number of worlds."""

    def __init__(self, view: View, end: float) -> None:
        assert isinstance(view.state.game, Skat)
        assert view.seat is not None
        self._end = end
        self._view, self._game, self._seat = view, view.state.game, view.seat
        self._options: SkatOptions = self._game.options
        self._deals = deals_of(view.state)
        self._players, self._out = self._game.players(view.state), self._game.out(view.state)
        self._widow = self._game.zone_index["widow", None]

    def action_values(
        self,
        actions: list[Action],
        outcome_of: Callable[[Action, World], Outcome],
        limit: Limit,
        rng: Rng,
        sampler: WorldSampler,
    ) -> tuple[ActionValue, ...]:
        """Return the value of each action that is compared; none if the time is over before there are enough worlds."""
        most = WORLDS if limit.seconds is None else int(limit.seconds * DEALS_A_SECOND / len(actions))
        if most < FEWEST and not limit.worlds:
            return ()
        worlds = sampler(self._view, limit.worlds or min(most, 4 * WORLDS), rng)
        zones = [slot.zone for slot in self._view.deductions().slots]
        rows: list[list[float]] = []
        for number in range(len(worlds)):
            if perf_counter() > self._end:
                break
            world = {zone: worlds[number, column] for column, zone in enumerate(zones)}
            seed = rng.next64()  # of its own: playouts of one world each would all have the same random cards
            rows.append([self._played(outcome_of(action, world), Rng(seed)) for action in actions])
        if len(rows) < min(FEWEST, len(worlds)):
            return ()
        columns = zip(actions, zip(*rows, strict=True), strict=True)
        return best_first([ActionValue(action, *mean_and_error(points)) for action, points in columns])

    def bid(self, auction: DuelAuction, action: Action, world: World) -> Outcome:
        """Return what follows if the seat passes, or stays in the auction; the others bid by their hands."""
        left = [seat for seat in self._players if seat not in auction.passed and seat != self._seat]
        limits = {seat: self._limit(seat, world[seat]) for seat in left}
        bid = auction.bid
        value = 0 if action.kind == "pass" else bid if action.kind == "hold" else action.number or 0
        rival = max(left, key=lambda seat: limits[seat], default=None)
        reach = limits[rival] if rival is not None else 0
        if action.kind == "pass":
            bound = [seat for seat in left if seat == auction.bidder]
            if reach > bid and rival is not None:
                return self._declared(rival, max(bid, 18), world)
            if bound:
                return self._declared(bound[0], bid, world)
            return self._all_passed(world)
        own = self._limit(self._seat, self._view.hand_mask)
        if rival is not None and reach > max(own, value):
            return self._declared(rival, max(value, 18), world)
        return self._declared(self._seat, max(value, min(reach, own)), world)

    def choose(self, action: Action, world: World) -> Outcome:
        """Return what follows if the declarer takes the skat, or leaves it."""
        return self._declared(self._seat, self._deals.bid, world, is_hand=action.name != TAKE)

    def discard(self, action: Action, world: World) -> Outcome:
        """Return what follows if the declarer puts these cards away, and announces its best game."""
        hand = self._view.hand_mask & ~action.cards
        contract = self._best(self._seat, hand, self._deals.bid, self._view.hand_mask)
        return (
            self._plan(contract, self._seat, self._deals.bid, self._view.hand_mask),
            {
                **{seat: world[seat] for seat in self._players if seat != self._seat},
                self._seat: hand,
            },
            action.cards,
        )

    def announce(self, action: Action, world: World) -> Outcome:
        """Return what follows if the declarer announces this game."""
        contract = Contract.of(action.name, is_hand=self._deals.is_hand)
        hands = {seat: world[seat] for seat in self._players if seat != self._seat}
        hand = self._view.hand_mask
        away = world[self._widow] if self._deals.is_hand else self._view.state.zone("discards").cards
        return self._plan(contract, self._seat, self._deals.bid, hand | away), {**hands, self._seat: hand}, away

    def _limit(self, seat: Seat, hand: Mask) -> int:
        """Return the highest value that a seat bids."""
        return limit_of(self._options, self._game.seats, hand, is_first=seat == self._players[0])

    def _best(self, declarer: Seat, hand: Mask, bid: int, cards: Mask, *, is_hand: bool = False) -> Contract:
        """Return the game that a declarer announces."""
        names = announcements(self._options, bid, is_hand=is_hand)
        first = declarer == self._players[0]
        contracts = [Contract(game, "", is_hand) for game in GAMES if game in names]
        rows = self._options, self._game.seats
        return max(contracts, key=lambda row: gain_of(*rows, row, hand, bid, is_first=first, cards=cards))

    def _declared(self, declarer: Seat, bid: int, world: World, *, is_hand: bool = False) -> Outcome:
        """Return a deal of a declarer, who takes the skat or leaves it."""
        hands = {seat: self._view.hand_mask if seat == self._seat else world[seat] for seat in self._players}
        away, own = world[self._widow], hands[declarer]
        cards = own | away
        if is_hand:
            contract = self._best(declarer, own, bid, own, is_hand=True)
            return self._plan(contract, declarer, bid, cards), hands, away
        rows = self._options, self._game.seats, cards, bid
        contract, away = _after_taking(*rows, is_first=declarer == self._players[0])
        hands[declarer] = cards & ~away
        return self._plan(contract, declarer, bid, cards), hands, away

    def _plan(self, contract: Contract, declarer: Seat, bid: int, cards: Mask) -> TrickPlan:
        """Return the plan of a contract with the matadors of all cards of the declarer."""
        number = None if contract.is_null else matadors(cards, contract)
        return lower(spec_of(self._options, self._game.seats, contract, declarer, self._out, bid, number))

    def _all_passed(self, world: World) -> Outcome:
        """Return what follows if everyone passes."""
        if self._options.all_pass != RAMSCH:
            return None
        hands = {seat: self._view.hand_mask if seat == self._seat else world[seat] for seat in self._players}
        return lower(ramsch_spec(self._options, self._game.seats, self._out)), hands, world[self._widow]

    def _played(self, outcome: Outcome, rng: Rng) -> float:
        """Return the points of the seat above the mean in a deal that is played to its end."""
        if outcome is None:
            return 0.0
        plan, hands, away = outcome
        seats = self._game.seats
        cards = [*(hands.get(seat, 0) for seat in range(seats)), away]
        position = TrickPosition((0,) * seats, self._players[0], out=self._out)
        hidden = HiddenCards(number_table("Q", cards, seats + 1), (*range(seats), None), self._game.deck.all_mask)
        sums = list(flat(play_worlds(plan, position, hidden, 0, rng, heuristic=range(seats)).sums))
        return sums[self._seat] - sum(sums) / seats


@lru_cache(maxsize=8192)
def _after_taking(options: SkatOptions, seats: int, cards: Mask, bid: int, *, is_first: bool) -> tuple[Contract, Mask]:
    """Return the game that a declarer with twelve cards plays, and the cards put away."""

    def gain(row: tuple[Contract, Mask]) -> float:
        return gain_of(options, seats, row[0], cards & ~row[1], bid, is_first=is_first, cards=cards)

    names = announcements(options, bid, is_hand=False)
    games: Iterable[Contract] = (Contract(game) for game in GAMES if game in names)
    return max(((contract, best_discards(contract, cards)) for contract in games), key=gain)
