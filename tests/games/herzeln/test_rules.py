"""The worked examples of the rules of Herzeln: `tests/games/herzeln/rules.toml`."""

from typing import Any

import pytest

from mamlaka.cards import iter_cards
from mamlaka.engine import apply_action, fold, turns
from mamlaka.errors import InvalidSetup
from mamlaka.events import Passed, Shown
from mamlaka.games.herzeln import Herzeln, HerzelnOptions
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import layout_ledger
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import format_action, format_hand, parse_action
from mamlaka.phases import LayoutPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import trick_ledger, trick_winner
from mamlaka.state import State
from mamlaka.tricks import TrickSpec
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import herzeln_of, shuffler_of

VECTORS = read_vectors("herzeln")
SEATS = 4


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> HerzelnOptions:
    """Return the options of a vector."""
    return HerzelnOptions.parse(row.get("options", {}))


def game_of(row: dict[str, Any]) -> Herzeln:
    """Return the rules of a vector."""
    game = Setup(Herzeln, options_of(row), row.get("seats", SEATS)).start().game
    assert isinstance(game, Herzeln)
    return game


def answers(state: State) -> list[str]:
    """Return how the first seat may answer."""
    turn = next((turn for turn in turns(state) if turn.seat == 0), None)
    return [] if turn is None else [format_action(action, state.game.deck) for action in turn.actions()]


def wanted(state: State) -> tuple[str, str]:
    """Return the ranks that the lower and the upper end want."""
    play, ranks = state.phase, state.game.deck.ranks
    assert isinstance(play, LayoutPlay)
    ends = play.ends(state)
    assert ends is not None
    return ranks[ends[0]], ranks[ends[1]]


def played(state: State, text: str) -> tuple[State, list[int], list[int]]:
    """Return the state after some cards, who passed, and how many cards were opened by seat."""
    passed: list[int] = []
    opened: list[int] = []
    while not state.phase.awaits_decision(state):
        events = state.phase.auto_events(state, shuffler_of())
        passed += [event.seat for event in events if isinstance(event, Passed)]
        state = fold(state, events)
    for card in text.split(", "):
        turn = turns(state)[0]
        assert turn.seat == int(card[0])
        action = parse_action(card[2:], turn, state.game.deck)
        events, state = apply_action(state, turn.seat, action, shuffler_of())
        opened += [event.cards.bit_count() for event in events if isinstance(event, Shown)]
    return state, passed, opened


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    kinds = {"wins", "paid", "stop", "lay", "after", "opening", "places", "match", "ranks", "refused"}
    assert kinds == set(VECTORS)


@pytest.mark.parametrize("row", rows("wins"))
def test_the_ten_is_second_but_in_the_short_form(row: dict[str, Any]) -> None:
    """The highest card of the led suit takes the trick."""
    game = game_of(row)
    spec = game.contracts["tricks"]
    assert isinstance(spec, TrickSpec)
    trick = tuple(enumerate(map(game.deck.card, row["trick"].split())))

    assert row["winner"] == trick_winner(lower(spec), trick)


@pytest.mark.parametrize("row", rows("paid"))
def test_what_is_taken_is_paid(row: dict[str, Any]) -> None:
    """The ledger has the points of the contract."""
    game = game_of(row)
    spec = game.contracts[row["contract"]]
    assert isinstance(spec, TrickSpec)
    winners = [seat for seat, count in enumerate(row.get("tricks", [])) for _ in range(count)]
    winners += [row["last"]] if "last" in row else []
    taken = [game.deck.select(cards) for cards in row.get("taken", [""] * game.seats)]

    assert tuple(row["points"]) == points_by_seat(trick_ledger(spec, taken, winners), game.seats)


@pytest.mark.parametrize("row", rows("stop"))
def test_a_deal_ends_when_nothing_is_left_to_pay(row: dict[str, Any]) -> None:
    """The cards that are left are opened."""
    state, _, opened = played(herzeln_of(row["contract"], row["hands"], options=options_of(row)), row["played"])

    assert [tuple(row["points"])] == [result.points(SEATS) for result in state.results]
    assert [row["opened"]] * SEATS == opened


@pytest.mark.parametrize("row", rows("opening"))
def test_the_first_seat_with_a_jack_opens_the_line(row: dict[str, Any]) -> None:
    """Seats without a jack pass."""
    state, passed, _ = played(herzeln_of("line", row["hands"]), row["played"])

    assert row["passes"] == passed
    assert (row["down"], row["up"]) == wanted(state)


@pytest.mark.parametrize("row", rows("lay"))
def test_a_card_fits_the_ends_whatever_its_suit(row: dict[str, Any]) -> None:
    """A seat must lay a card that fits; if both ends want it, the seat says which."""
    assert row["legal"] == answers(herzeln_of("line", [row["hand"], "...", "...", "..."], line=row["line"]))


@pytest.mark.parametrize("row", rows("after"))
def test_a_card_moves_its_end(row: dict[str, Any]) -> None:
    """The end wants the next rank of the cycle, and the other end stays."""
    game = game_of(row)
    card = game.deck.mask(row["laid"].split()[0])
    free = list(iter_cards(game.deck.all_mask & ~card & ~game.deck.mask(row["line"])))
    hands = [sum(1 << other for other in free[seat :: game.seats]) for seat in range(game.seats)]
    hands[0] |= card
    state = herzeln_of("line", [format_hand(hand, game.deck) for hand in hands], line=row["line"])
    state, _, _ = played(state, f"0 {row['laid']}")

    assert (row["down"], row["up"]) == wanted(state)


@pytest.mark.parametrize("row", rows("places"))
def test_places_are_paid(row: dict[str, Any]) -> None:
    """The first place costs nothing."""
    game = game_of(row)
    spec = game.contracts["line"]
    assert isinstance(spec, LayoutSpec)

    assert tuple(row["points"]) == points_by_seat(layout_ledger(spec, row["out"]), game.seats)


@pytest.mark.parametrize("row", rows("match"))
def test_a_round_has_always_the_same_sum(row: dict[str, Any]) -> None:
    """The points of all deals add up."""
    assert row["sum"] == sum(spec.sum_of_points or 0 for spec in game_of(row).contracts.values())


@pytest.mark.parametrize("row", rows("ranks"))
def test_the_most_points_win(row: dict[str, Any]) -> None:
    """Equal points share a place."""
    assert tuple(row["ranks"]) == game_of(row).ranks(row["points"])


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The short form has its own deals, for four players."""
    with pytest.raises(InvalidSetup, match="four_stages"):
        Setup(Herzeln, row["options"], row.get("seats", SEATS)).start()


@pytest.mark.parametrize("seed", range(6))
def test_totals_have_the_sum_of_the_deals(seed: int) -> None:
    """Whole random matches of three and four players."""
    table = random_match("herzeln", seed).table()

    assert {3: -181, 4: -213}[table.state.seats] == sum(table.state.totals)
