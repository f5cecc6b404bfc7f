"""Convert a view of Toepen for the playouts: the position, the stake and the hidden cards."""

from __future__ import annotations

from dataclasses import replace

from mamlaka.cards import Mask
from mamlaka.games.toepen import WASHES, Toepen
from mamlaka.games.toepen.chips import chip_deals, chips_of, pot_of
from mamlaka.games.toepen.knocks import AnswerKnock, Stake, cards_played
from mamlaka.games.toepen.search.stakes import Stakes
from mamlaka.phases import trick_play_of
from mamlaka.plan import lower
from mamlaka.search.positions import HiddenCards, TrickPosition, position_of
from mamlaka.seats import Seat, turn_order
from mamlaka.view import View

__all__ = ["ToepenPosition"]


class ToepenPosition:
    """A deal as known to the seat to decide."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        game = view.state.game
        assert isinstance(game, Toepen)
        self.view = view
        self.seat = view.seat
        self.game = game
        self.plan = lower(game.spec)
        self.players = len(chip_deals(view.state).live)
        """The number of seats in the deal."""

    @property
    def wash(self) -> Mask:
        """The worthless cards."""
        return WASHES[self.game.options.rank]

    @property
    def start(self) -> TrickPosition:
        """The position of the deal; before the first lead, the position at that lead."""
        state = self.view.state
        stacks = chip_deals(state)
        if trick_play_of(state):
            _, position = position_of(state)
            assert isinstance(position, TrickPosition)
            answers = state.stack[-1]
            folded = answers.folded if isinstance(answers, AnswerKnock) else ()
            return replace(position, out=position.out + folded)
        assert stacks.dealer is not None
        return TrickPosition(
            hands=tuple(zone.cards for zone in state.zones[: state.seats]),
            turn=stacks.clockwise(stacks.dealer)[0],
            gone=sum(zone.cards for zone in state.zones[state.seats :]),
            out=tuple(seat for seat in range(state.seats) if seat not in stacks.live),
        )

    @property
    def stakes(self) -> Stakes:
        """The stake and the answers to a knock."""
        state, options = self.view.state, self.game.options
        stakes = Stakes(
            seat=self.seat,
            chips=chips_of(state),
            players=self.players,
            pot=pot_of(state),
            max_stake=options.max_stake,
            may_knock=options.exchange_order == "in_turn",
            needs_card_between=options.knock_gap == "one_card",
            takes=options.winner_takes == "stake",
        )
        play = trick_play_of(state)
        if play is None:
            return stakes
        for phase in state.stack:
            if isinstance(phase, Stake):
                stakes = replace(
                    stakes,
                    stake=phase.stake,
                    last=phase.last,
                    may_knock=cards_played(state, play) >= phase.next_knock_after,
                    passed=self._passed(play.turn),
                )
            if isinstance(phase, AnswerKnock):
                stakes = replace(
                    stakes,
                    knocker=phase.knocker,
                    waiting=phase.queue,
                    passed=(),
                    stayed=phase.stayed,
                    folded=len(phase.folded),
                )
        return stakes

    def _passed(self, turn: Seat) -> tuple[Seat, ...]:
        """Return the seats asked before the next card, up to and including this seat; none of them has knocked.

        The first seat asked is the one left of the seat on turn.
        """
        order = tuple(turn_order(turn + 1, self.game.seats))
        return order[: order.index(self.seat) + 1]

    def hidden(self, worlds: memoryview) -> HiddenCards:
        """Return worlds of the view with the places of their columns, including the stock for an exchange."""
        state, knowledge = self.view.state, self.view.deductions()
        stock = self.game.zone_index["stock", None]
        where = tuple(
            slot.zone if slot.zone < state.seats else state.seats if slot.zone == stock else None
            for slot in knowledge.slots
        )
        return HiddenCards(worlds, where or (None,), knowledge.unseen)
