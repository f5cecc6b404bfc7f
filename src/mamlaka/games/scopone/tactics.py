"""The tactics of Scopone. Rules up to 59 are numbered as in the sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.captures import captures_by_value, is_sweep
from mamlaka.cards import ITALIAN, Card, Mask, iter_cards
from mamlaka.games.scopone import Scopone
from mamlaka.games.scopone.options import ScoponeOptions
from mamlaka.games.scopone.phases import CapturePlay
from mamlaka.games.scopone.scoring import COINS, SETTEBELLO, TEAMS
from mamlaka.seats import Seat, next_seat
from mamlaka.view import View

__all__ = ["TACTICS", "ScoponePosition"]

RANKS = {rank: ITALIAN.select(rank) for rank in ITALIAN.ranks}
SEVENS, PRECIOUS = RANKS["7"], RANKS["7"] | RANKS["6"] | RANKS["A"]
HALF_OF_CARDS, HALF_OF_COINS = 20, 5
SWEEP_SUM = 10
"""The highest sum of the table that one card can take."""
LAST_CARDS = 3
"""The hand size up to which it is the end of a deal."""
PAIR = 2
"""Half of the cards of a rank."""


class ScoponePosition:
    """The facts of a view that the tactics use: the table after each play, and what the next player may hold."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, Scopone)
        assert isinstance(state.phase, CapturePlay)
        assert view.seat is not None
        self.seat, self.play, self.spec = view.seat, state.phase, state.phase.spec
        self.hand, self.table = view.hand_mask, state.zones[state.game.layout_zone].cards
        self.partner: Seat = (self.seat + 2) % state.seats
        self.next: Seat = next_seat(self.seat, state.seats)
        self.side = next(side for side in TEAMS if self.seat in side)
        taken = [state.zone("taken", seat).cards for seat in range(state.seats)]
        self.own = sum(taken[seat] for seat in self.side)
        self.theirs = sum(taken) & ~self.own
        self.counts = [zone.count for zone in state.zones[: state.seats]]
        self.unseen = ITALIAN.all_mask & ~(self.hand | self.table | sum(taken))
        dealer = getattr(state.stack[0], "dealer", None)
        self.is_dealers_side = dealer in self.side
        self._view = view

    @cached_property
    def next_may_hold(self) -> Mask:
        """The cards that the next player may hold."""
        slots = self._view.deductions().slots
        return next((slot.allowed for slot in slots if slot.zone == self.next), 0) & self.unseen

    def captured(self, action: Action) -> Mask:
        """Return the cards that a play takes, with the card itself; none if it stays."""
        return action.takes | action.cards if action.takes else 0

    def left(self, action: Action) -> Mask:
        """Return the table after a play."""
        return self.table & ~action.takes if action.takes else self.table | action.cards

    def takers(self, table: Mask) -> Mask:
        """Return the cards that the next player may hold and that take something from a table."""
        return self.capturing(table, table)

    def capturing(self, table: Mask, wanted: Mask) -> Mask:
        """Return the cards that the next player may hold and that can take a wanted card from a table."""
        of_values = zip(RANKS.values(), captures_by_value(self.spec, table), strict=True)
        return sum(rank & self.next_may_hold for rank, sets in of_values if any(taken & wanted for taken in sets))

    def sweepers(self, table: Mask) -> Mask:
        """Return the cards that the next player may hold and that sweep a table."""
        is_last = sum(self.counts) - 1 == 1  # the next card is the last one of the deal
        of_values = zip(RANKS.values(), captures_by_value(self.spec, table), strict=True)
        able = sum(rank & self.next_may_hold for rank, sets in of_values if table in sets)
        return sum(1 << card for card in iter_cards(able) if is_sweep(self.spec, card, table, table, is_last=is_last))

    def chance(self, cards: Mask) -> float:
        """Return the approximate chance that the next player holds any of some unseen cards."""
        unseen = self.unseen.bit_count()
        share = self.counts[self.next] / unseen if unseen else 0.0
        return 1.0 - (1.0 - min(1.0, share)) ** cards.bit_count()

    def danger(self, action: Action) -> float:
        """Return the approximate chance that the next player sweeps the table after a play."""
        return self.chance(self.sweepers(self.left(action)))

    def rank(self, card: Card) -> Mask:
        """Return the four cards of the rank of a card."""
        return RANKS[ITALIAN.names[card][0]]

    def gone(self, card: Card) -> int:
        """Return how many cards of the rank of a card have been taken."""
        return (self.rank(card) & (self.own | self.theirs)).bit_count()

    def unpaired(self, action: Action) -> int:
        """Return by how much a play raises the number of ranks of which an odd number of cards has been taken."""
        taken, gone = self.captured(action), self.own | self.theirs
        changed = [gone & rank for rank in RANKS.values() if (taken & rank).bit_count() % 2]
        return sum(-1 if cards.bit_count() % 2 else 1 for cards in changed)

    def held(self, card: Card) -> int:
        """Return how many cards of the rank of a card the hand has."""
        return (self.rank(card) & self.hand).bit_count()

    def sweeps(self, action: Action) -> bool:
        """Return whether a play is a sweep."""
        is_last = sum(self.counts) == 1
        return is_sweep(self.spec, action.card, action.takes, self.table, is_last=is_last)

    @property
    def is_last_round(self) -> bool:
        """Whether the deal is near its end."""
        return self.counts[self.seat] <= LAST_CARDS

    @property
    def coins_are_open(self) -> bool:
        """Whether no side has the point for coins yet."""
        return max((self.own & COINS).bit_count(), (self.theirs & COINS).bit_count()) <= HALF_OF_COINS

    @property
    def cards_are_open(self) -> bool:
        """Whether no side has the point for cards yet."""
        return max(self.own.bit_count(), self.theirs.bit_count()) <= HALF_OF_CARDS


def always(position: ScoponePosition) -> bool:
    """Return True: the rule applies to every play."""
    del position
    return True


def has_table(position: ScoponePosition) -> bool:
    """Return whether a card lies on the table."""
    return bool(position.table)


def is_lone(position: ScoponePosition) -> bool:
    """Return whether a single card lies on the table."""
    return position.table.bit_count() == 1


def is_empty(position: ScoponePosition) -> bool:
    """Return whether the table is empty after a card of the other side."""
    return not position.table and position.play.latest is not None


def is_dealers_side(position: ScoponePosition) -> bool:
    """Return whether the bot's side has dealt."""
    return position.is_dealers_side


def has_begun(position: ScoponePosition) -> bool:
    """Return whether the bot's side has played the first card."""
    return not position.is_dealers_side


def coins_are_open(position: ScoponePosition) -> bool:
    """Return whether the point for coins is not decided."""
    return position.coins_are_open


def points_are_open(position: ScoponePosition) -> bool:
    """Return whether cards or coins are not decided."""
    return position.coins_are_open or position.cards_are_open


def partner_has_captured(position: ScoponePosition) -> bool:
    """Return whether the latest capture is the partner's."""
    return position.play.latest is not None and position.play.latest.seat == position.partner


def is_last_round(position: ScoponePosition) -> bool:
    """Return whether the deal is near its end."""
    return position.is_last_round


def take_sevens(position: ScoponePosition, action: Action) -> float:
    """Take the seven of coins, and then the other sevens; not instead of the seven of coins."""
    taken = position.captured(action)
    if taken >> SETTEBELLO & 1:
        return 1.0
    return 0.0 if position.left(action) >> SETTEBELLO & 1 else 0.3 * (taken & SEVENS).bit_count()


def keep_settebello(position: ScoponePosition, action: Action) -> float:
    """Don't leave the seven of coins on the table if the next player can take it."""
    left = position.left(action)
    return -position.chance(position.capturing(left, 1 << SETTEBELLO)) if left >> SETTEBELLO & 1 else 0.0


def take_precious(position: ScoponePosition, action: Action) -> float:
    """Take sixes and aces, which count most for the primiera after the sevens."""
    return 1.0 if position.captured(action) & PRECIOUS & ~SEVENS else 0.0


def avoid_sweep(position: ScoponePosition, action: Action) -> float:
    """Don't leave a table that the next player can sweep."""
    return -position.danger(action)


def leave_nothing(position: ScoponePosition, action: Action) -> float:
    """Leave a table from which the next player surely can't take anything."""
    table = position.left(action)
    return 1.0 if table and not position.takers(table) else 0.0


def keep_pairs(position: ScoponePosition, action: Action) -> float:
    """Take a card with its equal, which keeps the ranks paired."""
    del position
    return 1.0 if _is_pair(action) else 0.0


def break_pairs(position: ScoponePosition, action: Action) -> float:
    """Take a sum that leaves more ranks unpaired; another one pairs them again."""
    return 1.0 if position.unpaired(action) > 0 else 0.0


def _is_pair(action: Action) -> bool:
    """Return whether a card takes one of its own rank."""
    if action.takes.bit_count() != 1:
        return False
    names = ITALIAN.names
    return names[action.takes.bit_length() - 1][0] == names[action.card][0]


def leave_to_partner(position: ScoponePosition, action: Action) -> float:
    """Leave a card of the rank with which the partner has captured, unless it is taken by its equal."""
    latest = position.play.latest
    assert latest is not None
    mates = position.rank(latest.card) & position.table
    return -1.0 if action.takes & mates and not _is_pair(action) else 0.0


def play_safe_rank(position: ScoponePosition, action: Action) -> float:
    """If nothing is taken, play a rank of which two are gone, or one that the hand has twice."""
    if action.takes:
        return 0.0
    return 1.0 if position.gone(action.card) == PAIR or position.held(action.card) >= PAIR else 0.0


def keep_precious(position: ScoponePosition, action: Action) -> float:
    """Don't lay down a seven, a six or an ace that the next player can take."""
    if action.takes or not action.cards & PRECIOUS:
        return 0.0
    return -position.chance(position.capturing(position.left(action), action.cards))


def cover_lone(position: ScoponePosition, action: Action) -> float:
    """With a lone card on the table, make the two add up to more than one card can take."""
    if action.takes:
        return 0.0
    total = sum(position.spec.value_of(card) for card in iter_cards(position.left(action)))
    return 1.0 if total > SWEEP_SUM else 0.0


def play_held(position: ScoponePosition, action: Action) -> float:
    """On an empty table play a rank that the hand has several times."""
    return min(1.0, (position.held(action.card) - 1) / 2)


def take_open_points(position: ScoponePosition, action: Action) -> float:
    """Take coins and cards as long as the point for them is open; prefer what is still open."""
    taken = position.captured(action)
    coins = (taken & COINS).bit_count() if position.coins_are_open else 0
    cards = taken.bit_count() if position.cards_are_open else 0
    return min(1.0, 0.25 * coins + 0.1 * cards)


def keep_coins(position: ScoponePosition, action: Action) -> float:
    """Don't lay down a coin as long as the point for coins is open."""
    del position
    return -0.15 if not action.takes and action.cards & COINS else 0.0


def capture_last(position: ScoponePosition, action: Action) -> float:
    """Near the end, capture: the rest of the table goes with the last capture."""
    del position
    return 1.0 if action.takes else 0.0


def sweep(position: ScoponePosition, action: Action) -> float:
    """Sweep the table."""
    return 1.0 if position.sweeps(action) else 0.0


TACTICS = Tactics(
    ScoponePosition,
    (
        RuleOfThumb(1, "rule-scopone-1", 90, always, take_sevens),
        RuleOfThumb(63, "rule-scopone-63", 90, always, keep_settebello),
        RuleOfThumb(2, "rule-scopone-2", 100, always, avoid_sweep),
        RuleOfThumb(3, "rule-scopone-3", 20, always, leave_nothing),
        RuleOfThumb(5, "rule-scopone-5", 5, is_dealers_side, keep_pairs),
        RuleOfThumb(6, "rule-scopone-6", 8, partner_has_captured, leave_to_partner),
        RuleOfThumb(7, "rule-scopone-7", 10, has_table, play_safe_rank),
        RuleOfThumb(8, "rule-scopone-8", 25, always, keep_precious),
        RuleOfThumb(9, "rule-scopone-9", 10, is_lone, cover_lone),
        RuleOfThumb(10, "rule-scopone-10", 30, is_empty, play_held),
        RuleOfThumb(11, "rule-scopone-11", 60, points_are_open, take_open_points),
        RuleOfThumb(64, "rule-scopone-64", 60, coins_are_open, keep_coins),
        RuleOfThumb(12, "rule-scopone-12", 10, is_last_round, capture_last),
        RuleOfThumb(60, "rule-scopone-60", 110, always, sweep),
        RuleOfThumb(61, "rule-scopone-61", 5, has_begun, break_pairs),
        RuleOfThumb(62, "rule-scopone-62", 8, always, take_precious),
    ),
    supported_options=frozenset(row.name for row in ScoponeOptions.describe()),
    beginner=frozenset({1, 11, 60, 63, 64}),
    explained={
        4: "That four cards of each rank make two pairs is what rules 5 and 7 count with.",
        13: "Nobody has to play a card because it takes something: that a player took nothing proves nothing.",
    },
)
"""Which card to play, and what to take with it."""
