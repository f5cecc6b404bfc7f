"""The worked examples of the rules: `tests/games/tressette/rules.toml`."""

from itertools import accumulate, pairwise
from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.cards import ITALIAN
from mamlaka.engine import apply_action, decide, turns
from mamlaka.errors import IllegalAction
from mamlaka.events import Drawn, Moved
from mamlaka.games.tressette import Tressette, TressetteOptions
from mamlaka.games.tressette.deal import spec_of
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import format_action, parse_action, parse_hand
from mamlaka.phases import DrawPlay
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask, trick_ledger, trick_winner
from mamlaka.state import State
from tests.examples import read_vectors, rows_of
from tests.strategies import random_match
from tests.tables import shuffler_of, tressette_of

VECTORS = read_vectors("tressette")


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> TressetteOptions:
    """Return the options of a vector."""
    return TressetteOptions.parse(row.get("options", {}))


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert {"winner", "legal", "score", "match", "played"} == set(VECTORS)


@pytest.mark.parametrize("row", rows("winner"))
def test_the_strongest_card_takes_the_trick(row: dict[str, Any]) -> None:
    """The strongest card of the suit led wins, or the highest trump."""
    trick = ((0, ITALIAN.card(row["led"])), (1, ITALIAN.card(row["reply"])))

    assert row["wins"] == bool(trick_winner(lower(spec_of(options_of(row))), trick))


@pytest.mark.parametrize("row", rows("legal"))
def test_legal_cards_are_those_of_the_rules(row: dict[str, Any]) -> None:
    """A player who can follow the suit led must follow; otherwise every card is legal."""
    trick = ((0, ITALIAN.card(row["led"])),)
    plan, hand = lower(spec_of(options_of(row))), parse_hand(row["hand"], ITALIAN)

    assert ITALIAN.mask(row["legal"]) == legal_mask(plan, hand, trick, first_trick=False, broken=False)


@pytest.mark.parametrize("row", rows("score"))
def test_cards_taken_score_as_the_rules_say(row: dict[str, Any]) -> None:
    """Thirds are added up and rounded down, or carried over; the last trick scores a point."""
    taken = [ITALIAN.select(cards) for cards in row["taken"]]
    ledger = trick_ledger(spec_of(options_of(row)), taken, [row["last"]] if "last" in row else [])

    assert tuple(row["points"]) == points_by_seat(ledger, 2)


@pytest.mark.parametrize("row", rows("match"))
def test_a_match_ends_as_the_rules_say(row: dict[str, Any]) -> None:
    """A match ends after the deal in which a seat has reached the target, unless both have the same total."""
    game = Tressette(options_of(row), 2)
    sums = list(accumulate(row["deals"], lambda before, deal: [sum(pair) for pair in zip(before, deal, strict=True)]))

    assert [*[False] * (len(sums) - 1), row.get("over", True)] == [game.is_decided(totals) for totals in sums]
    if "ranks" in row:
        assert tuple(row["ranks"]) == game.ranks(sums[-1])


def played(state: State, plays: list[str]) -> State:
    """Return the state after some plays: `0 4S`."""
    for play in plays:
        seat, card = int(play[0]), play[2:]
        turn = turns(state)[0]
        assert seat == turn.seat
        _, state = apply_action(state, seat, parse_action(card, turn, ITALIAN), shuffler_of())
    return state


@pytest.mark.parametrize("row", rows("played"))
def test_a_few_cards_are_played_as_the_example_says(row: dict[str, Any]) -> None:
    """Plays and draws alternate; the winner of a trick draws first and leads to the next."""
    start = tressette_of(row["hands"], row.get("stock", ""), options_of(row))
    before = [start.zone("taken", seat).cards for seat in range(2)]
    *_, last = row["played"]
    state = played(start, row["played"][:-1])
    play = state.phase
    assert isinstance(play, DrawPlay)
    after = played(state, [last])
    if after.results:
        # The deal is over and its cards are collected, so check the effects of the last card.
        seat, card = int(last[0]), ITALIAN.card(last[2:])
        trick = (*state.trick, (seat, card))
        winners = (*play.winners, trick_winner(play.plan, trick))
        taken = [state.zone("taken", seat).cards for seat in range(2)]
        taken[winners[-1]] |= sum(1 << card for _, card in trick)
    else:
        assert isinstance(after.phase, DrawPlay)
        winners = after.phase.winners
        taken = [after.zone("taken", seat).cards for seat in range(2)]

    assert tuple(row["winners"]) == winners
    if "taken" in row:
        assert [ITALIAN.mask(cards) for cards in row["taken"]] == [
            now & ~then for now, then in zip(taken, before, strict=True)
        ]
    if "legal" in row:
        assert set(row["legal"].split()) == {format_action(action, ITALIAN) for action in turns(after)[0].actions()}


def test_twenty_cards_are_drawn_after_ten_tricks() -> None:
    """The stock has 20, 18, ..., 0 cards before the tricks, and nothing is drawn after the tenth."""
    match = random_match("tressette", 5)
    stocks = []
    for version in match.versions:
        state = match.table(version).state
        if state.results:
            break
        if not state.trick:
            stocks.append(state.zone("stock").count)

    assert [*range(20, 0, -2), *[0] * 10] == stocks


def test_the_dealer_alternates_and_the_other_seat_leads() -> None:
    """Ruling D7: the first dealer is drawn by chance, and no later one."""
    match = random_match("tressette", 5)
    (drawn,) = [event.outcome for event in match.log if isinstance(event, Drawn)]
    leaders = [result.leader for result in match.table().state.results]

    assert 1 - drawn == leaders[0]
    assert all(first != second for first, second in pairwise(leaders))


def test_a_match_of_random_players_ends_as_the_arithmetic_says() -> None:
    """Every deal scores eleven points; a match ends with the second deal at the earliest and the fourth at the latest.

    Only a tie of 22 to 22 continues.
    """
    for seed in range(30):
        results = random_match("tressette", seed).table().state.results
        sums = [sum(column) for column in zip(*(result.points(2) for result in results[:4]), strict=True)]

        assert {11} == {sum(result.points(2)) for result in results}
        assert 2 <= len(results) <= 4 or sums == [22, 22]


def test_a_drawn_card_is_shown_or_not() -> None:
    """With `show_draws` both seats and spectators see the card; without it only the seat that draws does."""
    for show, audience in (("on", None), ("off", (1,))):
        state = tressette_of(["4...", "5..7."], "AS 2S", TressetteOptions.parse({"show_draws": show}))
        state = played(state, ["0 4S"])
        first = next(
            event
            for event in decide(state, 1, parse_action("5S", turns(state)[0], ITALIAN), shuffler_of())
            if isinstance(event, Moved)
        )

        assert (1, ITALIAN.mask("AS"), audience) == (first.target, first.cards, first.audience)


def test_no_player_draws_out_of_turn() -> None:
    """A draw is not an action, so no seat can ask for one."""
    state = tressette_of(["4...", "5..7."], "AS 2S")

    with pytest.raises(IllegalAction):
        decide(state, 0, Action("draw"), shuffler_of())


@pytest.mark.parametrize("name", TressetteOptions.presets)
def test_every_preset_differs_from_the_others(name: str) -> None:
    """No two presets have the same options."""
    presets = [TressetteOptions.parse({}, preset) for preset in TressetteOptions.presets]

    assert 1 == presets.count(TressetteOptions.parse({}, name))


def test_cosmetic_options_change_no_card() -> None:
    """Pictures and looking back affect only the page: the same cards are dealt and played."""
    plain = random_match("tressette", 3)
    other = random_match("tressette", 3, TressetteOptions(deck_faces="italian", look_back="all"))

    assert plain.log == other.log
    assert "italian" == Setup(Tressette, {"deck_faces": "italian"}).start().game.faces
