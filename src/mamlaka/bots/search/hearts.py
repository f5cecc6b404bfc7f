"""Hearts: which cards to give away, by the deals that would be played after everybody has given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from time import perf_counter

from mamlaka.actions import Action
from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.rules import votes_on
from mamlaka.bots.search.cards import Draw, card_action_values
from mamlaka.cards import FRENCH, Card, Mask
from mamlaka.games.hearts import Hearts, HeartsDeals
from mamlaka.games.hearts.deal import OPENER
from mamlaka.phases import PassCards
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search.playouts import Playouts, play_worlds
from mamlaka.search.positions import Hidden, TrickPosition, hidden_in
from mamlaka.search.tables import flat, table
from mamlaka.search.worlds import world_array
from mamlaka.seats import Seat, next_seat
from mamlaka.view import View

__all__ = ["hearts_action_values"]

WORLDS = 100
"""How many worlds where no limit is given."""
WORLDS_A_SECOND = 1_000
"""How many worlds at most where only the time is limited, but never less than without a limit."""
GIFTS = 32
"""So many gifts are compared at most: those for which the rules speak most."""
GIFTS_A_SECOND = 700
"""How many of them where the time is limited."""
FIRST = 16
"""How many worlds all of them are played in; then the number doubles, for the better half."""
GUARDS = 3
"""So many lower spades guard the three highest ones."""
HIGH_SPADES = tuple(map(FRENCH.card, ("QS", "AS", "KS")))
LOW_SPADES = tuple(FRENCH.card(rank + "S") for rank in "JT98765432")
BY_RANK = tuple(FRENCH.card(rank + suit) for rank in "AKQJT98765432" for suit in "HDC")


def hearts_action_values(view: View, limit: Limit, rng: Rng, draw: Draw = world_array) -> tuple[ActionValue, ...]:
    """Return what gifts or cards are worth, the best first; nothing where there is no time to compare.

    Of gifts only those have a worth for which the rules speak most, those that were given up early come last.

    Raises:
        NotCompilable: no plan describes the play.
    """
    phase = view.state.phase
    return (
        _Gifts(view, phase, limit, rng, draw).action_values()
        if isinstance(phase, PassCards)
        else card_action_values(view, limit, rng, draw)
    )


def _usual_gift(hand: Mask, count: int) -> Mask:
    """Return what others are taken to give: high spades that nothing guards, then the highest of the other suits."""
    guarded = sum(hand >> card & 1 for card in LOW_SPADES) >= GUARDS
    order = (*BY_RANK, *LOW_SPADES, *HIGH_SPADES) if guarded else (*HIGH_SPADES, *BY_RANK, *LOW_SPADES)
    gift = 0
    for card in order:
        if hand >> card & 1:
            gift |= 1 << card
            if gift.bit_count() == count:
                break
    return gift


@dataclass
class _Tally:
    """What a gift was worth so far: own points, their squares, and the points above the mean of all seats."""

    gift: Mask
    points: int = 0
    squares: int = 0
    above: float = 0.0
    count: int = 0
    regret: tuple[_Tally, float] | None = None
    """When it was given up, the best one then and how far it lay behind in the same worlds."""

    def add(self, deals: Sequence[Playouts], seat: Seat) -> None:
        """Add deals, by the points of all seats."""
        for played in deals:
            sums = flat(played.sums)
            self.points += sums[seat]
            self.squares += flat(played.squares)[seat]
            self.above += sums[seat] - sum(sums) / len(sums)
            self.count += played.count

    def give_up(self, best: _Tally) -> None:
        """Keep it as far behind the best as it is now, when that is played on."""
        self.regret = best, best.value - self.value

    @property
    def value(self) -> float:
        if self.regret is not None:
            better, gap = self.regret
            return better.value - gap
        return self.above / self.count

    @property
    def worth(self) -> ActionValue:
        number = self.count
        spread = max(0.0, self.squares - self.points**2 / number)
        error = sqrt(spread / (number - 1) / number) if number > 1 else inf
        return ActionValue(Action("give", cards=self.gift), self.value, error)


class _Gifts:
    """The deals that may follow, played out with care by its own seat, by the others as is usual."""

    def __init__(self, view: View, phase: PassCards, limit: Limit, rng: Rng, draw: Draw) -> None:
        self.end = inf if limit.seconds is None else perf_counter() + limit.seconds
        game, bottom = view.state.game, view.state.stack[0]
        assert isinstance(game, Hearts)
        assert isinstance(bottom, HeartsDeals)
        assert view.seat is not None
        self.phase, self.seat, self.seats = phase, view.seat, game.seats
        self.leader = None if bottom.dealer is None else next_seat(bottom.dealer, game.seats)
        self.plan, self.gone = lower(game.spec), view.state.zone("out").cards
        seconds = limit.seconds or 0.0
        self.worlds = limit.worlds or max(WORLDS, int(seconds * WORLDS_A_SECOND))
        self.most = GIFTS if limit.seconds is None else min(GIFTS, int(seconds * GIFTS_A_SECOND))
        self.view, self.rng, self.draw = view, rng, draw

    def action_values(self) -> tuple[ActionValue, ...]:
        """Return what gifts are worth, the best first; nothing if there is no time to compare two.

        All of them are compared in the same worlds: what there is no time to play with every one counts for none.
        """
        gifts = hopeful = self._advised()
        if len(gifts) <= 1:
            return ()
        for worlds in _batches(self._hands()):
            seed = self.rng.next64()
            played = [self._played(tally.gift, worlds, seed) for tally in hopeful]
            if not all(played):
                break
            for tally, deals in zip(hopeful, played, strict=True):
                tally.add(deals, self.seat)
            hopeful = sorted(hopeful, key=lambda tally: -tally.value)
            half = (len(hopeful) + 1) // 2
            for tally in hopeful[half:]:
                tally.give_up(hopeful[0])
            hopeful = hopeful[:half]
        if not hopeful[0].count:
            return ()
        return tuple(tally.worth for tally in sorted(gifts, key=lambda tally: -tally.value))

    def _advised(self) -> list[_Tally]:
        """Return the gifts to compare, those first for which the rules speak most."""
        actions = tuple(self.view.legal)
        totals = [sum(vote for _, vote in votes) for votes in votes_on(self.view, actions)]
        order = sorted(range(len(actions)), key=lambda index: -totals[index])
        return [_Tally(actions[index].cards) for index in order[: self.most]]

    def _hands(self) -> list[list[Mask]]:
        """Return the hands of each world after all others have given, and before he himself has."""
        hidden = hidden_in(self.view, self.draw(self.view, self.worlds, self.rng))
        known = [zone.cards for zone in self.view.state.zones[: self.seats]]
        worlds = []
        for number in range(len(hidden.cards)):
            hands = list(known)
            for column, place in enumerate(hidden.where):
                if place is not None:
                    hands[place] |= hidden.cards[number, column] & hidden.unseen
            gifts = [_usual_gift(hand, self.phase.count) for hand in hands]
            gifts[self.seat] = 0
            for giver, gift in enumerate(gifts):
                hands[giver] &= ~gift
                hands[self.phase.receiver(giver)] |= gift
            worlds.append(hands)
        return worlds

    def _played(self, gift: Mask, worlds: Sequence[Sequence[Mask]], seed: int) -> list[Playouts]:
        """Play the deals of worlds after a gift, those with the same leader together; nothing if time runs out."""
        rows: dict[Seat, list[Mask]] = {}
        for world in worlds:
            hands = list(world)
            hands[self.seat] &= ~gift
            hands[self.phase.receiver(self.seat)] |= gift
            rows.setdefault(_holder(hands, OPENER) if self.leader is None else self.leader, []).extend(hands)
        deals = []
        for leader, cards in rows.items():
            hidden = Hidden(table("Q", cards, self.seats), tuple(range(self.seats)), FRENCH.all_mask)
            position = TrickPosition((0,) * self.seats, leader, gone=self.gone)
            left = max(0.0, self.end - perf_counter())
            played = play_worlds(
                self.plan,
                position,
                hidden,
                0,
                Rng(seed),
                heuristic=(self.seat,),
                conventional=range(self.seats),
                seconds=left,
            )
            if self.seats * played.count < len(cards):
                return []
            deals.append(played)
        return deals


def _batches(hands: Sequence[list[Mask]]) -> Iterator[Sequence[list[Mask]]]:
    """Yield the worlds in parts, each twice as large as the one before."""
    start, size = 0, FIRST
    while start < len(hands):
        yield hands[start : start + size]
        start, size = start + size, 2 * size


def _holder(hands: Sequence[Mask], card: Card) -> Seat:
    """Return who holds a card."""
    return next(seat for seat, hand in enumerate(hands) if hand >> card & 1)
