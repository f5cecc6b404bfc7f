"""Fan Tan, also Sevens, Parliament, shichi narabe or domino: rows grow from the sevens, and the first out wins.

Sources: bicyclecards.com, a copy of Wikipedia's Sevens at princeton.edu, ldplayer, Japanese Wikipedia, weblio,
asahi-net, playingcards.jp, pixiv, dokopa, thanoscardgames and howtoplay.nz, read in 2026. `docs/games/fan_tan.md` cites
them rule by rule.

`FanTan.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from mamlaka.cards import FRENCH, Deck
from mamlaka.display import Badge, Counter, Display, Message
from mamlaka.game import Game
from mamlaka.games.fan_tan.deals import ACE_LOW, FanTanDeals, fan_tan_deals, hand_size, spec_of
from mamlaka.games.fan_tan.lesson import lesson_of
from mamlaka.games.fan_tan.options import OPENERS, FanTanOptions
from mamlaka.games.fan_tan.scoring import deal_ledger
from mamlaka.ledger import DealResult
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, FindHolder, LayoutPlay, OpenHands
from mamlaka.seats import Seat
from mamlaka.state import State

__all__ = ["ACE_LOW", "FanTan", "FanTanDeals", "FanTanOptions", "fan_tan_deals"]


class FanTan(Game):
    """The rules of Fan Tan."""

    name: ClassVar[str] = "fan_tan"
    version: ClassVar[int] = 1
    deck: Deck = ACE_LOW
    allowed_seats: ClassVar[range] = range(2, 9)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = FanTanOptions

    options: FanTanOptions

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return the deck with the ace where the options want it."""
        del seats
        assert isinstance(options, FanTanOptions)
        return ACE_LOW if options.ace == "low" else FRENCH

    @property
    def look_back(self) -> Literal["none"]:
        """Nothing: there are no tricks."""
        return "none"

    def display(self, state: State) -> Display:
        """Return the dealer, the pool, the passes left, who is eliminated, and a sheet with one row per deal."""
        deals = state.stack[0] if state.stack else None
        badges: list[Badge] = []
        counters: list[Counter] = []
        if isinstance(deals, FanTanDeals) and deals.dealer is not None:
            badges.append(Badge(deals.dealer, Message("badge-dealer"), "dealer"))
        shown = super().display(state)
        play = next((phase for phase in state.stack if isinstance(phase, LayoutPlay)), None)
        if play is not None and play.spec.pool is not None:
            pool = play.spec.pool + len(play.passes) + len(play.free_passes)
            shown = replace(shown, headline=Message("headline-pool", {"deal": state.deal_number, "number": pool}))
        if play is not None and play.spec.pass_limit is not None:
            badges += [Badge(seat, Message("badge-eliminated"), "out") for seat in play.eliminated]
            counters += [
                Counter(Message("counter-passes-left"), play.spec.pass_limit - play.passes_of(seat), seat)
                for seat in range(state.seats)
                if seat not in (*play.places, *play.eliminated)
            ]
        return replace(shown, badges=tuple(badges), counters=tuple(counters))

    def lesson(self) -> Lesson:
        """Return how rows grow, when one may pass, and what a deal scores."""
        return lesson_of(self.options, self.seats)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (FanTanDeals(), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands, which differ by one card if the cards do not divide."""
        dealer = fan_tan_deals(state).dealer
        assert dealer is not None
        return tuple((seat, hand_size(dealer, seat, self.seats)) for seat in range(self.seats))

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Fan Tan."""
        deals = fan_tan_deals(state)
        match phase:
            case DrawDealer(dealer=int(dealer)):
                return state.replace_phase(deals, replace(deals, dealer=dealer))
            case FanTanDeals(dealer=int(dealer)):
                if self.options.opener in OPENERS:
                    card = self.deck.card(self.options.start + OPENERS[self.options.opener])
                    return state.push_phase(FindHolder(card=card, sentence="news-opens"))
                return self._play(state, (dealer + 1) % self.seats)
            case FindHolder(holder=int(holder), card=card):
                return self._play(state, holder, 0 if self.options.sevens_first else 1 << card)
            case LayoutPlay():
                state = state.replace_phase(deals, replace(deals, played=phase))
                if self.options.stop == "first_out":
                    return state.push_phase(OpenHands())
                return self._close(state, phase)
            case OpenHands():
                assert deals.played is not None
                return self._close(state, deals.played)
        raise AssertionError(phase)

    def _play(self, state: State, first: Seat, card: int = 0) -> State:
        """Return the state before the first turn; `card` is the one with which it must begin."""
        deals = fan_tan_deals(state)
        play = LayoutPlay.start(spec_of(self.options, self.seats), first, state.version, card)
        return state.replace_phase(deals, replace(deals, first=first)).push_phase(play)

    def _close(self, state: State, play: LayoutPlay) -> State:
        """Return the state after a deal."""
        deals = fan_tan_deals(state)
        assert deals.dealer is not None
        assert deals.first is not None
        result = DealResult(deals.deal_index, "", deals.first, deal_ledger(state, play))
        over = len(state.results) + 1 == (self.options.deals or self.seats)
        after = replace(deals, dealer=(deals.dealer + 1) % self.seats, first=None, played=None)
        return close_deal(state, None if over else after, result)
