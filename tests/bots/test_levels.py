"""The levels: what the easiest one overlooks, and that the others are bots that think for so long."""

import pytest

from mamlaka.bots import Bot, Decision, Limit
from mamlaka.bots.levels import LEVELS, BestBot, EasyBot, HardBot, MediumBot
from mamlaka.bots.random import RandomBot
from mamlaka.bots.registry import bot_names
from mamlaka.bots.rules import RulesBot
from mamlaka.bots.search import SearchBot
from mamlaka.cards import PIQUET
from mamlaka.fair import FairShuffler
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import format_action
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.arena.contests import contest_of, tally_of
from tests.games.oneonta.test_advice import view_after as oneonta_after
from tests.games.trex.test_advice import view_after
from tests.tables import oneonta_of, played_views


def said(bot: type[Bot], view: View) -> str:
    """Return what a bot does, in words."""
    decision = bot(Rng(0)).act(view, Limit())
    assert decision is not None
    return format_action(decision.action, view.state.game.deck)


def views(game: str, number: int) -> list[View]:
    """Return what was seen at the decisions of a match that random bots begin."""
    table = Table(Setup(find_game(game)), FairShuffler(number.to_bytes(32, "big")))
    bots = {seat: RandomBot(Rng(number * 8 + seat)) for seat in range(table.state.seats)}
    seen: list[View] = []
    while not table.is_over and len(seen) < 60:
        seat = table.waiting_for[0]
        seen.append(table.view(seat))
        decision = bots[seat].act(seen[-1], Limit())
        assert decision is not None
        table.act(seat, decision.action)
    return seen


@pytest.mark.parametrize("bot", [EasyBot, MediumBot])
def test_the_weaker_levels_forget_what_has_been_played(bot: type[EasyBot | MediumBot]) -> None:
    """The two of spades is the thirteenth spade, or the only one that has not been led: they do not know."""
    last = "AKQ2.7.AKQJ.AKQJ | 543... | 876... | JT9...", "slaps AS 3S 6S 9S KS 4S 7S TS QS 5S 8S JS"
    first = "2.AKQ7.AKQJ.AKQJ | .543.. | .JT9.. | .862..", "slaps AH 3H 9H 2H KH 4H TH 6H QH 5H JH 8H"
    dead, alive = view_after(*last), view_after(*first)

    assert ("7H", "2S") == (said(RulesBot, dead), said(RulesBot, alive))
    assert said(bot, dead) == said(bot, alive)


ERRORS = [
    pytest.param(
        "5.7.. | 6... | 8... | AJ2.2..",
        "queens no 5S 6S 8S",
        "AS",
        "2S",
        id="it keeps high cards though a trick is free",
    ),
    pytest.param("J98.JT7.432.5432", "trex no", "JH", "JS", id="it lays where its own cards wait, whoever else waits"),
]


@pytest.mark.parametrize("hands,words,advised,done", ERRORS)
def test_the_easy_bot_errs_like_a_beginner(hands: str, words: str, advised: str, done: str) -> None:
    """It sees only its hand and the table; medium does not err."""
    view = view_after(hands, words)

    assert (advised, advised, done) == (said(RulesBot, view), said(MediumBot, view), said(EasyBot, view))


def test_the_easy_bot_takes_tricks_without_value() -> None:
    """In Toepen only the last trick counts; it takes an earlier one with an ace all the same."""
    asked = [view for view in views("toepen", 3) if view.hand_mask == PIQUET.mask("JS 9H AC QC")]

    assert ("QC", "AC") == (said(RulesBot, asked[-1]), said(EasyBot, asked[-1]))


def test_the_easy_bot_takes_the_tricks_that_it_has_bid_as_they_come() -> None:
    """In Oneonta Whist it takes what it can until its bid is made, whatever is still to be led, and then nothing."""
    early = oneonta_after("AJ.AK.J.KJT.*L", "QC", "KS", "bid 6")
    missing, made = (oneonta_after("AJ.AQ.J.KJT.*L", "QC", "KS KH", f"bid {number}, AS") for number in (6, 1))

    assert ("JS", "AS") == (said(RulesBot, early), said(EasyBot, early))
    assert ("AH", "QH") == (said(EasyBot, missing), said(EasyBot, made))


def test_the_easy_bot_takes_nothing_after_a_bid_to_win_no_trick() -> None:
    """The number of a null in Oneonta Whist is its stake, not tricks to win."""
    table = oneonta_of("AJ.AQ.J.KJT.*L", "KH KS", "QC", {"bidding": "hutnik"})
    *_, (_, (null, *_)) = played_views(table, ["null 6"])

    assert "QH" == said(EasyBot, null)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_the_easy_bot_overlooks_something_in_every_game(game: str) -> None:
    """It is a level of its own: in some positions it plays otherwise than the advice."""
    seen = [view for number in range(6) for view in views(game, number)]

    assert any(EasyBot(Rng(0)).act(view, Limit()) != RulesBot(Rng(0)).act(view, Limit()) for view in seen)


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_the_easy_bot_uses_no_chance(game: str) -> None:
    """Its errors come from what it overlooks, so it always decides the same in the same position."""
    seen = views(game, 1)

    assert [EasyBot(Rng(1)).act(view, Limit()) for view in seen] == [
        EasyBot(Rng(2)).act(view, Limit()) for view in seen
    ]


@pytest.mark.parametrize("game", ["tressette", "toepen", "spar", "schnapsen", "knockout_whist", "cribbage", "scopone"])
def test_the_medium_bot_follows_the_advice_where_tricks_are_worth_winning(game: str) -> None:
    """It decides as `rules` does, with the same reasons."""
    for view in views(game, 2):
        assert RulesBot(Rng(0)).act(view, Limit()) == MediumBot(Rng(0)).act(view, Limit())


@pytest.mark.parametrize("game", game_names())
@pytest.mark.slow
def test_the_medium_bot_follows_all_advice_without_cards_to_play(game: str) -> None:
    """Contracts, bids, doubles, exchanges and knocks are those of `rules`."""
    for number in range(3):
        for view in views(game, number):
            assert view.turn is not None
            if view.turn.optional or all(offer.kind != "play" for offer in view.turn.offers):
                assert RulesBot(Rng(0)).act(view, Limit()) == MediumBot(Rng(0)).act(view, Limit())


@pytest.mark.parametrize(
    "bot,default_limit", [(HardBot, Limit(worlds=24, seconds=0.005)), (BestBot, Limit(seconds=0.1))]
)
def test_the_levels_that_search_have_a_limit_of_their_own(
    monkeypatch: pytest.MonkeyPatch, bot: type[HardBot], default_limit: Limit
) -> None:
    """Without a limit they use their default limit; a given limit replaces it."""
    limits: list[Limit] = []

    def note(_: SearchBot, view: View, limit: Limit) -> Decision:
        limits.append(limit)
        return Decision(view.legal[0])

    monkeypatch.setattr(SearchBot, "act", note)
    view = view_after("5432.7432.432.32", "")
    for limit in (Limit(), Limit(worlds=7), Limit(seconds=2)):
        bot(Rng(0)).act(view, limit)

    assert [default_limit, Limit(worlds=7), Limit(seconds=2)] == limits


@pytest.mark.parametrize("bot", [HardBot, BestBot])
def test_levels_that_search_decide_equally_with_the_same_worlds(bot: type[HardBot]) -> None:
    """They are the `search` bot, and know nothing that it does not."""
    view, limit = view_after("5432.7432.432.32", "slaps"), Limit(worlds=20)

    assert SearchBot(Rng(5)).act(view, limit) == bot(Rng(5)).act(view, limit)


def test_a_single_world_changes_no_mind_in_a_layout() -> None:
    """One deal that may be true proves nothing, so the card doesn't depend on which one it is."""
    view = view_after("J98.JT7.432.5432", "trex no")
    decisions = [HardBot(Rng(seed)).act(view, Limit(worlds=1)) for seed in range(8)]

    assert len({one.action for one in decisions if one}) == 1


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_and_a_description(language: str) -> None:
    """Every language describes every level."""
    texts = Texts(language)

    assert set(LEVELS) <= set(bot_names())
    assert all(texts.format(f"{kind}-{name}") for kind in ("bot", "bot-about") for name in bot_names())


@pytest.mark.long
def test_each_level_is_as_much_better_as_it_should_be() -> None:
    """A kingdom against three of the level below, or three random bots, brings each level at least 15 points."""
    options = {"doubling": "off", "kh_appeal": "none", "trex_redeal": "off"}
    gains = []
    for bots in (("easy", "random"), ("medium", "easy"), ("hard", "medium")):
        rows = tally_of(contest_of(*bots, game=Trex, options=options), 150).rows()
        gains.append(next(row.above.mean for row in rows if row.name == "kingdom"))

    assert min(gains) >= 15
