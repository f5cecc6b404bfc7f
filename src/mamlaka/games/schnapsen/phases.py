"""Draw play to a number of points: a leader may exchange a card, close the stock, declare a meld, and claim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.display import Announcement, Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Played, Said
from mamlaka.ledger import Points
from mamlaka.phases.draw import DrawPlay
from mamlaka.phases.spoken import DECLARE, Meld
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import Trick

__all__ = ["Claims", "ClosingPlay", "Standing"]

CLOSE, SWAP, CLAIM = "close_stock", "swap", "claim"

Claims: TypeAlias = Literal["free", "true", "auto"]
"""How a deal ends by a claim: anyone may claim, rightly or not; only a right claim is offered; it needs no word."""


class Standing(Struct, frozen=True, gc=False):
    """What a seat has taken at some time."""

    tricks: int
    """The number of its tricks."""
    points: Points
    """The points of its cards and melds; melds of a seat without a trick count nothing."""


class ClosingPlay(DrawPlay, frozen=True, kw_only=True):
    """Tricks to a number of points, with an open card under the stock and a stock that a leader may close.

    Nobody draws from a closed stock. The play classes of the spec that are in force while it is unbroken are those of
    an open stock: `broken` is set when the stock is closed, and when it is empty.

    Before its card, a leader may exchange a card for the open one, close the stock, declare a meld, and claim that it
    has the points. A meld must be the last of them: then one of its cards is led, or the deal claimed. No seat has to
    do any of this, so silence proves nothing.
    """

    event_types: ClassVar[tuple[type, ...]] = (*DrawPlay.event_types, Said)
    said_kinds: ClassVar[tuple[str, ...]] = (SWAP, CLOSE, DECLARE, CLAIM)

    open_draws: bool = False
    last_draw: str = "turnup"
    goal: Points
    """The points that a claim needs, from the cards of the spec and melds."""
    claims: Claims = "free"
    """How a claim is made."""
    swap_card: Card | None = None
    """The card that may be exchanged for the open one; None: there is none."""
    swap_min: int = 0
    """The least number of cards left to draw with which it may be exchanged."""
    close_min: int = 0
    """The least number of cards left to draw with which the stock may be closed."""
    melds: tuple[Meld, ...] = ()
    """What may be declared."""
    meld_first: bool = True
    """Whether a seat without a trick may declare."""
    closer: Seat | None = None
    """The seat that has closed the stock; None: it is open, or was until it was empty."""
    at_closing: tuple[Standing, ...] = ()
    """(seats,): what the seats had when the stock was closed."""
    strict_from: int | None = None
    """The first trick, from 0, after the last draw; None: cards are still drawn."""
    swaps: tuple[tuple[int, Seat, Mask, Mask], ...] = ()
    """The exchanges: the trick, from 0, the seat, the card given, and the card got."""
    declared: tuple[tuple[int, Seat, Meld], ...] = ()
    """The melds declared so far: the trick, from 0, the seat, and the meld."""
    claimant: Seat | None = None
    """The seat whose claim has ended the deal, or whose last trick has."""

    def standing(self, state: State, seat: Seat) -> Standing:
        """Return what a seat has now."""
        tricks = self.winners.count(seat)
        if not tricks:
            return Standing(0, 0)
        taken = state.zones[self.plan.seats + seat].cards
        cards = sum(self.spec.points_of_cards[card] for card in iter_cards(taken))
        return Standing(tricks, cards + sum(meld.points for _, other, meld in self.declared if other == seat))

    def is_right(self, state: State, seat: Seat) -> bool:
        """Return whether a claim of a seat is right now."""
        standing = self.standing(state, seat)
        return standing.tricks > 0 and standing.points >= self.goal

    @property
    def led_meld(self) -> Meld | None:
        """The meld that was declared for the trick to come, of which a card must be led; None: there is none."""
        trick, _, meld = self.declared[-1] if self.declared else (-1, 0, None)
        return meld if trick == len(self.tricks) else None

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the legal cards, and before a lead what else the leader may do."""
        plays = super().offers(state, seat)
        if state.trick:
            return plays
        meld, hand = self.led_meld, state.hand_mask(seat)
        claim = self._claim_offers(state, seat)
        if meld is not None:
            return (Offer("play", hand & meld.cards), *claim)
        names = tuple(row.name for row in self.melds_of(state, seat))
        return (
            *plays,
            *((Offer(DECLARE, names=names),) if names else ()),
            *((Offer(SWAP),) if self._may_swap(state, hand) else ()),
            *((Offer(CLOSE, confirm=Message("confirm-close-stock")),) if self._may_close(state) else ()),
            *claim,
        )

    def _claim_offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        if self.claims == "free" and seat in self.winners:
            return (Offer(CLAIM, confirm=Message("confirm-claim", {"number": self.goal})),)
        return (Offer(CLAIM),) if self.claims == "true" and self.is_right(state, seat) else ()

    def melds_of(self, state: State, seat: Seat) -> tuple[Meld, ...]:
        """Return the melds that a leader may declare."""
        if not self.meld_first and seat not in self.winners:
            return ()
        hand = state.hand_mask(seat)
        return tuple(meld for meld in self.melds if not meld.cards & ~hand)

    def _may_swap(self, state: State, hand: Mask) -> bool:
        return self.swap_card is not None and bool(hand >> self.swap_card & 1) and self._has_stock(state, self.swap_min)

    def _may_close(self, state: State) -> bool:
        return self._has_stock(state, self.close_min)

    def _has_stock(self, state: State, least: int) -> bool:
        return self.strict_from is None and self.left_to_draw(state) >= max(least, 1)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return also why a leader may not do one of the other things now."""
        if seat != self.turn:
            return None
        if action.kind in {SWAP, CLOSE, DECLARE, CLAIM}:
            return self._word_refusal(state, seat, action)
        if action.kind == "play" and action.cards & state.hand_mask(seat) and self.led_meld and not state.trick:
            legal = self.offers(state, seat)[0].cards
            if not action.cards & legal:
                deck = state.game.deck
                return Refusal("lead_meld", {"card": deck.format(action.cards), "cards": deck.format(legal)})
        return super().refusal(state, seat, action)

    def _word_refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if state.trick:
            return Refusal("only_leader")
        if action.kind == DECLARE:
            return self._declaration_refusal(state, seat, action.name) if action.name else None
        if action.kind == CLAIM:
            if seat not in self.winners:
                return Refusal("claim_needs_trick", {"number": self.goal})
            return Refusal("cannot_claim", {"number": self.goal})
        if self.closer is not None:
            return Refusal("stock_closed")
        if self.led_meld is not None:
            return Refusal("meld_declared")
        least = self.swap_min if action.kind == SWAP else self.close_min
        if not self._has_stock(state, least):
            return Refusal("stock_low", {"count": self.left_to_draw(state), "least": max(least, 1)})
        return Refusal("no_swap_card") if action.kind == SWAP else None

    def _declaration_refusal(self, state: State, seat: Seat, name: str) -> Refusal:
        """Return why a leader may not declare a meld."""
        facts: dict[str, str | int] = {"name": name}
        if self.led_meld is not None:
            return Refusal("meld_declared")
        meld = next((meld for meld in self.melds if meld.name == name), None)
        if meld is None:
            return Refusal("cannot_declare", facts)
        if meld.cards & ~state.hand_mask(seat):
            return Refusal("declare_lacks_card", facts)
        return Refusal("declare_needs_trick", facts)

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Do what the seat has chosen; an exchange moves two cards."""
        if action.kind == "play":
            return super().decide(state, seat, action)
        said = Said(seat, action.kind, name=action.name)
        if action.kind != SWAP:
            return (said,)
        assert self.swap_card is not None
        under = state.game.zone_index[self.last_draw, None]
        turned_up = state.zones[under].cards
        return (said, Moved(seat, under, 1 << self.swap_card, 1), Moved(under, seat, turned_up, 1))

    def evolve(self, state: State, event: Event) -> State:
        """Record what was done; a claim ends the deal."""
        if isinstance(event, Said):
            return self._with_word(state, event)
        if isinstance(event, Played):
            return super().evolve(state, event)
        assert isinstance(event, Moved)
        if not self._awaits_draw(state):  # a card of an exchange
            return state.replace_phase(self, replace(self, opened=state.version))
        play = replace(self, draws=(*self.draws, (event.target, event.cards)), opened=state.version)
        if not play.left_to_draw(state):
            play = replace(play, broken=True, strict_from=len(self.tricks))
        state = state.replace_phase(self, play)
        return state if play.is_drawing(state) else play.claimed_by_itself(state)

    def _awaits_draw(self, state: State) -> bool:
        """Return whether the seats have still to draw after the last trick."""
        return self.strict_from is None and len(self.draws) < len(self.tricks) * state.seats

    def _with_word(self, state: State, event: Said) -> State:
        seat, number = event.seat, len(self.tricks)
        play = replace(self, opened=state.version)
        match event.kind:
            case "claim":
                return self._ended(state, seat)
            case "close_stock":
                at_closing = tuple(self.standing(state, other) for other in range(state.seats))
                play = replace(play, closer=seat, at_closing=at_closing, broken=True, strict_from=number)
            case "declare":
                meld = next(meld for meld in self.melds if meld.name == event.name)
                play = replace(play, declared=(*self.declared, (number, seat, meld)))
                state = state.with_zone(seat, state.zones[seat].with_known(meld.cards))
                return play.claimed_by_itself(state.replace_phase(self, play))
            case _:
                assert self.swap_card is not None
                got = state.zone(self.last_draw).cards
                play = replace(play, swaps=(*self.swaps, (number, seat, 1 << self.swap_card, got)))
        return state.replace_phase(self, play)

    def trick_over(self, state: State) -> State:
        """Return the state after a trick. The last one may be a claim; claims that need no word follow the draws."""
        if self.is_finished(state):
            return self._ended(state, self.turn if self.is_right(state, self.turn) else None)
        return state if self.is_drawing(state) else self.claimed_by_itself(state)

    def claimed_by_itself(self, state: State) -> State:
        """Return the state with the deal ended if the leader has the points and claims need no word."""
        return self._ended(state, self.turn) if self.claims == "auto" and self.is_right(state, self.turn) else state

    def _ended(self, state: State, claimant: Seat | None) -> State:
        return state.game.after_phase(state.pop_phase(), replace(self, claimant=claimant))

    def is_drawing(self, state: State) -> bool:
        """Return whether a card must be drawn before the next lead; not from a closed stock."""
        return self.closer is None and super().is_drawing(state)

    def is_finished(self, state: State) -> bool:
        """Return whether the last trick has been taken."""
        return (self.closer is not None and TrickPlay.is_finished(self, state)) or super().is_finished(state)

    @property
    def has_plan(self) -> bool:
        """Whether the plan alone describes the rest of the play: it doesn't, as deals end by claims."""
        return False

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce an exchange with both cards, in place of their moves."""
        if isinstance(event, Said) and event.kind == SWAP:
            cards = state.game.deck.format(state.zone(self.last_draw).cards)
            return Announcement(
                Message("news-swap", {"seat": event.seat, "cards": cards}), Message("call-swap", {"cards": cards})
            )
        if isinstance(event, Moved) and not self._awaits_draw(state):
            return Announcement()
        return super().announcement(state, event, viewer)

    def swapped(self, seat: Seat) -> tuple[tuple[int, Mask, Mask], ...]:
        """Return the exchanges of a seat."""
        return tuple((number, given, got) for number, other, given, got in self.swaps if other == seat)

    def known_since(self, seat: Seat) -> tuple[tuple[int, Mask], ...]:
        """Return the melds that a seat has declared."""
        return tuple((number, meld.cards) for number, other, meld in self.declared if other == seat)

    def _moments(self, state: State) -> Iterator[tuple[int, Trick, tuple[Seat, Card], bool]]:
        """Yield the cards played, each with whether the stock was closed or empty before."""
        for number, trick, play, _ in super()._moments(state):
            yield number, trick, play, self.strict_from is not None and number >= self.strict_from
