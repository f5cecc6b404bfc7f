"""A view of Toepen as playouts need it: where the deal stands, what is at stake, and what is hidden."""

from __future__ import annotations

from dataclasses import replace

from mamlaka.cards import Mask
from mamlaka.games.toepen import WASHES, Toepen
from mamlaka.games.toepen.chips import chips_of, stacks_of, tray_of
from mamlaka.games.toepen.knocks import Answers, Stake, cards_played, play_of
from mamlaka.plan import lower
from mamlaka.search.positions import Hidden, TrickPosition, position_of
from mamlaka.search.toepen.stakes import Stakes
from mamlaka.seats import Seat, turn_order
from mamlaka.view import View

__all__ = ["ToepenPosition"]


class ToepenPosition:
    """What is known of a deal by a seat that is asked."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        game = view.state.game
        assert isinstance(game, Toepen)
        self.view = view
        self.seat = view.seat
        self.game = game
        self.plan = lower(game.spec)
        self.players = len(stacks_of(view.state).live)
        """How many seats play the deal."""

    @property
    def wash(self) -> Mask:
        """The worthless cards."""
        return WASHES[self.game.options.rank]

    @property
    def start(self) -> TrickPosition:
        """Where the deal stands; before its first lead, where that will be."""
        state = self.view.state
        stacks = stacks_of(state)
        if play_of(state):
            _, position = position_of(state)
            assert isinstance(position, TrickPosition)
            answers = state.stack[-1]
            folded = answers.folded if isinstance(answers, Answers) else ()
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
        """What is at stake."""
        state, options = self.view.state, self.game.options
        stakes = Stakes(
            seat=self.seat,
            chips=chips_of(state),
            players=self.players,
            tray=tray_of(state),
            most=options.max_stake,
            may_knock=options.exchange_order == "in_turn",
            gap=options.knock_gap == "one_card",
            takes=options.winner_takes == "stake",
        )
        play = play_of(state)
        if play is None:
            return stakes
        for phase in state.stack:
            if isinstance(phase, Stake):
                stakes = replace(
                    stakes,
                    stake=phase.stake,
                    last=phase.last,
                    may_knock=cards_played(state, play) >= phase.from_card,
                    passed=self._passed(play.turn),
                )
            if isinstance(phase, Answers):
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
        """Return who has been asked before the next card and has not knocked, the seat itself included.

        They are asked from the left of the seat on turn, which comes last itself.
        """
        order = tuple(turn_order(turn + 1, self.game.seats))
        return order[: order.index(self.seat) + 1]

    def hidden(self, worlds: memoryview) -> Hidden:
        """Return worlds of the view with their places; of the stock may be drawn."""
        state, knowledge = self.view.state, self.view.deductions()
        stock = self.game.zone_index["stock", None]
        where = tuple(
            slot.zone if slot.zone < state.seats else state.seats if slot.zone == stock else None
            for slot in knowledge.slots
        )
        return Hidden(worlds, where or (None,), knowledge.unseen)
