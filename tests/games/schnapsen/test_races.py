"""Open deals of Schnapsen as races: solved as the state machine would be, by trying everything."""

import pytest

from mamlaka.cards import iter_cards
from mamlaka.engine import apply_action, turns
from mamlaka.games.schnapsen import SchnapsenOptions
from mamlaka.games.schnapsen.deal import DECK
from mamlaka.games.schnapsen.search.race import Race, RaceRules, close, lead_values, play_on, reply_values, solve
from mamlaka.rng import Rng
from mamlaka.state import State
from tests.tables import schnapsen_of, shuffler_of

DECK_POINTS = [{"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}[name[0]] for name in DECK.names]
"""(cards,): the points of each card."""
NO_TRICKS = (False, False)
RULES = RaceRules(DECK.suits.index("H"))


def best(state: State, seat: int) -> int:
    """Return the game points that a seat wins more than the other one, if both try all actions of the state machine."""
    if state.results:
        points = state.results[0].points(2)
        return points[seat] - points[1 - seat]
    turn = turns(state)[0]
    values = [
        best(apply_action(state, turn.seat, action, shuffler_of())[1], seat)
        for offer in turn.offers
        for action in offer.actions()
    ]
    return max(values) if turn.seat == seat else min(values)


def dealt(seed: int, size: int) -> tuple[list[str], list[str]]:
    """Return two hands, and what the seats have taken, with marriages where there are any."""
    rng = Rng(seed)
    cards = list(range(len(DECK)))
    rng.shuffle(cards)
    names = [DECK.names[card] for card in cards]
    cut = 2 * size + 2 * rng.below(10 - size + 1)
    hands = [" ".join(names[:size]), " ".join(names[size : 2 * size])]
    return hands, [" ".join(names[2 * size : cut]), " ".join(names[cut:])]


def race_of(state: State) -> Race:
    """Return the race of a state in which seat 0 leads."""
    points = [sum(DECK_POINTS[card] for card in iter_cards(state.zone("taken", seat).cards)) for seat in (0, 1)]
    tricks = [bool(state.zone("taken", seat).cards) for seat in (0, 1)]
    return Race(state.hand_mask(0), state.hand_mask(1), points[0], points[1], tricks[0], tricks[1])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("last_trick", ["wins", "points"])
def test_an_open_end_is_solved_as_by_trying_everything(seed: int, last_trick: str) -> None:
    """Claims and marriages are part of the best play; the values of the leads agree, too."""
    hands, taken = dealt(seed, 3)
    options = SchnapsenOptions(claims="true", last_trick=last_trick)
    state = schnapsen_of(hands, taken, options=options)
    rules = RULES._replace(points_win=last_trick == "points")
    race = race_of(state)

    assert best(state, 0) == solve(rules, race)
    assert solve(rules, race) == max(lead_values(rules, race).values())


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("closing_score", ["dark", "final"])
def test_a_closed_end_is_solved_as_by_trying_everything(seed: int, closing_score: str) -> None:
    """What a closing brings, and what it costs, is settled when it is made, or at the end."""
    hands, taken = dealt(seed, 3)
    taken = [" ".join(pile.split()[: 4 + 4 * place]) for place, pile in enumerate(taken)]
    options = SchnapsenOptions(claims="true", closing_score=closing_score)
    race = race_of(schnapsen_of(hands, taken))
    then = [(int(race.has_trick), race.points), (int(race.other_has_trick), race.other_points)]
    state = schnapsen_of(hands, taken, options=options, closer=0, at_closing=then)
    rules = RULES._replace(dark=closing_score == "dark")

    assert best(state, 0) == solve(rules, close(race))


@pytest.mark.parametrize("seed", range(6))
def test_replies_are_valued_for_the_seat_that_replies(seed: int) -> None:
    """The best reply has the value of the lead with its sign changed."""
    hands, taken = dealt(seed, 3)
    race = race_of(schnapsen_of(hands, taken))
    for led, value in lead_values(RULES._replace(marriage_first=False), race._replace(has_trick=False)).items():
        bare = race._replace(has_trick=False)
        assert -value == max(reply_values(RULES._replace(marriage_first=False), bare, led).values())


@pytest.mark.parametrize("seed", range(6))
def test_a_playout_without_a_stock_is_the_solution(seed: int) -> None:
    """From the hand size on that is solved, nothing is left to the policy."""
    hands, taken = dealt(seed, 3)
    race = race_of(schnapsen_of(hands, taken))

    assert solve(RULES, race) == play_on(RULES, race, ())


@pytest.mark.parametrize("seed", range(6))
def test_a_playout_draws_the_whole_stock(seed: int) -> None:
    """A deal from the first lead on has a winner, who gets one, two or three."""
    cards = list(range(len(DECK)))
    Rng(seed).shuffle(cards)
    race = Race(sum(1 << card for card in cards[:5]), sum(1 << card for card in cards[5:10]), 0, 0, *NO_TRICKS)

    assert abs(play_on(RULES, race, cards[10:])) in {1, 2, 3}
