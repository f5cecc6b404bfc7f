"""The worked examples of the rules of Barbu: `tests/games/barbu/rules.toml`."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import iter_cards
from mamlaka.engine import apply_action, turns
from mamlaka.errors import IllegalAction, InvalidSetup
from mamlaka.games.barbu import BarbuDeals, BarbuOptions, barbu_deals
from mamlaka.games.barbu.contracts import RANKS, spec_of, specs_of, split_ledger, sum_of
from mamlaka.games.barbu.phases import DoubleSeats
from mamlaka.layout import LayoutSpec
from mamlaka.layout_rules import placeable_mask
from mamlaka.ledger import differences, points_by_seat
from mamlaka.notation import parse_action
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask, payoffs, trick_ledger
from mamlaka.rng import Rng
from mamlaka.search.compiled import engine_for
from mamlaka.search.kernel import engine
from mamlaka.search.playouts import play_deals
from mamlaka.state import State
from mamlaka.tricks import TrickSpec
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import barbu_of, settled, shuffler_of

VECTORS = read_vectors("barbu")
SEATS = 4
HANDS = [
    "AKQJT98765432...",
    ".AKQJT98765432..",
    "..AKQJT98765432.",
    "...AKQJT98765432",
]


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> BarbuOptions:
    """Return the options of a vector."""
    return BarbuOptions.parse(row.get("options", {}))


def answered(state: State, *answers: str) -> State:
    """Return the state after some answers, each with its seat."""
    for answer in answers:
        turn = turns(state)[0]
        assert turn.seat == int(answer[0])
        _, state = apply_action(state, turn.seat, parse_action(answer[2:], turn, state.game.deck), shuffler_of())
    return state


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    kinds = {"sum", "lead", "follow", "points", "double", "settle", "split", "owed", "domino"}

    assert kinds == set(VECTORS)


@pytest.mark.parametrize("row", rows("sum"))
def test_contracts_have_these_sums(row: dict[str, Any]) -> None:
    """The sums of the contracts; those of a declarer sum to zero."""
    contracts = specs_of(options_of(row))

    assert row["sums"] == {name: sum_of(spec) for name, spec in contracts.items()}
    assert not options_of(row).has_declarer or sum(row["sums"].values()) == 0


@pytest.mark.parametrize("row", rows("lead"))
def test_hearts_may_not_always_be_led(row: dict[str, Any]) -> None:
    """The ban on leading hearts."""
    spec = specs_of(options_of(row))[row["contract"]]
    assert isinstance(spec, TrickSpec)
    deck = spec.deck
    legal = legal_mask(lower(spec), deck.mask(row["hand"]), (), first_trick=False, broken=row.get("discarded", False))

    assert deck.mask(row["legal"]) == legal


@pytest.mark.parametrize("row", rows("follow"))
def test_duties_of_those_who_follow(row: dict[str, Any]) -> None:
    """With hearts as trumps, or in another contract."""
    spec = spec_of(options_of(row), row.get("contract", "trumps"), "hearts" if "contract" not in row else "")
    assert isinstance(spec, TrickSpec)
    deck = spec.deck
    trick = tuple(enumerate(map(deck.card, row["trick"].split())))
    legal = legal_mask(lower(spec), deck.mask(row["hand"]), trick, first_trick=False, broken=False)

    assert deck.mask(row["legal"]) == legal


@pytest.mark.parametrize("row", rows("points"))
def test_what_is_taken_counts(row: dict[str, Any]) -> None:
    """The ledger and the plan have the points of the contract."""
    spec = specs_of(options_of(row))[row["contract"]]
    assert isinstance(spec, TrickSpec)
    taken = [spec.deck.mask(cards) for cards in row.get("taken", ["", "", "", ""])]
    winners = row.get("winners", [])

    assert tuple(row["points"]) == points_by_seat(trick_ledger(spec, taken, winners), SEATS)
    assert tuple(row["points"]) == payoffs(lower(spec), taken, winners)


@pytest.mark.parametrize("row", rows("double"))
def test_seats_double_in_turn(row: dict[str, Any]) -> None:
    """The declarer answers last; a seat without a choice is not asked."""
    state = settled(barbu_of("no_tricks", HANDS, options=options_of(row)))
    state = settled(answered(state, *row["answers"]))

    assert isinstance(state.phase, TrickPlay)
    assert row["doublings"] == [list(doubling) for doubling in barbu_deals(state).doublings]


@pytest.mark.parametrize("row", rows("settle"))
def test_pairs_settle_their_differences(row: dict[str, Any]) -> None:
    """The lower seat of a pair pays the difference to the higher one, twice if it was redoubled."""
    pairs = {(seat, other): times for seat, other, times in row["doublings"]}
    settlement = points_by_seat(differences(row["base"], pairs, "business", "no_queens"), SEATS)

    assert row["points"] == [sum(pair) for pair in zip(row["base"], settlement, strict=True)]


@pytest.mark.parametrize("row", rows("split"))
def test_an_undoubled_deal_is_split(row: dict[str, Any]) -> None:
    """The others share the points, rounded away from zero."""
    contracts = specs_of(options_of(row))
    found = {name: list(points_by_seat(split_ledger(contracts[name], 0), SEATS)) for name in row["points"]}

    assert row["points"] == found


@pytest.mark.parametrize("row", rows("owed"))
def test_every_seat_owes_doublings(row: dict[str, Any]) -> None:
    """When as many deals are left as doublings are owed, the answer contains the declarer."""
    names = tuple(specs_of(BarbuOptions()))
    played = names[: len(names) - row["left"]]
    doubled = ((1, 0),) * row["doubled"]
    deals = BarbuDeals(rounds=(names,) * SEATS, first=0, played=played, history=played, doubled=doubled)

    assert row["must"] == deals.owes(1, 2)
    assert not deals.owes(0, 2)


def test_a_seat_that_owes_a_doubling_cannot_decline() -> None:
    """It may double others as well, but not the others alone."""
    names = tuple(specs_of(BarbuOptions()))
    state = settled(barbu_of(names[0], HANDS, played=names[1:]))

    assert [["double_seats"]] == [[offer.kind for offer in turn.offers] for turn in turns(state)]
    for action in (Action("no"), Action("double_seats", name="seat_2")):
        with pytest.raises(IllegalAction, match="must"):
            apply_action(state, 1, action, shuffler_of())
    assert isinstance(answered(state, "1 double_seats seat_0+seat_2").phase, DoubleSeats)


@pytest.mark.parametrize("row", rows("domino"))
def test_rows_grow_from_the_named_rank(row: dict[str, Any]) -> None:
    """Rows have no corner."""
    name = next(name for name, rank in RANKS.items() if rank == row["start"])
    spec = spec_of(BarbuOptions(), "domino", name)
    assert isinstance(spec, LayoutSpec)

    assert spec.deck.mask(row["fits"]) == placeable_mask(lower(spec), spec.deck.mask(row["placed"]))


def test_places_in_domino() -> None:
    """The order out is S2, S0, S3."""
    spec = spec_of(BarbuOptions(), "domino", "rank_9")
    assert isinstance(spec, LayoutSpec)
    points = dict(zip((2, 0, 3, 1), spec.place_points, strict=True))

    assert [25, -10, 40, 10] == [points[seat] for seat in range(SEATS)]


def test_who_lays_an_ace_plays_again() -> None:
    """By option, unless the ace was the last card; if no card fits then, the seat passes."""
    options = BarbuOptions.parse({"ace_again": "on", "doubling": "off"})
    hands = ["AK..3.", "2...2", "..2.3", "...54"]
    laid = "QS JS TS 9S 8S 7S 6S 5S 4S 3S"
    state = settled(barbu_of("domino", hands, named="rank_9", layout=laid, options=options))
    state = settled(answered(state, "0 KS"))
    assert isinstance(state.phase, LayoutPlay)
    again = replace(state.phase, turn=0)
    state = settled(answered(state.replace_phase(state.phase, again), "0 AS"))
    assert isinstance(state.phase, LayoutPlay)

    assert (0, 0) != state.phase.passes[-1][:2] or state.phase.turn != 0
    assert any(seat == 0 for seat, _ in state.phase.passes)


def test_a_discarded_heart_ends_the_ban_but_a_led_one_does_not() -> None:
    """A hand of hearts leads one, and others follow: the ban holds on."""
    options = BarbuOptions.parse({"heart_lead": "until_discarded", "doubling": "off"})
    led = barbu_of("no_hearts", [".32..", ".54..", ".7..8", ".9..9"], options=options)
    led = answered(settled(led), "0 3H", "1 5H", "2 7H", "3 9H")
    thrown = barbu_of("no_hearts", ["...32", ".54..", ".7..8", ".9..9"], options=options)
    thrown = answered(settled(thrown), "0 3C", "1 5H", "2 8C", "3 9C")

    assert [False, True] == [state.phase.broken for state in (led, thrown) if isinstance(state.phase, TrickPlay)]


def test_the_stop_opens_the_hands() -> None:
    """Once the king of hearts is taken, the deal is over."""
    options = BarbuOptions.parse({"doubling": "off"})
    state = settled(barbu_of("barbu", ["3.K..", "5...2", "9...3", "4...4"], options=options))
    before = len(state.results)
    state = settled(answered(state, "0 3S", "1 5S", "2 9S", "3 4S"), before)
    assert len(state.results) == before
    state = settled(answered(state, "2 3C", "3 4C", "0 KH", "1 2C"), before)

    assert (0, 0, 0, -20) == state.results[-1].points(SEATS)


@pytest.mark.parametrize("preset", ["classic", "ravage"])
def test_a_match_sums_to_zero(preset: str) -> None:
    """Each round does, with all doublings."""
    match = random_match("barbu", 5, BarbuOptions.parse({}, preset))
    results = match.table().state.results

    assert sum(sum(result.points(SEATS)) for result in results) == 0
    assert len(results) == {"classic": 28, "ravage": 32}[preset]


@pytest.mark.parametrize(
    "options",
    [
        {"form": "french32", "doublings_owed": "1"},
        {"form": "ravage", "domino_points": "45_20_5_-5"},
        {"doubling": "off", "doublings_owed": "1"},
        {"doubling": "off", "redouble": "round"},
    ],
)
def test_options_without_effect_are_refused(options: dict[str, str]) -> None:
    """The sentence says what to do."""
    with pytest.raises(InvalidSetup, match="leave"):
        BarbuOptions.parse(options)


def test_every_trump_and_rank_is_a_choice() -> None:
    """A declarer names any suit, and any rank whether they hold it or not."""
    assert len(RANKS) == len("23456789TJQKA")
    assert list(iter_cards(lower(spec_of(BarbuOptions(), "trumps", "spades")).trump_mask)) == list(range(13))  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "contract,named,options",
    [
        ("last_two", "", {}),
        ("ravage", "", {"form": "ravage"}),
        ("no_hearts", "", {"heart_lead": "until_discarded"}),
        ("domino", "rank_9", {"ace_again": "on"}),
    ],
)
def test_playouts_keep_the_sum_of_a_contract(contract: str, named: str, options: dict[str, str]) -> None:
    """The rules for single tricks, long suits, hearts that are discarded and aces are within the kernel's limits."""
    spec = spec_of(BarbuOptions.parse(options), contract, named)
    points = play_deals(lower(spec), 8, Rng(1), heuristic=range(SEATS))

    assert engine_for(lower(spec)) == engine()
    assert [sum_of(spec)] * 8 == [sum(points[deal, seat] for seat in range(SEATS)) for deal in range(8)]
