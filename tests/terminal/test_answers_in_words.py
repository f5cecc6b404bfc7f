"""Answers at the prompt of the terminal in the words of other languages: words, cards and digits."""

import re
from dataclasses import replace
from functools import cache

import pytest

from mamlaka.actions import Action, Offer, Turn
from mamlaka.bots.random import RandomBot
from mamlaka.cards import FRENCH, PIQUET
from mamlaka.display import message_id
from mamlaka.errors import ParseError
from mamlaka.fair import FairShuffler
from mamlaka.games.skat.contracts import announcements
from mamlaka.games.skat.options import SkatOptions
from mamlaka.match import Setup
from mamlaka.messages import languages
from mamlaka.notation import parse_action
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.table import Table
from mamlaka.terminal.style import Style
from mamlaka.terminal.words import action_words, answer_text, translate_answer
from mamlaka.texts import Texts
from mamlaka.view import View
from tests.tables import act, closing_line, skat_table
from tests.terminal.test_play import hearts_of, in_order, played

TEN = "\u0661\u0660"
HAND = FRENCH.mask("KH QS TD")
CARDS = tuple(Offer(kind, HAND, most=3) for kind in ("play", "double", "give", "discard"))
ANSWERS = ["no", "appeal", "keep", "exchange", "decline", "challenge", "stay", "fold"]
WORDS = [*ANSWERS, "stand", "whistle", "knock", "pass"]
NUMBERS = (Offer("bid", numbers=tuple(range(10))), Offer("null", numbers=tuple(range(1, 10))))
CONTRACTS = Offer("choose", names=("king", "queens", "diamonds", "slaps", "trex", "king+queens"))
CAFE = Turn(0, (Offer("choose", names=(*CONTRACTS.names, "complex")),), opened=0)
AGAIN = Offer("choose", names=("keep", "replay"))
OTHER_LANGUAGES = sorted({*languages()} - {"en"})
EVERYTHING = Turn(0, (*CARDS, *map(Offer, WORDS), *NUMBERS, AGAIN), opened=0)
CHOICE = Turn(0, (CONTRACTS,), opened=0)


@pytest.mark.parametrize(
    "arabic,english",
    [
        ("لا", "no"),
        ("دبل شيخ الكبة", "x KH"),
        ("دبل! KH QS", "x KH QS"),
        ("دبّل K♥", "x KH"),
        ("إعادة", "appeal"),
        ("اعادة التوزيع", "appeal"),
        ("بقاء", "stay"),
        ("انسحاب", "fold"),
        ("باص", "pass"),
        ("طرقة", "knock"),
        ("طرق", "knock"),
        ("وقوف", "stand"),
        ("تصفير", "whistle"),
        ("تبديل", "exchange"),
        ("بلا تبديل", "keep"),
        ("شك", "challenge"),
        ("تصديق", "decline"),
        ("تمرير بنت البستوني عشرة الديناري شيخ الكبه", "give QS TD KH"),
        ("رمي QS", "discard QS"),
        ("طلب ٦", "bid 6"),
        ("٨", "8"),
        ("ولا لطش مقابل ٣", "null 3"),
        ("كما هي", "keep"),
        ("من جديد", "replay"),
        ("٩♥", "9H"),
        (TEN + "♦", "TD"),
        (TEN + "d", "TD"),
        ("بنت البستوني", "QS"),
    ],
)
@pytest.mark.slow
def test_an_answer_in_arabic_is_the_answer_in_english(arabic: str, english: str) -> None:
    """The words and card names are those on the screen; digits and spelling may vary."""
    said = translate_answer(arabic, EVERYTHING, FRENCH)

    assert parse_action(english, EVERYTHING, FRENCH) == parse_action(said, EVERYTHING, FRENCH)


@pytest.mark.parametrize(
    "said,language,name",
    [
        ("girls", "en", "queens"),
        ("Collection", "en", "slaps"),
        ("slapping", "en", "slaps"),
        ("lutoosh", "en", "slaps"),
        ("trix", "en", "trex"),
        ("king + girls", "en", "king+queens"),
        ("queens", "en", "queens"),
        ("Sammlungen", "de", "slaps"),
        ("femmes", "fr", "queens"),
        ("\u30eb\u30c8\u30a5\u30fc\u30b7\u30e5", "ja", "slaps"),
        ("\u0644\u0637\u0648\u0634", "ar", "slaps"),
    ],
)
def test_a_contract_has_the_other_names_that_people_use(said: str, language: str, name: str) -> None:
    """The sources call the same contracts girls, collection, slapping and lutoosh."""
    answer = parse_action(translate_answer(said, CHOICE, FRENCH, language=language), CHOICE, FRENCH)

    assert name == answer.name


@pytest.mark.parametrize(
    "name,words",
    [
        ("king", "شيخ/الشيخ/ختيار/الختيار/ختيار الكبة/شيخ القبة/ملك الكوبة/شايب الكبه/شَيْخ الكُبّة/شيـــخ الكبّة/ملك قلب"),
        ("queens", "بنات/البنات/بنت/الملكات/دامات"),
        ("diamonds", "ديناري/الديناري/دينارى/ديمن/دينار/الديمن"),
        ("slaps", "لطوش/اللطوش/لطش/اللمات/لمات/أكلات/الاكلات/تلطيش"),
        ("trex", "تركس/التركس/تريكس/التريكس"),
        ("complex", "كومبلكس/الكومبلكس/كمبلكس/الكمبلكس/كومپلكس"),
        ("king+queens", "البنات + الختيار/ختيار+بنات"),
    ],
)
def test_a_contract_has_the_names_of_the_cafe(name: str, words: str) -> None:
    """In Amman, Damascus and Beirut; with and without the article, and however people spell."""
    for word in words.split("/"):
        for language in ("ar", "en"):
            said = translate_answer(word, CAFE, FRENCH, language=language)

            assert parse_action(name, CAFE, FRENCH) == parse_action(said, CAFE, FRENCH), word


@pytest.mark.parametrize("words", ["ختيار القبة", "ملك الكوبة", "شايب كبة", "الختيار الكبة"])
def test_a_card_has_the_names_of_the_cafe(words: str) -> None:
    """The words for ranks and suits are those of the contracts."""
    said = translate_answer(f"دبل {words}", EVERYTHING, FRENCH, language="ar")

    assert parse_action("x KH", EVERYTHING, FRENCH) == parse_action(said, EVERYTHING, FRENCH)


@pytest.mark.parametrize(
    "said,language,name",
    [
        ("Herzkönig", "de", "king"),
        ("Karos", "de", "diamonds"),
        ("Komplex", "de", "complex"),
        ("roi", "fr", "king"),
        ("carreau", "fr", "diamonds"),
        ("re", "it", "king"),
        ("denari", "it", "diamonds"),
        ("hartenkoning", "nl", "king"),
        ("ruit", "nl", "diamonds"),
        ("キング", "ja", "king"),
        ("ダイア", "ja", "diamonds"),
        ("khityar", "en", "king"),
        ("dinari", "en", "diamonds"),
    ],
)
def test_a_contract_has_a_short_name_in_every_language(said: str, language: str, name: str) -> None:
    """Players leave out what is understood: the king is that of hearts."""
    typed = translate_answer(said, CAFE, FRENCH, language=language)

    assert parse_action(name, CAFE, FRENCH) == parse_action(typed, CAFE, FRENCH)


@pytest.mark.parametrize("language", languages())
def test_no_two_contracts_have_the_same_further_name(language: str) -> None:
    """Among the contracts that a king or a declarer chooses from."""
    for game in ("trex", "barbu"):
        offered = [spec.name for spec in Setup(find_game(game)).start().game.specs]
        turn = Turn(0, (Offer("choose", names=tuple(offered)),), opened=0)
        named = [texts_of(language, name) for name in offered]

        for name, others in zip(offered, named, strict=True):
            for other in others:
                said = translate_answer(other, turn, FRENCH, language=language)
                assert name == parse_action(said, turn, FRENCH).name, other


def texts_of(language: str, contract: str) -> list[str]:
    """Return the further names of a contract in a language."""
    texts, listed = Texts(language), message_id("also-contract", contract)
    return re.split("[,،、]", texts.format(listed)) if texts.has(listed) else []


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_contracts_that_differ_in_a_suit_sign_are_told_apart(language: str) -> None:
    """The labels of Skat's announcements, as the prompt lists them."""
    names = announcements(SkatOptions(announce_after_skat=True), 18, is_hand=True)
    turn = Turn(0, (Offer("choose", names=names),), opened=0)

    for name in names:
        label = Texts(language).name("contract", name)
        said = translate_answer(label, turn, PIQUET, language=language)

        assert name == parse_action(said, turn, FRENCH).name, label


@pytest.mark.parametrize(
    "arabic,english",
    [
        ("شيخ الكبة", "king"),
        ("اللطوش", "slaps"),
        ("التركس", "trex"),
        ("البنات + شيخ الكبة", "king+queens"),
        ("شيخ الكبة+البنات", "king+queens"),
    ],
)
def test_a_contract_comes_before_a_card_of_the_same_name(arabic: str, english: str) -> None:
    """The king of hearts is a contract when contracts are asked for."""
    said = translate_answer(arabic, CHOICE, FRENCH)

    assert parse_action(english, CHOICE, FRENCH) == parse_action(said, CHOICE, FRENCH)


@pytest.mark.parametrize("language,courts", [("de", "BDK"), ("fr", "VDR"), ("nl", "BVH"), ("it", "JQK"), ("en", "JQK")])
def test_courts_are_shown_and_typed_with_the_letters_on_the_cards(language: str, courts: str) -> None:
    """The letters of notation are understood as well, in every language."""
    style = Style(Setup(find_game("trex")).start().game, 0, Texts(language))

    for name, letter in zip(("JH", "QH", "KH"), courts, strict=True):
        card = FRENCH.card(name)
        typed = [f"{letter}♥", f"{letter}H".lower(), name, style.card(card)]
        said = [
            parse_action(translate_answer(text, EVERYTHING, FRENCH, language=language), EVERYTHING, FRENCH)
            for text in typed
        ]

        assert {Action("play", cards=1 << card)} == {*said}
        assert (f"{letter}♥", name) == (style.card(card), replace(style, plain=True).card(card))
        assert style.typed(card).startswith(f"{letter}H, {letter}♥")


@pytest.mark.parametrize("text", ["x KH", "no", "king+queens", "10D", "bid 4", "nonsense", ""])
def test_an_answer_without_other_letters_stays_as_it_is(text: str) -> None:
    """English answers and the messages about wrong ones do not change."""
    assert text == translate_answer(text, EVERYTHING, FRENCH)


def test_an_unknown_word_is_refused_as_it_was_typed() -> None:
    """The error repeats the word."""
    with pytest.raises(ParseError, match="مقلوبة"):
        parse_action(translate_answer("مقلوبة", CHOICE, FRENCH), CHOICE, FRENCH)


def test_a_word_of_the_game_is_known_when_it_is_not_offered() -> None:
    """The table can then explain why it is not possible."""
    assert "knock" == translate_answer("طرق", CHOICE, PIQUET, known=("knock",))
    assert "طرق" == translate_answer("طرق", CHOICE, PIQUET)


@cache
def turns_of_a_match(game: str) -> list[Turn]:
    """Return the turns of seat 0 in a random match that ask for more than a card."""
    table, turns = Table(Setup(find_game(game)), FairShuffler(bytes(32))), []
    table.bots = {seat: RandomBot(Rng(seat)) for seat in range(table.state.seats)}
    while not table.is_over and len(table.log) < 600:
        turn = table.view(0).turn
        if turn and any(offer.kind != "play" for offer in turn.offers):
            turns.append(turn)
        table.play_next_bot()
    return turns


@pytest.mark.parametrize(
    "language",
    [name if name == "ar" else pytest.param(name, marks=pytest.mark.slow) for name in OTHER_LANGUAGES],
)
@pytest.mark.parametrize("game", game_names())
def test_the_answers_that_a_question_lists_are_understood(game: str, language: str) -> None:
    """In a random match each listed answer, without its explanation in brackets, is one of its offer."""
    start, asked = Setup(find_game(game)).start().game, 0
    style, deck = Style(start, 0, Texts(language)), start.deck
    comma = style.texts.format("page-comma")
    for turn in turns_of_a_match(game):
        for offer in turn.offers:
            for text in re.split(f"{comma}| … ", answer_text(offer, style)) if offer.kind != "play" else ():
                said = translate_answer(text.partition(" (")[0], turn, deck, (), language)
                asked += 1

                assert offer.allows(parse_action(said, turn, deck)), text

    assert asked or game in (
        "fan_tan",
        "herzeln",
        "kein_stich",
        "scopone",
        "spar",
        "tressette",
    )  # their usual rules ask for nothing but cards


@pytest.mark.parametrize("language", languages())
def test_the_ends_of_a_line_are_understood(language: str) -> None:
    """Each answer that a question lists for a card that fits both ends is one of its turn."""
    view = closing_line()
    assert view.turn is not None
    style = Style(view.state.game, 0, Texts(language))
    (offer,), deck = view.turn.offers, view.state.game.deck
    listed = answer_text(offer, style).split(style.texts.format("page-comma"))
    said = [parse_action(translate_answer(text, view.turn, deck, (), language), view.turn, deck) for text in listed]

    assert said == list(offer.actions())


def discarding_view() -> View:
    """Return the view of a declarer of Skat who has taken the skat."""
    hands = ["JC JS AH TH KH 9H AS KS 8D 7D", "JH TS QS 9S AD TD KD QD 9D AC", "JD 8S 7S QH 8H 7H TC KC QC 8C"]
    table = skat_table(hands, "9C 7C", dealer=2)
    for seat, said in ((1, "bid 18"), (0, "hold"), (1, "pass"), (2, "pass"), (0, "take")):
        act(table, seat, said)
    return table.view(0)


def test_a_discard_has_the_words_of_skat_players() -> None:
    """The example of the question is no pair of jacks; a hint puts the verb last."""
    view = discarding_view()
    assert view.turn is not None
    (offer,) = view.turn.offers
    style, discards = Style(view.state.game, 0, Texts("de")), Action("discard", PIQUET.mask("KS 8D"))
    listed = answer_text(offer, style)

    assert "Drücken 9♣ 7♣" == listed
    said = translate_answer(listed, view.turn, PIQUET, (), "de")
    assert PIQUET.mask("9C 7C") == parse_action(said, view.turn, PIQUET).cards
    assert "K♠ 8♦ drücken" == action_words(discards, style, view.turn.offers)
    assert "discard KS 8D" == action_words(discards, Style(view.state.game, 0, Texts("en")), view.turn.offers)


@pytest.mark.parametrize("language", languages())
def test_a_discard_can_be_typed_as_a_hint_says_it(language: str) -> None:
    """Also where the verb stands last, as in German, or without a space behind the cards, as in Japanese."""
    view, discards = discarding_view(), Action("discard", PIQUET.mask("KS 8D"))
    assert view.turn is not None
    said = action_words(discards, Style(view.state.game, 0, Texts(language)), view.turn.offers)

    assert discards == parse_action(translate_answer(said, view.turn, PIQUET, (), language), view.turn, PIQUET)


def test_a_bid_and_a_pass_are_named_in_the_language_of_the_player() -> None:
    """As their buttons say them."""
    style = Style(skat_table().state.game, 0, Texts("de"))
    actions = Action("bid", number=20), Action("pass"), Action("choose", name="hand")

    assert ["20 sagen", "Passen", "Hand spielen"] == [action_words(action, style) for action in actions]


def test_a_person_passes_cards_in_arabic() -> None:
    """The table accepts the words and the names of the cards."""
    table = hearts_of("AKQ.AKQ.AKQ.AKQJ")
    played(table, in_order("تمرير آص البستوني شيخ البستوني بنت البستوني"))

    assert not FRENCH.mask("AS KS QS") & table.state.hand_mask(0)
    assert FRENCH.mask("AS KS QS") == table.view(0).state.hand_mask(1)
