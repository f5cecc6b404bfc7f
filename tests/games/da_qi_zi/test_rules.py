"""The worked examples of the rules of Da Qi Zi: `tests/games/da_qi_zi/rules.toml`."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.cards import XIANGQI
from mamlaka.combos import combo_of, combos_beating
from mamlaka.conformance import check_game
from mamlaka.engine import apply_action, turns, why_not
from mamlaka.errors import InvalidSetup
from mamlaka.games.da_qi_zi import DaQiZi, DaQiZiOptions, combo_spec
from mamlaka.games.da_qi_zi.phases import ComboPlay
from mamlaka.notation import parse_action
from mamlaka.rng import Rng
from mamlaka.search.worlds import count_worlds, fill_hidden_cards, sample_worlds
from mamlaka.state import State
from mamlaka.table import Table
from tests.examples import read_vectors, rows_of
from tests.tables import da_qi_zi_of, seen_from, shuffler_of

VECTORS = read_vectors("da_qi_zi")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def play_of(state: State) -> ComboPlay:
    """Return the play of the running deal."""
    assert isinstance(state.phase, ComboPlay)
    return state.phase


def action_of(state: State, words: str) -> Action:
    """Return the action that a text means now."""
    (turn,) = turns(state)
    return parse_action(words, turn, XIANGQI, known=("discard",))


def after(state: State, plays: list[str]) -> State:
    """Return the state after some actions of the seats on turn, and all that follows from them."""
    for words in plays:
        (turn,) = turns(state)
        state = apply_action(state, turn.seat, action_of(state, words), shuffler_of())[1]
    return state


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"beats", "none", "payment", "sizes", "play", "refused"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("beats"))
def test_what_beats_a_combination(row: dict[str, Any]) -> None:
    """Of the same kind and size, the stronger one does."""
    spec = combo_spec(DaQiZiOptions.parse(row.get("options", {})))
    led = XIANGQI.mask(row["led"])

    for cards in map(XIANGQI.mask, row["by"]):
        assert cards in combos_beating(spec, cards, led)
    for cards in map(XIANGQI.mask, row["not_by"]):
        assert cards not in combos_beating(spec, cards, led)


@pytest.mark.parametrize("row", rows("none"))
def test_pieces_that_are_no_combination(row: dict[str, Any]) -> None:
    """They cannot be led."""
    assert combo_of(combo_spec(DaQiZiOptions()), XIANGQI.mask(row["cards"])) is None


@pytest.mark.parametrize("row", rows("payment"))
def test_payments(row: dict[str, Any]) -> None:
    """The last trick wins; the other seats pay by their units. The winner of the last trick leads next."""
    units, winner = list(row["units"]), row["winner"]
    units[winner] -= 1
    tricks = [(seat, count) for seat, count in enumerate(units) if count]
    hands = ["SB"] * 4
    hands[winner] = "GR"
    state = da_qi_zi_of(
        hands,
        row.get("options"),
        leader=winner,
        tricks=tricks,
        banker=row.get("banker", 0),
        chips=row.get("chips", ()),
    )
    state = after(state, ["GR", *["discard SB"] * 3])

    assert tuple(row["points"]) == state.results[-1].points(4)
    assert row.get("over", False) == state.is_over
    if not state.is_over:
        assert winner == play_of(state).leader


@pytest.mark.parametrize("row", rows("sizes"))
def test_sizes_of_the_tricks(row: dict[str, Any]) -> None:
    """A deal is over when the hands are empty, after eight units."""
    own = XIANGQI.mask(" ".join(row["leads"]))
    rest = XIANGQI.format(XIANGQI.all_mask & ~XIANGQI.leaving(XIANGQI.all_mask, own)).split()
    state = da_qi_zi_of([XIANGQI.format(own), *(" ".join(rest[seat::3]) for seat in range(3))])
    for lead in row["leads"]:
        assert not state.results
        state = after(state, [lead])
        while not state.results and play_of(state).best:
            hand = XIANGQI.format(state.hand_mask(play_of(state).turn)).split()
            state = after(state, [f"discard {' '.join(hand[: len(lead.split())])}"])

    assert row["sizes"] == [len(lead.split()) for lead in row["leads"]]
    assert (15, -5, -5, -5) == state.results[0].points(4)


@pytest.mark.parametrize("row", rows("play"))
def test_the_play(row: dict[str, Any]) -> None:
    """Leads, answers, and who takes the trick."""
    tricks = [(winner, size) for winner, size in row.get("tricks", [])]
    state = da_qi_zi_of(row["hands"], row.get("options"), leader=row.get("leader", 0), tricks=tricks)
    state = after(state, row["plays"])

    if "legal" in row:
        (turn,) = turns(state)
        assert row["legal"] == len({*turn.actions()}) == sum(offer.count() for offer in turn.offers)
    for words, code in row.get("illegal", {}).items():
        refusal = why_not(state, play_of(state).turn, action_of(state, words))
        assert refusal is not None
        assert code == refusal.code
    if "winner" in row:
        assert (row["winner"], row["size"]) == (play_of(state).tricks[-1].winner, play_of(state).tricks[-1].size)
        assert row["winner"] == play_of(state).turn
    if "points" in row:
        assert tuple(row["points"]) == state.results[-1].points(4)


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together(row: dict[str, Any]) -> None:
    """They are refused, and the message says what to change."""
    with pytest.raises(InvalidSetup, match="leave"):
        DaQiZiOptions.parse(row["options"])


@pytest.mark.parametrize("preset", DaQiZiOptions.presets)
def test_matches_keep_the_laws_of_every_game(preset: str) -> None:
    """Views agree with the table, actions and events survive their text forms, and refusals have reasons."""
    check_game(DaQiZi, matches=1, options=DaQiZiOptions.presets[preset].texts)


def test_worlds_have_every_piece_once() -> None:
    """A world fills hands and discards with all pieces that the view has not seen, and with nothing else."""
    table, rng = Table("da_qi_zi", seed=4, bots="random"), Rng(1)
    for _ in range(40):
        view = table.view(table.waiting_for[0])
        for world in sample_worlds(view, 3, rng):
            filled = fill_hidden_cards(view, world, rng)
            zones = [XIANGQI.format(zone.cards).split() for zone in filled.zones]

            assert Counter(XIANGQI.names) == Counter(chain.from_iterable(zones))
            assert [zone.count for zone in table.state.zones] == [*map(len, zones)]
            assert all(zone.cards == XIANGQI.joining(0, zone.cards) for zone in filled.zones)
        table.play_next_bot()


def test_pieces_with_more_copies_are_more_likely() -> None:
    """Of two red soldiers and a general in three unseen hands, a seat has the general in a third of the worlds."""
    view = seen_from(da_qi_zi_of(["SB", "SR", "SR", "GR"], tricks=[(0, 7)]), 0)
    generals = [world[0] == XIANGQI.mask("GR") for world in sample_worlds(view, 3000, Rng(2))]

    assert 6 == count_worlds(view)
    assert abs(sum(generals) / len(generals) - 1 / 3) < 0.03
