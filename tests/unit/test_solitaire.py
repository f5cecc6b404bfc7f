"""The best play of a solitaire, compared with expected values worked out card by card and strategy by strategy."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mamlaka.actions import Action
from mamlaka.cards import Deck, Mask
from mamlaka.errors import NotCompilable
from mamlaka.fair import FairShuffler
from mamlaka.games.oneonta import Oneonta, spec_of
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.odds import expected_scores
from mamlaka.games.oneonta.odds.deal import BIDS
from mamlaka.games.oneonta.search.solitaire import solve
from mamlaka.match import Setup
from mamlaka.plan import TrickPlan, lower
from mamlaka.table import Table
from mamlaka.tricks import CardRegion, PlayClass, TrickSpec
from tests.engines import ENGINE_CASES, PYTHON, chosen

SMALL = Deck("small", "SHD", "TJQ", ("*S", "*L"))
STRENGTH = "TJQKA"
MOST = 4


@pytest.fixture(params=[PYTHON, *ENGINE_CASES], scope="module", autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[None]:
    """Solve with the Python reference and with every engine of the kernel."""
    with chosen(request.param):
        yield


class Deal(NamedTuple):
    """A position between two tricks, with cards by name."""

    trump: str
    hand: frozenset[str]
    unseen: frozenset[str]
    won: int = 0

    def plan(self, deck: Deck = SMALL) -> TrickPlan:
        """Return the plan of the deal."""
        return lower(TrickSpec("", deck, seats=2, order=deck.ranks, promoted=("*L", "*S"), trump=self.trump))

    def suit(self, card: str) -> str:
        """Return the suit that a card belongs to; jokers are trumps, or a suit of their own."""
        return (self.trump or "*") if card[0] == "*" else card[1]

    def wins(self, card: str, led: str) -> bool:
        """Return whether a card of the player takes the trick."""
        if self.suit(card) != self.suit(led):
            return self.suit(card) == (self.trump or "*")
        order = [*STRENGTH, "*S", "*L"]
        rank, other = (name if name[0] == "*" else name[0] for name in (card, led))
        return order.index(rank) > order.index(other)

    def answers(self, led: str) -> list[str]:
        """Return the legal replies."""
        return [card for card in self.hand if self.suit(card) == self.suit(led)] or list(self.hand)

    def after(self, led: str, card: str) -> "Deal":
        """Return the position after a trick."""
        return self._replace(hand=self.hand - {card}, unseen=self.unseen - {led}, won=self.won + self.wins(card, led))


@cache
def expected_score(deal: Deal, scores: tuple[int, ...]) -> Fraction:
    """Return the expected score, with each lead considered separately."""
    if not deal.hand:
        return Fraction(scores[deal.won])
    leads = [max(expected_score(deal.after(led, card), scores) for card in deal.answers(led)) for led in deal.unseen]
    return sum(leads, Fraction(0)) / len(leads)


@st.composite
def deals(draw: st.DrawFn, most: int = MOST) -> Deal:
    """Draw a position of a small deck; some cards may be gone, and some stay out of play."""
    cards = draw(st.permutations(SMALL.names))
    size, out = draw(st.integers(1, most)), draw(st.integers(0, 2))
    return Deal(
        draw(st.sampled_from(["S", "H", "D", ""])), frozenset(cards[:size]), frozenset(cards[size : 2 * size + out])
    )


def mask(cards: frozenset[str], deck: Deck = SMALL) -> Mask:
    """Return the mask of some card names."""
    return deck.mask(" ".join(cards))


def bids(size: int) -> list[tuple[int, ...]]:
    """Return the points of every bid, and of a promise to win nothing."""
    return [row[: size + 1] for row in BIDS[: size + 1]] + [(3, *[-3] * size)]


@given(deals())
def test_every_bid_has_the_value_of_full_enumeration(deal: Deal) -> None:
    """Merging equivalent cards changes no expected value."""
    scores = bids(len(deal.hand))
    solution = solve(deal.plan(), mask(deal.hand), mask(deal.unseen), scores)

    assert tuple(expected_score(deal, row) for row in scores) == solution.expected
    assert {} == solution.cards


@given(deals(), st.data())
def test_every_card_has_the_value_of_full_enumeration(deal: Deal, data: st.DataObject) -> None:
    """For any lead each legal card has its expected value under every bid, whatever tricks were won before."""
    won = data.draw(st.integers(0, 2))
    led = data.draw(st.sampled_from(sorted(deal.unseen)))
    scores = bids(len(deal.hand) + won)
    unseen = mask(deal.unseen - {led})
    solution = solve(deal.plan(), mask(deal.hand), unseen, scores, won=won, led=SMALL.card(led))
    before = deal._replace(won=won)

    assert {
        SMALL.card(card): tuple(expected_score(before.after(led, card), row) for row in scores)
        for card in deal.answers(led)
    } == solution.cards
    assert solution.expected == tuple(map(max, zip(*solution.cards.values(), strict=True)))


@given(deals(most=2))
def test_no_strategy_is_better(deal: Deal) -> None:
    """Of all ways to answer each lead with a card, the best one scores the value that the solver gives."""

    def points(deal: Deal, plan: dict[str, str], led: str, rest: Sequence[str], scores: tuple[int, ...]) -> Fraction:
        after = deal.after(led, plan[led])
        last = [scores[after.after(other, card).won] for other in rest for card in after.hand]
        return Fraction(sum(last), len(last)) if last else Fraction(scores[after.won])

    leads = sorted(deal.unseen)
    strategies = [dict(zip(leads, answers, strict=True)) for answers in product(*map(deal.answers, leads))]
    for scores in bids(len(deal.hand)):
        best = max(
            sum(points(deal, plan, led, [other for other in leads if other != led], scores) for led in leads)
            / len(leads)
            for plan in strategies
        )

        assert (best,) == solve(deal.plan(), mask(deal.hand), mask(deal.unseen), [scores]).expected


def shuffled(seed: int) -> Deal:
    """Return a shuffled whole deal."""
    names = list(ONEONTA.names)
    Random(seed).shuffle(names)
    turnup = names[9]
    return Deal("" if turnup[0] == "*" else turnup[1], frozenset(names[:9]), frozenset(names[10:]))


def bid_values(deal: Deal) -> tuple[Fraction, ...]:
    """Return the value of every bid of a whole deal."""
    return solve(deal.plan(ONEONTA), mask(deal.hand, ONEONTA), mask(deal.unseen, ONEONTA), BIDS).expected


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("size", [4, 5, pytest.param(7, marks=pytest.mark.long)])
def test_the_rest_of_a_whole_deal_has_the_value_of_full_enumeration(size: int, seed: int) -> None:
    """Merging also changes nothing in the last tricks of a whole deal, with three cards out of play."""
    whole = shuffled(seed)
    deal = whole._replace(hand=frozenset(sorted(whole.hand)[:size]), unseen=frozenset(sorted(whole.unseen)[: size + 3]))
    scores = bids(size)[size // 2 : size // 2 + 2]
    solution = solve(deal.plan(ONEONTA), mask(deal.hand, ONEONTA), mask(deal.unseen, ONEONTA), scores)

    assert tuple(expected_score(deal, row) for row in scores) == solution.expected


@pytest.mark.parametrize("seed", range(2))
def test_the_names_of_suits_make_no_difference(seed: int) -> None:
    """Suits that exchange their names keep the value of every bid."""
    deal = shuffled(seed)
    other = str.maketrans("SHDC", "HCSD")

    def renamed(cards: frozenset[str]) -> frozenset[str]:
        return frozenset(card if card[0] == "*" else card.translate(other) for card in cards)

    renamed_deal = Deal(deal.trump.translate(other), renamed(deal.hand), renamed(deal.unseen))
    assert bid_values(deal) == bid_values(renamed_deal)


def test_the_value_of_a_position_is_the_mean_over_its_leads() -> None:
    """Each unseen card is equally likely to be led, and is answered by the best card."""
    deal = shuffled(5)
    plan, hand, unseen = deal.plan(ONEONTA), mask(deal.hand, ONEONTA), mask(deal.unseen, ONEONTA)
    leads = [ONEONTA.card(name) for name in deal.unseen]
    answered = [solve(plan, hand, unseen & ~(1 << led), BIDS, led=led).expected for led in leads]

    assert tuple(sum(column) / len(leads) for column in zip(*answered, strict=True)) == bid_values(deal)


@pytest.mark.parametrize("hand", ["AKQJT.JT.T.T", "T.JT.QJT.KQT", "KQT.AQT.JT.T"])
def test_a_hand_of_sure_zeros_has_the_value_of_no_trick(hand: str) -> None:
    """Without jokers and trumps, suits that certainly win nothing win nothing, whatever is led."""
    cards = frozenset(rank + suit for ranks, suit in zip(hand.split("."), "SHDC", strict=True) for rank in ranks)
    deal = Deal("", cards, frozenset(ONEONTA.names) - cards - {"*S"})

    assert bid_values(deal)[0] == 0
    assert bid_values(deal)[9] == -9


def test_the_best_bid_is_the_first_of_the_best() -> None:
    """No bid has a higher value than the best one."""
    deal = shuffled(7)
    solution = solve(deal.plan(ONEONTA), mask(deal.hand, ONEONTA), mask(deal.unseen, ONEONTA), BIDS)

    assert solution.expected[solution.best_row] == max(solution.expected)
    assert 0 == solution.best_cards(solution.best_row)


def test_the_lone_ace_is_held() -> None:
    """The ace wins a first lead of its suit; on another lead the player keeps it while a useless card is left."""
    hand, unseen = ONEONTA.mask("AS TH"), ONEONTA.mask("KS QS KD")
    solution = solve(lower(spec_of("")), hand, unseen & ~ONEONTA.mask("KD"), [(-1, 1, 0)], led=ONEONTA.card("KD"))

    assert ONEONTA.mask("TH") == solution.best_cards()
    assert [1] == list(solution.expected)


def test_every_action_on_offer_at_a_table_has_a_value() -> None:
    """Values exist for bids before the bid and for cards after each lead; the last card has the points of the deal."""
    table = Table(Setup(Oneonta, {"bidding": "hutnik"}), FairShuffler(bytes(32)))
    expected: dict[Action, Fraction] = {}
    while not table.state.results:
        view = table.view(0)
        expected = expected_scores(view)
        assert set(view.legal) == set(expected)
        table.act(0, max(expected, key=lambda action: expected[action]))

    assert list(table.state.results[0].points(1)) == list(expected.values())


def test_a_position_that_cannot_be_solved_is_refused() -> None:
    """A card in two places, too few cards to lead, short rows of scores, and other duties raise errors."""
    plan = lower(spec_of("S"))
    hand, unseen = ONEONTA.mask("AS KS"), ONEONTA.mask("TH JH QH")
    with pytest.raises(ValueError, match="in two places"):
        solve(plan, hand, hand, BIDS)
    with pytest.raises(ValueError, match="in two places"):
        solve(plan, hand, unseen, BIDS, led=ONEONTA.card("TH"))
    with pytest.raises(ValueError, match="1 unseen cards cannot lead to 2 tricks"):
        solve(plan, hand, ONEONTA.mask("TH"), BIDS)
    with pytest.raises(ValueError, match="go up to 2 tricks"):
        solve(plan, hand, unseen, [(0, 1)])
    heading = replace(spec_of("S"), follow=(PlayClass("must_head", CardRegion.LED_ABOVE_BEST), *spec_of("S").follow))
    with pytest.raises(NotCompilable, match="only plans whose single duty"):
        solve(lower(heading), hand, unseen, BIDS)
