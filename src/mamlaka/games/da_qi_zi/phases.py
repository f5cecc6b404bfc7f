"""Tricks of combinations, under any `ComboSpec`: a combination is led, and beaten, or cards are discarded face down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, CardGroup, Offer
from mamlaka.cards import Mask
from mamlaka.combos import ComboSpec, choices_of, combo_of, combos_beating, combos_in
from mamlaka.display import Announcement, Message, MessageFact
from mamlaka.errors import Refusal
from mamlaka.events import Event, Moved, Said
from mamlaka.phase import Shuffler
from mamlaka.phases.in_turn import InTurn
from mamlaka.seats import Seat, next_seat
from mamlaka.shown_phase import ShownPhase
from mamlaka.state import State
from mamlaka.zones import Zone

__all__ = ["ComboPlay", "ComboTrick"]

PLAY, DISCARD = "play", "discard"


class ComboTrick(Struct, frozen=True, gc=False):
    """A finished trick."""

    winner: Seat
    size: int
    """The number of cards that each seat laid down."""


class ComboPlay(InTurn, frozen=True, kw_only=True):
    """The winner of a trick leads a combination of their hand. Each other seat beats it, or discards as many cards.

    The best combination takes the trick; no one has to beat it. Discards lie face down until all hands are empty, and
    are opened then.
    """

    event_types: ClassVar[tuple[type, ...]] = (Said, Moved)
    waiting: ClassVar[str] = "waiting-play"

    spec: ComboSpec
    """The combinations."""
    leader: Seat
    """The seat that leads the running trick, or led the last one."""
    best: Mask = 0
    """The best combination of the running trick; 0 before the lead."""
    winner: Seat | None = None
    """The seat that played it."""
    tricks: tuple[ComboTrick, ...] = ()
    """The finished tricks."""
    hides_discards: bool = True
    """Whether discards are face down."""
    last_needs_trick: bool = False
    """Whether a seat without a trick must not beat a single card if it is the last one of the hands."""

    @classmethod
    def start(
        cls,
        spec: ComboSpec,
        leader: Seat,
        state: State,
        *,
        hides_discards: bool = True,
        last_needs_trick: bool = False,
    ) -> ComboPlay:
        """Return the phase before the first lead.

        Args:
            spec: the combinations.
            leader: the seat that leads first.
            state: the state after the deal. Its game has the zones `COMBO_ZONES` of each seat.
            hides_discards: whether discards are face down.
            last_needs_trick: whether a seat without a trick must not beat a single last card.
        """
        return cls(
            spec=spec,
            leader=leader,
            turn=leader,
            opened=state.version,
            hides_discards=hides_discards,
            last_needs_trick=last_needs_trick,
        )

    @property
    def size(self) -> int:
        """The number of cards of the running trick; 0 before the lead."""
        return self.best.bit_count()

    def units(self, seats: int) -> tuple[int, ...]:
        """Return (seats,): the sum of the sizes of the tricks that each seat has taken."""
        return tuple(sum(trick.size for trick in self.tricks if trick.winner == seat) for seat in range(seats))

    def awaits_decision(self, state: State) -> bool:
        """Return whether the seat on turn has cards."""
        return state.zones[self.turn].count > 0

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return the combinations that the seat may lead; later those that beat the best one, and all discards."""
        hand = state.hand_mask(seat)
        if not hand:
            return ()
        if not self.best:
            return (Offer(PLAY, groups=tuple(map(CardGroup, combos_in(self.spec, hand)))),)
        beating = () if self._must_discard(state, seat) else combos_beating(self.spec, hand, self.best)
        play = (Offer(PLAY, groups=tuple(map(CardGroup, beating))),) if beating else ()
        discards = tuple(map(CardGroup, choices_of(self.spec.deck, hand, self.size)))
        return (*play, Offer(DISCARD, groups=discards, tone="quiet"))

    def _must_discard(self, state: State, seat: Seat) -> bool:
        """Return whether the seat must not beat the last card, because it has taken no trick."""
        is_last_single = state.zones[seat].count == self.size == 1
        return self.last_needs_trick and is_last_single and not any(trick.winner == seat for trick in self.tricks)

    def question(self, state: State, seat: Seat) -> Message:
        """Ask for a lead, or for an answer to the best combination."""
        del seat
        if not self.best:
            return Message("ask-combo-lead")
        return Message("ask-combo", {"cards": state.game.deck.format(self.best), "count": self.size})

    def shown(self, state: State) -> ShownPhase:
        """Show who has taken the finished tricks; discards are hidden, so no one looks at their cards again."""
        del state
        return ShownPhase(winners=tuple(trick.winner for trick in self.tricks), is_combining=True)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return why cards are no lead, or do not beat the best combination."""
        if action.kind not in (PLAY, DISCARD) or not action.cards or seat != self.turn:
            return None
        deck, hand = state.game.deck, state.hand_mask(seat)
        cards: dict[str, MessageFact] = {"cards": deck.format(action.cards)}
        if missing := action.cards & ~hand:
            return Refusal("not_in_hand", {"cards": deck.format(missing)})
        if self.best and action.cards.bit_count() != self.size:
            return Refusal("wrong_count", {"count": str(self.size)})
        if action.kind == DISCARD:
            return Refusal("must_lead", cards) if not self.best else None
        if combo_of(self.spec, action.cards) is None:
            return Refusal("no_combination", cards)
        if self.best and action.cards not in combos_beating(self.spec, hand, self.best):
            return Refusal("beats_nothing", {**cards, "best": deck.format(self.best)})
        return Refusal("last_needs_trick") if self.best and self._must_discard(state, seat) else None

    def announcement(self, state: State, event: Event, viewer: Seat | None) -> Announcement:
        """Announce a combination, a discard, or the discards that are opened."""
        match event:
            case Said(seat, kind="play", cards=cards):
                facts: dict[str, MessageFact] = {"seat": seat, "cards": state.game.deck.format(cards)}
                return Announcement(Message("news-combo-beats" if self.best else "news-combo-led", facts))
            case Moved(source, target, cards, count) if source < state.seats and target != self._played(state, source):
                shown = state.game.deck.format(cards)
                seen: dict[str, MessageFact] = {"seat": source, "count": count, "cards": shown}
                return Announcement(Message("news-combo-discarded", seen))
            case Moved(source, target, cards) if source == target:
                owner = state.game.zone_kinds[source][1]
                assert owner is not None
                opened: dict[str, MessageFact] = {"seat": owner, "cards": state.game.deck.format(cards)}
                return Announcement(Message("news-discards-opened", opened))
        del viewer
        return Announcement()

    def _played(self, state: State, seat: Seat) -> int:
        return state.game.zone_index["played", seat]

    def winner_after(self, state: State, event: Event) -> Seat | None:
        """Return the seat that wins the trick if the cards of a seat complete it; otherwise None."""
        if not isinstance(event, Moved) or event.source == event.target:  # discards that are opened complete nothing
            return None
        seat = event.source
        if next_seat(seat, state.seats) != self.leader:
            return None
        return seat if event.target == self._played(state, seat) else self.winner

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Lay the cards on the table, or face down to the discards."""
        count = action.cards.bit_count()
        hidden = action.kind == DISCARD and self.hides_discards
        zone = state.game.zone_index["discards", seat] if action.kind == DISCARD else self._played(state, seat)
        return (
            Said(seat, action.kind, cards=action.cards, secret=hidden),
            Moved(seat, zone, action.cards, count, (seat,) if hidden else None),
        )

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Open the discards at the end, in the order of the seats."""
        del shuffler
        places = (state.game.zone_index["discards", seat] for seat in range(state.seats))
        return [
            Moved(place, place, zone.cards, zone.count) for place in places if not _is_open(zone := state.zones[place])
        ]

    def evolve(self, state: State, event: Event) -> State:
        """Record the cards of a seat, and take the trick after the last seat."""
        if isinstance(event, Said):
            return state  # only the seat itself receives the one about a face-down discard; the others see the move
        assert isinstance(event, Moved)
        if event.source == event.target:
            return self._closed(state, self)
        seat, winner = event.source, self.winner_after(state, event)
        play = replace(self, turn=next_seat(seat, state.seats), opened=state.version)
        if event.target == self._played(state, seat):
            play = replace(play, best=event.cards, winner=seat)
        if winner is None:
            return state.replace_phase(self, play)
        state, tricks = _collected(state, winner), (*play.tricks, ComboTrick(winner, play.size))
        play = replace(play, turn=winner, leader=winner, best=0, winner=None, tricks=tricks)
        return self._closed(state, play)

    def _closed(self, state: State, play: ComboPlay) -> State:
        """Return the state with `play` in place of this phase, which ends when no card is in a hand or face down."""
        done = not any(state.zones[seat].count for seat in range(state.seats))
        done = done and all(_is_open(state.zone("discards", seat)) for seat in range(state.seats))
        return state.game.after_phase(state.pop_phase(), play) if done else state.replace_phase(self, play)


def _is_open(discards: Zone) -> bool:
    return discards.shown.bit_count() == discards.count


def _collected(state: State, winner: Seat) -> State:
    """Return the state after the combinations of the trick have been moved to the cards taken by its winner."""
    game, taken = state.game, state.game.zone_index["taken", winner]
    cards = state.zones[taken].cards
    for seat in range(state.seats):
        place = game.zone_index["played", seat]
        cards |= game.deck.joining(cards, state.zones[place].cards)
        state = state.with_zone(place, game.empty_zones[place])
    return state.with_zone(taken, Zone("taken", winner, cards))
