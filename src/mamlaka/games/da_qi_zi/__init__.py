"""Da Qi Zi: tricks of one or more pieces of Chinese chess, of which only the last one is won.

Sources: boardgamememo.com, yau-ichi.hatenablog, fukuchigames.blog43, ryuuseikick1998.blog, and what pagat, gamecabinet,
dubozhe and dominorules say about its relatives Giog and Tien Gow, read in 2026. No source has a full rule for payments:
these are ours, after Tien Gow. `docs/games/da_qi_zi.md` cites the sources rule by rule.

`DaQiZi.after_phase` is the state machine: it determines the phase that follows each finished one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Literal

from msgspec.structs import replace

from mamlaka.cards import XIANGQI, Deck
from mamlaka.combos import ComboSpec
from mamlaka.display import Badge, Counter, Display, Message
from mamlaka.game import Game
from mamlaka.games.da_qi_zi.lesson import lesson_of
from mamlaka.games.da_qi_zi.options import DaQiZiOptions
from mamlaka.games.da_qi_zi.phases import ComboPlay
from mamlaka.games.da_qi_zi.scoring import deal_entries
from mamlaka.ledger import DealResult
from mamlaka.lesson import Lesson
from mamlaka.match import DealsInTurn, close_deal
from mamlaka.options import Options
from mamlaka.phase import Phase
from mamlaka.phases import DrawDealer
from mamlaka.seats import Direction, Seat
from mamlaka.state import State
from mamlaka.zones import COMBO_ZONES

__all__ = ["RUNS", "DaQiZi", "DaQiZiOptions", "combo_spec", "deals_of"]

RUNS = ("GAE", "RHC")
"""General, advisor and elephant; chariot, horse and cannon."""
MOST_DEALS = 100
"""The largest number of deals, if the chips decide."""


@lru_cache(maxsize=16)
def combo_spec(options: DaQiZiOptions) -> ComboSpec:
    """Return the combinations under these options."""
    strengths = (1, 0) if options.colours == "red_high" else (0, 0)
    return ComboSpec(XIANGQI, strengths, RUNS, mixed=options.sets == "mixed")


class DaQiZi(Game):
    """The rules of Da Qi Zi."""

    name: ClassVar[str] = "da_qi_zi"
    version: ClassVar[int] = 1
    deck: Deck = XIANGQI
    allowed_seats: ClassVar[range] = range(4, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = DaQiZiOptions

    options: DaQiZiOptions

    @property
    def direction(self) -> Direction:
        """The option `direction`."""
        return self.options.direction

    @property
    def faces(self) -> Literal["xiangqi"]:
        """Pieces of Chinese chess."""
        return "xiangqi"

    @property
    def look_back(self) -> Literal["none"]:
        """Nothing: discards are hidden, and the pieces of tricks are not looked at again."""
        return "none"

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return for each seat its pieces of the running trick, and its discards."""
        return tuple((kind, seat) for kind in COMBO_ZONES for seat in range(seats))

    def lesson(self) -> Lesson:
        """Return the pieces, combinations, tricks, and payments."""
        return lesson_of(self.options)

    def display(self, state: State) -> Display:
        """Return the leader of the deal, the units of each seat, and the chips."""
        display = super().display(state)
        if self._has_chips:
            name = Message("counter-chips")
            chips = tuple(
                Counter(name, count, seat, style="tokens", is_standing=True)
                for seat, count in enumerate(self.chips(state))
            )
            display = replace(display, counters=chips)
        play = state.phase if state.stack else None
        if not isinstance(play, ComboPlay):
            return display
        first = Badge(deals_of(state).dealer or 0, Message("badge-banker" if self.options.banker else "badge-first"))
        units = tuple(
            Badge(seat, Message("badge-units", {"count": count}))
            for seat, count in enumerate(play.units(self.seats))
            if count
        )
        return replace(display, badges=(first, *units))

    @property
    def _has_chips(self) -> bool:
        return self.options.end == "bankrupt"

    def chips(self, state: State) -> tuple[int, ...]:
        """Return (seats,): the chips of each seat after the finished deals, if the chips decide; otherwise nothing."""
        return tuple(int(self.options.chips) + points for points in state.totals) if self._has_chips else ()

    def initial_stack(self) -> tuple[Phase, ...]:
        """Return the deals, and the draw for the first leader."""
        return (DealsInTurn(), DrawDealer(sentence="news-leads-first"))

    def after_phase(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended: the state machine of Da Qi Zi."""
        match phase:
            case DrawDealer(dealer=int(leader)):
                deals = deals_of(state)
                return state.replace_phase(deals, replace(deals, dealer=leader))
            case DealsInTurn(dealer=int(leader)):
                play = ComboPlay.start(
                    combo_spec(self.options),
                    leader,
                    state,
                    hides_discards=self.options.discards == "hidden",
                    last_needs_trick=self.options.last_needs_trick,
                )
                return state.push_phase(play)
            case ComboPlay():
                return self._close(state, phase)
        raise AssertionError(phase)

    def _close(self, state: State, play: ComboPlay) -> State:
        """Return the state after a deal. The winner of the last trick leads next."""
        deals, winner = deals_of(state), play.tricks[-1].winner
        assert deals.dealer is not None
        units = play.units(self.seats)
        entries = deal_entries(self.options, units, winner, deals.dealer, self.chips(state))
        result = DealResult(deals.deal_index, "", deals.dealer, entries)
        closed = close_deal(state, replace(deals, dealer=winner), result)
        return replace(closed, stack=()) if self._is_over(closed) else closed

    def _is_over(self, state: State) -> bool:
        """Return whether the match is over after the deals so far."""
        if self._has_chips:
            return not all(self.chips(state)) or len(state.results) == MOST_DEALS
        return len(state.results) == int(self.options.deals)


def deals_of(state: State) -> DealsInTurn:
    """Return the bottom phase of a match that is not over. Its `dealer` is the first leader of the deal."""
    bottom = state.stack[0]
    assert isinstance(bottom, DealsInTurn)
    return bottom
