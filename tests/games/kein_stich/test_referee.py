"""The referee of Kein Stich against the worked examples of the rules, random matches and falsified records."""

import json

import pytest

from tests.games.kein_stich.referee import ORDER, POTS, SHARES, KeinStich, price, referee, shares
from tests.oracle.layout_rows import fits_row, play_rows
from tests.oracle.record_author import Script, false_verdicts, random_records, write_record
from tests.oracle.refereeing import Fault, Lines, read_options, taker


def test_what_tricks_cost() -> None:
    """Five a trick and a heart, ten a queen, forty the king of hearts and the last trick."""
    trick = ["KH", "QH", "9S", "7C"]
    names = ("tricks", "hearts", "queens", "king", "last_trick", "all")

    assert [price(name, trick, last=False) for name in names] == [5, 10, 10, 40, 0, 65]
    assert price("last_trick", trick, last=True) == 40


@pytest.mark.parametrize(
    "option, seats, pot, won",
    [
        ("80_50_30_0", 4, 200, [100, 60, 40, 0]),
        ("80_50_30_0", 4, 320, [160, 100, 60, 0]),
        ("80_50_30_0", 4, 360, [180, 110, 70, 0]),
        ("80_50_30_0", 3, 210, [125, 85, 0]),
        ("80_50_30_0", 5, 340, [165, 100, 55, 20, 0]),
        ("100_40_20_0", 4, 200, [125, 50, 25, 0]),
        ("160_0_0_0", 6, 145, [145, 0, 0, 0, 0, 0]),
    ],
)
def test_shares_of_larger_pots(option: str, seats: int, pot: int, won: list[int]) -> None:
    """The shares grow with the pot, in fives; the remainder is the first player's."""
    assert shares(option, seats, pot) == won


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_pot_is_paid_out(seats: int) -> None:
    """The table of shares belongs to the pot of a round, which the match pays out again."""
    record = write_record(KeinStich, {"early_end": "off"}, seats, Script(seats))
    last = record["deals"][-1]["points"]

    assert sorted(last) == sorted(SHARES[seats])
    assert sum(last) == POTS[seats] == -sum(sum(deal["points"]) for deal in record["deals"][:-1])
    assert sum(record["totals"]) == 0


def test_penalties_are_written_down() -> None:
    """Without a pot a round costs 160 and, for four, 60 in the layout."""
    record = write_record(KeinStich, {"stakes": "points"}, 4, Script(1))

    assert sum(record["totals"]) == 220


def test_ten_is_low() -> None:
    """The jack beats the ten."""
    assert taker({0: "TC", 1: "JC", 2: "AS", 3: "9C"}, ORDER) == 1


def test_rows() -> None:
    """A jack opens its suit's row; a card fits beside one that lies there; who can lay must."""
    laid = {"9S", "TS", "JS", "QS", "KS", "JH"}
    fits = {rank + suit for rank in ORDER for suit in "SHDC" if rank + suit not in laid}
    fits = {card for card in fits if fits_row(card, laid, ORDER)}

    assert fits == {"8S", "AS", "TH", "QH", "JD", "JC"}
    for lines in (["0 pass", "1 pass"], ["0 pass", "1 +AD"], ["0 pass", "1 +JS", "0 pass"]):
        with pytest.raises(Fault):
            play_rows(Lines(lines), {0: {"QS", "9H"}, 1: {"JS", "JD", "AD"}}, 0, ORDER, lambda _: False)


def test_the_king_of_hearts_ends_its_deal() -> None:
    """The rest of the hands is opened; the third player out ends the layout."""
    record = write_record(KeinStich, {}, 4, Script(5))
    deals = record["deals"]

    assert referee(record) == []
    assert sorted(deals[3]["points"]) == [-40, 0, 0, 0]
    plays = [line for line in deals[3]["events"] if len(line) == 4]
    assert any(line.endswith("KH") for line in plays[-4:])
    wrong = json.loads(json.dumps(record))
    wrong["deals"][3]["events"].append("0 2S")
    assert referee(wrong)


def test_every_seat_deals_every_kind_once_in_four_rounds() -> None:
    """The dealer moves on after each deal."""
    record = write_record(KeinStich, {"rounds": "4"}, 4, Script(5))
    kinds = {(deal["contract"], deal["leader"]) for deal in record["deals"]}

    assert len(record["deals"]) == len(kinds) == 20


def test_some_shares_need_four_players() -> None:
    """The second scale is one for four."""
    assert read_options(KeinStich, {"shares": "100_40_20_0"}, 3)[1]


def test_random_matches_are_accepted_and_changed_ones_rejected() -> None:
    """The referee is sure of itself under all options."""
    assert false_verdicts(KeinStich, random_records(KeinStich, 3, {"rounds": "1"})) == []
