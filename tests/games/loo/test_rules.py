"""The worked examples of the rules of Loo: `tests/games/loo/rules.toml`."""

from collections.abc import Iterable
from typing import Any

import pytest

from mamlaka.engine import apply_action, evolve
from mamlaka.errors import InvalidSetup
from mamlaka.games.loo import Loo, LooDeals, LooOptions
from mamlaka.match import Setup
from mamlaka.notation import format_action, parse_action
from mamlaka.phases import TrickPlay
from mamlaka.search.worlds import count_worlds
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from tests.examples import read_vectors, rows_of
from tests.tables import act, loo_of, seen_from

VECTORS = read_vectors("loo")
PLANNED = 3
"""The deals of a match of three seats."""


def started(row: dict[str, Any], deal_index: int = 0) -> State:
    """Return the state before the first declaration of a vector."""
    options, seats = LooOptions.parse(row.get("options", {})), len(row["hands"])
    deals = LooDeals(deal_index=deal_index, dealer=seats - 1, pot=row.get("pool", 0))
    return loo_of(row["hands"], row.get("turned", "4H"), deals, options, row.get("miss", ""), stakes=True)


def after(state: State, done: Iterable[str]) -> State:
    """Return the state after what has been done: a seat with a word or a card each."""
    for one in done:
        seat = int(one[0])
        turn = View(seat, state).turn
        assert turn is not None, one
        _, state = apply_action(state, seat, parse_action(one[2:], turn, state.game.deck), lambda *_: ())
    return state


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"deal", "play", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows_of(VECTORS, "deal"))
def test_a_deal_pays_from_the_pool_and_into_the_next_one(row: dict[str, Any]) -> None:
    """Tricks, looed seats, single players and the stake are paid; accounts and pool sum to zero."""
    *done, last = row["done"].split(", ")
    state = finished(after(started(row), done), last)
    (result,) = state.results
    bottom = state.stack[0]
    assert isinstance(bottom, LooDeals)

    assert tuple(row["points"]) == result.points(state.seats)
    assert row["next"] == bottom.pot
    assert row.get("pool", 0) == bottom.pot + sum(row["points"])
    assert bottom.dealer == 0


def finished(state: State, last: str) -> State:
    """Return the state directly after the last decision of a deal, before the next one is dealt."""
    seat, turn = int(last[0]), View(int(last[0]), state).turn
    assert turn is not None
    for event in state.phase.decide(state, seat, parse_action(last[2:], turn, state.game.deck)):
        state = evolve(state, event)
    return state


@pytest.mark.parametrize("row", rows_of(VECTORS, "play"))
def test_what_a_seat_may_do(row: dict[str, Any]) -> None:
    """The declarations and the legal cards of the seat on turn."""
    state = after(started(row), row["done"].split(", "))
    seat, offered = row["turn"].split(": ")
    view = View(int(seat), state)

    assert set(offered.split(", ")) == {format_action(action, state.game.deck) for action in view.legal}


@pytest.mark.parametrize("row", rows_of(VECTORS, "refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The refusal names the option and what to do."""
    with pytest.raises(InvalidSetup, match="leave "):
        LooOptions.parse(row["options"])


@pytest.mark.parametrize("form,seats", [("three", 9), ("japanese", 5)])
def test_each_form_has_its_numbers_of_players(form: str, seats: int) -> None:
    """Other numbers are refused, with the possible ones."""
    with pytest.raises(InvalidSetup, match=f"form={form} is played by"):
        Setup(Loo, {"form": form}, seats).start()


LAST = {"hands": ["AKQ...", "765...", "2..."]}
LOO = "0 stand, 1 stand, 2 pass, 0 AS, 1 5S, 0 KS, 1 6S, 0 QS"
NO_LOO = {"hands": ["AK..2.", "76..3.", "2..."]}


@pytest.mark.parametrize(
    "row,done,last,index,left",
    [
        pytest.param(LAST, LOO, "1 7S", PLANNED - 1, 1, id="a loo leaves a pool"),
        pytest.param(NO_LOO, "0 pass", "1 pass", PLANNED - 1, 0, id="the pool is empty"),
        pytest.param(NO_LOO, "0 pass", "1 pass", PLANNED - 2, 1, id="not everyone has dealt"),
        pytest.param(LAST, LOO, "1 7S", PLANNED + 9, 0, id="after ten more deals"),
    ],
)
def test_the_match_goes_on_until_the_pool_is_empty(
    row: dict[str, Any], done: str, last: str, index: int, left: int
) -> None:
    """After the planned deals the match ends with the first deal that leaves no pool, or after ten more."""
    state = finished(after(started(row, index), done.split(", ")), last)

    assert left == len(state.stack)


def test_the_last_pool_is_shared_by_all() -> None:
    """After ten more deals a pool of six gives two chips to each of three seats."""
    state = finished(after(started(LAST, PLANNED + 9), LOO.split(", ")), "1 7S")
    shared = [entry.points for entry in state.results[0].entries if entry.reason == "shared_pool"]

    assert [2, 2, 2] == shared
    assert 0 == sum(state.totals)


def test_a_plain_lead_proves_at_most_one_trump() -> None:
    """The first seat leads a plain card: its two other cards are not both trumps."""
    row = {"hands": ["9..3.2", "Q8..2.", "T7..9."]}
    state = after(started(row), ["0 stand", "1 stand", "2 pass"])
    before, proved = seen_from(state, 1), seen_from(after(state, ["0 9S"]), 1)
    slot = next(slot for slot in proved.deductions().slots if slot.zone == 0)
    play = state.phase
    assert isinstance(play, TrickPlay)

    assert {1, 0} == {number for _, number in slot.cases}
    assert slot.cases[0][0] & ~play.plan.trump_mask == 0
    assert count_worlds(proved) < count_worlds(before)


def test_a_hand_laid_aside_is_seen_by_its_owner_alone() -> None:
    """The seat that takes the spare hand knows both hands, and the others neither."""
    table = Table(Setup(Loo), seed=2)
    first = table.waiting_for[0]
    act(table, first, "miss")
    own, other = table.view(first).state, table.view((first + 1) % table.state.seats).state

    assert (3, 3) == (own.zone("discards", first).cards.bit_count(), own.hand_mask(first).bit_count())
    assert (3, 3) == (other.zone("discards", first).unknown, other.zones[first].unknown)
    assert (0, 0) == (other.zone("discards", first).cards, other.hand_mask(first))


def test_a_whole_match_sums_to_zero() -> None:
    """The chips that the seats have lost are in the pool, which is empty at the end."""
    table = Table(Setup(Loo), seed=5, bots="random")
    while not table.is_over:
        table.play_next_bot()
        bottom = table.state.stack[0] if table.state.stack else None
        pot = bottom.pot_now(table.state) if isinstance(bottom, LooDeals) else 0
        running = sum(entry.points for entry in table.state.ledger)
        assert 0 == sum(table.state.totals) + running + pot
