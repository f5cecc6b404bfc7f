"""The referee of Five Hundred against the worked examples of the rules, random matches and falsified records."""

import pytest

from tests.games.five_hundred.referee import RANKED, VALUES, Auction, FiveHundred, height, pack, referee, suit_of
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Lines, read_options


def match_of(**options: str) -> FiveHundred:
    """Return a match before its first deal."""
    complete, wrong = read_options(FiveHundred, options, 3)
    assert not wrong
    return FiveHundred(complete, 3)


def test_the_order_of_the_trumps() -> None:
    """Example 1: ten trumps, seven cards of the suit of the same colour, eight of the others."""
    cards = sorted(pack(3), key=lambda card: -height(card, "H"))
    suits = [[card for card in cards if suit_of(card, "H") == suit] for suit in "HDSC"]

    assert ["*B", "JH", "JD", "AH", "KH", "QH", "TH", "9H", "8H", "7H"] == suits[0]
    assert [10, 7, 8, 8] == [*map(len, suits)]


@pytest.mark.parametrize("seats, count", [(3, 33), (4, 43)])
def test_the_deck(seats: int, count: int) -> None:
    """Examples 1 and 15."""
    assert count == len(pack(seats))


def test_the_schedule() -> None:
    """Misère is between eight spades and eight clubs, open misère between ten diamonds and ten hearts."""
    assert [40, 120, 140, 520] == [VALUES[bid] for bid in ("6S", "6N", "7S", "10N")]
    assert ["8S", "misere", "8C"] == RANKED[10:13]
    assert ["10D", "open_misere", "10H"] == RANKED[23:26]


def test_an_auction() -> None:
    """Example 4: the highest bidder plays, and a lower bid is refused."""
    lines = ["1 bid 6_spades", "2 bid 6_no_trump", "0 bid 7_spades", "1 pass", "2 pass"]
    match = match_of()

    assert (0, "7S") == Auction(match.options, 3).replay(Lines(lines), 1)
    assert "6H" not in Auction(match.options, 3).higher("6N")


def test_an_auction_with_another_bid_after_a_pass() -> None:
    """Ruling F3: it ends after two passes in a row."""
    lines = ["1 pass", "2 bid 6_spades", "0 pass", "1 bid 6_clubs", "2 pass", "0 bid 7_spades", "1 pass", "2 pass"]
    match = match_of(auction="reenter")

    assert (0, "7S") == Auction(match.options, 3).replay(Lines(lines), 1)


@pytest.mark.parametrize(
    "contract, tricks, options, points",
    [
        ("7S", [8, 1, 1], {}, [140, 10, 10]),
        ("8H", [7, 2, 1], {}, [-300, 20, 10]),
        ("6S", [10, 0, 0], {}, [250, 0, 0]),
        ("7D", [10, 0, 0], {}, [250, 0, 0]),
        ("8D", [10, 0, 0], {}, [280, 0, 0]),
        ("7D", [10, 0, 0], {"slam": "off"}, [180, 0, 0]),
        ("", [5, 3, 2], {}, [50, 30, 20]),
        ("misere", [0, 5, 5], {"misere": "by_value"}, [250, 0, 0]),
        ("misere", [1, 5, 4], {"misere": "by_value"}, [-250, 0, 0]),
        ("8H", [8, 1, 1], {"opponents_score": "if_failed"}, [300, 0, 0]),
    ],
)
def test_scores(contract: str, tricks: list[int], options: dict[str, str], points: list[int]) -> None:
    """Examples 6 to 8, 11 and 12."""
    assert points == match_of(**options).score(0, contract, tricks)


@pytest.mark.parametrize(
    "totals, maker, options, over",
    [
        ([500, 520, 0], 0, {}, True),
        ([500, 520, 0], 0, {"win_by": "contract"}, True),
        ([220, 530, 0], -1, {}, True),
        ([220, 530, 0], -1, {"win_by": "contract"}, False),
        ([0, 520, 500], -1, {}, True),
        ([0, 500, 500], -1, {}, False),
        ([-600, 0, 0], -1, {}, False),
        ([-600, 0, 0], -1, {"back_door": "on"}, True),
    ],
)
def test_ends(totals: list[int], maker: int, options: dict[str, str], *, over: bool) -> None:
    """Examples 9, 10 and 14."""
    match = match_of(**options)
    match.totals = totals

    assert over == match.ends(maker)


def test_a_joker_names_a_suit() -> None:
    """Example 3: the others follow the suit that the leader names, and the joker wins."""
    hands = {"0": "*B AS KS QS JS TS 9S 8S 7S AH", "1": "9C AD KD QD JD TD 9D 8D 7D KH"}
    auction = ["chance dealer 0 2", "0 bid 10_no_trump"]
    script = Script(script=[*auction, "0 *B clubs", "1 9C"], hands=hands)
    record = write_record(FiveHundred, {}, 3, script, deals=1)

    assert referee(record) == []


def test_options_fit() -> None:
    """Open misère and a low joker need misère."""
    for options in ({"open_misere": "on"}, {"nullo_joker": "low"}):
        assert read_options(FiveHundred, options, 3)[1]


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(FiveHundred, random_records(FiveHundred, 5, {"back_door": "on"}, deals=12)) == []
