"""Romanian Whist: bid how many tricks you will take in hands of one to eight cards, and take exactly that many.

Sources: pagat's "Romanian Whist" and descriptions that follow it, goobix.com, cards.fajor.ca, whist-scoreboard and open
implementations, read in 2026. `docs/games/romanian_whist.md` cites them rule by rule.

`RomanianWhist.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import PIQUET, Deck
from mamlaka.display import Badge, Counter, Display, Message, PileStyle
from mamlaka.game import Game
from mamlaka.games.romanian_whist.deals import (
    DEAL,
    DECKS,
    FULL,
    MAX_HANDS,
    RUN,
    DealPlan,
    RomanianDeals,
    order_of,
    romanian_deals,
    run_after,
    spec_of,
)
from mamlaka.games.romanian_whist.lesson import lesson_of
from mamlaka.games.romanian_whist.options import RomanianOptions
from mamlaka.games.romanian_whist.phases import BidsInTurn
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, TrickPlay, TurnUp, UnequalHandsPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["DealPlan", "RomanianDeals", "RomanianOptions", "RomanianWhist", "romanian_deals"]


class RomanianWhist(Game):
    """The rules of Romanian Whist."""

    name: ClassVar[str] = "romanian_whist"
    version: ClassVar[int] = 1
    deck: Deck = PIQUET
    allowed_seats: ClassVar[range] = range(3, 8)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = RomanianOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: RomanianOptions

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return the highest eight cards for each player who plays."""
        del options
        return DECKS[min(seats, MAX_HANDS)]

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the cards that are not dealt, and the one that is turned up."""
        del seats
        return (("stock", None), ("turnup", None))

    def deal_at(self, index: int) -> DealPlan:
        """Return a deal of the match by its index, from 0."""
        return order_of(self.options, self.seats)[index]

    def display(self, state: State) -> Display:
        """Return the deal, the trumps, the dealer, the bids, and a sheet with one row per deal."""
        plain = super().display(state)
        deals = state.stack[0] if state.stack else None
        if not isinstance(deals, RomanianDeals) or deals.deal_index < 0:
            return plain
        size, sight = self.deal_at(deals.deal_index)
        headline = Message(
            "headline-cards",
            {"deal": deals.deal_index + 1, "deals": len(order_of(self.options, self.seats)), "count": size},
        )
        return replace(
            plain,
            headline=None if self.deal_limit else headline,
            badges=tuple(self._badges(state, deals)),
            counters=tuple(self._counters(state, deals)),
            piles=(PileStyle("hand", "seen"),) if sight == "forehead" else (),
        )

    def _badges(self, state: State, deals: RomanianDeals) -> list[Badge]:
        """Return the trumps, how the hands are seen, the dealer, and who is close to a streak."""
        size, sight = self.deal_at(deals.deal_index)
        badges = [Badge(None, Message("badge-trump", {"suit": deals.trump}))] if deals.trump else []
        if size == FULL and self.options.eights_trump == "none":
            badges.append(Badge(None, Message("badge-no-trump")))
        if sight != "normal":
            badges.append(Badge(None, Message(f"badge-{sight}")))
        if deals.dealer is not None:
            badges.append(Badge(deals.dealer, Message("badge-dealer"), "dealer"))
            if state.seats > MAX_HANDS:
                badges.append(Badge(deals.dealer, Message("badge-sits-out"), "out"))
        for seat, run in enumerate(deals.runs):
            if abs(run) == RUN - 1 and self.options.streak != "off":
                badges.append(Badge(seat, Message("badge-run" if run > 0 else "badge-lost-run", {"number": RUN - 1})))
        return badges

    def _counters(self, state: State, deals: RomanianDeals) -> list[Counter]:
        """Return the sum of the bids with the number of tricks as its goal, and the bid of each seat."""
        size, _ = self.deal_at(deals.deal_index)
        bidding = state.phase if isinstance(state.phase, BidsInTurn) else None
        bids = bidding.by_seat if bidding else dict(enumerate(deals.bids))
        counters = [] if not bids else [Counter(Message("counter-bids"), sum(filter(None, bids.values())), goal=size)]
        made = ((seat, bid) for seat, bid in bids.items() if bid is not None)
        counters += [Counter(Message("counter-bid"), bid, seat) for seat, bid in made]
        return counters

    def lesson(self) -> Lesson:
        """Return the deals, the bids with their points, and the words of the game."""
        return lesson_of(self.options, self.seats)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (RomanianDeals(runs=(0,) * self.seats), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands of the seats that play, and the rest. A last card that is shown is a packet of its own."""
        deals = romanian_deals(state)
        size, _ = self.deal_at(deals.deal_index + 1)
        active = deals.active(self.seats)
        shown = active[-1] if size == FULL and self.options.eights_trump == "last" else None
        hands: list[tuple[int, int]] = []
        for seat in sorted(active):
            hands += [(seat, size - 1), (seat, 1)] if seat == shown else [(seat, size)]
        rest = len(self.deck) - size * len(active)
        return (*hands, (self.zone_index["stock", None], rest)) if rest else tuple(hands)

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Romanian Whist."""
        deals = romanian_deals(state)
        match phase:
            case DrawDealer(dealer=int(first)):
                return state.replace_phase(deals, replace(deals, dealer=first))
            case RomanianDeals() if self.deal_at(deals.deal_index).size < FULL:
                return state.push_phase(TurnUp(zone="turnup", count=1))
            case RomanianDeals():
                return self.ask_bids(state)
            case TurnUp():
                turned = state.zone("turnup").cards
                trump = self.deck.names[turned.bit_length() - 1][-1]
                return self.ask_bids(state.replace_phase(deals, replace(deals, trump=trump)))
            case BidsInTurn(by_seat=bids):
                made = replace(deals, bids=tuple(bids.get(seat) for seat in range(self.seats)))
                return self._play(state.replace_phase(deals, made))
            case TrickPlay():
                return self._close(state, phase)
        raise AssertionError(phase)

    def ask_bids(self, state: State) -> State:
        """Return the state before the first bid."""
        deals = romanian_deals(state)
        size, _ = self.deal_at(deals.deal_index)
        forbids = self.options.forbidden_sum == "last"
        return state.push_phase(
            BidsInTurn.start(deals.active(self.seats), size, state.version, forbids_sum=forbids),
        )

    def spec(self, deals: RomanianDeals) -> TrickSpec:
        """Return the spec of the running deal."""
        size, _ = self.deal_at(deals.deal_index)
        runs = deals.runs if self._counts_for_streaks(size) else ()
        return spec_of(self.options, self.seats, deals.trump, size, deals.bids, runs)

    def _counts_for_streaks(self, size: int) -> bool:
        """Return whether deals of this size count for streaks."""
        return self.options.streak != "off" and (size > 1 or self.options.streak_ones == "count")

    def _play(self, state: State) -> State:
        """Return the state before the first lead."""
        deals = romanian_deals(state)
        active, spec = deals.active(self.seats), self.spec(deals)
        size, sight = self.deal_at(deals.deal_index)
        out = tuple(seat for seat in range(self.seats) if seat not in active)
        if sight == "normal":
            return state.push_phase(TrickPlay.start(spec, active[0], state.version, out))
        return state.push_phase(
            UnequalHandsPlay(
                spec=spec,
                plan=lower(spec),
                turn=active[0],
                opened=state.version,
                out=out,
                length=size,
                face_down=tuple(sorted(active)),
            )
        )

    def _close(self, state: State, play: TrickPlay) -> State:
        """Return the state after the last trick."""
        deals = romanian_deals(state)
        assert deals.dealer is not None
        taken = [state.zone("taken", seat).cards for seat in range(self.seats)]
        ledger = trick_ledger(play.spec, taken, play.winners)
        active = deals.active(self.seats)
        result = DealResult(deals.deal_index, "", active[0], ledger)
        if deals.deal_index + 1 == len(order_of(self.options, self.seats)):
            return close_deal(state, None, result)
        after = replace(deals, dealer=active[0], trump="", bids=(), runs=self._runs_after(deals, play))
        return close_deal(state, after, result)

    def _runs_after(self, deals: RomanianDeals, play: TrickPlay) -> tuple[int, ...]:
        """Return the runs after a deal; the run of a streak that has been paid starts again."""
        size, _ = self.deal_at(deals.deal_index)
        runs = list(deals.runs)
        for seat in deals.active(self.seats):
            if self._counts_for_streaks(size):
                after = run_after(runs[seat], is_exact=play.winners.count(seat) == deals.bids[seat])
                runs[seat] = 0 if abs(after) == RUN else after
            elif self.options.streak_ones == "reset":
                runs[seat] = 0
        return tuple(runs)
