"""Trick play in which the seats also speak: they declare sets of cards that they hold, and say words with leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, CardGroup, Offer
from mamlaka.cards import Card, Mask
from mamlaka.display import Message
from mamlaka.errors import Refusal
from mamlaka.events import Event, Played, Said
from mamlaka.ledger import LedgerEntry, Points
from mamlaka.phases.tricks import TrickPlay
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Slot

__all__ = ["CardWord", "Holding", "Meld", "SpokenPlay", "holds"]

DECLARE = "declare"

Holding: TypeAlias = tuple[Mask, int, int]
"""(cards, least, most): the hand holds from `least` to `most` of these cards."""


def holds(hand: Mask, holdings: Sequence[Holding]) -> bool:
    """Return whether a hand meets all holdings.

    >>> holds(0b0111, [(0b0011, 2, 2)]), holds(0b0111, [(0b1100, 0, 0)])
    (True, False)
    """
    return all(least <= (hand & cards).bit_count() <= most for cards, least, most in holdings)


class Meld(Struct, frozen=True, gc=False):
    """A set of cards that a seat may declare for points."""

    name: str
    """The name, which is an id of messages: `contract-NAME`."""
    cards: Mask
    """The cards: the hand must hold all of them."""
    points: Points
    """The points of the seat, in the unit of the game."""
    reason: str
    """The reason of the ledger's entry; empty if the points are not booked by themselves."""
    lacks: Mask = 0
    """Cards that the hand was not dealt."""


class CardWord(Struct, frozen=True, gc=False):
    """A word that a seat may say with a card that it leads."""

    word: str
    """The word, which is an id of messages: `contract-WORD`."""
    card: Card
    holdings: tuple[Holding, ...] = ()
    """What the word says of the hand, with the card; empty: nothing."""
    suit: str = ""
    """The letter of the suit that the word gives to the card, in a `DeclarerPlay`; empty: none."""


class SpokenPlay(TrickPlay, frozen=True, kw_only=True):
    """Tricks in which a seat may declare melds before its card, and a leader may say a word with its card.

    A meld is judged by the cards that its seat was dealt, must still be in the hand, and scores at once. No seat has to
    declare or speak, so silence proves nothing.
    """

    event_types: ClassVar[tuple[type, ...]] = (Played, Said)
    said_kinds: ClassVar[tuple[str, ...]] = (DECLARE,)

    melds: tuple[Meld, ...] = ()
    """All melds, in the order in which several are named."""
    meld_tricks: int = 0
    """The number of tricks in which seats may declare; 0: they never may."""
    words: tuple[CardWord, ...] = ()
    """The words that may be said with a lead."""
    declared: tuple[tuple[Seat, Meld], ...] = ()
    """The melds declared so far, with their seats, in order."""
    said: tuple[tuple[Seat, CardWord], ...] = ()
    """The words said with the leads so far, with their seats."""

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the legal cards, the words that may be said with them, and the melds."""
        plays = super().offers(state, seat)
        hand = state.hand_mask(seat)
        groups = tuple(CardGroup(1 << row.card, row.word) for row in self.words_for(state, hand))
        words = (Offer("play", groups=groups, label=Message("say-choose")),) if groups else ()
        names = tuple(meld.name for meld in self.melds_of(state, seat))
        return (*plays, *words, *((Offer(DECLARE, names=names),) if names else ()))

    def words_for(self, state: State, hand: Mask) -> tuple[CardWord, ...]:
        """Return the words that a leader with this hand may say, with their cards; empty after the lead."""
        if state.trick:
            return ()
        return tuple(row for row in self.words if hand >> row.card & 1 and holds(hand, row.holdings))

    def melds_of(self, state: State, seat: Seat) -> tuple[Meld, ...]:
        """Return the melds that a seat on turn may declare before its card, each of them once."""
        if len(self.tricks) >= self.meld_tricks:
            return ()
        hand, declared = state.hand_mask(seat), self.declared_by(seat)
        dealt = hand | self.played_by(state, seat)
        return tuple(
            meld for meld in self.melds if meld not in declared and not meld.cards & ~hand and not meld.lacks & dealt
        )

    def played_by(self, state: State, seat: Seat) -> Mask:
        """Return the cards that a seat has played in this deal."""
        return sum(1 << card for trick in (*self.tricks, state.trick) for player, card in trick if player == seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return also that a word or a meld may not be said now."""
        if seat == self.turn and action.kind == DECLARE and action.name:
            return Refusal("cannot_declare", {"name": action.name})
        found = super().refusal(state, seat, action)
        if found is None and seat == self.turn and action.kind == "play" and action.name and action.cards:
            return Refusal("cannot_say", {"name": action.name, "card": state.game.deck.format(action.cards)})
        return found

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Declare a meld, or play a card, with a word or without."""
        del state
        if action.kind == DECLARE:
            return (Said(seat, DECLARE, name=action.name),)
        return (Played(seat, action.card, action.name),)

    def evolve(self, state: State, event: Event) -> State:
        """Book a meld, whose cards are known from now on; record a word, and handle the card as in `TrickPlay`."""
        if isinstance(event, Said):
            return self._with_meld(state, event)
        assert isinstance(event, Played)
        rows = (row for row in self.words if (row.card, row.word) == (event.card, event.word))
        play = replace(self, said=(*self.said, *((event.seat, row) for row in rows)))
        return TrickPlay.evolve(play, state.replace_phase(self, play), event)

    def _with_meld(self, state: State, event: Said) -> State:
        seat = event.seat
        meld = next(meld for meld in self.melds if meld.name == event.name)
        play = replace(self, declared=(*self.declared, (seat, meld)), opened=state.version)
        entry = LedgerEntry(seat, meld.points, meld.reason, self.spec.name, meld.cards)
        state = replace(state.replace_phase(self, play), ledger=(*state.ledger, entry))
        state = state.with_zone(seat, state.zones[seat].with_known(meld.cards))
        return state.game.after_phase(state.pop_phase(), play) if state.game.stops_play(state) else state

    def word_of(self, state: State) -> CardWord | None:
        """Return the word that was said with the lead of the running trick; None if there is none."""
        if state.trick and self.said:
            seat, row = self.said[-1]
            if (seat, row.card) == state.trick[0]:
                return row
        return None

    def declared_by(self, seat: Seat) -> tuple[Meld, ...]:
        """Return the melds that a seat has declared in this deal, in order."""
        return tuple(meld for other, meld in self.declared if other == seat)

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the slots also without the cards that melds exclude, and with what words say of the hands."""
        slots = super().deduce(state, slots)
        lacks = [0] * len(state.zones)
        for seat, meld in self.declared:
            lacks[seat] |= meld.lacks
        slots = tuple(slot.lacking(lacks[slot.zone]) for slot in slots)
        for seat, holding in self._holdings_now(state):
            slots = tuple(_narrowed(slot, holding) if slot.zone == seat else slot for slot in slots)
        return slots

    def _holdings_now(self, state: State) -> Iterator[tuple[Seat, Holding]]:
        """Yield what the words prove of the unknown cards that are in the hands now, with the seats."""
        for seat, row in self.said:
            gone = self._played_from(state, seat, row.card) | state.zones[seat].cards
            for cards, least, most in row.holdings:
                counted = (gone & cards).bit_count()
                yield seat, (cards & ~gone, least - counted, most - counted)

    def _played_from(self, state: State, seat: Seat, first: Card) -> Mask:
        """Return the cards that a seat has played from some card on."""
        own = [card for trick in (*self.tricks, state.trick) for player, card in trick if player == seat]
        return sum(1 << card for card in own[own.index(first) :])


def _narrowed(slot: Slot, holding: Holding) -> Slot:
    """Return a slot of which a holding is known. A slot has one list of cases: the last of several holdings counts."""
    cards, least, most = holding
    room = min(slot.count, (slot.allowed & cards).bit_count())
    if most <= 0:
        return slot.lacking(cards)
    if least <= 0 and most >= room:
        return slot
    return replace(slot, cases=tuple((cards, number) for number in range(max(least, 0), min(most, room) + 1)))
