"""The `rules` bot in Skat: positions in which its advice shows."""

from typing import Literal

import pytest

from mamlaka.actions import Action
from mamlaka.bots import Decision, Limit
from mamlaka.bots.rules import RulesBot
from mamlaka.cards import PIQUET
from mamlaka.coach.hints import hint
from mamlaka.games.skat import SkatOptions
from mamlaka.games.skat.contracts import Contract
from mamlaka.games.skat.prospects import best_discards, chance_of, limit_of
from mamlaka.rng import Rng
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from tests.tables import act, after_cards, seen_from, skat_of, skat_table

LONG_HEARTS = "JC JH AH TH KH 9H AS 7S 8D 9C"
WORTH_TWENTY = "JC JD AH QH 9H 8H AS 7S 8D 9C"
FOUR_JACKS = "JC JS JH JD AC KC QC AS AH 7D"
FIVE_TOPS = "JC JS JH AH TH KH QH AS AC 7D"
GRAND = "JC JS JH AC TC AS TS AH 8D 9D"
LOW = "7C 8C 9C 7S 8S 9S 7H 8H 9H 7D"
POOR = "JD KC QC 8C KS 9S QH 8H KD 8D"
RAMSCH = SkatOptions.parse({"all_pass": "ramsch"})


def decided(view: View) -> Decision:
    """Return what the bot does, and why."""
    decision = RulesBot(Rng(0)).act(view, Limit())
    assert decision
    return decision


def rules_of(decision: Decision) -> set[int]:
    """Return the numbers of the rules that speak for a decision."""
    return {reason.rule for reason in decision.reasons}


def card(state: State, seat: int, rule: int) -> str:
    """Return the card that the bot plays because of a rule."""
    decision = decided(seen_from(state, seat))
    assert rule in rules_of(decision)
    return state.game.deck.format(decision.action.cards)


def declared(hand: str, *words: str, skat: str = "") -> Table:
    """Return a table at which middlehand has bid 18 and declares, after some words of the declarer."""
    others = [name for name in PIQUET.names if name not in f"{hand} {skat}".split()]
    table = skat_table([" ".join(others[:10]), hand, " ".join(others[10:20])], skat, dealer=2)
    for seat, said in ((1, "bid 18"), (0, "pass"), (2, "pass"), *((1, word) for word in words)):
        act(table, seat, said)
    return table


LONG_DIAMONDS = "AD KD QD TD 9D 8D AS TS AH TH"
"""Without four matadors: 45 in diamonds, and 36 with the jack of hearts in the skat."""


@pytest.mark.parametrize("bid, warned", [(18, False), (20, True), (45, True)])
def test_a_jack_in_the_skat_speaks_against_a_bid_that_the_game_then_misses(bid: int, *, warned: bool) -> None:
    """Advice 68: with the jack of clubs there it is worth 18. The bot holds all the same, since that is rare."""
    others = [name for name in PIQUET.names if name not in LONG_DIAMONDS.split()]
    table = skat_table(
        [LONG_DIAMONDS, " ".join(others[:10]), " ".join(others[10:20])],
        "",
        SkatOptions.parse({"scoring": "classic"}),
        2,
    )
    act(table, 1, f"bid {bid}")
    advice = hint(table.view(0), Limit(), Rng(0))

    assert advice.best == Action("hold")
    assert warned == (68 in {reason.rule for reason in advice.objections})


@pytest.mark.parametrize("hand, kind", [(LONG_HEARTS, "bid"), (POOR, "pass")])
def test_it_bids_on_five_trumps_and_an_ace(hand: str, kind: str) -> None:
    """Advice 1: with scattered kings and queens it passes."""
    table = skat_table(["7C 8C 7S 8S 7H 8H 7D 9D TD AD", hand], dealer=2)

    assert kind == decided(table.view(1)).action.kind


def test_it_raises_by_the_smallest_step() -> None:
    """Advice 3: 18 first, and never above what the hand is worth without the skat."""
    table = skat_table(["7C 8C 8S 9S TH KH 7D 9D TD AD", WORTH_TWENTY], dealer=2)
    first = decided(table.view(1))
    act(table, 1, "bid 30")
    act(table, 0, "hold")

    assert (18, True) == (first.action.number, 3 in rules_of(first))
    assert "pass" == decided(table.view(1)).action.kind


def test_it_plays_grand_with_jacks_and_aces() -> None:
    """Advice 2: three jacks and three aces."""
    decision = decided(declared(GRAND, "hand").view(1))

    assert ("grand", True) == (decision.action.name, 2 in rules_of(decision))


def test_it_takes_the_skat() -> None:
    """Advice 4: a hand game promises less."""
    assert "take" == decided(declared(LONG_HEARTS).view(1)).action.name


def test_it_leaves_the_skat_for_a_bid_that_only_a_hand_game_reaches() -> None:
    """Advice 4: null is worth 23, and null hand 35."""
    table = skat_table(["JC AC TC JS AS TS JH AH TH JD", LOW], dealer=2)
    for seat, words in ((1, "bid 24"), (0, "pass"), (2, "pass")):
        act(table, seat, words)
    decision = decided(table.view(1))

    assert ("hand", True) == (decision.action.name, 4 in rules_of(decision))


def test_it_discards_a_bare_ten_and_makes_a_void() -> None:
    """Advice 5: the ace keeps its ten."""
    decision = decided(declared("JC JH AH TH KH 9H AS TS KS TC", "take", skat="8D TD").view(1))

    assert PIQUET.mask("TC TD") == decision.action.cards or PIQUET.mask("TD 8D") == decision.action.cards
    assert 5 in rules_of(decision)


def test_it_draws_trumps() -> None:
    """Advice 6: with the highest jacks it begins with one of them."""
    state = skat_of(["JD 9H 8S 9S 8D 9D", "JC JS AH KH AS 7D", "JH 8H KS QS KD QD"], "hearts", 1, 1, skat="")

    assert card(state, 1, 6) in {"JC", "JS"}


def test_it_draws_trumps_from_below() -> None:
    """Advice 6: without the highest trumps it leads a low one."""
    state = skat_of(["JC TH 8S 9S 8D 9D", "JD AH KH 9H 7S 7D", "JS JH KS QS KD QD"], "hearts", 1, 1, skat="")

    assert card(state, 1, 6) in {"9H", "JD"}


def test_it_takes_the_trick_that_is_enough() -> None:
    """Advice 7: the declarer has 40 points, and 21 lie in the trick."""
    state = skat_of(["AD 8S", "JC 7S", "TD 9S"], "clubs", 1, 2, skat="AC TC KC AS KS")
    state = after_cards(state, (2, "TD"), (0, "AD"))

    assert "JC" == card(state, 1, 7)


def test_it_leads_a_long_suit_to_a_declarer_in_the_middle() -> None:
    """Advice 8: long to the enemy."""
    hands = ["9S QS 7S 9D", "JC JS AH 8C", "JD JH KD AD"]

    assert card(skat_of(hands, "clubs", 1, 0, skat=""), 0, 8)[1] == "S"


def test_it_leads_a_short_suit_to_a_declarer_who_is_last() -> None:
    """Advice 8: short to the friend."""
    hands = ["9S QS 7S 9D", "JD JH KD AD", "JC JS AH 8C"]

    assert card(skat_of(hands, "clubs", 2, 0, skat=""), 0, 8)[1] == "D"


def test_it_smears_on_the_sure_trick_of_the_partner() -> None:
    """Advice 9: the declarer has played, and the other defender takes the trick."""
    state = after_cards(skat_of(["AS 7D", "7S 8D", "TH 9H"], "clubs", 1, skat=""), (0, "AS"), (1, "7S"))

    assert "TH" == card(state, 2, 9)


def test_it_gives_no_points_to_the_declarer() -> None:
    """Advice 10: the declarer's trump can't be beaten."""
    state = after_cards(skat_of(["AS 7D", "JC 8D", "TH 9H"], "clubs", 1, skat=""), (0, "AS"), (1, "JC"))

    assert "9H" == card(state, 2, 10)


def test_it_keeps_its_trumps_on_the_trick_of_the_partner() -> None:
    """Advice 11: the jack has points, too, but will take a trick."""
    state = after_cards(skat_of(["AS 7D", "7S 8D", "JD 9H"], "clubs", 1, skat=""), (0, "AS"), (1, "7S"))

    assert "9H" == card(state, 2, 11)


def test_it_plays_the_highest_card_that_takes_no_trick_in_null() -> None:
    """Advice 12: the queen is higher than the jack, and the eight stays below later tricks, too."""
    state = after_cards(skat_of(["QS 7D", "JS 8S TD", "KS 9D"], "null", 1, skat=""), (0, "QS"))

    assert "JS" == card(state, 1, 12)


def test_it_plays_on_when_the_game_is_safe() -> None:
    """Advice 13: with 61 points the declarer goes on taking tricks for schneider."""
    state = skat_of(["8D 9D", "JC AS", "JD KS"], "clubs", 1, 1, skat="AC TC KC AD TD AH TH")

    assert card(state, 1, 13) in {"JC", "AS"}


def test_it_throws_high_cards_away_in_ramsch() -> None:
    """Advice 14: on a trick that another seat takes."""
    state = skat_of(["AS 7D", "TS 9S", "AH 7H"], options=RAMSCH, skat="")

    assert "AH" == card(after_cards(state, (0, "AS"), (1, "9S")), 2, 14)


def test_it_leaves_points_in_ramsch() -> None:
    """Advice 14: a low card stays below a trick with points."""
    state = skat_of(["TS 7D", "AS 9S", "AH 7H"], options=RAMSCH, skat="")

    assert "9S" == card(after_cards(state, (0, "TS")), 1, 14)


def test_it_makes_the_declarer_of_null_take_a_trick() -> None:
    """A defender stays below the declarer's card."""
    state = after_cards(skat_of(["8S KD", "9S 7D", "7S AS"], "null", 1, skat=""), (0, "8S"), (1, "9S"))

    assert "7S" == card(state, 2, 63)


def test_more_jacks_have_a_better_chance() -> None:
    """The estimate grows with every jack and ace."""
    hands = ("JD AH TH 8H 9S 8S 7S 8D 9D 7C", "JC JD AH TH 8H 9S 8S 8D 9D 7C", "JC JS JD AH TH 8H AS 8S 8D 7C")
    chances = [chance_of(Contract("hearts"), PIQUET.mask(hand), is_first=True) for hand in hands]

    assert sorted(chances) == chances
    assert chances[0] < 0.5 < chances[2]


@pytest.mark.parametrize("game", ["hearts", "grand", "null"])
def test_ten_cards_win_less_often_from_the_hand(game: str) -> None:
    """The skat helps a hand that takes it."""
    hand = PIQUET.mask("JC JH AH TH 9H AS 8S 7D 8D 9C")
    taking, leaving = (chance_of(Contract(game, "", is_hand), hand, is_first=False) for is_hand in (False, True))

    assert leaving < taking


def test_no_hand_game_is_won_more_often_than_the_same_game_with_the_skat() -> None:
    """Who takes the skat may put the same two cards away."""
    rng, cards, games = Rng(6), list(range(len(PIQUET))), ("clubs", "grand")
    for _ in range(300):
        rng.shuffle(cards)
        hand = sum(1 << card for card in cards[:10])
        chances = [
            [chance_of(Contract(game, "", is_hand), hand, is_first=True) for game in games] for is_hand in (True, False)
        ]
        assert all(left <= ahead for left, ahead in zip(*chances, strict=True))


def test_points_that_are_put_away_win_games() -> None:
    """A ten and a king lie safely, a nine and an eight bring nothing."""
    hand = PIQUET.mask("JC JH AH TH 9H AS 8S 7D 8D 9C")
    chances = [
        chance_of(Contract("hearts"), hand, is_first=False, away=PIQUET.mask(away)) for away in ("9D 7C", "TD KC")
    ]

    assert chances[0] < chances[1]


@pytest.mark.parametrize("hand", [FOUR_JACKS, FIVE_TOPS])
def test_it_leaves_the_skat_with_a_hand_that_hardly_needs_it(hand: str) -> None:
    """Advice 4: a hand game is worth a level more, and this one is all but won."""
    decision = decided(declared(hand).view(1))

    assert ("hand", True) == (decision.action.name, 4 in rules_of(decision))


@pytest.mark.parametrize("hand", [LONG_HEARTS, "JC JS AH TH KH 9H AS 8S 8D 9C", "JS JH JD AC TC KC AS TS 8D 9H"])
def test_it_takes_the_skat_with_good_hands_that_can_be_lost(hand: str) -> None:
    """Advice 4: three losers outside are too many for a hand game."""
    assert "take" == decided(declared(hand).view(1)).action.name


def test_two_jacks_and_an_ace_are_a_doubtful_grand() -> None:
    """Such grands are lost more often than won, from the hand above all; three jacks and three aces are won."""
    doubtful, good = PIQUET.mask("JS JD AS KS 9S TH QH 8D KC 9C"), PIQUET.mask(GRAND)
    before, hand = (Contract("grand", "", is_hand) for is_hand in (False, True))

    assert chance_of(hand, doubtful, is_first=False) < chance_of(before, doubtful, is_first=False) < 0.4
    assert chance_of(before, good, is_first=False) > 0.9


def test_it_plays_the_suit_with_most_trumps() -> None:
    """Five clubs or diamonds and an ace outside are better than four spades and two aces."""
    table = declared("JC JH 9S 7S TH AD 9D AC 9C 8C", "take", skat="8H TD")
    for kind in ("discard", "choose"):
        decision = decided(table.view(1))
        assert kind == decision.action.kind
        table.act(1, decision.action)

    assert table.state.game.display(table.state).contract in {"clubs", "diamonds"}


def test_it_passes_with_four_trumps_without_a_jack() -> None:
    """Two aces outside don't replace a fifth trump."""
    table = skat_table(["7C 8C 7S 8S 8H 9H 8D 9D JD JS", "AS TS QS KH 7H TD KD QD 7D AC"], dealer=2)

    assert "pass" == decided(table.view(1)).action.kind


def test_a_hand_without_jacks_is_bid_with_care() -> None:
    """Spades "without 5" are worth 66; with a jack in the skat they may be worth 22, and are overbid."""
    hand = PIQUET.mask("8C 8S AC AH AS KD KH QS TH TS")

    assert 22 <= limit_of(SkatOptions(), 3, hand, is_first=False) <= 44


@pytest.mark.parametrize("scoring", ["seeger", "classic", "bierlachs"])
def test_a_solid_suit_is_bid_in_every_scoring(scoring: Literal["seeger", "classic", "bierlachs"]) -> None:
    """The jack of clubs and four hearts with the ace, outside an ace and a ten: it wins four times in five."""
    hand = PIQUET.mask("JC AH QH 9H 7H AC TD 7D 8S 7S")

    assert 20 == limit_of(SkatOptions(scoring=scoring), 3, hand, is_first=False)


def test_three_trumps_are_not_bid() -> None:
    """Not even with three aces and two tens: nine, ten and eight of diamonds are no trumps to play alone with."""
    hand = PIQUET.mask("AS KS 9S AH QH AC TC TD 9D 8D")

    assert 0 == limit_of(SkatOptions(), 3, hand, is_first=False)


@pytest.mark.parametrize(
    "cards, kept",
    [
        ("7C 7D 7S 8C 9C 9D JH TC TD TH 8H AD", "7S"),
        ("7C 7D 7S 8C 8S AD JC JD KC TS 9D 8D", "7S 8S"),
        ("7C 7D 7S 8S 9D 9S AS JD KS TD TS QD", "7C"),
    ],
)
def test_no_seven_is_put_away_in_null(cards: str, kept: str) -> None:
    """Advice 65: high cards and those without low ones below them go."""
    away = best_discards(Contract("null"), PIQUET.mask(cards))

    assert not away & PIQUET.mask(f"{kept} 7C 7D")


def test_no_reason_says_to_take_a_trick_with_a_card_that_does_not() -> None:
    """Advice 60: the king might take the trick, the eight that the hint recommends doesn't."""
    state = skat_of(["AD AC TS JC", "QD 9D AH 7H", "KD 8D 7S 8S"], "grand", 0, 1, skat="")
    found = hint(seen_from(after_cards(state, (1, "QD")), 2), Limit(worlds=20), Rng(0))

    assert found.best
    assert "8D" == PIQUET.format(found.best.cards)
    assert [61] == [reason.rule for reason in found.reasons]


def test_a_hint_to_pass_says_why() -> None:
    """Advice 3: the hand isn't worth the value that is asked for."""
    table = skat_table(["7C 8C 7S 8S 7H 8H 7D 9D TD AD", POOR], dealer=2)
    found = hint(table.view(1), Limit(worlds=1), Rng(0))

    assert found.best
    assert ("pass", [3]) == (found.best.kind, [reason.rule for reason in found.reasons])


def test_no_rule_speaks_against_the_best_of_bad_announcements() -> None:
    """Advice 64: every game promises a loss, and this one the smallest."""
    table = declared("JC JH AS 8S QH 9H KC 9C 8C TD", "take", "discard QH 9H", skat="QD 8D")
    found = hint(table.view(1), Limit(worlds=1), Rng(0))

    assert ([64], ()) == ([reason.rule for reason in found.reasons], found.objections)


def test_no_rule_says_to_take_a_trick_that_cannot_be_taken() -> None:
    """Advice 60: the ten of hearts is led, and the hand has the king and the queen."""
    state = skat_of(["7C AD TC", "TH 9D AH", "KH QH 7S"], "grand", 1, 1, skat="")
    found = hint(seen_from(after_cards(state, (1, "TH")), 2), Limit(worlds=1), Rng(0))

    assert 60 not in {reason.rule for reason in (*found.reasons, *found.objections)}
