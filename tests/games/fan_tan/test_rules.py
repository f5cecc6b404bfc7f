"""The worked examples of the rules of Fan Tan: `tests/games/fan_tan/rules.toml`."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.cards import iter_cards
from mamlaka.engine import apply_action
from mamlaka.errors import IllegalAction, InvalidSetup
from mamlaka.events import Placed
from mamlaka.games.fan_tan import FanTan, FanTanDeals, FanTanOptions, fan_tan_deals
from mamlaka.games.fan_tan.deals import ante_of, spec_of
from mamlaka.games.fan_tan.scoring import deal_ledger
from mamlaka.layout_rules import placeable_mask
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import parse_action
from mamlaka.phases import LayoutPlay
from mamlaka.plan import LayoutPlan, lower
from mamlaka.rng import Rng
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.positions import LayoutPosition, position_of
from mamlaka.state import State
from mamlaka.view import View
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import counters, fan_tan_of, seen_from, settled

VECTORS = read_vectors("fan_tan")
PASS_REASONS = ("passes", "held_back", "owes", "is_owed")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> FanTanOptions:
    """Return the options of a vector."""
    return FanTanOptions.parse(row.get("options", {}))


def play_in(state: State) -> LayoutPlay:
    """Return the running play."""
    assert isinstance(state.phase, LayoutPlay)
    return state.phase


def act(state: State, seat: int, words: str) -> State:
    """Return the state after an action of a seat."""
    turn = View(seat, state).turn
    assert turn is not None
    return apply_action(state, seat, parse_action(words, turn, state.game.deck), lambda *_: ())[1]


def check_turn(state: State, expected: str) -> None:
    """Check which seat is on turn, and that it may do just what is expected."""
    seat, _, legal = expected.partition(": ")
    assert (int(seat),) == state.phase.actors(state)
    assert sorted(legal.split(", ")) == sorted(str(seen_from(state, int(seat)).legal).split(", "))


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"first", "fits", "turn", "begins", "score", "places", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("first"))
def test_hands_differ_by_one_card_and_antes_make_up_for_it(row: dict[str, Any]) -> None:
    """The seats after the dealer get the cards that are left over; the others put in two chips."""
    seats, dealer = row["seats"], row["dealer"]
    state = Setup(FanTan, {}, seats).start()
    state = state.replace_phase(state.stack[0], FanTanDeals(dealer=dealer))

    assert row["hands"] == [size for _, size in state.game.packets(state)]
    assert row["antes"] == [ante_of(dealer, seat, seats) for seat in range(seats)]
    assert sum(row["antes"]) == spec_of(FanTanOptions(), seats).pool


@pytest.mark.parametrize("row", rows("fits"))
def test_rows_grow_from_their_opening_card(row: dict[str, Any]) -> None:
    """Just these cards fit the table."""
    spec = spec_of(options_of(row), 4)

    assert spec.deck.mask(row["fits"]) == placeable_mask(lower(spec), spec.deck.mask(row["table"]))


@pytest.mark.parametrize("row", rows("turn"))
def test_a_seat_may_do_what_the_example_says(row: dict[str, Any]) -> None:
    """A seat may play these cards or pass, and nothing else."""
    state = settled(fan_tan_of(row["hands"], options_of(row), row["table"], passes=row.get("passes", ())))
    for done in filter(None, row.get("done", "").split(", ")):
        state = act(state, int(done[0]), done[2:])

    check_turn(state, row["turn"])


@pytest.mark.parametrize("row", rows("begins"))
def test_the_first_seat_begins(row: dict[str, Any]) -> None:
    """The options decide who begins, and with which card."""
    state = fan_tan_of(row["hands"], options_of(row))
    state = state.pop_phase().replace_phase(state.stack[0], FanTanDeals(deal_index=0, dealer=row["dealer"]))
    state = settled(state.game.after_phase(state, state.stack[0]))

    check_turn(state, row["turn"])


@pytest.mark.parametrize("row", rows("score"))
def test_a_deal_scores_what_the_example_says(row: dict[str, Any]) -> None:
    """Chips only change hands; a pass with a card that fitted is settled after the deal."""
    state = fan_tan_of(row["hands"], options_of(row))
    deck, play = state.game.deck, play_in(state)
    passes = row.get("passes", [])
    play = replace(
        play,
        places=(row["hands"].index(""),),
        passes=tuple((seat, 0) for seat, count in enumerate(passes) for _ in range(count)),
        free_passes=((0, deck.mask(row["held"])),) if "held" in row else (),
        plays=tuple(
            (seat, card) for seat, cards in enumerate(row.get("laid", ())) for card in iter_cards(deck.mask(cards))
        ),
    )
    ledger = deal_ledger(state, play)

    if "points" in row:
        assert tuple(row["points"]) == points_by_seat(ledger, len(row["hands"]))
    if "charged" in row:
        charged = [entry for entry in ledger if entry.reason in PASS_REASONS]
        assert tuple(row["charged"]) == points_by_seat(charged, len(row["hands"]))
    if state.game.options == FanTanOptions(passing="paid"):
        assert 0 == sum(entry.points for entry in ledger)


@pytest.mark.parametrize("row", rows("places"))
def test_places_are_filled_from_both_ends(row: dict[str, Any]) -> None:
    """The first out is first, the first eliminated is last."""
    options = FanTanOptions.parse({}, "shichi_narabe")
    gone = [*row["out"], *row["eliminated"]]
    hands = ["" if seat in gone else "2S" for seat in range(row["seats"])]
    state = fan_tan_of(hands, options)
    left = tuple(seat for seat in range(row["seats"]) if seat not in gone)
    eliminated = tuple(row["eliminated"])
    play = replace(play_in(state), places=(*row["out"], *left, *reversed(eliminated)), eliminated=eliminated)

    assert tuple(row["points"]) == points_by_seat(deal_ledger(state, play), row["seats"])


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The refusal names both options, and says what to do."""
    with pytest.raises(InvalidSetup, match="does not go with"):
        options_of(row)


def test_a_pass_that_is_free_is_asked_for_even_if_no_card_fits() -> None:
    """The other players don't learn from the question whether a card fits, and a free pass proves nothing."""
    options = FanTanOptions.parse({}, "shichi_narabe")
    state = settled(fan_tan_of(["KD 2H", "6S KC", "QC"], options, "7S 7H 7D 7C"))
    assert "pass" == str(seen_from(state, 0).legal)

    state = act(state, 0, "pass")
    assert ((0, placeable_mask(play_in(state).plan, state.game.deck.mask("7S 7H 7D 7C"))),) == play_in(
        state
    ).free_passes
    assert () == play_in(state).passes


def test_a_forced_pass_proves_the_lack_of_every_card_that_fits() -> None:
    """The worlds of the other seats do not hold the cards that fitted when a seat had to pass."""
    state = settled(fan_tan_of(["KD 2H", "4S 2C", "3C", "2D"], None, "5S 6S 7S 8S 7H"))
    slots = {slot.zone: slot.allowed for slot in seen_from(state, 1).deductions().slots}

    assert 0 == slots[0] & state.game.deck.mask("9S 6H 8H 7D 7C")


def test_the_pool_and_the_passes_left_are_shown() -> None:
    """The headline has the chips in the pool, and counters have the passes that seats have left."""
    state = settled(fan_tan_of(["KD", "4S 2C", "3C", "2D"], None, "5S 6S 7S 8S 7H"))
    headline = state.game.display(state).headline
    assert headline is not None
    assert {"deal": 1, "number": 4 + 1} == headline.facts
    limited = fan_tan_of(["KD", "4S", "3C"], FanTanOptions.parse({}, "shichi_narabe"), "7S", passes=[1, 0, 3])
    assert {"passes-left": [2, 3, 0]} == counters(limited)


def test_the_opening_card_must_be_played() -> None:
    """The holder of the seven of diamonds may not begin with another seven."""
    state = fan_tan_of(["7D 7S", "2S", "3S", "4S"], FanTanOptions.parse({}, "parliament"))
    state = state.pop_phase().replace_phase(state.stack[0], FanTanDeals(deal_index=0, dealer=3))
    state = settled(state.game.after_phase(state, state.stack[0]))

    with pytest.raises(IllegalAction, match="fit"):
        act(state, 0, "7S")


@pytest.mark.parametrize("preset", [name for name in FanTanOptions.presets if name != "fan_tan_paid"])
@pytest.mark.parametrize("seed", range(4))
def test_the_plan_scores_as_the_game_does(preset: str, seed: int) -> None:
    """After the last decision of a deal the plan has the points of the game, apart from antes."""
    match = random_match("fan_tan", seed, FanTanOptions.parse({"deals": "1"}, preset))
    before = match.table(match.versions[-2]).state
    plan, position = position_of(before)
    assert isinstance(plan, LayoutPlan)
    assert isinstance(position, LayoutPosition)
    deal, last = LayoutDeal.of(plan, position), match.log[before.version]
    if isinstance(last, Placed):
        deal.play(last.card)
    else:
        deal.passes[deal.turn] += 1
        deal.turn = (deal.turn + 1) % before.seats
    assert not deal.pass_on()

    dealer = fan_tan_deals(before).dealer
    assert dealer is not None
    antes = [ante_of(dealer, seat, before.seats) if plan.pool is not None else 0 for seat in range(before.seats)]
    points = tuple(points - ante for points, ante in zip(deal.points(), antes, strict=True))
    assert points == match.table().state.totals


def test_chips_only_change_hands() -> None:
    """The totals of a match with chips add up to nothing."""
    for seed in range(4):
        options = FanTanOptions.parse({"passing": ("forced", "paid")[Rng(seed).below(2)]})
        assert 0 == sum(random_match("fan_tan", seed, options).table().state.totals)
