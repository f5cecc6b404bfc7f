"""The worked examples of the rules of Scopone: `tests/games/scopone/rules.toml`."""

from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.cards import ITALIAN, Mask, iter_cards
from mamlaka.engine import apply_action, turns, why_not
from mamlaka.errors import InvalidSetup
from mamlaka.events import Moved
from mamlaka.fair import FairShuffler
from mamlaka.games.scopone import Scopone, ScoponeOptions
from mamlaka.games.scopone.phases import CapturePlay
from mamlaka.games.scopone.scoring import worth
from mamlaka.match import DealsInTurn, Setup
from mamlaka.notation import parse_action, parse_hand
from mamlaka.state import State
from mamlaka.table import Table
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import act, scopone_of, scopone_table, seen_from, shuffler_of

VECTORS = read_vectors("scopone")
ALL = ITALIAN.all_mask


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> ScoponeOptions:
    """Return the options of a vector."""
    return ScoponeOptions.parse(row.get("options", {}))


def scope_of(state: State) -> int:
    """Return the number of scope of seat 0 in the running deal, or in the one that has just ended."""
    if not state.results:
        assert isinstance(state.phase, CapturePlay)
        return state.phase.sweeps[0]
    return sum(entry.points for entry in state.results[-1].entries if (entry.reason, entry.seat) == ("scopa", 0))


def play(state: State, seat: int, words: str) -> State:
    """Return the state after a play given as text, and all that follows from it."""
    (turn,) = turns(state)
    return apply_action(state, seat, parse_action(words, turn, ITALIAN), shuffler_of())[1]


def scored(own: Mask, row: dict[str, Any], **more: Any) -> State:
    """Return the state after a deal in which the first side has taken these cards, and the other side all others."""
    other = ALL & ~own
    side = 1 if other else 0
    last = 1 << next(iter_cards(other or own))
    taken = [own & ~last, other & ~last]
    state = scopone_of([0, 0, 0, last], 0, taken, options_of(row), turn=3, last=side, **more)
    return play(state, 3, ITALIAN.format(last))


def pile_of(best: list[str]) -> Mask:
    """Return cards of the first side with which both sides have these best cards."""
    first, second = map(ITALIAN.mask, best)
    own = first
    for card in iter_cards(ALL & ~first & ~second):
        suit = ITALIAN.suit_masks[ITALIAN.suit_of[card]] & first
        if suit and worth(card) <= worth(next(iter_cards(suit))):
            own |= 1 << card
    return own


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"capture", "primiera", "deal", "napola", "left", "redeal", "play", "match", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("capture"))
def test_what_a_card_takes(row: dict[str, Any]) -> None:
    """It must take one of these sets, or stays; anything else is refused with a reason."""
    card, table = ITALIAN.mask(row["card"]), ITALIAN.mask(row["table"])
    other = 0 if row.get("last") else 1 << next(iter_cards(ALL & ~card & ~table))
    state = scopone_of([card, other, 0, 0], table, (ALL & ~card & ~table & ~other, 0), options_of(row), last=0)
    takes = [ITALIAN.mask(names) for names in row["takes"]] or [0]
    (turn,) = turns(state)

    assert set(takes) == {action.takes for action in turn.actions()}
    for wrong in {0, table, 1 << next(iter_cards(table), 0)} - set(takes):
        assert why_not(state, 0, Action("play", card, takes=wrong))
    if "scopa" in row:
        after = apply_action(state, 0, Action("play", card, takes=takes[0]), shuffler_of())[1]
        assert row["scopa"] == scope_of(after)


@pytest.mark.parametrize("row", rows("primiera"))
def test_primiera(row: dict[str, Any]) -> None:
    """The best card of each suit counts, or the numbers of sevens, sixes, and so on."""
    own = parse_hand(row["pile"], ITALIAN) if "pile" in row else pile_of(row["best"])
    entries = scored(own, row).results[-1].entries
    winners = [(entry.seat, entry.count) for entry in entries if entry.reason.startswith("primiera")]

    if "counts" in row:
        assert row["counts"] == [
            sum(max(map(worth, iter_cards(side & suit)), default=0) for suit in ITALIAN.suit_masks)
            * all(side & suit for suit in ITALIAN.suit_masks)
            for side in (own, ALL & ~own)
        ]
    assert ([] if row["wins"] < 0 else [row["wins"]]) == [seat for seat, _ in winners]
    if winners and row.get("options") is None:
        assert row["counts"][row["wins"]] == winners[0][1]


@pytest.mark.parametrize("row", rows("deal"))
def test_the_points_of_a_deal(row: dict[str, Any]) -> None:
    """Cards, coins, settebello, primiera and scope."""
    result = scored(parse_hand(row["pile"], ITALIAN), row, scope=row["scope"]).results[-1]
    points = result.points(4)

    assert row["points"] == [points[0] + points[2], points[1] + points[3]]


@pytest.mark.parametrize("row", rows("napola"))
def test_napola(row: dict[str, Any]) -> None:
    """Coins in order from the ace count by option, and all of them win the match."""
    state = scored(parse_hand(f"..{row['coins']}.", ITALIAN), row)
    entries = state.results[-1].entries

    assert row["points"] == sum(entry.points for entry in entries if entry.reason == "napola")
    assert row.get("over", False) == (not state.stack)
    if row.get("over"):
        assert (1, 2) == state.game.final_ranks(state)


@pytest.mark.parametrize("row", rows("left"))
def test_what_is_left_goes_to_the_last_capture(row: dict[str, Any]) -> None:
    """It is no capture and no scopa."""
    card, table = ITALIAN.mask(row["card"]), ITALIAN.mask(row["table"])
    taken = ALL & ~card & ~table
    half = sum(1 << one for number, one in enumerate(iter_cards(taken)) if number % 2)
    state = scopone_of([0, 0, 0, card], table, (half, taken & ~half), turn=3, last=row["last"])
    events, state = apply_action(state, 3, Action("play", card), shuffler_of())
    moved = next(event for event in events if isinstance(event, Moved))

    assert state.game.zone_index["taken", row["last"]] == moved.target
    assert card | table == moved.cards
    assert "scopa" not in {entry.reason for entry in state.results[-1].entries}


@pytest.mark.parametrize("row", rows("redeal"))
def test_kings_on_the_table(row: dict[str, Any]) -> None:
    """A void deal is dealt again by the same dealer."""
    state = scopone_table(["", "", "", ""], row["table"], options_of(row)).state
    (bottom, *_) = state.stack
    assert isinstance(bottom, DealsInTurn)

    assert row["void"] == (len(state.results) == 1)
    assert all(result.void == "kings" for result in state.results)
    assert 0 == bottom.dealer
    assert (1,) == tuple(turn.seat for turn in turns(state))


@pytest.mark.parametrize("row", rows("play"))
def test_plays(row: dict[str, Any]) -> None:
    """What is done, and the scope that it makes."""
    table = scopone_table(row["hands"], row["table"], options_of(row))
    for done in row["done"].split(", "):
        act(table, int(done[0]), done[2:])
    phase = table.state.phase

    assert isinstance(phase, CapturePlay)
    assert tuple(row["scope"]) == phase.sweeps


@pytest.mark.parametrize("row", rows("match"))
def test_a_match_ends_at_the_target(row: dict[str, Any]) -> None:
    """The higher total wins; with equal totals there is another deal."""
    # The cards of the deal with three scope, whose points are 4 and 3.
    own = parse_hand("7A23JQK.7A23JQK.6JQK.7A23J", ITALIAN)
    assert [4, 3] == row["points"]
    state = scored(own, row, scope=(1, 1, 1, 0), totals=row["before"])

    assert (row["wins"] < 0) == bool(state.stack)
    if row["wins"] >= 0:
        assert row["wins"] == state.game.final_ranks(state).index(1)


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error names both."""
    with pytest.raises(InvalidSetup, match=r"kings.*form"):
        Setup(Scopone, row["options"]).start()


def test_the_dealer_plays_the_last_card_and_the_deal_moves_to_the_right() -> None:
    """Section The deal: the seat on the right of the dealer begins, and deals next."""
    table = Table(Setup(Scopone, {"form": "ten"}), FairShuffler(bytes(32)))
    first, seats = table.waiting_for[0], []
    while not table.state.results:
        (seat,) = table.waiting_for
        seats.append(seat)
        table.act(seat, table.view(seat).legal[0])

    assert [(first + turn) % 4 for turn in range(40)] == seats
    assert ((first + 1) % 4,) == table.waiting_for


@pytest.mark.parametrize("seed", range(6))
def test_all_cards_are_taken_and_one_to_four_points_are_won(seed: int) -> None:
    """Section Scoring: without scope and napola a deal has one to four points; the settebello is always one of them."""
    for result in random_match("scopone", seed).table().state.results:
        plain = [entry for entry in result.entries if entry.reason != "scopa"]

        assert result.void or 1 <= sum(entry.points for entry in plain) <= 4
        assert result.void or 1 == [entry.reason for entry in plain].count("settebello")


def test_a_capture_can_be_typed_without_the_cards_if_there_is_only_one() -> None:
    """`7D` is enough for `7D x 7C`; with two possible sets it is refused, and the reason names them."""
    seven, rest = ITALIAN.mask("7D"), ITALIAN.mask("2S")
    state = scopone_of([seven, rest, 0, 0], ITALIAN.mask("7C 4H 3H"))
    assert ITALIAN.mask("7C") == parse_action("7D", turns(state)[0], ITALIAN).takes

    state = scopone_of([seven, rest, 0, 0], ITALIAN.mask("6C AH 4H 3H"))
    action = parse_action("7D", turns(state)[0], ITALIAN)
    refusal = why_not(state, 0, action)
    assert refusal is not None
    assert "must_choose_capture" == refusal.code
    assert ITALIAN.mask("4H 3H") == parse_action("7d x 3h 4h", turns(state)[0], ITALIAN).takes


def test_every_card_of_the_hand_may_be_played() -> None:
    """To capture is a duty of the card: no card is refused, whether it takes something, has a choice or stays."""
    hand = ITALIAN.mask("7D QD 2S")
    view = seen_from(scopone_of([hand, 0, 0, 0], ITALIAN.mask("7C 7S 5H 4H")), 0)

    assert {} == view.refusals()


def test_what_both_sides_have_is_counted() -> None:
    """Cards, coins, settebello, primiera, scope and napola of each side, also where it loses."""
    own = ITALIAN.mask("7S 7H 7D 5C AD 2D 3D")
    row = {"options": {"napola": "true"}}
    tally = {row.word: row.counts for row in scored(own, row).results[-1].tally}

    assert {
        "cards": (7, 33),
        "coins": (4, 6),
        "settebello": (1, 0),
        "primiera": (78, 75),
        "scope": (0, 0),
        "napola": (3, 0),
    } == tally


def test_a_primiera_by_numbers_is_counted_down_to_the_rank_that_decides() -> None:
    """Two sevens each, then the sixes."""
    own = ITALIAN.mask("7S 7H 6S 6D 6C")
    result = scored(own, {"options": {"primiera": "sevens"}}).results[-1]
    (entry,) = (entry for entry in result.entries if entry.reason == "primiera_by_numbers")

    assert [("7", (2, 2)), ("6", (3, 1))] == [
        (row.facts[0][1], row.counts) for row in result.tally if row.word == "primiera-of"
    ]
    assert (ITALIAN.mask("6S 6D 6C"), 3) == (entry.cards, entry.count)
