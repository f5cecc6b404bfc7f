"""Duplicate deals: the same cards for all entrants, and exact differences."""

import pytest
from msgspec.structs import replace

from mamlaka.arena import Contest, Pairing, Row, Tally, bot_of, parse_entrants
from mamlaka.arena.entrants import format_limit
from mamlaka.bots import Limit
from mamlaka.bots.registry import find_bot
from mamlaka.engine import start_match
from mamlaka.errors import BotFailed, InvalidSetup
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts import Hearts, HeartsOptions
from mamlaka.games.trex import Trex, TrexOptions
from mamlaka.match import Setup
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.verification import verify
from tests.arena.contests import OPPONENTS, contest_of, summary_of, tally_of
from tests.arena.toy import Pairs, Toy


def row(rows: tuple[Row, ...], name: str, pairing: tuple[int, int] = (0, 1)) -> Row:
    """Return the row of a name."""
    return next(row for row in rows if row.name == name and row.pairing == Pairing(*pairing))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_known_handicap_is_measured_exactly(seats: int) -> None:
    """A bot that names 3 against bots that name 0 is 3 (n - 1) / n above the mean of n seats, without variance."""
    above = row(tally_of(contest_of("three", "nothing", seats=seats), 5).rows(), "deal").above

    assert 3 * (seats - 1) / seats == pytest.approx(above.mean)
    assert 0 == pytest.approx(above.standard_error)


def test_a_side_is_above_by_the_points_of_both_partners() -> None:
    """Two bots that name 3 against two that name 0 are 3 above the mean of the sides."""
    found = row(tally_of(contest_of("three", "nothing", game=Pairs), 5).rows(), "deal")

    assert (3, 6) == pytest.approx((found.above.mean, found.own - found.other))


def test_single_players_are_compared_on_the_same_deals() -> None:
    """In a solitaire with the same cards, a bot that names 3 has 3 more."""
    above = row(tally_of(contest_of("three", "nothing", seats=1), 5).rows(), "deal").above

    assert (3, 0) == pytest.approx((above.mean, above.standard_error))


def test_a_random_handicap_lies_in_the_interval() -> None:
    """A bot that names a random number has 1.5 on average: 1.5 * 3/4 above three bots that name 0."""
    above = row(tally_of(contest_of("random", "nothing"), 60).rows(), "deal").above

    assert above.low is not None
    assert above.high is not None
    assert above.low < 1.125 < above.high
    assert above.high - above.low < 1


def test_matches_have_totals_wins_and_points_a_deal() -> None:
    """Matches of two deals have twice the points, but the same points a deal; 3 more a deal do not always win."""
    rows = tally_of(contest_of("three", "nothing", play_unit="matches"), 10).rows()

    assert ["a deal", "match", "won"] == [found.name for found in rows]
    assert (2.25, 4.5) == pytest.approx((row(rows, "a deal").above.mean, row(rows, "match").above.mean))
    assert 0.25 < row(rows, "won").own < 1
    assert row(rows, "won").own - 0.25 == pytest.approx(row(rows, "won").above.mean)


def test_all_entrants_get_the_same_cards() -> None:
    """In all matches of a set the seats hold the same hands, while the hero changes seats."""
    records = contest_of("three", "nothing").play_set(0, keep_records=True).records
    deals = [[line for line in record.deals[0].events if line.startswith("deal")] for record in records]

    assert 4 == len(records)
    assert [deals[0]] * 4 == deals
    assert [["three" if seat == hero else "nothing" for seat in range(4)] for hero in range(4)] == [
        [seat.name for seat in record.seats] for record in records
    ]


def test_sets_get_other_cards() -> None:
    """The cards depend on the number of the set, the kind of deal and the seed."""
    contest = contest_of("three", "nothing")
    other = contest_of("three", "nothing", seed=1)
    points = [
        found.play_set(number).result.matches[0].points for found, number in ((contest, 0), (contest, 1), (other, 0))
    ]

    assert 3 == len(set(points))


def test_of_three_bots_each_is_hero_against_each_other() -> None:
    """There are six pairings, each in four seats, and a rating for each bot."""
    contest = contest_of("three", "nothing", "random")
    summary = summary_of(contest, 3)
    ratings = [bot.rating.mean for bot in summary.bots if bot.rating]

    assert (6, 24) == (len(contest.pairings), contest.matches_per_set)
    assert sorted(ratings) == [ratings[1], ratings[2], ratings[0]]
    assert -2.25 == pytest.approx(row(summary.rows, "deal", (1, 0)).above.mean)


def test_a_third_bot_changes_nothing_for_the_first_two() -> None:
    """The random numbers of a game depend on its players, not on the other entrants."""
    two = row(tally_of(contest_of("random", "nothing"), 4).rows(), "deal")
    three = row(tally_of(contest_of("random", "nothing", "three"), 4).rows(), "deal")

    assert two == three


def test_records_of_matches_are_sound() -> None:
    """The referee accepts the records of the arena: all five contracts of a kingdom, in all seats."""
    contest = Contest(Setup(Trex, {"doubling": "off"}), parse_entrants(("random", "random"), Limit()))
    played = contest.play_set(0, keep_records=True)

    assert 20 == len(played.records)
    assert all(verify(record) for record in played.records)
    assert list(Trex.single_deals(TrexOptions())) == list(
        dict.fromkeys(match.deal_kind for match in played.result.matches)
    )


def test_a_kingdom_is_the_sum_of_its_contracts() -> None:
    """Over all seats each contract has its sum, and a kingdom 0: the hero's points are those above the mean."""
    contest = Contest(Setup(Trex, {"doubling": "off"}), parse_entrants(("random", "random"), Limit()))
    tally = tally_of(contest, 1)
    rows = tally.rows()

    assert "kingdom" == tally.main == rows[-1].name
    assert sum(found.above.mean for found in rows[:-1]) == pytest.approx(rows[-1].above.mean)
    assert rows[-1].own == pytest.approx(rows[-1].above.mean)


@pytest.mark.parametrize("mode,kinds", [("single", 5), ("complex4", 2), ("combination", 1)])
def test_trex_has_a_kind_of_deal_for_each_contract(mode: str, kinds: int) -> None:
    """Its name is the contract of the first deal, whichever seat is king; with merged contracts the king chooses."""
    found = Trex.single_deals(TrexOptions(mode=mode))
    for name, options in found.items() if kinds > 1 else ():
        _, state = start_match(Setup(Trex, options).start(), FairShuffler(bytes(32)))
        contract = getattr(state.stack[0], "contract", "") or getattr(state.phase, "names", ("",))[0]
        assert name == contract

    assert kinds == len(found)


def test_hearts_has_a_kind_of_deal_for_each_pass() -> None:
    """To the left, to the right, across, and none."""
    assert ["left", "right", "across", "none"] == list(Hearts.single_deals(HeartsOptions()))
    assert ["deal"] == list(Hearts.single_deals(HeartsOptions(pass_cards=False)))


def test_a_bot_that_fails_ends_the_contest() -> None:
    """A bot that fails hasn't lost: the error names it, its origin, its seat and the event."""
    with pytest.raises(BotFailed, match=r"bot 'failing' of .*failing.py failed at toy .*, seat 0, event 6: Runtime"):
        contest_of("failing", "nothing").play_set(0)


def test_an_oracle_is_told_the_truth_in_the_arena() -> None:
    """It sees the hands of the three other seats, so it names 3."""
    assert 2.25 == pytest.approx(row(tally_of(contest_of("omniscient", "nothing"), 2).rows(), "deal").above.mean)


def test_an_oracle_cannot_be_seated_at_a_table() -> None:
    """A table refuses it when it opens, and later for a single seat."""
    omniscient = bot_of("omniscient", OPPONENTS)
    with pytest.raises(InvalidSetup, match="only `mamlaka arena` may seat it"):
        Table(Setup(Toy), FairShuffler(bytes(32)), bots={0: omniscient(Rng(0))})
    table = Table(Setup(Toy), FairShuffler(bytes(32)))
    with pytest.raises(InvalidSetup, match="only `mamlaka arena` may seat it"):
        table.bots[0] = omniscient(Rng(0))


def test_an_oracle_cannot_be_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even one that is installed is refused by name, so no server seats it."""
    monkeypatch.setattr("mamlaka.bots.registry.load_plugin", lambda *_: bot_of("omniscient", OPPONENTS))

    with pytest.raises(InvalidSetup, match="sees all cards"):
        find_bot("omniscient")


@pytest.mark.parametrize(
    "text,words", [("random@100ms", "100 milliseconds"), ("random@50worlds", "50 worlds"), ("random", "7 nodes")]
)
def test_entrants_have_limits_of_their_own(text: str, words: str) -> None:
    """The limit after the @, or else the limit of all entrants."""
    assert words == format_limit(parse_entrants((text,), Limit(nodes=7))[0].limit)


@pytest.mark.parametrize("text", ["random@", "random@0ms", "random@ms", "random@1.5worlds", "random@5"])
def test_an_invalid_limit_is_refused(text: str) -> None:
    """A limit is a number above 0 with a unit."""
    with pytest.raises(InvalidSetup, match="write NAME@100ms"):
        parse_entrants((text,), Limit())


def test_a_set_depends_only_on_its_number() -> None:
    """A contest plays the same set in the same way again, whatever it has played in between."""
    contest = contest_of("random", "random")
    first = contest.play_set(3).result
    contest.play_set(0)

    assert first == contest.play_set(3).result


def test_a_contract_that_was_not_played_counts_zero() -> None:
    """A set without a contract counts as 0 for it, whether it comes first or last."""
    contest = contest_of("three", "nothing", play_unit="matches")
    played = contest.play_set(0).result
    matches = tuple(replace(match, contracts={"rare": match.points, "usual": match.points}) for match in played.matches)
    for order in ((matches, played.matches), (played.matches, matches)):
        tally = Tally(contest)
        for found in order:
            tally.add(replace(played, matches=found))

        assert row(tally.rows(), "match").above.mean / 2 == pytest.approx(row(tally.rows(), "rare").above.mean)
