"""Knockout Whist: a player who takes no trick of a deal is out, and each deal has one card fewer than the one before.

Sources: pagat's "Knock-Out Whist" and descriptions that follow it, b4tv.co.uk, catsatcards, coololdgames, an old
Wikipedia article and open implementations, read in 2026. `docs/games/knockout_whist.md` cites them rule by rule.

`KnockoutWhist.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from mamlaka.cards import FRENCH, SUIT_LETTERS, Deck
from mamlaka.contract_notes import contract_signs
from mamlaka.display import Badge, Display, Message
from mamlaka.game import Game
from mamlaka.games.knockout_whist.deals import DEAL, KnockoutDeals, knockout_deals, spec_of
from mamlaka.games.knockout_whist.lesson import lesson_of
from mamlaka.games.knockout_whist.options import KnockoutOptions
from mamlaka.games.knockout_whist.prospects import winning_chances
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, LedgerEntry, Points
from mamlaka.lesson import Lesson
from mamlaka.match import close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import Choose, DrawDealer, DrawHighest, PickUpHand, TrickPlay, TurnUp, UnequalHandsPlay
from mamlaka.plan import lower
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["KnockoutDeals", "KnockoutOptions", "KnockoutWhist", "knockout_deals"]

ANTE: Points = 1
KNOCKED_OUT = "knocked_out"
"""The reason of an entry without points: the seat went out in this deal."""


class KnockoutWhist(Game):
    """The rules of Knockout Whist."""

    name: ClassVar[str] = "knockout_whist"
    version: ClassVar[int] = 1
    deck: Deck = FRENCH
    allowed_seats: ClassVar[range] = range(2, 8)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = KnockoutOptions
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = (DEAL,)
    deals_have_points: ClassVar[bool] = False

    options: KnockoutOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return the cards that are not dealt, and the one that is turned up in the first deal."""
        del seats
        return (("stock", None), ("turnup", None))

    def display(self, state: State) -> Display:
        """Return the trumps, the dealer, the dogs, who is out, and a sheet with one row per deal."""
        deals = state.stack[0] if state.stack else None
        badges: list[Badge] = []
        if isinstance(deals, KnockoutDeals):
            badges += [Badge(None, Message("badge-trump", {"suit": deals.trump}))] if deals.trump else []
            badges += [Badge(deals.dealer, Message("badge-dealer"), "dealer")] if deals.dealer is not None else []
            badges += [Badge(seat, Message("badge-blind-dog" if deals.blind else "badge-dog")) for seat in deals.dogs]
            badges += [
                Badge(seat, Message("badge-knocked-out"), "out")
                for seat in range(state.seats)
                if seat not in deals.live
            ]
        return replace(super().display(state), badges=tuple(badges))

    def lesson(self) -> Lesson:
        """Return the tricks, the knock-out, dogs and the naming of trumps."""
        return lesson_of(self.options, self.seats)

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first dealer."""
        lives = () if self.options.dogs == "off" else ("dog", "blind_dog") if self.options.blind_dog else ("dog",)
        live = tuple(range(self.seats))
        return (KnockoutDeals(live=live, size=self.options.first_cards, lives=lives), DrawDealer())

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the hands of the live seats; the rest stays hidden."""
        deals = knockout_deals(state)
        hands = tuple((seat, deals.hand_size(seat)) for seat in deals.live)
        return (*hands, (self.zone_index["stock", None], len(self.deck) - sum(size for _, size in hands)))

    def final_ranks(self, state: State) -> tuple[int, ...]:
        """Return the ranks by the deal in which each seat went out: later is better, and the winner is the first."""
        out = {
            entry.seat: number
            for number, result in enumerate(state.results)
            for entry in result.entries
            if entry.reason == KNOCKED_OUT
        }
        stayed = [out.get(seat, len(state.results)) for seat in range(self.seats)]
        return tuple(1 + sum(other > deals for other in stayed) for deals in stayed)

    def prospects(self, state: State) -> tuple[float, ...]:
        """Return what each seat can expect of the antes, from who is still in and who names the trumps."""
        if state.is_over:
            return (0.0,) * state.seats
        chances = winning_chances(knockout_deals(state), self.seats)
        return tuple(ANTE * (self.seats * chance - 1) for chance in chances)

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Knockout Whist."""
        deals = knockout_deals(state)
        match phase:
            case DrawDealer(dealer=int(first)):
                return state.replace_phase(deals, replace(deals, dealer=first))
            case KnockoutDeals():
                return state.push_phase(self._find_trumps(deals, state.version))
            case TurnUp():
                turned = state.zone("turnup").cards
                return self._play(state, replace(deals, trump=self.deck.names[turned.bit_length() - 1][-1]))
            case Choose(seat=chooser, chosen=word) if not self.options.chooser_sees:
                named = replace(deals, trump=SUIT_LETTERS[word])
                return state.replace_phase(deals, named).push_phase(PickUpHand(seat=chooser))
            case Choose(chosen=word):
                return self._play(state, replace(deals, trump=SUIT_LETTERS[word]))
            case PickUpHand():
                return self._play(state, deals)
            case TrickPlay():
                return self._tricks_taken(state, phase)
            case DrawHighest(holder=int(holder)):
                if len(state.results) == deals.deal_index:  # the match is decided by the draw
                    return self._close(state, replace(deals, live=(holder,)))
                return state.replace_phase(deals, replace(deals, chooser=holder))
        raise AssertionError(phase)

    def _find_trumps(self, deals: KnockoutDeals, opened: int) -> Phase:
        """Return the phase in which a card is turned up, or in later deals a seat names the trumps."""
        if deals.chooser is None:
            return TurnUp(zone="turnup", count=1)
        signs = tuple(contract_signs(spec_of(self.options, self.seats, letter)) for letter in SUIT_LETTERS.values())
        return Choose(seat=deals.chooser, names=tuple(SUIT_LETTERS), signs=signs, topic="trumps", opened=opened)

    def first_leader(self, deals: KnockoutDeals) -> Seat:
        """Return the seat that leads to the first trick."""
        if self.options.leader == "chooser" and deals.chooser is not None:
            return deals.chooser
        return deals.from_left(self.seats)[0]

    def _play(self, state: State, deals: KnockoutDeals) -> State:
        """Return the state before the first lead; `deals` has the trumps."""
        spec = spec_of(self.options, self.seats, deals.trump)
        play = UnequalHandsPlay(
            spec=spec,
            plan=lower(spec),
            turn=self.first_leader(deals),
            opened=state.version,
            out=tuple(seat for seat in range(self.seats) if seat not in deals.live),
            length=deals.size,
            short=deals.dogs if deals.size > 1 else (),
            face_down=deals.dogs if deals.blind else (),
        )
        return state.replace_phase(knockout_deals(state), deals).push_phase(play)

    def _tricks_taken(self, state: State, play: TrickPlay) -> State:
        """Return the state after the last trick. With `misere` several seats may be left at the end: they draw."""
        deals = knockout_deals(state)
        tricks = {seat: play.winners.count(seat) for seat in deals.live}
        after = deals.after_tricks(tricks, self.options, self.seats)
        if deals.size == 1 and len(after.live) > 1:
            return state.push_phase(DrawHighest(drawing=after.live, index=deals.deal_index))
        return self._close(state, after)

    def _close(self, state: State, after: KnockoutDeals) -> State:
        """Return the state after a deal; `after` has the seats that are still in. Seats with equal tricks draw."""
        deals = knockout_deals(state)
        entries = [LedgerEntry(seat, 0, KNOCKED_OUT) for seat in deals.live if seat not in after.live]
        entries += [LedgerEntry(seat, 0, "blind_dog" if after.blind else "dog") for seat in after.dogs]
        if len(after.live) == 1:
            (winner,) = after.live
            entries += [LedgerEntry(winner, ANTE * (self.seats - 1), "takes_all")]
            others = [seat for seat in range(self.seats) if seat != winner]
            entries += [LedgerEntry(seat, -ANTE, "ante_to_winner", other=winner) for seat in others]
        result = DealResult(deals.deal_index, "", self.first_leader(deals), tuple(entries))
        if len(after.live) == 1:
            return close_deal(state, None, result)
        state = close_deal(state, after, result)
        if after.chooser is not None or state.is_over:
            return state
        return state.push_phase(DrawHighest(drawing=after.most, index=deals.deal_index))
