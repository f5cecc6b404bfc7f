"""Loo: declare whether you play, take at least one trick, or pay into the pool.

Sources: Hoyle's Games Modernized on Wikisource, an encyclopaedia of 1911, "Round Games" at topnovel,
playingcardgames.net, pokerwiner, partyfass, childrensnursery, and yau-ichi.hatenablog for the Japanese form, read in
2026. `docs/games/loo.md` cites them rule by rule.

`Loo.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import FRENCH, Card, Deck
from mamlaka.display import Badge, Counter, Display, Message, PileStyle
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.games.loo.deals import (
    DEAL,
    DEFEND,
    IN,
    MISS,
    OUT,
    PASS,
    STAND,
    WITH_JOKER,
    LooDeals,
    hand_size,
    loo_deals,
    paid_spec,
    spec_of,
    stake_of,
)
from mamlaka.games.loo.lesson import lesson_of
from mamlaka.games.loo.options import LooOptions
from mamlaka.games.loo.phases import Declare
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, LedgerEntry, Points
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, TrickPlay, TurnUp
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["Loo", "LooDeals", "LooOptions", "loo_deals"]

MAX_EXTRA = 10
"""The most deals after the planned ones."""
SEATS = {"three": range(3, 9), "japanese": range(6, 11)}


class Loo(Game):
    """The rules of Loo."""

    name: ClassVar[str] = "loo"
    version: ClassVar[int] = 2
    deck: Deck = FRENCH
    allowed_seats: ClassVar[range] = range(3, 11)
    default_seats: ClassVar[int] = 6
    offered_seats: ClassVar[range | None] = range(3, 9)
    options_type: ClassVar[type[Options]] = LooOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: LooOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        allowed = self.seats_for(options)
        if seats not in allowed:
            raise InvalidSetup(
                f"loo with form={self.options.form} is played by {allowed[0]} to {allowed[-1]} seats, not {seats}: "
                "change the number of seats, or form"
            )

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return the deck of the form."""
        del seats
        assert isinstance(options, LooOptions)
        return WITH_JOKER if options.form == "japanese" else FRENCH

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return the numbers of seats of the form."""
        assert isinstance(options, LooOptions)
        return SEATS[options.form]

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the spare hand, the cards that are not dealt, the one that is turned up, and the hands put aside."""
        return ((MISS, None), ("stock", None), ("turnup", None), *(("discards", seat) for seat in range(seats)))

    def display(self, state: State) -> Display:
        """Return the pool, the trumps, the dealer, the declarations, and a sheet with one row per deal."""
        plain = replace(super().display(state), piles=(PileStyle("discards", "hidden"),))
        deals = state.stack[0] if state.stack else None
        if not isinstance(deals, LooDeals):
            return plain
        pool = Counter(Message("counter-pool"), deals.pot_now(state), style="tokens")
        return replace(plain, badges=tuple(self._badges(state, deals)), counters=(pool,))

    def _badges(self, state: State, deals: LooDeals) -> list[Badge]:
        badges = []
        if turned := state.zone("turnup").cards:
            trump = spec_of(self.options, self.seats, turned.bit_length() - 1).trump
            badges.append(Badge(None, Message("badge-trump", {"suit": trump}) if trump else Message("badge-no-trump")))
        if deals.dealer is not None:
            badges.append(Badge(deals.dealer, Message("badge-dealer"), "dealer"))
            for seat, word in deals.declared(self.seats).items():
                badges.append(Badge(seat, Message(f"badge-loo-{word}"), "out" if word in (PASS, OUT) else "note"))
        return badges

    def lesson(self) -> Lesson:
        """Return the declarations, the duties, and what the pool pays."""
        return lesson_of(self.options, self.seats)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (LooDeals(), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands, the spare hand, and the rest."""
        del state
        size = hand_size(self.options)
        hands = tuple((seat, size) for seat in range(self.seats))
        spare = ((self.zone_index[MISS, None], size),) if self.has_miss else ()
        rest = len(self.deck) - size * (len(hands) + len(spare))
        return (*hands, *spare, (self.zone_index["stock", None], rest))

    @property
    def has_miss(self) -> bool:
        """Whether a spare hand is dealt."""
        return self.options.form == "three" and self.options.miss

    def prospects(self, state: State) -> tuple[float, ...]:
        """Return each seat's share of the pool after the deals finished in `state`: everyone will play for it."""
        pool = -sum(state.totals) if not state.is_over else 0
        return (pool / self.seats,) * self.seats

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Loo."""
        deals = loo_deals(state)
        match phase:
            case DrawDealer(dealer=int(dealer)):
                return state.replace_phase(deals, replace(deals, dealer=dealer))
            case LooDeals():
                return self._with_stakes(state).push_phase(TurnUp(zone="turnup", count=1))
            case TurnUp():
                return self._ask(state)
            case Declare(turn=seat, word=word):
                if word == OUT:
                    state = _paid(state, seat, -stake_of(self.options), "out_stake")
                return self._ask(state.replace_phase(deals, replace(deals, words=(*deals.words, word))))
            case TrickPlay():
                taken = [state.zone("taken", seat).cards for seat in range(self.seats)]
                leader = deals.playing(self.seats)[0]
                return self._close(state, leader, trick_ledger(phase.spec, taken, phase.winners))
        raise AssertionError(phase)

    def _with_stakes(self, state: State) -> State:
        """Return the state after the stakes."""
        deals, stake = loo_deals(state), stake_of(self.options)
        assert deals.dealer is not None
        for seat in range(self.seats) if self.options.all_pay else (deals.dealer,):
            state = _paid(state, seat, -stake, "deal_stake")
        return state

    def _ask(self, state: State) -> State:
        """Return the state in which the next seat declares, or after the last declaration."""
        deals = loo_deals(state)
        declaration = self.next_declaration(deals, state.version)
        return self._play(state) if declaration is None else state.push_phase(declaration)

    def next_declaration(self, deals: LooDeals, opened: int = 0) -> Declare | None:
        """Return the phase in which the next seat declares, with the words that it may say; None after the last.

        If no one before the dealer plays, the dealer is not asked.
        """
        left = deals.order(self.seats)[len(deals.words) :]
        if not left or (len(left) == 1 and not deals.playing(self.seats)):
            return None
        seat = left[0]
        if self.options.form == "japanese":
            return Declare(turn=seat, topic="loo", plays=(IN,), leaves=(OUT,), opened=opened)
        swaps: tuple[str, ...] = (MISS,) if self.has_miss and deals.is_miss_there else ()
        leaves: tuple[str, ...] = (PASS,)
        if len(left) == 1 and swaps and self.options.defend and len(deals.playing(self.seats)) == 1:
            swaps, leaves = (MISS, DEFEND), ()
        return Declare(turn=seat, topic="loo", plays=(STAND,), swaps=swaps, leaves=leaves, spare=MISS, opened=opened)

    def spec_after(self, deals: LooDeals, turned: Card, pool: Points) -> TrickSpec:
        """Return the spec of a deal after the declarations in `deals`, with this turned-up card and this pool."""
        declared = deals.declared(self.seats)
        defender = next((seat for seat, word in declared.items() if word == DEFEND), None)
        return paid_spec(self.options, self.seats, turned, pool, deals.playing(self.seats), defender)

    def _play(self, state: State) -> State:
        """Return the state before the first lead, or after the only player has taken the pool."""
        deals = loo_deals(state)
        playing, pool = deals.playing(self.seats), deals.pot_now(state)
        if len(playing) < 2:  # noqa: PLR2004  # a trick needs two
            winner = playing[0] if playing else deals.dealer
            assert winner is not None
            return self._close(state, winner, (LedgerEntry(winner, pool, "takes_pool"),))
        spec = self.spec_after(deals, state.zone("turnup").cards.bit_length() - 1, pool)
        out = tuple(seat for seat in range(self.seats) if seat not in playing)
        return state.push_phase(TrickPlay.start(spec, playing[0], state.version, out))

    def _close(self, state: State, leader: Seat, entries: tuple[LedgerEntry, ...]) -> State:
        """Return the state after a deal. The match goes on after the planned deals as long as there is a pool."""
        deals = loo_deals(state)
        assert deals.dealer is not None
        state = replace(state, ledger=(*state.ledger, *entries))
        pool, played = deals.pot_now(state), deals.deal_index + 1
        planned = self.options.rounds * self.seats
        over = played >= planned and (not pool or played == planned + MAX_EXTRA)
        if over and pool >= self.seats:
            for seat in range(self.seats):
                state = _paid(state, seat, pool // self.seats, "shared_pool")
        result = DealResult(deals.deal_index, "", leader, state.ledger)
        after = replace(deals, pot=pool, words=(), dealer=(deals.dealer + 1) % self.seats)
        return close_deal(state, None if over else after, result)


def _paid(state: State, seat: Seat, points: Points, reason: str) -> State:
    """Return the state after a seat has got points from the pool, or has paid into it."""
    return replace(state, ledger=(*state.ledger, LedgerEntry(seat, points, reason)))
