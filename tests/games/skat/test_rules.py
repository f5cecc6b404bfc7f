"""The worked examples of the rules of Skat: `tests/games/skat/rules.toml`."""

from typing import Any

import pytest
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.cards import PIQUET
from mamlaka.display import Message, message_id
from mamlaka.engine import apply_action, turns, why_not
from mamlaka.errors import IllegalAction, InvalidSetup
from mamlaka.events import Moved, Said, Shown, redact
from mamlaka.games.skat import Skat, SkatDeals, SkatOptions, deals_of
from mamlaka.games.skat.contracts import (
    LADDER,
    Contract,
    Outcome,
    announcements,
    ledger_of,
    matadors,
    ramsch_spec,
    spec_of,
    value_of,
)
from mamlaka.games.skat.deal_rules import HighestCount
from mamlaka.games.skat.phases import DuelAuction
from mamlaka.ledger import DealResult, LedgerEntry, points_by_seat
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import parse_action
from mamlaka.phases import DeclarerPlay
from mamlaka.plan import lower
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.terminal.hint import action_text
from mamlaka.terminal.news import news_line
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.examples import read_vectors, rows_of
from tests.tables import act, after_cards, shuffler_of, skat_of, skat_table

VECTORS = read_vectors("skat")
KINDS = {
    *("ladder", "order", "play", "trick", "auction", "announce", "matadors", "value", "score", "ramsch", "end"),
    "refused",
}


def rows(kind: str) -> list[Any]:
    """Return the vectors of a kind."""
    return rows_of(VECTORS, kind)


def options_of(row: dict[str, Any]) -> SkatOptions:
    """Return the options of a vector."""
    return SkatOptions.parse(row.get("options", {}))


def contract_of(row: dict[str, Any]) -> Contract:
    """Return the contract of a vector."""
    return Contract.of(row["contract"], is_hand=row.get("hand") is True)


def outcome_of(row: dict[str, Any]) -> Outcome:
    """Return what the declarer of a vector has."""
    return Outcome(row["points"], row["tricks"], row["others"], row["matadors"])


def filled(*hands: str) -> list[str]:
    """Return three hands of equal size: the given ones, filled with cards that no one is asked about."""
    free = [name for name in PIQUET.names if name not in " ".join(hands).split()]
    whole = [hand.split() for hand in (*hands, *[""] * (3 - len(hands)))]
    size = max(map(len, whole))
    return [" ".join([*hand, *(free.pop(0) for _ in range(size - len(hand)))]) for hand in whole]


def play(state: State, seat: int, words: str) -> State:
    """Return the state after an action."""
    turn = next(turn for turn in turns(state) if turn.seat == seat)
    return apply_action(state, seat, parse_action(words, turn, state.game.deck), shuffler_of())[1]


def news_of(table: Table, view: View, start: int, seat: int) -> list[str]:
    """Return what a German player reads about the events from a version on."""
    lines, style = [], Style(table.state.game, seat, Texts("de"))
    for number, event in table.since(start, seat):
        before, view = view, view.apply([(number, event)])
        lines.append(news_line(before, event, view, style))
    return [line for line in lines if line]


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    """No vector is left out."""
    assert set(VECTORS) == KINDS


def test_the_ladder_has_63_values() -> None:
    """All values that a game can have, from 18 to 264."""
    assert (63, 18, 264) == (len(LADDER), LADDER[0], LADDER[-1])


@pytest.mark.parametrize("row", rows("ladder"))
def test_the_values_that_can_be_bid(row: dict[str, Any]) -> None:
    """Each is followed by the next value of some game."""
    assert row["value"] == next(value for value in LADDER if value > row["after"])


@pytest.mark.parametrize("row", rows("order"))
def test_the_order_of_the_cards_of_a_suit(row: dict[str, Any]) -> None:
    """The jacks are the highest trumps."""
    plan = lower(spec_of(SkatOptions(), 3, contract_of(row), 0, (), 18))
    suit = plan.suit_masks[PIQUET.suits.index(row["suit"])]
    cards = [card for card in range(len(PIQUET)) if suit >> card & 1]
    names = (PIQUET.names[card] for card in sorted(cards, key=lambda card: (plan.beats[card] & suit).bit_count()))

    assert row["cards"] == " ".join(names)


@pytest.mark.parametrize("row", rows("play"))
def test_what_may_be_played(row: dict[str, Any]) -> None:
    """By the suits that the contract makes."""
    state = play(skat_of(filled(row["led"], row["hand"]), row["contract"]), 0, row["led"])

    assert PIQUET.mask(row["legal"]) == turns(state)[0].offers[0].cards & PIQUET.mask(row["hand"])


@pytest.mark.parametrize("row", rows("trick"))
def test_who_takes_a_trick(row: dict[str, Any]) -> None:
    """The highest trump, or the highest card of the suit led."""
    spares = ("7D", "8D", "QD")
    cards = row["cards"].split()
    state = skat_of([f"{card} {spare}" for card, spare in zip(cards, spares, strict=True)], row["contract"], 2)
    for seat, card in enumerate(cards):
        state = play(state, seat, card)
    after = state.phase
    assert isinstance(after, DeclarerPlay)

    assert (row["winner"],) == after.winners


@pytest.mark.parametrize("row", rows("auction"))
def test_an_auction(row: dict[str, Any]) -> None:
    """Seat 0 is forehand: it hears seat 1, and then the survivor hears seat 2."""
    table = skat_table(dealer=2)
    for said in row["said"].split(", "):
        seat, _, words = said.partition(" ")
        act(table, int(seat), words)
    if "refused" in row:
        (seat,) = table.waiting_for
        action = Action("bid", number=int(row["refused"].split()[1]))
        assert why_not(table.state, seat, action) is not None
        with pytest.raises(IllegalAction):
            table.act(seat, action)
    elif row["declarer"] < 0:
        assert "passed" == table.state.results[-1].void
    else:
        deals = deals_of(table.state)
        assert (row["declarer"], row["bid"]) == (deals.declarer, deals.bid)


def test_whoever_can_only_pass_is_still_asked() -> None:
    """After 264 has been held, the asker says so."""
    table = skat_table(dealer=2)
    for seat, words in ((1, "bid 264"), (0, "hold")):
        act(table, seat, words)

    assert (1,) == table.waiting_for
    assert [Action("pass")] == list(table.view(1).legal)


@pytest.mark.parametrize("row", rows("announce"))
def test_what_may_be_announced(row: dict[str, Any]) -> None:
    """Suits and grand always, null within its value."""
    names = announcements(options_of(row), row["bid"], is_hand=row["hand"])

    assert row.get("allowed", names[0]) in names
    assert row.get("refused") not in names


@pytest.mark.parametrize("row", rows("matadors"))
def test_the_matadors(row: dict[str, Any]) -> None:
    """The unbroken row of the highest trumps, with or without."""
    assert row["number"] == matadors(PIQUET.mask(row["cards"]), contract_of(row))


@pytest.mark.parametrize("row", rows("value"))
def test_what_a_game_is_worth(row: dict[str, Any]) -> None:
    """What is booked without points for Seeger and Fabian."""
    options = SkatOptions.parse({"scoring": "classic", **row.get("options", {})})
    entries = ledger_of(options, 3, 0, contract_of(row), outcome_of(row), row["bid"])

    assert (row["booked"], 0, 0) == points_by_seat(entries, 3)
    assert (row["booked"] > 0) == (value_of(options, contract_of(row), outcome_of(row), row["bid"]) > 0)
    assert entries[0].reason == row.get("reason", entries[0].reason)


@pytest.mark.parametrize("row", rows("score"))
def test_how_a_game_is_booked(row: dict[str, Any]) -> None:
    """By the three ways of scoring."""
    options = options_of(row)
    seats = int(options.players)
    entries = ledger_of(options, seats, 0, contract_of(row), outcome_of(row), 18)

    assert tuple(row["result"]) == points_by_seat(entries, seats)


@pytest.mark.parametrize("row", rows("ramsch"))
def test_ramsch(row: dict[str, Any]) -> None:
    """Who loses what."""
    (rule,) = ramsch_spec(options_of(row), 3, ()).deal_rules
    assert isinstance(rule, HighestCount)
    winners = [seat for seat, tricks in enumerate(row["tricks"]) for _ in range(tricks)]
    winners.append(winners.pop(winners.index(row["last"])))
    paid, _, _ = rule.pays(row["points"], row["skat"], winners)

    assert row["result"] == [paid.get(seat, 0) for seat in range(3)]


@pytest.mark.parametrize("row", rows("end"))
def test_the_end_of_a_match(row: dict[str, Any]) -> None:
    """After a number of deals, or a loss."""
    entries = tuple(LedgerEntry(seat, points, "game_lost") for seat, points in enumerate(row["totals"]))
    before = [DealResult(0, "", 0, entries), *(DealResult(n, "", 0, void="passed") for n in range(1, row["deals"]))]
    state = Setup(Skat, options_of(row)).start().pop_phase()
    deals = SkatDeals(deal_index=row["deals"], dealer=2)
    state = replace(state, stack=(deals,), results=tuple(before))
    auction = DuelAuction.start(LADDER, (0, 1, 2), 0)

    assert row["over"] == state.game.after_phase(state, auction).is_over


@pytest.mark.parametrize("row", rows("refused"))
def test_options_that_do_not_go_together_are_refused(row: dict[str, Any]) -> None:
    """The error names both."""
    with pytest.raises(InvalidSetup, match=row["names"]):
        Setup(Skat, row["options"]).start()


def test_only_the_declarer_sees_the_skat_and_what_is_put_away() -> None:
    """Until the deal is scored."""
    table = skat_table(dealer=2)
    for seat, words in ((1, "bid 18"), (0, "pass"), (2, "pass"), (1, "take")):
        act(table, seat, words)
    act(table, 1, "discard " + " ".join(PIQUET.format(table.state.hand_mask(1)).split()[:2]))
    moves = [event for event in table.log if isinstance(event, Moved)]

    assert [2, 2] == [move.count for move in moves]
    for move in moves:
        assert move == redact(move, 1)
        for other in (0, 2, None):
            seen = redact(move, other)
            assert isinstance(seen, Moved)
            assert 0 == seen.cards


def test_a_hand_game_leaves_the_skat_unseen_until_it_is_scored() -> None:
    """Then it is shown to everyone."""
    state = skat_of(["AC", "7C", "8C"], "clubs", is_hand=True, skat="7D 8D")
    state = after_cards(state, (0, "AC"), (1, "7C"))
    events, state = apply_action(state, 2, Action.of("play", PIQUET.card("8C")), shuffler_of())

    (shown,) = (event for event in events if isinstance(event, Moved))
    assert (PIQUET.mask("7D 8D"), None) == (shown.cards, shown.audience)


def test_an_open_hand_is_shown_before_the_first_lead() -> None:
    """Ouvert: everyone sees it, and the skat stays hidden."""
    table = skat_table(dealer=2)
    for seat, words in ((1, "bid 18"), (0, "pass"), (2, "pass"), (1, "hand"), (1, "null_ouvert")):
        act(table, seat, words)

    assert table.log[-1] == Shown(1, table.state.hand_mask(1))
    assert (0,) == table.waiting_for


def test_null_ends_with_the_first_trick_of_the_declarer() -> None:
    """The hands that are left are shown."""
    state = skat_of(["AC 7D", "7C 8D", "8C 9D"], "null")
    state = after_cards(state, (0, "AC"), (1, "7C"))
    events, state = apply_action(state, 2, Action.of("play", PIQUET.card("8C")), shuffler_of())

    assert 3 == sum(isinstance(event, Shown) for event in events)
    assert (-96, 40, 40) == state.results[-1].points(3)


def test_an_announced_schwarz_ends_with_the_first_lost_trick() -> None:
    """A game that is not announced goes on."""
    hands = ["7C AD", "AC 8D", "8C 9D"]
    for announced, is_over in (("clubs_schwarz", True), ("clubs", False)):
        state = skat_of(hands, announced, is_hand=True, skat="")
        for seat, card in enumerate(("7C", "AC", "8C")):
            state = play(state, seat, card)
        assert is_over == bool(state.results)


def test_everybody_sees_who_is_forehand() -> None:
    """From the deal to the end of the first trick; a player who sits out has none of the three."""
    table = skat_table(options=SkatOptions(players="4"), dealer=2)
    game = table.state.game

    def places() -> dict[str, int | None]:
        badges = game.display(table.state).badges
        return {badge.message.id: badge.seat for badge in badges if badge.message.id.endswith("hand")}

    assert {"badge-forehand": 3, "badge-middlehand": 0, "badge-rearhand": 1} == places()
    for seat, words in ((0, "bid 18"), (3, "pass"), (1, "pass"), (0, "hand"), (0, "hearts")):
        act(table, seat, words)
    assert {"badge-forehand", "badge-middlehand", "badge-rearhand"} == places().keys()
    for _ in range(3):
        (turn,) = turns(table.state)
        table.act(turn.seat, next(iter(turn.actions())))
    assert {} == places()


def test_a_hand_game_is_announced_as_players_say_it() -> None:
    """The hand and what was announced with it stand in the name of the game, for everyone and until its end."""
    table = skat_table(dealer=2)
    for seat, words in ((1, "bid 18"), (0, "pass"), (2, "pass"), (1, "hand")):
        act(table, seat, words)
    before = table.state
    act(table, 1, "clubs_schneider")
    said = next(event for event in reversed(table.log) if isinstance(event, Said))
    news = before.phase.announcement(before, said, None).sentence
    assert news is not None

    assert "clubs_hand_schneider" == table.state.game.display(table.state).contract
    assert news == Message("news-announce", {**news.facts, "seat": 1, "name": "clubs_hand_schneider"})
    assert "♣ Hand Schneider" == Texts("de").name("contract", "clubs_hand_schneider")


@pytest.mark.parametrize("language", languages())
def test_every_game_has_a_name(language: str) -> None:
    """With the hand and with what may be announced."""
    texts = Texts(language)
    for is_hand in (True, False):
        for name in announcements(SkatOptions(announce_after_skat=True), 18, is_hand=is_hand):
            assert texts.has(message_id("contract", Contract.of(name, is_hand=is_hand).title))


def test_the_news_say_once_that_the_skat_is_taken() -> None:
    """The declarer also learns what lay there."""
    table = skat_table(["AC TC KC QC 9C 8C 7C AS TS KS"], dealer=2)
    for seat, said in ((1, "pass"), (2, "pass"), (0, "bid 18")):
        act(table, seat, said)
    views, start = {seat: table.view(seat) for seat in (0, 1)}, table.version
    act(table, 0, "take")
    skat = PIQUET.arrange(table.state.zones[0].cards & ~views[0].hand_mask)
    found = " ".join(map(Style(table.state.game, 0, Texts("de")).card, skat))

    assert [["Du nimmst den Skat auf.", f"Im Skat: {found}"], ["Rechts nimmt den Skat auf."]] == [
        news_of(table, seen, start, seat) for seat, seen in views.items()
    ]


def test_german_players_drueck_two_cards() -> None:
    """In the news, for the declarer and the others, and in the review, which knows no offers."""
    table = skat_table(["AC TC KC QC 9C 8C 7C AS TS KS"], dealer=2)
    for seat, said in ((1, "pass"), (2, "pass"), (0, "bid 18"), (0, "take")):
        act(table, seat, said)
    views, start = {seat: table.view(seat) for seat in (0, 1)}, table.version
    act(table, 0, "discard 8C 7C")
    lines = [line for seat, seen in views.items() for line in news_of(table, seen, start, seat)]
    discard = Action("discard", PIQUET.mask("8C 7C"))

    assert ["Du dr\u00fcckst 8\u2663 7\u2663.", "Rechts dr\u00fcckt 2 Karten."] == lines
    assert "8\u2663 7\u2663 dr\u00fccken" == action_text(discard, Style(table.state.game, 0, Texts("de")))


@pytest.mark.parametrize(
    "announced, hand, in_front",
    [
        ("", "JC JD AS TS KS TH 8H", "JC JD"),
        ("hearts", "JC JD TH 8H AS TS KS", "JC JD TH 8H"),
        ("grand", "JC JD AS TS KS TH 8H", "JC JD"),
        ("null", "AS KS TS TH 8H JD JC", ""),
    ],
)
def test_a_hand_is_sorted_as_the_contract_ranks_it(announced: str, hand: str, in_front: str) -> None:
    """The trumps come first; in null jacks and tens stand where they rank."""
    state = skat_of(["AC KC QC 9C 8C 7C 7S", "AD TD KD QD 9D 8D 7D", hand], announced, 2)
    game, mask = state.game, PIQUET.mask(hand)

    assert hand == " ".join(PIQUET.names[card] for card in game.arrange_hand(state, mask))
    assert PIQUET.mask(in_front) == game.in_front(state) & mask


def test_of_four_players_the_dealer_sits_out() -> None:
    """The dealer has no cards, and the three others play."""
    table = skat_table(options=SkatOptions(players="4"), dealer=2)

    assert [10, 10, 0, 10] == [table.state.zones[seat].count for seat in range(4)]
    assert (0,) == table.waiting_for
    for seat in (0, 1, 3):
        act(table, seat, "pass")
    assert [10, 10, 10, 0] == [table.state.zones[seat].count for seat in range(4)]


def test_the_number_of_seats_is_that_of_the_option() -> None:
    """A table without a number of seats has that of its options; another number is refused."""
    assert 4 == Setup(Skat, {"players": "4"}).start().seats
    with pytest.raises(InvalidSetup, match="players"):
        Setup(Skat, {"players": "4"}, seats=3).start()


@pytest.mark.parametrize("number, following", [(21, 22), (17, 18), (300, 264)])
def test_a_number_that_is_no_value_is_refused_with_one_that_may_be_bid(number: int, following: int) -> None:
    """21 lies between 18 and 264, but no game is worth it."""
    table = skat_table(dealer=2)
    refusal = why_not(table.state, 1, Action("bid", number=number))

    assert refusal
    assert ("no_such_value", {"number": number, "least": following}) == (refusal.code, refusal.facts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("announced, led", [("grand", "JC"), ("", "JC"), ("hearts", "JC"), ("hearts", "8H")])
def test_trumps_must_be_followed_whatever_suit_is_printed_on_them(announced: str, led: str, language: str) -> None:
    """The jack of clubs asks for trumps, and not for clubs; in grand and Ramsch they have no suit at all."""
    hands = [f"{led} 7C 8D", "JS QC 9S", "TS 9H 7D"]
    options = SkatOptions.parse({"all_pass": "ramsch"})
    state = after_cards(skat_of(hands, announced, 1, skat="", options=options), (0, led))
    refusal = why_not(state, 1, Action("play", PIQUET.mask("QC")))

    assert refusal
    assert ("must_follow_trumps", {"card": "QC", "cards": "JS"}) == (refusal.code, refusal.facts)
    style = Style(state.game, 1, Texts(language))
    assert style.card(PIQUET.card("JS")) in style.refusal(refusal)


def test_a_plain_suit_is_followed_by_its_name() -> None:
    """Clubs are led in grand."""
    state = after_cards(skat_of(["8C 7C 8D", "JC QC 9S", "TS 9H 7D"], "grand", 1, skat=""), (0, "8C"))
    refusal = why_not(state, 1, Action("play", PIQUET.mask("JC")))

    assert refusal
    assert ("must_follow", "C") == (refusal.code, refusal.facts["suit"])
