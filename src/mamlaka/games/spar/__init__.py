"""Spar, a game of Ghana: only the last trick counts, and it counts more if a six or a seven takes it.

Sources: pagat's "Spar", descriptions that follow it, the open implementation "sparui", and gambiter and Wikipedia on
Agram and Sink-Sink, read in 2026. `docs/games/spar.md` cites them rule by rule.

`Spar.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from msgspec.structs import replace

from mamlaka.cards import Deck
from mamlaka.display import Badge, Display, Message, message_id
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.games.spar.deal import DEAL, SPAR, deck_of, hand_size, low_cards, spec_of
from mamlaka.games.spar.flags import FLAG_SEATS, Flags, Verdict
from mamlaka.games.spar.lesson import lesson_of
from mamlaka.games.spar.options import SparOptions
from mamlaka.games.spar.phases import RESERVE_ZONE, ReservePlay, SetAside
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Ledger, LedgerEntry, Points
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer, TrickPlay
from mamlaka.plan_rules import trick_ledger
from mamlaka.seats import Direction, Seat, next_seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["DRY", "FACTORS", "SHOW", "Spar", "SparDeals", "SparOptions", "spar_deals"]

DRY, SHOW = "dry", "show"
"""The words for setting a card aside: face down, and face up."""
FACTORS = {DRY: 2, SHOW: 4}
"""The factor of the points of a card that was set aside, by its word."""
FLAG_POINTS = -3
MAX_FLAGS = 12
"""After this number of flagged deals in a match no one may flag, so that every match ends."""
AGRAM_SEATS, FLAGGING_SEATS, FULL_DECK_SEATS = range(2, 6), range(2, FLAG_SEATS + 1), (2, 3, 4, 6)


class SparDeals(DealsInTurn, frozen=True, kw_only=True):
    """The bottom phase of the stack: the sequence of deals."""

    scores: tuple[Points, ...]
    """(seats,): the points of the finished deals; with chips these are not the totals."""
    declared: tuple[tuple[Seat, str], ...] = ()
    """The seats that have set a card aside in the running deal, each with its word."""
    flagged: int = 0
    """The number of deals that ended with a flag."""


class Spar(Game):
    """The rules of Spar."""

    name: ClassVar[str] = "spar"
    version: ClassVar[int] = 1
    deck: Deck = SPAR
    allowed_seats: ClassVar[range] = range(2, 8)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = SparOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)

    options: SparOptions

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        allowed = self.seats_for(options)
        if seats not in allowed:
            raise InvalidSetup(
                f"spar with these options is played by {', '.join(map(str, allowed))} seats, not {seats}: "
                "change form, revoke or ace_of_spades"
            )
        self.spec = spec_of(self.options, seats)

    @classmethod
    def seats_for(cls, options: Options) -> Sequence[int]:
        """Return two to seven; fewer for Agram, with flags, and with a full deck."""
        assert isinstance(options, SparOptions)
        allowed: Sequence[int] = FULL_DECK_SEATS if options.ace_of_spades == "in" else cls.allowed_seats
        if options.form != "spar":
            allowed = [seats for seats in allowed if seats in AGRAM_SEATS]
        return [seats for seats in allowed if seats in FLAGGING_SEATS] if options.revoke == "flag" else allowed

    @classmethod
    def deck_for(cls, options: Options, seats: int) -> Deck:
        """Return the deck of the form, with or without the ace of spades."""
        del seats
        return deck_of(cast("SparOptions", options))

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the cards that are not dealt, and the card that each seat sets aside."""
        return (("stock", None), *((RESERVE_ZONE, seat) for seat in range(seats)))

    @property
    def direction(self) -> Direction:
        """The option `direction`."""
        return cast("Direction", self.options.direction)

    def display(self, state: State) -> Display:
        """Return the dealer, who has set a card aside, and a sheet with one row per deal."""
        bottom = state.stack[0] if state.stack else None
        badges: list[Badge] = []
        if isinstance(bottom, SparDeals):
            badges += [Badge(bottom.dealer, Message("badge-dealer"), "dealer")] if bottom.dealer is not None else []
            badges += [
                Badge(seat, Message(message_id("badge", word)), cards=state.zone(RESERVE_ZONE, seat).shown)
                for seat, word in bottom.declared
            ]
        return replace(super().display(state), badges=tuple(badges))

    def lesson(self) -> Lesson:
        """Return the last trick, its points, and cards set aside."""
        return lesson_of(self.options, self.spec)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        return (SparDeals(scores=(0,) * self.seats), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands; the rest is hidden and out of play."""
        size = hand_size(self.options)
        rest = len(self.deck) - size * state.seats
        stock = ((self.zone_index["stock", None], rest),) if rest else ()
        return (*((seat, size) for seat in range(state.seats)), *stock)

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Spar."""
        deals = spar_deals(state)
        match phase:
            case DrawDealer(dealer=int(first)):
                return state.replace_phase(deals, replace(deals, dealer=first))
            case SparDeals() if self.options.dry != "off":
                return state.push_phase(
                    SetAside(
                        answers=(None,) * self.seats,
                        cards=low_cards(self.options),
                        face_down=DRY,
                        face_up=SHOW if self.options.dry == "dry_show" else "",
                        first=self._leader(deals),
                        opened=state.version,
                    )
                )
            case SparDeals():
                return self._play(state)
            case SetAside():
                return self._play(state.replace_phase(deals, replace(deals, declared=phase.aside)))
            case TrickPlay():
                return self._won(state, phase)
            case Verdict():
                return self._flagged(state, phase)
        raise AssertionError(phase)

    def _leader(self, deals: SparDeals) -> Seat:
        """Return the seat that leads to the first trick."""
        assert deals.dealer is not None
        return next_seat(deals.dealer, self.seats)

    def _play(self, state: State) -> State:
        """Return the state before the first lead."""
        deals, opened = spar_deals(state), state.version
        if self.options.revoke == "flag" and deals.flagged < MAX_FLAGS:
            state = state.push_phase(Flags(tricks=hand_size(self.options), opened=opened))
        leader = self._leader(deals)
        if not deals.declared:
            return state.push_phase(TrickPlay.start(self.spec, leader, opened))
        plain = TrickPlay.start(self.spec, leader, opened)
        pool = low_cards(self.options)
        return state.push_phase(ReservePlay(spec=plain.spec, plan=plain.plan, turn=leader, opened=opened, pool=pool))

    def _won(self, state: State, play: TrickPlay) -> State:
        """Return the state after the last trick."""
        deals, winner = spar_deals(state), play.winners[-1]
        factor = FACTORS.get(dict(deals.declared).get(winner, ""), 1)
        (entry,) = trick_ledger(play.spec, [0] * self.seats, play.winners, play.last_card)
        scored = replace(entry, points=factor * entry.points)
        before = (winner - 1) % self.seats
        dealers = {"winner": winner, "before_winner": before, "left": self._leader(deals)}
        return self._close(state, scored, replace(deals, dealer=dealers[self.options.next_dealer]))

    def _flagged(self, state: State, verdict: Verdict) -> State:
        """Return the state after a flag: one seat loses points, and the same dealer deals again."""
        loser, deals = verdict.loser(state), spar_deals(state)
        reason = "revoked" if loser == verdict.flagged else "false_flag"
        other = verdict.flagger + verdict.flagged - loser
        return self._close(
            state, LedgerEntry(loser, FLAG_POINTS, reason, other=other), replace(deals, flagged=deals.flagged + 1)
        )

    def _close(self, state: State, scored: LedgerEntry, deals: SparDeals) -> State:
        """Return the state after a deal in which one seat has scored."""
        result = DealResult(deals.deal_index, "", self._leader(spar_deals(state)), self._ledger(scored))
        points = [score + scored.points * (seat == scored.seat) for seat, score in enumerate(deals.scores)]
        if self.is_decided(points, deals.deal_index + 1):
            return close_deal(state, None, result)
        return close_deal(state, replace(deals, scores=tuple(points), declared=()), result)

    def _ledger(self, scored: LedgerEntry) -> Ledger:
        """Return the ledger of a deal: the points, or the same in chips from or to every other seat."""
        if self.options.stake == "points":
            return (scored,)
        others = (seat for seat in range(self.seats) if seat != scored.seat)
        paid = tuple(LedgerEntry(seat, -scored.points, "chips", other=scored.seat) for seat in others)
        return (replace(scored, points=scored.points * len(paid)), *paid)

    def is_decided(self, scores: Sequence[Points], deals: int) -> bool:
        """Return whether a match is over after `deals` deals with these points."""
        target = self.options.target
        return bool(target and max(scores) >= target) or deals == self.options.deals


def spar_deals(state: State) -> SparDeals:
    """Return the bottom phase of a match that is not over."""
    bottom = state.stack[0]
    assert isinstance(bottom, SparDeals)
    return bottom
