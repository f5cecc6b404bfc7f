"""The public library, as users call it in their own programs."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import mamlaka as mk
from mamlaka.bots.random import RandomBot
from mamlaka.cards import FRENCH, PIQUET, CardSet
from mamlaka.errors import IllegalAction, InvalidSetup, OutOfTurn, ParseError
from mamlaka.options import Options
from mamlaka.search import solve
from tests.notebooks import in_notebook
from tests.simple_bots import FirstBot, SeededBot

# Tables.


def test_a_table_is_opened_by_name_with_plain_values() -> None:
    """Options are keywords with Python values; the same seed gives the same match."""
    table = mk.Table("trex", doubling=False, seed=7)

    assert "off" == table.state.game.options.texts()["doubling"]
    assert table.view(0).hand == mk.Table(mk.find_game("trex"), doubling="off", seed=7).view(0).hand
    assert table.view(0).hand != mk.Table("trex", doubling=False, seed=8).view(0).hand
    assert mk.Table("trex").view(0).hand != mk.Table("trex").view(0).hand


def test_numbers_words_and_lists_are_options() -> None:
    """For every kind of option, the Python value and its text mean the same."""
    plain = mk.Table("toepen", seats=3, chips=15, signals=False, preset="").state.game.options
    texts = mk.Setup(mk.find_game("toepen"), {"chips": "15", "signals": "off"}, 3).start().game.options

    assert texts == plain


@pytest.mark.parametrize(
    "options,sentence",
    [
        ({"colour": True}, "unknown option 'colour'"),
        ({"doubling": 3}, "unknown value 3 for option doubling"),
        ({"mode": None}, "unknown value None for option mode"),
        ({"preset": "none such"}, "unknown preset"),
    ],
)
def test_a_wrong_option_is_refused_with_the_way_out(options: dict[str, object], sentence: str) -> None:
    """The error names the unknown option or value."""
    with pytest.raises(InvalidSetup, match=sentence):
        mk.Table("trex", **options)  # type: ignore[arg-type]


def test_options_go_into_a_setup_or_into_keywords() -> None:
    """Options, seats and a preset are passed either in the setup or as keywords, not both."""
    setup = mk.Setup(mk.find_game("trex"))
    with pytest.raises(TypeError, match="Setup"):
        mk.Table(setup, doubling=False)
    with pytest.raises(TypeError, match="Setup"):
        mk.Table(setup, seats=4)


def test_bots_are_objects_classes_and_names() -> None:
    """A mapping or a list seats the bots; `...` stands for all seats that are not named."""
    own = FirstBot()
    table = mk.Table("trex", seed=1, bots={0: own, 1: SeededBot, ...: "random"})

    assert own is table.bots[0]
    assert isinstance(table.bots[1], SeededBot)
    assert ["random", "random"] == [table.bots[seat].name for seat in (2, 3)]
    assert {0, 1, 2, 3} == set(mk.Table("trex", bots="rules").bots)
    assert ["rules", "easy"] == [bot.name for bot in mk.Table("toepen", seats=2, bots=["rules", "easy"]).bots.values()]


def test_a_bot_needs_nothing_but_act() -> None:
    """A record names the bot by its class."""

    class Nameless:
        def act(self, view: mk.View, limit: mk.Limit) -> mk.Decision | None:
            return FirstBot().act(view, limit)

    table = mk.Table("toepen", seats=2, chips=10, seed=1, bots={0: Nameless(), 1: "random"})
    table.run()

    assert mk.verify(table.record()).ok
    assert "Nameless" == table.record().seats[0].name


def test_the_seed_fixes_the_random_choices_of_the_bots() -> None:
    """Bots that the table creates draw from the seed, each seat with a generator of its own."""

    def drawn(seed: int) -> list[int]:
        table = mk.Table("trex", seed=seed, bots=SeededBot)
        return [bot.drawn for bot in table.bots.values() if isinstance(bot, SeededBot)]

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)
    assert 4 == len(set(drawn(1)))


@pytest.mark.parametrize(
    "bots,sentence",
    [
        ({4: "rules"}, "there is no seat 4: seats are 0 to 3"),
        ({0: "nobody"}, "unknown bot 'nobody'"),
        ({0: 5}, "seat 0: 5 is not a bot"),
        (["rules"] * 3, "3 bots are given for 4 seats: name one for each seat"),
    ],
)
def test_a_wrong_bot_is_refused(bots: mk.LineUp, sentence: str) -> None:
    """A seat that does not exist, an unknown name, an object that cannot act, and a short list are refused."""
    with pytest.raises(InvalidSetup, match=sentence):
        mk.Table("trex", bots=bots)


def test_a_table_is_played_with_texts() -> None:
    """`play` acts for the seat on turn, `act` for any; `run` lets the bots play until a person is asked."""
    table = mk.Table("hearts", pass_cards=False, seed=3, bots={1: FirstBot(), ...: "rules"})
    table.bots.pop(0)
    table.run()
    card = str(table.view(0).hand.names[0])
    assert (0,) == table.waiting_for
    legal = [table.view(0).format(action) for action in table.view(0).legal]
    table.play(legal[0])
    table.run()

    assert card
    assert table.is_over or 0 in table.waiting_for


def test_actions_are_accepted_as_objects() -> None:
    """`play` and `act` take actions as well as texts."""
    one, other = (mk.Table("trex", seed=7) for _ in range(2))
    king = one.waiting_for[0]

    assert one.play(one.view(king).legal[0]) == other.act(king, other.view(king).legal[0])


@pytest.mark.parametrize(
    "game, text, message",
    [
        ("spar", "TD busso", "'busso' after TD: this card is played without a word now"),
        ("tressette_four", "AD bussso", "'bussso' after AD: use busso, striscio, volo"),
    ],
)
def test_an_unknown_word_after_a_card_is_named(game: str, text: str, message: str) -> None:
    """The error is about the word, since the card is known."""
    table = mk.Table(game, seed=1)
    with pytest.raises(ParseError, match=message):
        table.play(text)


def test_a_text_that_is_refused_changes_nothing() -> None:
    """Nonsense raises ParseError, another seat's turn OutOfTurn, and an illegal action IllegalAction."""
    table = mk.Table("trex", seed=7)
    king, version = table.waiting_for[0], table.version
    with pytest.raises(ParseError, match="unknown answer"):
        table.play("nonsense")
    with pytest.raises(OutOfTurn):
        table.act((king + 1) % 4, "slaps")
    for seat in (9, "north"):
        with pytest.raises(OutOfTurn, match="no such seat"):
            table.act(seat, "slaps")  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match=r"^the rules refuse QH from seat \d: not offered \("):
        table.play("QH")

    assert version == table.version


def test_play_needs_one_seat_on_turn() -> None:
    """When several seats are asked at once, or none is, the error of `play` names the alternative."""
    table = mk.Table("hearts", seed=3)
    with pytest.raises(OutOfTurn, match=r"not your turn \(seats: 0 1 2 3, use: table.act\(seat, action\)"):
        table.play(table.view(0).legal[0])
    over = mk.Table("toepen", chips=10, seats=2, seed=3, bots="random")
    over.run()
    with pytest.raises(OutOfTurn, match="match over"):
        over.play("QH")


def test_a_view_parses_and_formats_its_actions() -> None:
    """The text of every legal action parses to the same action, and the sequence prints them all."""
    view = mk.Table("trex", seed=7).view(mk.Table("trex", seed=7).waiting_for[0])

    assert list(view.legal) == [view.parse(view.format(action)) for action in view.legal]
    assert ", ".join(map(view.format, view.legal)) == str(view.legal)
    assert len(list(view.legal)) == len(view.legal)
    assert view.legal[-1] == list(view.legal)[-1]
    assert view.legal[1:] == list(view.legal)[1:]
    with pytest.raises(IndexError):
        view.legal[len(view.legal)]


def test_only_a_seat_that_is_asked_has_legal_actions() -> None:
    """A seat that is not asked, and a spectator, have no legal actions."""
    table = mk.Table("trex", seed=7)

    assert not table.view(None).legal
    assert not table.view(None).hand
    with pytest.raises(OutOfTurn):
        table.view(None).parse("QH")


def test_names_in_a_notebook_are_escaped() -> None:
    """Views and tables have an HTML form with their drawing; that of a table is the view of a spectator."""
    table = mk.Table("trex", seed=7)
    king = table.waiting_for[0]

    assert "slaps" in in_notebook(table.view(king), "html")
    assert "slaps" not in in_notebook(table, "html")
    assert in_notebook(table.view(king)) in in_notebook(table.view(king), "html")
    assert "trex" in in_notebook(table, "html")


def test_reprs_are_short_and_name_the_object() -> None:
    """A repr never prints pages of nested structs."""
    table = mk.Table("trex", seed=7, bots={0: "rules"})
    king = table.waiting_for[0]

    assert f"<Table of trex: version 6, waiting for seat {king}>" == repr(table)
    assert f"<View of seat 0 at trex, version 6: {table.view(0).hand}>" == repr(table.view(0))
    assert "<View of a spectator at trex, version 6>" == repr(table.view(None))
    assert "<State of trex: version 6, Choose>" == repr(table.state)
    assert "<Record of trex: 1 deal, unfinished>" == repr(table.record())
    assert "<TrickPlan for 4 seats and 52 cards>" == repr(mk.lower(mk.trick_spec("tricks", trick_points=1)))
    assert "Action('play', cards=0x4)" == repr(mk.Action("play", cards=4))
    assert "Action('bid', number=4)" == repr(mk.Action("bid", number=4))
    assert "Action('choose', name='king')" == repr(mk.Action("choose", name="king"))


# Analyses.


def test_a_view_is_analysed() -> None:
    """The analysis has the best action and values for the actions, prints as a table, and is repeatable."""
    record = mk.Table("trex", doubling=False, seed=7, bots="random")
    record.run()
    decision = next(
        d for d in mk.Replay(record.record()).decisions if d.action.kind == "play" and len(d.view.legal) > 3
    )
    found = mk.analyse(decision.view, worlds=20)

    assert found.best in decision.view.legal
    assert {value.action for value in found.action_values} == set(decision.view.legal)
    assert found.action_values == mk.analyse(decision.view, worlds=20).action_values
    assert found.text in str(found)
    assert repr(found).startswith("<Analysis of trex: ")
    assert "<table>" in found._repr_html_()


def test_a_table_is_analysed_for_the_seat_on_turn() -> None:
    """It must ask one seat; the error says what to do if it asks several."""
    table = mk.Table("trex", seed=7)

    assert mk.analyse(table, worlds=2) == mk.analyse(table.view(*table.waiting_for), worlds=2)
    with pytest.raises(OutOfTurn, match=r"mk\.analyse\(table\.view\(seat\)\)"):
        mk.analyse(mk.Table("hearts", seed=1))
    table.bots = "random"
    table.run()
    with pytest.raises(OutOfTurn, match="match over"):
        mk.analyse(table)


def test_only_a_view_with_a_turn_is_analysed() -> None:
    """A view without a turn cannot be analysed."""
    with pytest.raises(OutOfTurn):
        mk.analyse(mk.Table("trex", seed=7).view(None), worlds=2)


# Texts of objects.


def test_a_hand_is_written_from_a_mask_or_a_set() -> None:
    """`format_hand` accepts both, and refuses cards of another deck."""
    assert ".Q.9." == mk.format_hand(CardSet("QH 9D", FRENCH)) == mk.format_hand(FRENCH.mask("QH 9D"), FRENCH)
    with pytest.raises(ValueError, match="do not mix"):
        mk.format_hand(CardSet("QH", PIQUET), FRENCH)
    with pytest.raises(ValueError, match="60 is not in deck 'french'"):
        mk.format_hand(1 << 60, FRENCH)


def test_a_generator_is_rebuilt_from_its_repr_and_a_shuffler_keeps_its_seed() -> None:
    """A rebuilt generator continues the sequence; the repr of a shuffler shows only the commitment."""
    rng = mk.Rng(5)
    rng.next64()
    shuffler = mk.FairShuffler(bytes(32))

    assert eval(repr(rng), {"Rng": mk.Rng}).next64() == rng.next64()  # noqa: S307  # our own text
    assert "<FairShuffler with commitment 66687aadf862bd77>" == repr(shuffler)


def test_many_actions_are_shortened_in_a_repr_only() -> None:
    """A repr shortens 286 ways to pass three cards; `str` lists them all."""
    legal = mk.Table("hearts", seed=3).view(0).legal

    assert 286 == len(legal)
    assert repr(legal).endswith(" ... 286 in all>")
    assert 286 == str(legal).count("give")


@pytest.mark.parametrize("viewer", [9, -1, 4, "0"])
def test_there_are_views_of_seats_and_spectators_only(viewer: Any) -> None:
    """A seat that does not exist is refused, and sees no cards."""
    table = mk.Table("hearts", seed=3, bots="random")
    table.run()
    with pytest.raises(InvalidSetup, match="there is no seat"):
        table.view(viewer)
    with pytest.raises(InvalidSetup, match="there is no seat"):
        mk.Replay(table.record()).view(viewer)


def test_a_seat_may_be_given_to_a_bot_by_name() -> None:
    """At any time; what is not a bot, and a seat that does not exist, are refused at once."""
    table = mk.Table("hearts", seed=3)
    table.bots[1] = "easy"
    table.bots.update([(2, RandomBot(mk.Rng(2)))])
    wrong: Any = (5, mk.Bot, object())
    for bot in wrong:
        with pytest.raises(InvalidSetup, match="is not a bot"):
            table.bots[0] = bot
    with pytest.raises(InvalidSetup, match="there is no seat 9"):
        table.bots[9] = "easy"

    assert {1: "easy", 2: "random"} == {seat: bot.name for seat, bot in table.bots.items()}


@pytest.mark.parametrize("limit", [{"worlds": 0}, {"worlds": 1}, {"worlds": -5}, {"worlds": 10**9}, {"seconds": -1}])
def test_an_analysis_needs_a_sensible_limit(limit: dict[str, Any]) -> None:
    """Fewer than two worlds have no error, and more than a million no room."""
    with pytest.raises(InvalidSetup, match="must be"):
        mk.analyse(mk.Table("trex", seed=7).view(3), **limit)


def test_values_of_the_wrong_type_are_named() -> None:
    """An action, a seed, a number of seats and a game of the wrong type are shown."""
    wrong: Any = 5
    with pytest.raises(TypeError, match="an action is an Action or a text such as 'QH', not 5"):
        mk.Table("hearts", seed=3).act(0, wrong)
    wrong = 1.5
    with pytest.raises(InvalidSetup, match=r"seed takes a whole number, 32 bytes or None, not 1\.5"):
        mk.Table("hearts", seed=wrong)
    wrong = "4"
    with pytest.raises(InvalidSetup, match="not '4'"):
        mk.Table("hearts", seats=wrong)
    wrong = "trex"
    with pytest.raises(InvalidSetup, match=r"find_game\('trex'\)"):
        mk.Setup(wrong).start()
    with pytest.raises(ValueError, match="there is no seat 9 to follow a policy"):
        mk.play_deals(mk.lower(mk.trick_spec("plain")), 1, mk.Rng(1), heuristic=[9])


PLAIN = mk.lower(mk.trick_spec("plain", trick_points=1))


@pytest.mark.parametrize(
    "call,sentence",
    [
        (lambda wrong: mk.play_deals(PLAIN, 1, wrong), "rng takes an Rng such as Rng(1), not '1'"),
        (lambda wrong: mk.world_array(mk.Table("trex", seed=7).view(3), 1, wrong), "rng takes an Rng such as Rng(1)"),
        (lambda wrong: mk.sample_worlds(mk.Table("trex", seed=7).view(3), 1, wrong), "rng takes an Rng such as Rng(1)"),
        (mk.Rng, "the seed of an Rng is a whole number, not '1'"),
        (lambda wrong: mk.Table("toepen", bots="random").run(wrong), "limit takes a Limit such as Limit(worlds=100)"),
        (lambda wrong: mk.Table("toepen").decide(0, wrong), "an action is an Action or a text such as 'QH', not '1'"),
        (lambda wrong: mk.sample_worlds(wrong, 1, mk.Rng(1)), "a View is needed, such as table.view(0), not '1'"),
        (lambda wrong: mk.world_array(wrong, 1, mk.Rng(1)), "a View is needed, such as table.view(0), not '1'"),
        (lambda wrong: mk.compare_cards(wrong, 1, mk.Rng(1)), "a View is needed, such as table.view(0), not '1'"),
        (mk.count_worlds, "a View is needed, such as table.view(0), not '1'"),
        (mk.analyse, "a View is needed, such as table.view(0), not '1'"),
        (mk.verify, "a Record is needed, such as table.record(), not '1'"),
        (mk.Table.from_record, "a Record is needed, such as table.record(), not '1'"),
        (lambda wrong: mk.simulate("toepen", matches=wrong), "matches takes a whole number, not '1'"),
        (mk.lower, "lower takes a TrickSpec or a LayoutSpec, not '1'"),
        (mk.position_of, "position_of takes a State, such as table.state or view.state, not '1'"),
        (lambda wrong: mk.Action.of("play", wrong), "an action takes numbers of cards, not ('1',)"),
        (lambda _: mk.Action.of("play", mk.CardSet("QH", FRENCH)), "not (CardSet('QH', deck=FRENCH),)"),  # type: ignore[arg-type]
        (mk.Replay, "a Record is needed, such as table.record(), not '1'"),
        (lambda wrong: mk.format_card(wrong, FRENCH), "'1' is not a card: give its number, such as deck.card('2S')"),
        (lambda wrong: mk.format_hand(wrong, FRENCH), "a set of cards is a CardSet or a mask such as"),
        (lambda wrong: mk.format_action(wrong, FRENCH), "an action is an Action, such as view.legal[0], not '1'"),
        (lambda wrong: mk.parse_action("QH", wrong, FRENCH), "takes a text and a turn, such as view.turn, not 'QH'"),
        (lambda _: mk.parse_card(1, FRENCH), "the names of cards are a text such as 'QH 9D', not 1"),  # type: ignore[arg-type]
        (lambda _: mk.parse_hand(1, FRENCH), "a hand is a text such as 'AK.9..', not 1"),  # type: ignore[arg-type]
        (lambda _: FRENCH.mask(1), "the names of cards are a text such as 'QH 9D', not 1"),  # type: ignore[arg-type]
        (lambda _: FRENCH.select(1), "the names of cards are a text such as 'QH 9D', not 1"),  # type: ignore[arg-type]
    ],
)
def test_an_argument_of_the_wrong_type_is_named(call: Callable[[Any], object], sentence: str) -> None:
    """The error says what the argument must be, not how it was going to be used."""
    with pytest.raises(TypeError, match=re.escape(sentence)):
        call("1")


def test_a_game_is_found_by_a_text() -> None:
    """Nothing else can be the name of a game or a bot."""
    wrong: Any = None
    with pytest.raises(TypeError, match="the name of a game is a text, not None"):
        mk.find_game(wrong)


@pytest.mark.parametrize("name", ["worlds", "nodes", "seconds"])
def test_a_limit_is_above_zero(name: str) -> None:
    """A bot can't decide within less than nothing."""
    limits: dict[str, Any] = {name: -1}
    with pytest.raises(InvalidSetup, match=f"a limit of {name} must be above 0, not -1"):
        mk.Limit(**limits)


def test_a_spec_needs_a_suit_as_trumps_and_a_card_for_each_seat() -> None:
    """What cannot be played is refused when it is written."""
    with pytest.raises(ValueError, match="'X' is not a suit of deck 'french': use S, H, D, C, or nothing"):
        mk.trick_spec("plain", trump="X")
    with pytest.raises(ValueError, match="52 cards are not enough for 53 seats"):
        mk.trick_spec("plain", seats=53)


def test_an_estimate_needs_a_value() -> None:
    """Nothing has no mean."""
    with pytest.raises(ValueError, match="an estimate needs at least one value"):
        mk.estimate_mean([])


def test_a_class_of_bots_takes_a_generator() -> None:
    """Otherwise no bot can be made of it; the error says what to do."""
    sentence = re.escape("seat 1: FirstBot does not take an Rng: define `__init__(self, rng)`, or give a bot instead")
    with pytest.raises(InvalidSetup, match=sentence):
        mk.Table("toepen", bots={1: FirstBot})
    with pytest.raises(InvalidSetup, match="seat 0: FirstBot does not take an Rng"):
        mk.simulate("toepen", matches=1, bots=FirstBot)


KING = mk.Action.of("play", 3)


@pytest.mark.parametrize(
    "call",
    [
        lambda *deck: mk.format_card(3, *deck),
        lambda *deck: mk.format_hand(0b1000, *deck),
        lambda *deck: mk.format_action(KING, *deck),
        lambda *deck: mk.parse_card("KS", *deck),
        lambda *deck: mk.parse_hand("K...", *deck),
        lambda *deck: mk.parse_action("KS", mk.Turn(0, (mk.Offer("play", cards=0b1000),), 0), *deck),
        lambda *deck: mk.CardSet([3], *deck),
        lambda *deck: mk.CardSet("KS", *deck),
        lambda *deck: mk.CardSet.from_mask(0b1000, *deck),
    ],
)
@pytest.mark.parametrize("deck", [(), ("french",), (None,)])
def test_cards_and_their_names_need_a_deck(call: Callable[..., object], deck: tuple[object, ...]) -> None:
    """A number is another card in another deck, so none is assumed, and the error says where to find it."""
    with pytest.raises(
        TypeError, match=r"needs the deck of the cards.*table\.state\.game\.deck, or a deck such as FRENCH"
    ):
        call(*deck)


def test_an_event_and_its_text_need_a_game() -> None:
    """Places and cards are those of a game, so a deck is not enough."""
    event = mk.Table("trex", seed=1).log[0]
    for call in (lambda: mk.format_event(event, FRENCH), lambda: mk.parse_event("new deal 0", FRENCH)):  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"_event needs the game of the event, not Deck.*table\.state\.game"):
            call()


@pytest.mark.parametrize("name", mk.game_names())
def test_a_number_may_be_given_for_a_choice_of_numbers(name: str) -> None:
    """The option `deals` of Skat is "3" as text, and 3 in Python; `describe` lists the texts."""
    options = mk.find_game(name).options_type
    for row in options.describe():
        for text in row.values:
            if row.kind == "choice" and text.isdecimal():
                assert chosen(options, row.name, int(text)) == chosen(options, row.name, text)


def chosen(options: type[Options], name: str, value: str | int) -> str:
    """Return an option's value in a match, or why it is refused beside the other options."""
    try:
        return options.parse({name: value}).text(name)
    except mk.InvalidSetup as error:
        return str(error)


@pytest.mark.parametrize("card", [52, -1])
def test_a_number_that_is_no_card_has_no_name(card: int) -> None:
    """A card that the deck does not have is refused; a negative number does not count from the end."""
    with pytest.raises(ValueError, match=f"{card} is not a card of deck 'french': its cards are 0 to 51"):
        mk.format_card(card, FRENCH)


@pytest.mark.parametrize("cards,wrong", [(1 << 60 | 1 << 53, "53, 60 are"), (1 << 60, "60 is"), (-1, "-1 is")])
def test_a_set_with_other_cards_has_no_names(cards: int, wrong: str) -> None:
    """The error names the numbers that the deck does not have."""
    with pytest.raises(ValueError, match=f"{wrong} not in deck 'french': its cards are 0 to 51"):
        mk.format_action(mk.Action("play", cards=cards), FRENCH)


@pytest.mark.parametrize(
    "action,text",
    [
        (mk.Action.of("play", 60), "the rules refuse card 60 from seat 2: no such card"),
        (mk.Action("play", cards=1, takes=1 << 60), "the rules refuse card 60 from seat 2: no such card"),
        (mk.Action("play", cards=-1), "the rules refuse card -1 from seat 2: no such card"),
        (mk.Action.of("play", FRENCH.card("KS")), "the rules refuse KS from seat 2: not in hand (cards: KS)"),
    ],
)
def test_a_refusal_names_the_seat_and_the_card(action: mk.Action, text: str) -> None:
    """A developer reads who did what, in numbers only where a card has no name."""
    table = mk.Table("hearts", pass_cards=False, seed=1)
    with pytest.raises(IllegalAction, match=f"^{re.escape(text)}$"):
        table.act(2, action)


def test_a_seat_out_of_turn_is_named() -> None:
    """Both an action and a text that cannot be parsed say whose turn it is not."""
    table = mk.Table("hearts", pass_cards=False, seed=1)
    with pytest.raises(OutOfTurn, match=r"^the rules refuse QS from seat 3: not your turn$"):
        table.act(3, mk.Action.of("play", FRENCH.card("QS")))
    with pytest.raises(OutOfTurn, match=r"^seat 3: not your turn$"):
        table.act(3, "QS")


def test_no_public_error_shows_a_mask() -> None:
    """Cards are named, and those without a deck by their numbers."""
    plan = mk.lower(mk.find_game("trex").contracts["queens"])
    with pytest.raises(ValueError, match=r"^2S is in two places: the hand of seat 0 and the hand of seat 1$"):
        solve(plan, mk.TrickPosition((1, 1, 4, 8), turn=0, first_trick=False), side=(0,))
    with pytest.raises(ValueError, match="the hand of seat 3 has card 60: these cards are not in the deck"):
        solve(plan, mk.TrickPosition((1, 2, 4, 1 << 60), turn=0, first_trick=False), side=(0,))
    with pytest.raises(ValueError, match=r"the action 'play' has 2 cards \(0, 1\), not one"):
        _ = mk.Action("play", cards=3).card
    with pytest.raises(ValueError, match="-1 is not a card"):
        mk.Action.of("play", -1)
    with pytest.raises(KeyError, match="there is no zone 'hand' of seat 9: hearts has hand, taken"):
        mk.Table("hearts").state.zone("hand", 9)
