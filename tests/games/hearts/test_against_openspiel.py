"""Hearts, compared with OpenSpiel's game of that name: the same deals, the same choices, card by card.

Random deals under random switches: at every step both allow the same cards to the same seat, and the returns agree.
"""

import os
import sys
from functools import lru_cache
from typing import Any

import pytest

from mamlaka.actions import Action
from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.engine import apply_action, start_match, turn_of, turns
from mamlaka.games.hearts import Hearts, HeartsOptions
from mamlaka.match import Setup
from mamlaka.phase import Shuffler
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.state import State

if sys.version_info < (3, 15) and os.environ.get("CI"):
    import pyspiel
else:
    pyspiel = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: `make install` brings it to Python 3.11 to 3.14"
    )

SWITCHES = (
    "pass_cards",
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "must_break_hearts",
    "qs_breaks_hearts",
    "can_lead_hearts_instead_of_qs",
    "jd_bonus",
    "avoid_all_tricks_bonus",
)
"""The switches, which have the same names there. All 256 settings are compared."""
IDLE = {"qs_breaks_hearts": "must_break_hearts", "can_lead_hearts_instead_of_qs": "must_break_hearts"}
"""A switch that does nothing while another is off: there it may be on, here it then stands at its default."""
DIRECTIONS = {"none": 0, "left": 1, "across": 2, "right": 3}
"""Their first move of chance."""
FIXED = {"deals": "1", "target": "none", "early_end": "off"}
"""One deal is a match there, and always played out."""
MOST = 26
"""Their returns are this less the penalty points."""
SUITS, RANKS = "CDHS", "23456789TJQKA"

CHUNK = 100
CHUNKS = [0, *(pytest.param(number, marks=pytest.mark.long) for number in range(1, 20))]


def theirs(card: Card) -> int:
    """Return the number of a card there: four a rank, clubs first."""
    name = FRENCH.names[card]
    return len(SUITS) * RANKS.index(name[0]) + SUITS.index(name[1])


OURS = {theirs(card): card for card in range(len(FRENCH))}


@lru_cache(maxsize=256)
def their_game(switches: tuple[bool, ...]) -> Any:
    """Return their game under some switches."""
    return pyspiel.load_game("hearts", dict(zip(SWITCHES, switches, strict=True)))


def our_options(switches: tuple[bool, ...], direction: str) -> HeartsOptions:
    """Return our options for the same rules."""
    on = dict(zip(SWITCHES, switches, strict=True))
    texts = {
        name: "on" if value else "off" for name, value in on.items() if on.get(IDLE.get(name, name)) or name not in IDLE
    }
    return HeartsOptions.parse({**FIXED, **texts, **({"pass_cycle": direction} if on["pass_cards"] else {})})


def dealt(order: list[Card]) -> Shuffler:
    """Deal an order of cards one by one, as they do; our hands are dealt one after the other."""
    pack = [card for seat in range(4) for card in order[seat::4]]
    return lambda *_: pack


def legal_mask(state: Any) -> Mask:
    """Return the cards that are legal there."""
    return sum(1 << OURS[action] for action in state.legal_actions())


def compare(number: int) -> None:
    """Play a random deal here and there, and compare every step."""
    rng = Rng(number)
    setting = (number * 37 + number // 256) % 256
    switches = tuple(bool(setting >> bit & 1) for bit in range(len(SWITCHES)))
    direction = rng.choice(tuple(DIRECTIONS)) if switches[0] else "none"
    order = list(range(len(FRENCH)))
    rng.shuffle(order)
    shuffler = dealt(order)
    _, ours = start_match(Setup(Hearts, our_options(switches, direction)).start(), shuffler)
    spiel = their_game(switches).new_initial_state()
    spiel.apply_action(DIRECTIONS[direction])
    for card in order:
        spiel.apply_action(theirs(card))
    if direction != "none":
        ours = compare_passing(ours, spiel, rng, shuffler)
    while not ours.is_over:
        (turn,) = turns(ours)
        cards = turn.offers[0].cards
        assert (turn.seat, cards) == (spiel.current_player(), legal_mask(spiel)), FRENCH.format(cards)
        card = rng.choice(tuple(iter_cards(cards)))
        ours = apply_action(ours, turn.seat, Action("play", cards=1 << card), shuffler)[1]
        spiel.apply_action(theirs(card))

    assert spiel.is_terminal()
    assert spiel.returns() == [MOST + utility for utility in ours.totals]


def compare_passing(ours: State, spiel: Any, rng: Rng, shuffler: Shuffler) -> State:
    """Let every seat pass three cards; there they are chosen one by one."""
    for seat in range(4):
        ours = pass_cards(ours, spiel, seat, rng, shuffler)
    return ours


def pass_cards(ours: State, spiel: Any, seat: Seat, rng: Rng, shuffler: Shuffler) -> State:
    """Let a seat choose what it passes."""
    turn = turn_of(ours, seat)
    assert turn is not None
    (offer,) = turn.offers
    chosen = 0
    for _ in range(offer.most):
        assert (seat, offer.cards & ~chosen) == (spiel.current_player(), legal_mask(spiel))
        card = rng.choice(tuple(iter_cards(offer.cards & ~chosen)))
        spiel.apply_action(theirs(card))
        chosen |= 1 << card
    return apply_action(ours, seat, Action("give", cards=chosen), shuffler)[1]


@pytest.mark.parametrize("chunk", CHUNKS)
def test_a_hundred_deals_are_played_as_openspiel_plays_them(chunk: int) -> None:
    """Legal cards are equal at every step, and returns are 26 less the penalty points."""
    for number in range(CHUNK * chunk, CHUNK * (chunk + 1)):
        compare(number)


def test_the_preset_has_their_defaults() -> None:
    """Their defaults differ from ours only in the options of the preset."""
    options, defaults = HeartsOptions.parse({}, "openspiel"), pyspiel.load_game("hearts").get_parameters()

    assert defaults == {name: getattr(options, name) for name in SWITCHES}
