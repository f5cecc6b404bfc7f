"""Tricks with unequal hands: who may pass, who leads, and what no player may learn of a card that lies face down."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest
from msgspec.structs import replace

from mamlaka import Table
from mamlaka.authoring import (
    FRENCH,
    Action,
    DealResult,
    Deals,
    Dealt,
    Deck,
    DrawHighest,
    Event,
    Game,
    NotCompilable,
    Options,
    Setup,
    TrickSpec,
    UnequalHandsPlay,
    check_game,
    choice_option,
    close_deal,
    trick_ledger,
)
from mamlaka.engine import why_not
from mamlaka.phase import Shuffler
from mamlaka.plan import lower
from mamlaka.search import count_worlds
from mamlaka.search.positions import position_of
from mamlaka.server import protocol
from mamlaka.server.tables.scene import updates_of
from mamlaka.state import State
from mamlaka.terminal.news import news_line
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

SIZES = (3, 1, 3, 1)
SPEC = TrickSpec("tricks", FRENCH, seats=4, trump="H", trick_points=1)
SHORT = (1, 3)


class UnseenDeals(Deals, frozen=True, kw_only=True):
    """Deals in which single cards may lie face down."""

    unseen: bool

    def auto_events(self, state: State, shuffler: Shuffler) -> Sequence[Event]:
        """Deal single cards unseen by all players, by option."""
        return [
            replace(event, audience=()) if self.unseen and isinstance(event, Dealt) and event.count == 1 else event
            for event in super().auto_events(state, shuffler)
        ]


@dataclass(frozen=True)
class UnequalOptions(Options):
    """The options of the game."""

    unseen: str = choice_option("yes", "no", default="no", doc="Whether single cards lie face down.", source="ours")


class Unequal(Game):
    """Two seats with three cards and two with one card play three tricks with hearts as trumps."""

    name: ClassVar[str] = "unequal"
    version: ClassVar[int] = 1
    deck: Deck = FRENCH
    allowed_seats: ClassVar[range] = range(4, 5)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = UnequalOptions

    options: UnequalOptions

    def extra_zones(self, seats: int) -> tuple[tuple[str, int | None], ...]:
        """Return the stock."""
        del seats
        return (("stock", None),)

    def initial_stack(self) -> tuple[Deals, ...]:
        """Return the deals."""
        return (UnseenDeals(unseen=self.options.unseen == "yes"),)

    def packets(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return the unequal hands and the stock."""
        del state
        return (*enumerate(SIZES), (self.zone_index["stock", None], len(FRENCH) - sum(SIZES)))

    def after_phase(self, state: State, phase: object) -> State:
        """Play one deal."""
        if isinstance(phase, UnseenDeals):
            play = UnequalHandsPlay(
                spec=SPEC,
                plan=lower(SPEC),
                turn=1,
                length=max(SIZES),
                short=SHORT,
                face_down=SHORT if phase.unseen else (),
                opened=state.version,
            )
            return state.push_phase(play)
        assert isinstance(phase, UnequalHandsPlay)
        taken = [state.zone("taken", seat).cards for seat in range(4)]
        return close_deal(state, None, DealResult(0, "tricks", 1, trick_ledger(SPEC, taken, phase.winners)))


HANDS = ("2S 3S 4S", "AH", "5S 6S 7D", "2D")


def table_of(hands: Sequence[str] = HANDS, unseen: str = "no") -> Table:
    """Return a table whose deal has these hands; seat 1 leads."""
    order = [FRENCH.card(card) for hand in hands for card in hand.split()]
    rest = [card for card in range(len(FRENCH)) if card not in order]
    return Table(Setup(Unequal, {"unseen": unseen}), lambda *_: (*order, *rest))


def play(table: Table, *said: str) -> None:
    """Let the seats act, each given as its number and its words."""
    for words in said:
        table.act(int(words[0]), words[2:])


def legal(table: Table) -> tuple[int, str]:
    """Return the seat on turn and what it may do."""
    (seat,) = table.waiting_for
    return seat, str(table.view(seat).legal)


@pytest.mark.parametrize("unseen", ["yes", "no"])
def test_random_matches_keep_all_invariants(unseen: str) -> None:
    """Cards are conserved, views agree with the table, and nothing is learnt too early."""
    check_game(Unequal, matches=12, options={"unseen": unseen})


def test_a_short_hand_may_pass_and_the_next_seat_leads() -> None:
    """The seat that would lead passes, the next one leads and must play, and the other short hand may pass too."""
    table = table_of()
    assert legal(table) == (1, "AH, pass")
    play(table, "1 pass")
    assert legal(table) == (2, "5S, 6S, 7D")
    play(table, "2 5S")
    assert legal(table) == (3, "2D, pass")
    play(table, "3 pass", "0 2S")

    assert legal(table) == (2, "6S, 7D")


def test_a_pass_completes_a_trick() -> None:
    """The last seat to act passes: the trick is collected, and the record says so."""
    table = table_of()
    play(table, "1 pass", "2 5S", "3 pass", "0 2S", "2 6S", "3 pass", "0 3S")
    before, version = table.view(None), table.version
    play(table, "1 pass")
    event, after = table.log[version], table.view(None)
    style = Style(table.state.game, 0, Texts())

    assert updates_of(before, event, after)[0] == protocol.Passed(1, 2, announcement=before.announcement(event))
    assert "takes the trick" in news_line(before, event, after, style).splitlines()[-1]
    phase = table.state.phase
    assert isinstance(phase, UnequalHandsPlay)
    assert (2, 2) == phase.winners
    assert [winner for _, winner in table.record().deals[0].tricks] == [2, 2]


def test_a_hand_with_a_card_for_every_trick_left_must_play() -> None:
    """In the last trick no seat may pass any more, not even the seat that would lead."""
    table = table_of()
    play(table, "1 pass", "2 5S", "3 pass", "0 2S", "2 6S", "3 pass", "0 3S", "1 pass", "2 7D")
    assert legal(table) == (3, "2D")
    play(table, "3 2D", "0 4S")

    assert legal(table) == (1, "AH")
    play(table, "1 AH")
    assert table.state.results[0].points(4) == (0, 1, 2, 0)


def test_after_a_win_with_the_last_card_the_next_seat_leads() -> None:
    """A seat without cards can't lead; the next one with cards does, also if it may pass."""
    table = table_of(("2S 3S 4S", "AH", "5S 6S 7D", "2H"))
    play(table, "1 AH", "2 5S", "3 pass", "0 2S")
    assert legal(table) == (2, "6S, 7D")
    play(table, "2 7D", "3 2H", "0 3S")

    assert legal(table) == (0, "4S")
    play(table, "0 4S", "2 6S")
    assert table.state.results[0].points(4) == (0, 1, 1, 1)


def test_a_plan_describes_the_play_once_no_seat_may_pass() -> None:
    """While a seat may pass no plan describes the play; afterwards seats without cards are out."""
    table = table_of()
    with pytest.raises(NotCompilable):
        position_of(table.state)
    play(table, "1 AH", "2 5S", "3 2D", "0 2S")
    _, position = position_of(table.state)

    assert (1, 3) == getattr(position, "out", None)


def test_a_face_down_card_is_secret_also_from_its_owner() -> None:
    """The table refuses every card with the same words, and the owner learns the card when it is played."""
    table = table_of(unseen="yes")
    view = table.view(1)
    assert (1, "turn_up, pass") == legal(table)
    assert 0 == view.hand_mask
    refusals = {str(why_not(table.state, 1, Action.of("play", card))) for card in range(len(FRENCH))}
    assert 1 == len(refusals)
    assert refusals == {str(why_not(view.state, 1, Action.of("play", 0)))}
    assert 44 < count_worlds(view)
    play(table, "1 turn_up")

    assert ((1, FRENCH.card("AH")),) == table.view(None).state.trick


def test_two_draws_have_two_decks() -> None:
    """A phase draws from the deck of its index, so that no player can know the cards of a later draw."""
    asked = []

    def shuffler(label: str, index: int, size: int) -> Sequence[int]:
        asked.append((label, index))
        return range(size)

    events = DrawHighest(drawing=(0, 2), index=3).auto_events(Setup(Unequal).start(), shuffler)

    assert [("draw", 3)] == asked
    assert [(3, 0, 0), (3, 1, 2)] == [(event.index, event.outcome, event.seat) for event in events]  # type: ignore[union-attr]


def test_points_alone_decide_final_ranks_by_default() -> None:
    """A game may rank sides by more than their points; by default it doesn't."""
    state = Setup(Unequal).start()

    assert state.game.ranks(state.totals) == state.game.final_ranks(state)
