"""The `search` bot in Scopone."""

from typing import cast

import pytest

from mamlaka.actions import Action
from mamlaka.bots.base import Limit
from mamlaka.bots.levels import HardBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import ITALIAN, Mask, iter_cards
from mamlaka.engine import apply_action, turns
from mamlaka.fair import FairShuffler
from mamlaka.games.scopone import Scopone, ScoponeOptions, capture_spec
from mamlaka.games.scopone.phases import CapturePlay
from mamlaka.games.scopone.scoring import deal_entries
from mamlaka.games.scopone.search import every_world, rotated, score_of, worth_of
from mamlaka.ledger import points_by_seat
from mamlaka.match import Setup
from mamlaka.notation import format_action
from mamlaka.rng import Rng
from mamlaka.search.capture_playouts import CapturePosition, play_captures, play_out_captures
from mamlaka.search.worlds import count_worlds, world_array
from mamlaka.table import Table
from tests.strategies import random_match, random_options
from tests.tables import scopone_of, seen_from, shuffler_of


def test_it_finds_a_scopa_that_decides() -> None:
    """With two cards left, seven points are better than five cards."""
    hands = [ITALIAN.mask(cards) for cards in ("KS 7S", "4C", "5C", "6D")]
    table = ITALIAN.mask("7D")
    rest = [*iter_cards(ITALIAN.all_mask & ~sum(hands) & ~table)]
    taken = [sum(1 << card for card in rest[side::2]) for side in (0, 1)]
    decision = SearchBot(Rng(1)).act(seen_from(scopone_of(hands, table, taken, last=1), 0), Limit(worlds=16))

    assert decision
    assert Action("play", ITALIAN.mask("7S"), takes=table) == decision.action
    assert decision.action_values[0].value > decision.action_values[1].value


SAFE = [
    pytest.param(
        "JH KC | KD 5C | 6S KH 3H | 2S 7D 5D",
        "KS JC",
        "JS 7S 4S 3S AS QH 7H 4H 2H 6D 4D 3D AD 7C 4C 3C AC",
        (2, 3, 1),
        "KH x KS",
        id="the king would leave a lone jack",
    ),
    pytest.param(
        "KS QH JH 6D KC 7C 4C 3C | 5S 3S KD 3D 2D QC 6C 5C | JS 6S KH 7H 3H QD JC 2C | QS 7S 2S 6H 5H 7D 5D AD",
        "2H AH JD 4D",
        "4S AS 4H AC",
        (0, 3, 2),
        "6D x 2H 4D",
        id="the six would leave an ace and a jack",
    ),
    pytest.param(
        "KS 4S 3S AS 7H 5H 3H 5C AC | 6S KH QH AH JD 5D 3D AD QC | "
        "QS 5S 2S QD 2D KC JC 7C 3C | 7S 4H 7D 6D 4D 6C 4C 2C",
        "6H 2H KD",
        "",
        (0, 2, 3),
        "KS x KD",
        id="the king would leave eight points",
    ),
]
"""Hands, the table, the cards that the side of seat 0 has taken; the seats on turn, of the dealer and of the latest
capture; a play after which the next player may well sweep the table."""


@pytest.mark.parametrize("hands,on_table,pile,places,risky", SAFE)
def test_the_hard_level_sets_up_no_sweep(
    hands: str, on_table: str, pile: str, places: tuple[int, int, int], risky: str
) -> None:
    """While another card is safe, whichever worlds it samples."""
    held, table, own = [*map(ITALIAN.mask, hands.split(" | "))], ITALIAN.mask(on_table), ITALIAN.mask(pile)
    turn, dealer, last = places
    taken = own, ITALIAN.all_mask & ~sum(held) & ~table & ~own
    view = seen_from(scopone_of(held, table, taken, turn=turn, dealer=dealer, last=last), turn)
    decisions = [HardBot(Rng(seed)).act(view, Limit(worlds=32)) for seed in range(8)]
    played = {format_action(decision.action, ITALIAN) for decision in decisions if decision}

    assert risky not in played


def test_it_takes_the_settebello_that_the_next_player_may_take() -> None:
    """Even if another capture has more cards."""
    hands = [ITALIAN.mask(cards) for cards in ("7C 6H JS KH", "7S 4H QS 2C", "3S 5D QH AC", "7H 5H JC 6C")]
    table = ITALIAN.mask("7D 2S 4D JD")
    rest = [*iter_cards(ITALIAN.all_mask & ~sum(hands) & ~table)]
    taken = [sum(1 << card for card in rest[side::2]) for side in (0, 1)]
    view = seen_from(scopone_of(hands, table, taken, last=1), 0)
    decisions = [HardBot(Rng(seed)).act(view, Limit(worlds=32)) for seed in range(8)]

    assert {"7C x 7D"} == {format_action(decision.action, ITALIAN) for decision in decisions if decision}


LIES_THERE = [
    pytest.param(
        "JS 5S AS QH 7H JD 4D 3D 2C | 7S 3S 2S KH 3H QD 5D 4C AC | "
        "KS QS JH AH KC QC JC 3C | 4S 6H 2H KD 2D AD 7C 6C 5C",
        "6D 6S 5H 7D 4H",
        "",
        3,
        "7C x 7D",
        id="before a four",
    ),
    pytest.param(
        "JS 5S AS QH 7H JD 3D 2C | 7S 3S 2S KH 3H QD 5D 4C AC | KS QS JH AH KC QC JC 3C | 6H 2H KD 2D AD 7C 6C 5C",
        "6D 6S 5H 7D 4D",
        "4S 4H",
        1,
        "7S x 7D",
        id="before a four of coins",
    ),
]
"""Hands, a table with the seven of coins, the cards that the side of seat 1 has taken, and the seat on turn."""


@pytest.mark.parametrize("hands,on_table,pile,turn,wanted", LIES_THERE)
def test_it_takes_a_settebello_that_lies_there_in_the_first_round(
    hands: str, on_table: str, pile: str, turn: int, wanted: str
) -> None:
    """From a table of five cards that no card could sweep afterwards."""
    held, taken = [*map(ITALIAN.mask, hands.split(" | "))], (0, ITALIAN.mask(pile))
    state = scopone_of(held, ITALIAN.mask(on_table), taken, turn=turn, dealer=1, last=3 if pile else None)
    decisions = [HardBot(Rng(seed)).act(seen_from(state, turn), Limit(worlds=32)) for seed in range(8)]

    assert {wanted} == {format_action(decision.action, ITALIAN) for decision in decisions if decision}


LAST_CARDS = [
    pytest.param(
        "3D 4C | AS AH | 4H AC | AD",
        "6S 2D 5D QD 7C",
        "4S 5S 7S JS KS 2H 7H 4D JD KD 2C 5C",
        (0, 2, 3),
        "3D",
        id="the three, not the four",
    ),
    pytest.param(
        "AS 2D | 3H 6H | 5D 6D | 6C",
        "3S 6S 7S AD",
        "2S 4S 5S JS QS 4H QH 4D 7D QD 4C JC QC",
        (0, 2, 0),
        "AS x AD",
        id="the ace",
    ),
    pytest.param(
        "AS AC | 6S 2D | AH AD | 5H 6D",
        "5S 3C 6C 7C",
        "2S 3S 4S JS QS 2H 3H 4H 6H JH QH 3D 4D 7D JD 2C 4C JC",
        (3, 2, 1),
        "5H x 5S",
        id="the five, not the six",
    ),
]
"""Hands, the table, the cards that the side of seat 0 has taken; the seats on turn, of the dealer and of the latest
capture; the play that is best over all deals of the unseen cards, if both sides play them well."""


@pytest.mark.parametrize("hands,on_table,pile,places,wanted", LAST_CARDS)
def test_it_plays_the_last_two_cards_at_their_best(
    hands: str, on_table: str, pile: str, places: tuple[int, int, int], wanted: str
) -> None:
    """Over every deal of the cards that are still out, so chance has no part in it."""
    held, table, own = [*map(ITALIAN.mask, hands.split(" | "))], ITALIAN.mask(on_table), ITALIAN.mask(pile)
    turn, dealer, last = places
    taken = own, ITALIAN.all_mask & ~sum(held) & ~table & ~own
    view = seen_from(scopone_of(held, table, taken, turn=turn, dealer=dealer, last=last), turn)
    decisions = [HardBot(Rng(seed)).act(view, Limit(worlds=32)) for seed in range(4)]

    assert {wanted} == {format_action(decision.action, ITALIAN) for decision in decisions if decision}


def test_every_world_is_played_once_when_there_are_few() -> None:
    """With two cards each and five elsewhere, 30 deals are possible."""
    held, table = [*map(ITALIAN.mask, ("3D 4C", "AS AH", "4H AC", "AD"))], ITALIAN.mask("6S 2D 5D QD 7C")
    taken = ITALIAN.all_mask & ~sum(held) & ~table, 0
    view = seen_from(scopone_of(held, table, taken, dealer=2, last=2), 0)
    worlds = every_world(view, 30, Rng(1))

    assert worlds is not None
    assert 30 == len({tuple(row) for row in rows_of(worlds)}) == count_worlds(view)
    assert all([2, 2, 1] == [cards.bit_count() for cards in row] for row in rows_of(worlds))
    assert every_world(view, 29, Rng(1)) is None


def test_it_chooses_what_the_very_last_card_takes() -> None:
    """When no hand but its own has a card."""
    hands, table = [0, 0, 0, ITALIAN.mask("7C")], ITALIAN.mask("3S 4S 3D 4D")
    rest = [*iter_cards(ITALIAN.all_mask & ~sum(hands) & ~table)]
    taken = [sum(1 << card for card in rest[side::2]) for side in (0, 1)]
    view = seen_from(scopone_of(hands, table, taken, turn=3, dealer=3, last=0), 3)
    decision = HardBot(Rng(1)).act(view, Limit(worlds=32))

    assert decision
    assert decision.action in view.legal
    assert decision.action_values


def test_a_playout_leaves_a_table_that_no_card_of_the_others_sweeps() -> None:
    """A lone three is safe when no one else has a three; a lone king is not, because one has a king."""
    hands = [ITALIAN.mask(cards) for cards in ("3S KS", "KH 5H", "6S JH", "2H 4H")]
    rest = ITALIAN.all_mask & ~sum(hands)
    position = CapturePosition(hands, 0, 0, [rest, 0, 0, 0], [0] * 4, last=0)
    play_out_captures(position, worth_of(ScoponeOptions()))

    assert [0] * 4 == position.sweeps


@pytest.mark.parametrize("preset", ScoponeOptions.presets)
def test_levels_play_it(preset: str) -> None:
    """The hard level answers under every preset."""
    table = Table(Setup(Scopone, ScoponeOptions.parse({}, preset)), FairShuffler(bytes(32)))
    view = table.view(table.waiting_for[0])
    decision = HardBot(Rng(0)).act(view, Limit(worlds=4))

    assert decision is not None
    assert decision.action in view.legal


@pytest.mark.parametrize("seed", range(12))
def test_playouts_play_as_the_engine_does(seed: int) -> None:
    """Cards taken, sweeps and points are those of the state machine, under random options."""
    options = random_options("scopone", Rng(seed))
    assert isinstance(options, ScoponeOptions)
    match, rng = random_match("scopone", seed, options), Rng(seed)
    state = match.table(match.versions[0]).state
    spec, play = capture_spec(options), state.phase
    assert isinstance(play, CapturePlay)
    hands = [zone.cards for zone in state.zones[:4]]
    position = CapturePosition(hands, state.zones[state.game.layout_zone].cards, play.turn, [0] * 4, [0] * 4)
    while not any(result.entries for result in state.results):
        (turn,) = turns(state)
        action = rng.choice([*turn.actions()])
        play_captures(position, spec, action.card, action.takes)
        state = apply_action(state, turn.seat, action, shuffler_of())[1]

    assert 0 == position.table
    assert state.results[-1].points(4) == points_by_seat(deal_entries(options, position.taken, position.sweeps), 4)


def rows_of(worlds: memoryview) -> list[list[Mask]]:
    """Return the hands of each world."""
    return cast("list[list[Mask]]", worlds.tolist())


@pytest.mark.parametrize("seed", range(4))
def test_passing_worlds_on_gives_every_hand_every_card(seed: int) -> None:
    """With hands of the same size a card is in each of them once; the sizes stay."""
    table = Table(Setup(Scopone, ScoponeOptions()), FairShuffler(bytes(31) + bytes([seed])))
    view = table.view(table.waiting_for[0])
    worlds = world_array(view, 1, Rng(seed))
    passed, drawn = rows_of(rotated(worlds, Rng(seed))), rows_of(worlds)
    hidden = sum(drawn[0])

    assert [[9, 9, 9]] * 3 == [[cards.bit_count() for cards in row] for row in passed]
    assert all(hidden == sum(row) == row[0] | row[1] | row[2] for row in passed)
    assert all(hidden == sum(hands) for hands in zip(*passed, strict=True))


@pytest.mark.parametrize("seed", range(8))
def test_the_score_of_playouts_is_that_of_the_rules(seed: int) -> None:
    """For any cards of two sides, under random options."""
    options, rng = random_options("scopone", Rng(seed)), Rng(seed)
    assert isinstance(options, ScoponeOptions)
    spec, score = capture_spec(options), score_of(options)
    for _ in range(20):
        own = rng.below(1 << 40)
        taken = own, ITALIAN.all_mask & ~own, 0, 0
        first, second = points_by_seat(deal_entries(options, taken, (0, 0, 0, 0)), 4)[:2]

        assert (first, second) == (score.points(spec, taken[0], taken[1]), score.points(spec, taken[1], taken[0]))
