"""The tactics of Da Qi Zi. Rules up to 59 are numbered as in the sources; rules from 60 are additions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import comb

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics, all_of
from mamlaka.cards import Mask, iter_cards, lowest_card
from mamlaka.combos import Combo, combo_of, combos_beating, combos_in
from mamlaka.games.da_qi_zi import DaQiZi
from mamlaka.games.da_qi_zi.options import DaQiZiOptions
from mamlaka.games.da_qi_zi.phases import ComboPlay
from mamlaka.games.da_qi_zi.scoring import FREE
from mamlaka.view import View

__all__ = ["TACTICS", "DaQiZiPosition"]

FEW = 2
"""So many combinations are played out in a row."""
LONG = 3
"""The number of soldiers from which on they are long."""
PAIR = 2


class DaQiZiPosition:
    """The facts of a view that the tactics use: what may still be in other hands, and what beats a combination."""

    def __init__(self, view: View) -> None:
        state, play = view.state, view.state.phase
        assert isinstance(state.game, DaQiZi)
        assert isinstance(play, ComboPlay)
        assert view.seat is not None
        self.play, self.spec, self.deck = play, play.spec, state.game.deck
        self.hand, self.unseen = view.hand_mask, view.deductions().unseen
        self.units = play.units(state.seats)[view.seat]
        self.size = play.size
        self.is_lead = not play.best
        self.is_last = state.zones[view.seat].count == play.size
        seats = [(play.leader + step) % state.seats for step in range(state.seats)]
        later = seats[seats.index(view.seat) + 1 :]
        self.to_come = len(later)
        """The number of seats that play after the owner of the view."""
        self.others = state.seats - 1
        holders = [state.zones[seat].count for seat in range(state.seats) if seat != view.seat]
        self.share = max(holders) / max(1, self.unseen.bit_count())
        """The chance that a certain unseen piece is in a certain hand."""
        self._dangers: dict[tuple[Mask, int], float] = {}
        self._groups: dict[Mask, list[Mask]] = {}
        self._costs: dict[Mask, float] = {}
        self._legal = view.legal

    def after(self, action: Action) -> Mask:
        """Return the hand after an action."""
        return self.hand & ~self.deck.leaving(self.hand, action.cards)

    def danger(self, cards: Mask, seats: int) -> float:
        """Return the approximate chance that one of so many seats can beat a combination."""
        if (cards, seats) not in self._dangers:
            safe = 1.0
            for beating in combos_beating(self.spec, self.unseen, cards):
                safe *= (1.0 - min(1.0, self._chance(beating))) ** seats
            self._dangers[cards, seats] = 1.0 - safe
        return self._dangers[cards, seats]

    def _chance(self, cards: Mask) -> float:
        """Return the approximate chance that a certain seat holds some unseen cards."""
        chance, left = 1.0, cards
        while left:
            equal = self.deck.equal_masks[lowest_card(left)]
            held = (left & equal).bit_count()
            chance *= min(1.0, comb((self.unseen & equal).bit_count(), held) * self.share**held)
            left &= ~equal
        return chance

    def is_unbeatable(self, cards: Mask) -> bool:
        """Return whether surely no other seat can beat a combination."""
        return not combos_beating(self.spec, self.unseen, cards)

    def is_highest(self, card: Mask) -> bool:
        """Return whether a single piece beats every other one that may still be in a hand."""
        own = _combo(self, card)
        return all(own.beats(_combo(self, 1 << other)) for other in iter_cards(self.unseen))

    def height(self, cards: Mask) -> float:
        """Return the mean chance that pieces of some cards win as singles."""
        pieces = [1.0 - self.danger(self.deck.joining(0, 1 << card), self.others) for card in iter_cards(cards)]
        return sum(pieces) / len(pieces) if pieces else 0.0

    def groups(self, hand: Mask) -> list[Mask]:
        """Return the combinations into which a hand falls: runs, then equal pieces."""
        if hand not in self._groups:
            self._groups[hand] = [*self._falling_apart(hand)]
        return self._groups[hand]

    def _falling_apart(self, hand: Mask) -> Iterator[Mask]:
        while hand:
            combos = combos_in(self.spec, hand)
            runs = [cards for cards in combos if _combo(self, cards).kind == "run"]
            yield (group := (runs or combos)[-1])
            hand &= ~self.deck.leaving(hand, group)

    def last_chance(self, hand: Mask) -> float:
        """Return the chance of the best combination of a hand to take the last trick when it is led."""
        return max((1.0 - self.danger(cards, self.others) for cards in self.groups(hand)), default=0.0)

    def cost(self, discard: Action) -> float:
        """Return what a discard gives up: how often its pieces win as singles, and the combinations that it breaks."""
        if discard.cards not in self._costs:
            broken = sum(
                1 for cards in self.groups(self.hand) if cards.bit_count() >= PAIR and _shared(self, cards, discard) > 0
            )
            self._costs[discard.cards] = min(1.0, self.height(discard.cards) + 0.15 * broken)
        return self._costs[discard.cards]

    @cached_property
    def least_cost(self) -> float:
        """What the cheapest discard gives up."""
        return min(self.cost(action) for action in self._legal if not _beats(action))

    @cached_property
    def can_beat(self) -> bool:
        """Whether the hand has a combination that beats the trick."""
        return any(map(_beats, self._legal))

    @cached_property
    def has_run(self) -> bool:
        """Whether the hand has a run."""
        return _has_run(self, self.hand)


def _combo(position: DaQiZiPosition, cards: Mask) -> Combo:
    combo = combo_of(position.spec, cards)
    assert combo is not None
    return combo


def _has_run(position: DaQiZiPosition, hand: Mask) -> bool:
    return any(_combo(position, cards).kind == "run" for cards in combos_in(position.spec, hand))


def always(position: DaQiZiPosition) -> bool:
    """Return True: the rule applies to every play."""
    del position
    return True


def is_lead(position: DaQiZiPosition) -> bool:
    """Return whether the bot leads."""
    return position.is_lead


def is_reply(position: DaQiZiPosition) -> bool:
    """Return whether the bot answers a lead, and not in the last trick."""
    return not position.is_lead and not position.is_last


def is_last(position: DaQiZiPosition) -> bool:
    """Return whether the bot answers the lead of the last trick."""
    return position.is_last


def has_nothing(position: DaQiZiPosition) -> bool:
    """Return whether the bot has no units."""
    return not position.units


def has_units(position: DaQiZiPosition) -> bool:
    """Return whether the bot has a unit."""
    return position.units > 0


def is_free(position: DaQiZiPosition) -> bool:
    """Return whether the bot pays nothing."""
    return position.units >= FREE


def can_beat(position: DaQiZiPosition) -> bool:
    """Return whether the bot could beat the trick."""
    return position.can_beat


def has_run(position: DaQiZiPosition) -> bool:
    """Return whether the hand has a run."""
    return position.has_run


def _beats(action: Action) -> bool:
    return action.kind == "play"


def win_the_last(position: DaQiZiPosition, action: Action) -> float:
    """Beat the last trick if you can; before it, keep the combination that may win it."""
    if position.is_last:
        return 1.0 if _beats(action) else 0.0
    rest = position.after(action)
    return position.last_chance(rest) if rest else 1.0 - position.danger(action.cards, position.others)


def take_one(position: DaQiZiPosition, action: Action) -> float:
    """Without units, take a trick that is likely to be yours."""
    if not _beats(action):
        return 0.0
    seats = position.others if position.is_lead else position.to_come
    return 1.0 - position.danger(action.cards, seats)


def stay_safe(position: DaQiZiPosition, action: Action) -> float:
    """With four units beat only what leaves a surer hand for the end."""
    if not _beats(action):
        return 0.0
    return -1.0 if position.last_chance(position.after(action)) < position.last_chance(position.hand) else 0.0


def hold_the_highest(position: DaQiZiPosition, action: Action) -> float:
    """Keep a single piece that nothing beats until only a few combinations are left."""
    high = action.cards.bit_count() == 1 and position.is_unbeatable(action.cards)
    return -1.0 if high and len(position.groups(position.after(action))) > FEW else 0.0


def lead_sure_combinations(position: DaQiZiPosition, action: Action) -> float:
    """Lead runs and sets that nothing beats; with few combinations left also single pieces."""
    if not position.is_unbeatable(action.cards):
        return 0.0
    left = position.groups(position.after(action))
    return 1.0 if left and (action.cards.bit_count() >= PAIR or len(left) <= FEW) else 0.0


def keep_long_soldiers(position: DaQiZiPosition, action: Action) -> float:
    """Keep three or more soldiers for the last trick as long as other combinations keep the lead."""
    rank = position.deck.names[lowest_card(action.cards)][0]
    is_long = action.cards.bit_count() >= LONG and rank == position.deck.ranks[0]
    return -1.0 if is_long and any(map(position.is_unbeatable, position.groups(position.after(action)))) else 0.0


def keep_runs(position: DaQiZiPosition, action: Action) -> float:
    """Don't break a run, unless it is for a pair."""
    whole = _beats(action) and _combo(position, action.cards).kind == "run"
    if whole or _has_run(position, position.after(action)):
        return 0.0
    return -0.5 if _beats(action) and action.cards.bit_count() == PAIR else -1.0


def lead_where_others_are_weak(position: DaQiZiPosition, action: Action) -> float:
    """Lead what others can hardly beat."""
    return 1.0 - position.danger(action.cards, position.others)


def count_high_pieces(position: DaQiZiPosition, action: Action) -> float:
    """Beat with what nobody after you can beat."""
    return 1.0 if _beats(action) and position.danger(action.cards, position.to_come) == 0 else 0.0


def discard_low(position: DaQiZiPosition, action: Action) -> float:
    """Discard low single pieces; keep those that win, and those that belong together."""
    return 0.0 if _beats(action) else position.least_cost - position.cost(action)


def spare_the_discard(position: DaQiZiPosition, action: Action) -> float:
    """Count what even the cheapest discard gives up: beating gives up nothing of it."""
    return 0.0 if _beats(action) else -position.least_cost


def _shared(position: DaQiZiPosition, cards: Mask, action: Action) -> int:
    """Return how many pieces of a combination an action takes away."""
    left = position.after(action)
    return sum(
        max(0, (cards & equal).bit_count() - (left & equal).bit_count())
        for equal in {position.deck.equal_masks[card] for card in iter_cards(cards)}
    )


def use_the_lead(position: DaQiZiPosition, action: Action) -> float:
    """Don't beat a trick if the hand has nothing for the lead."""
    if not _beats(action):
        return 0.0
    left = position.groups(position.after(action))
    return 0.0 if len(left) <= FEW or any(map(position.is_unbeatable, left)) else -1.0


def beat_cheaply(position: DaQiZiPosition, action: Action) -> float:
    """Beat with low pieces rather than with high ones."""
    return -position.height(action.cards) if _beats(action) else 0.0


def make_sure_of_the_last(position: DaQiZiPosition, action: Action) -> float:
    """Play so that the rest surely takes the last trick: a lead that nobody beats, or the highest single piece."""
    rest = position.after(action)
    if combo_of(position.spec, rest) is None:
        return 0.0
    takes = _beats(action) and not position.danger(action.cards, position.to_come)
    if takes and position.is_unbeatable(rest):
        return 1.0
    may_beat = takes or position.units or not position.play.last_needs_trick
    return 1.0 if may_beat and rest.bit_count() == 1 and position.is_highest(rest) else 0.0


TACTICS = Tactics(
    DaQiZiPosition,
    (
        RuleOfThumb(1, "rule-da-qi-zi-1", 100, always, win_the_last),
        RuleOfThumb(2, "rule-da-qi-zi-2", 10, has_nothing, take_one),
        RuleOfThumb(3, "rule-da-qi-zi-3", 30, all_of(is_free, is_reply), stay_safe),
        RuleOfThumb(4, "rule-da-qi-zi-4", 40, always, hold_the_highest),
        RuleOfThumb(5, "rule-da-qi-zi-5", 20, is_lead, lead_sure_combinations),
        RuleOfThumb(6, "rule-da-qi-zi-6", 20, is_lead, keep_long_soldiers),
        RuleOfThumb(7, "rule-da-qi-zi-7", 30, has_run, keep_runs),
        RuleOfThumb(8, "rule-da-qi-zi-8", 30, is_lead, lead_where_others_are_weak),
        RuleOfThumb(9, "rule-da-qi-zi-9", 20, is_reply, count_high_pieces),
        RuleOfThumb(10, "rule-da-qi-zi-10", 60, is_reply, discard_low),
        RuleOfThumb(11, "rule-da-qi-zi-11", 30, all_of(is_reply, has_units), use_the_lead),
        RuleOfThumb(60, "rule-da-qi-zi-60", 20, is_reply, beat_cheaply),
        RuleOfThumb(61, "rule-da-qi-zi-61", 200, always, make_sure_of_the_last),
        RuleOfThumb(62, "rule-da-qi-zi-62", 60, all_of(is_reply, can_beat), spare_the_discard),
    ),
    supported_options=frozenset(row.name for row in DaQiZiOptions.describe()),
    beginner=frozenset({2, 5, 10, 60, 62}),
    explained={
        12: "All rules count pieces that nobody has seen as still in play, hidden discards too.",
        13: "The search bot solves the last tricks over what may be in the other hands.",
    },
)
"""What to lead, when to beat, and what to discard."""
