"""The worked examples of the rules of Kein Stich: `tests/games/kein_stich/rules.toml`."""

from itertools import accumulate
from typing import Any

import pytest

from mamlaka.cards import PIQUET
from mamlaka.compendium import ordered_deals
from mamlaka.engine import apply_action, fold, turns
from mamlaka.errors import InvalidSetup
from mamlaka.events import Passed, Shown
from mamlaka.games.kein_stich import KeinStich, KeinStichOptions
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import layout_ledger, placeable_mask
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_action, parse_hand
from mamlaka.phases import LayoutPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask, trick_ledger, trick_winner
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.tricks import TrickSpec
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import counters, kein_stich_of, seen_from, shuffler_of

VECTORS = read_vectors("kein_stich")
SEATS = 4


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> KeinStichOptions:
    """Return the options of a vector."""
    return KeinStichOptions.parse(row.get("options", {}))


def game_of(row: dict[str, Any]) -> KeinStich:
    """Return the rules of a vector."""
    game = Setup(KeinStich, options_of(row), row.get("seats", SEATS)).start().game
    assert isinstance(game, KeinStich)
    return game


def played_out(state: State, played: str) -> tuple[State, list[int]]:
    """Return the state after some cards and the passes between them, and how many cards were then opened by seat."""
    opened: list[int] = []
    while not state.phase.awaits_decision(state):
        state = fold(state, state.phase.auto_events(state, shuffler_of()))
    for card in played.split(", "):
        turn = turns(state)[0]
        assert turn.seat == int(card[0])
        events, state = apply_action(state, turn.seat, parse_action(card[2:], turn, PIQUET), shuffler_of())
        opened += [event.cards.bit_count() for event in events if isinstance(event, Shown)]
    return state, opened


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"paid", "stop", "match", "follow", "wins", "lay", "places", "round", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("paid"))
def test_what_is_taken_is_paid(row: dict[str, Any]) -> None:
    """The ledger has the prices of the contract, and a record shows them with the sign of the stakes."""
    game = game_of(row)
    spec = game.contracts[row["contract"]]
    assert isinstance(spec, TrickSpec)
    tricks = row.get("tricks", [1, 1, 1, 5])
    winners = [seat for seat, count in enumerate(tricks) for _ in range(count)]
    taken = [PIQUET.select(cards) for cards in row.get("taken", ["", "", "", ""])]
    points = points_by_seat(trick_ledger(spec, taken, winners), SEATS)

    assert tuple(row["points"]) == points
    assert row.get("shown", row["points"]) == [game.points_sign * value for value in points]


@pytest.mark.parametrize("row", rows("stop"))
def test_a_deal_ends_when_nothing_is_left_to_pay(row: dict[str, Any]) -> None:
    """The cards that are left are opened."""
    state = kein_stich_of(row["contract"], row["hands"], options=options_of(row))
    state, opened = played_out(state, row["played"])

    assert [row["contract"]] == [result.contract for result in state.results]
    assert tuple(row["points"]) == state.results[0].points(SEATS)
    assert [row["opened"]] * SEATS == opened or (row["opened"] == 0 and not opened)


@pytest.mark.parametrize("row", rows("match"))
def test_the_points_decide(row: dict[str, Any]) -> None:
    """What is paid and won adds up, and the most chips or the fewest penalties win."""
    game = game_of(row)
    if "deals" in row:
        assert row["before"] == [sum(column) for column in zip(*row["deals"], strict=True)]
        layout = game.contracts["layout"]
        assert isinstance(layout, LayoutSpec)
        won = points_by_seat(layout_ledger(layout, row["out"]), SEATS)
        assert row["points"] == [sum(pair) for pair in zip(row["before"], won, strict=True)]
        assert 0 == sum(row["points"])

    assert tuple(row["ranks"]) == game.ranks(row["points"])


@pytest.mark.parametrize("row", rows("follow"))
def test_suit_is_followed(row: dict[str, Any]) -> None:
    """Exactly the cards of the example may be played."""
    spec = game_of(row).contracts["no_tricks"]
    assert isinstance(spec, TrickSpec)
    trick = tuple(enumerate(map(PIQUET.card, row["trick"].split())))
    legal = legal_mask(lower(spec), parse_hand(row["hand"], PIQUET), trick, first_trick=False, broken=False)

    assert row["legal"] == PIQUET.format(legal)


@pytest.mark.parametrize("row", rows("wins"))
def test_the_highest_card_of_the_led_suit_wins(row: dict[str, Any]) -> None:
    """The ten is below the jack."""
    spec = game_of(row).contracts["no_tricks"]
    assert isinstance(spec, TrickSpec)
    trick = tuple(enumerate(map(PIQUET.card, row["trick"].split())))

    assert row["winner"] == trick_winner(lower(spec), trick)


@pytest.mark.parametrize("row", rows("lay"))
def test_rows_grow_from_the_jacks(row: dict[str, Any]) -> None:
    """A seat must play one of the cards that fit, and passes if there is none."""
    game = game_of(row)
    spec, deck = game.contracts["layout"], game.deck
    assert isinstance(spec, LayoutSpec)
    fitting = placeable_mask(lower(spec), deck.mask(row["layout"])) & parse_hand(row["hand"], deck)

    assert row["legal"] == deck.format(fitting)


def test_the_first_seat_without_a_jack_passes() -> None:
    """The table passes for it, and the next seat begins."""
    hands = ["AKQT...", "J9.J..", "..J.J", "8.A.A."]
    state = kein_stich_of("layout", hands)
    assert isinstance(state.phase, LayoutPlay)
    events = state.phase.auto_events(state, shuffler_of())

    assert [Passed(0)] == list(events)
    assert "JS, JH" == str(seen_from(fold(state, events), 1).legal)


@pytest.mark.parametrize("row", rows("places"))
def test_places_are_paid(row: dict[str, Any]) -> None:
    """The layout ends when one seat has cards."""
    held = sum(parse_hand(hand, PIQUET) for hand in row["hands"])
    layout = PIQUET.format(PIQUET.all_mask & ~held)
    state = kein_stich_of("layout", row["hands"], row["leader"], layout, options_of(row))
    state, opened = played_out(state, row["played"])

    assert tuple(row["points"]) == state.results[0].points(SEATS)
    assert [row["opened"]] == opened


@pytest.mark.parametrize("row", rows("round"))
def test_the_deals_of_a_round_fill_the_pot(row: dict[str, Any]) -> None:
    """The pot grows by the sum of each deal, and the layout pays all of it."""
    *tricks, layout = game_of(row).contracts.values()
    sums = [-(spec.sum_of_points or 0) for spec in tricks]
    assert isinstance(layout, LayoutSpec)

    assert row["pots"] == list(accumulate(sums))
    assert tuple(row["shares"]) == layout.place_points
    assert sum(row["shares"]) == row["pots"][-1] or options_of(row).stakes == "points"


@pytest.mark.parametrize("row", rows("refused"))
def test_shares_for_four_need_four(row: dict[str, Any]) -> None:
    """The error says what to change."""
    with pytest.raises(InvalidSetup, match="is played by 4 seats, not 5: change shares"):
        Setup(KeinStich, row["options"], row["seats"]).start()
    assert [4] == [*KeinStich.seats_for(options_of(row))]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_the_pot_is_what_all_have_paid(seed: int) -> None:
    """Section 4: after each deal the chips and the pot sum to zero, and after a layout the pot is empty."""
    options = KeinStichOptions(extras=((), ("last_trick",), ("last_trick", "all"))[seed % 3], rounds=1 + seed % 2)
    match = random_match("kein_stich", seed, options)
    for version in match.versions:
        state = match.table(version).state
        (pot,) = counters(state)["pot"]
        assert 0 == pot + sum(state.totals)
        if state.results and state.results[-1].contract == "layout":
            assert 0 == pot

    over = match.table().state
    assert over.is_over
    assert options.rounds * (5 + len(options.extras)) == len(over.results)


def test_every_seat_deals_every_kind_once_in_four_rounds() -> None:
    """Section 5: twenty deals, the dealer moves on after each, and the layout is the last of each round."""
    table = Table(Setup(KeinStich, {"rounds": 4}), seed=2, bots="random")
    table.run()
    kinds = [(result.contract, result.leader) for result in table.state.results]

    assert 20 == len(kinds) == len({*kinds})
    assert ["layout"] * 4 == [contract for contract, _ in kinds[4::5]]


@pytest.mark.parametrize("option,step", [("dealers_left", 1), ("dealer", 0)])
def test_who_begins_the_layout_is_an_option(option: str, step: int) -> None:
    """The player left of the dealer, or the dealer."""
    table = Table(Setup(KeinStich, {"layout_leader": option}), seed=2, bots="random")
    while ordered_deals(table.state).contract != "layout":
        table.play_next_bot()
    deals = ordered_deals(table.state)
    assert deals.dealer is not None
    first = (deals.dealer + step) % SEATS
    table.run()

    assert first == table.state.results[-1].leader


def test_the_sheet_has_rounds_with_a_row_for_each_deal() -> None:
    """A single round has no title; of several each has its number, and the headline counts them."""
    state = Setup(KeinStich, {"rounds": 2, "extras": "all", "stakes": "points"}).start()
    display = state.game.display(state)
    single = Setup(KeinStich).start()

    assert [1, 2] == [section.label.facts["number"] for section in display.sheet if section.label]
    assert [6, 6] == [section.to_play for section in display.sheet]
    assert {-160 - 160 - 60} == {section.sum for section in display.sheet}
    assert () == display.counters
    assert display.headline is not None
    assert {"round": 1, "rounds": 2, "deal": 1} == display.headline.facts
    assert [(None, 0)] == [(section.label, section.sum) for section in single.game.display(single).sheet]
