"""The review of a match: what each decision cost, by what its player could know and with open hands."""

from functools import cache
from math import hypot
from statistics import median

import pytest
from msgspec.structs import replace

from mamlaka import FRENCH, Action, Limit, Record, Rng, Setup, Table, find_game
from mamlaka.bots.base import ActionValue, Unit
from mamlaka.bots.search.cards import card_action_values
from mamlaka.cards import iter_cards
from mamlaka.coach.hints import hint, measured
from mamlaka.coach.review import Cost, Loss, Review, ReviewedDecision, totals_of
from mamlaka.errors import RecordError
from mamlaka.games.skat import deals_of
from mamlaka.phases import LayoutPlay
from mamlaka.replaying import Replay
from tests.oracle.solve_layouts import Layout
from tests.oracle.solve_layouts import values as layout_values
from tests.oracle.solve_open_hands import Game, values

WORLDS = 30
CARDS_LEFT = 3
"""The oracle tries every card, so it needs short hands."""
CARDS_ON_LAYOUT = 12
COMPARED = 120
"""The decisions of a match whose losses are measured."""
CONTRACTS = ("king", "queens", "diamonds", "slaps")


@cache
def match(game: str = "trex", bots: str = "rules", **options: str) -> Record:
    """Return a finished match between bots."""
    table = Table(Setup(find_game(game), options), seed=5, bots=bots)
    table.run()
    return table.record()


@pytest.mark.slow
def test_the_cost_with_open_hands_is_that_of_the_oracle() -> None:
    """At the end of a deal, for each card: the points that one seat loses if the others play together against it."""
    record = match(doubling="off")
    states = Replay(record).states
    review, compared = Review(record, worlds=2), 0
    for index, decision in enumerate(Replay(record).decisions):
        state, seat = states[decision.number], decision.seat
        contract = record.deals[len(state.results)].contract
        hands = tuple(frozenset(FRENCH.names[card] for card in iter_cards(zone.cards)) for zone in state.zones[:4])
        if contract not in CONTRACTS or len(hands[seat]) > CARDS_LEFT or len(list(decision.view.legal)) == 1:
            continue
        leader = state.trick[0][0] if state.trick else seat
        trick = tuple(FRENCH.names[card] for _, card in state.trick)
        # The seats of Trex play in the order of their numbers.
        game = Game(frozenset([contract]), "", (), frozenset([seat]))
        points = values(game, hands, leader, trick)
        found = review[index].open

        assert found is not None
        assert max(points.values()) - points[decision.text] == found.value
        assert max(points.values()) == points[FRENCH.names[found.best.cards.bit_length() - 1]]
        compared += 1

    assert compared > 20


def test_the_cost_in_a_layout_is_that_of_the_oracle() -> None:
    """The same in a layout: what the place of one seat pays if the others play together against it."""
    record = match(doubling="off")
    states = Replay(record).states
    review, compared = Review(record, worlds=2), 0
    for index, decision in enumerate(Replay(record).decisions):
        state, seat = states[decision.number], decision.seat
        hands = tuple(frozenset(FRENCH.names[card] for card in iter_cards(zone.cards)) for zone in state.zones[:4])
        play = next((phase for phase in state.stack if isinstance(phase, LayoutPlay)), None)
        if play is None or sum(map(len, hands)) > CARDS_ON_LAYOUT or len(list(decision.view.legal)) == 1:
            continue
        laid = frozenset(FRENCH.names[card] for card in iter_cards(FRENCH.all_mask)) - frozenset().union(*hands)
        game = Layout("23456789TJQKA", "J", (200, 150, 100, 50), frozenset([seat]))
        points = layout_values(game, hands, seat, laid, play.places)
        found = review[index].open

        assert found is not None
        assert max(points.values()) - points[decision.text] == found.value
        compared += 1

    assert compared > 10


@pytest.mark.slow
def test_the_best_action_is_that_of_the_hint() -> None:
    """Hint and review cannot contradict each other; a hint that finds no loss leaves nothing to measure."""
    record = match()
    review = Review(record, worlds=WORLDS)
    for index, decision in list(enumerate(Replay(record).decisions))[:40]:
        view = decision.view
        found = hint(view, Limit(WORLDS), Rng(decision.number))
        reviewed = review[index]
        regret = {choice.action_value.action: choice.regret for choice in found.choices}

        assert (decision.number, decision.seat, decision.action) == (reviewed.number, reviewed.seat, reviewed.action)
        if reviewed.known is None:
            assert found.is_forced or not found.action_values
        else:
            assert found.best == reviewed.known.best
            assert regret[decision.action] or not reviewed.known.value
            assert not (reviewed.is_costly and decision.action == found.best)


def losses(worlds: int, seed: int = 0) -> dict[int, tuple[Action, ActionValue]]:
    """Return decisions of a match in which another card was played than the best, with its loss in fresh worlds."""
    rows = {}
    record = match(bots="random", doubling="off")
    for decision in list(Replay(record).decisions)[:COMPARED]:
        rng = Rng(decision.number)
        best = hint(decision.view, Limit(100), rng).best
        if best in (None, decision.action) or best.kind != "play":
            continue
        values = measured(decision.view, best, Limit(worlds), Rng(seed + decision.number))
        done = values[decision.action]
        rows[decision.number] = best, replace(done, value=values[best].value - done.value)
    return rows


@pytest.mark.slow
def test_more_worlds_make_the_error_of_a_loss_smaller() -> None:
    """Nine times as many divide it by three, also if the card looks bad in the first worlds."""
    few, many = losses(100), losses(900)
    ratios = [few[number][1].standard_error / many[number][1].standard_error for number in few if few[number][1].value]

    assert len(ratios) > 20
    assert 2.5 < median(ratios) < 3.5


@pytest.mark.slow
def test_losses_are_as_sure_as_their_errors_say() -> None:
    """In other worlds, one in twenty losses differs by more than twice the error of the difference."""
    one, other = losses(300), losses(3000, seed=1 << 40)
    beyond = [
        abs(one[number][1].value - loss.value) > 2 * hypot(one[number][1].standard_error, loss.standard_error)
        for number, (_, loss) in other.items()
    ]

    assert len(beyond) > 20
    assert sum(beyond) <= 0.12 * len(beyond)


def test_advice_is_no_loss() -> None:
    """The rules of thumb help a search that has few worlds; what an action cost is what it loses in the worlds."""
    record, compared = match("skat", bots="random", deals="3"), 0
    for decision in list(Replay(record).decisions)[:40]:
        legal = list(decision.view.legal)
        if legal[0].kind == "play" and len(legal) > 1 and deals_of(decision.view.state).declarer != decision.seat:
            found = measured(decision.view, legal[0], Limit(40), Rng(1))
            worlds = card_action_values(decision.view, Limit(40, reference=legal[0]), Rng(1))

            assert {value.action: value for value in worlds} == found
            compared += 1

    assert compared > 5


@pytest.mark.slow
def test_the_loss_is_that_in_fresh_worlds() -> None:
    """Also if the search has found the same loss in each of its worlds."""
    record, compared = match("skat", bots="random", deals="3"), 0
    review, views = (
        Review(record, worlds=WORLDS, nodes=1),
        {each.number: each.view for each in Replay(record).decisions},
    )
    for one in map(review.__getitem__, range(40)):
        if one.known is not None and one.known.value:
            rng, limit = Rng(one.number), Limit(WORLDS)
            hint(views[one.number], limit, rng)
            values = measured(views[one.number], one.known.best, limit, rng)

            assert values[one.known.best].value - values[one.action].value == one.known.value
            compared += 1

    assert compared > 5


def test_totals_keep_units_apart() -> None:
    """Points of a deal are not added to points less the value of what is kept for later deals; chances are left out."""
    best = Action("play", cards=1)

    def decision(unit: Unit, loss: float) -> ReviewedDecision:
        return ReviewedDecision(0, 1, "", 0, Action("play", cards=2), Cost(loss, 1.0, unit, best, 2.5), None)

    total = totals_of(
        [decision("points", 3), decision("net", 4), decision("points", 5), decision("chance", 9), decision("net", 2)]
    )
    assert (5, 4) == (total.decisions, total.costly)
    assert (Loss("points", 2, 8.0, 2**0.5), Loss("net", 1, 4.0, 1.0)) == total.known


def test_a_small_loss_is_not_costly() -> None:
    """However sure it is, it must be a twentieth of what lies between the sides in a deal of the game."""
    review, best = Review(match(), worlds=2), Action("play", cards=1)
    least = review.least("points")
    chance = review.least("chance")

    assert 1 < least < 5  # points; a queen costs 25
    assert 0.025 == chance
    assert not Cost(0.9 * least, 0.01, "points", best, least).is_significant
    assert Cost(1.1 * least, 0.01, "points", best, least).is_significant
    assert not Cost(1.1 * least, least, "points", best, least).is_significant


def test_the_only_legal_action_costs_nothing() -> None:
    """Without a choice there is nothing to review."""
    record = match()
    review = Review(record, worlds=2)
    forced = [index for index, each in enumerate(Replay(record).decisions) if len(list(each.view.legal)) == 1][:20]

    assert all(review[index].known is review[index].open is None for index in forced)
    assert totals_of(review[index] for index in forced).decisions == 0


def test_open_hands_have_no_cost_where_cards_have_no_points() -> None:
    """A deal of Toepen has a stake and no points for cards."""
    review = Review(match("toepen", chips="10"), worlds=2)

    assert all(decision.open is None for decision in review)


def test_an_unfinished_match_is_not_reviewed() -> None:
    """A review shows hands that are still secret."""
    with pytest.raises(RecordError, match="not over"):
        Review(Table("trex", seed=1).record())
