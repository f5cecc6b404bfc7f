"""Every message that is used exists, every one that exists is used, and all languages have the same ones."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mamlaka
from mamlaka.cards import FRENCH, ITALIAN, PIQUET
from mamlaka.display import message_id
from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.messages import languages, own_messages
from mamlaka.options import GROUPS
from mamlaka.registry import find_game, game_names
from mamlaka.texts import Texts

PACKAGE = Path(mamlaka.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SPEAKERS = (*PACKAGE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SPEAKERS)
PERSONS = {"who": "seat", "whom": "other"}
"""The facts that tell whether a seat is the reader's, and those that name the seat. A language need not use them."""
SPARE = {
    ("must-follow", "card"),
    ("page-players", "most"),
    *(
        (f"hint-{name}", "size")
        for name in (
            "points",
            "points-below",
            "points-sides",
            "points-sides-below",
            "points-less",
            "lead",
            "lead-below",
        )
    ),
}
"""Facts that a language may use or leave out."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTING = [language for language in languages() if Locale.parse(language).plural_form.tags]
"""The languages in which a sentence changes with its number."""
COUNTS = (0, 1, 2, 3, 11, 100)
"""A number of each category that Arabic has."""
EASTERN_DIGITS = "\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669"


class Uses(Visitor):
    """The variables of a message, and the categories that it distinguishes for each variable that it counts."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.plurals: list[tuple[str, set[str]]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's name
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's name
        """Note the categories that a number distinguishes; a list of exact numbers has none."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys <= CATEGORIES and keys != {"other"}:
            assert isinstance(node.selector, ast.VariableReference)
            self.plurals.append((node.selector.id.name, keys))
        self.generic_visit(node)

    @property
    def counted(self) -> set[str]:
        """The variables that are counted."""
        return {name for name, _ in self.plurals}


@cache
def resource(language: str) -> ast.Resource:
    """Return the parsed messages of a language."""
    return FluentParser().parse(own_messages(language))


@cache
def messages(language: str) -> dict[str, Uses]:
    """Return the variables of every message of a language, in the order of its files."""
    return {entry.id.name: Uses(entry) for entry in resource(language).body if isinstance(entry, ast.Message)}


def shared(language: str) -> Iterator[tuple[str, str]]:
    """Yield the ids that English has too, each with its section, in the order of the files."""
    section = ""
    for entry in resource(language).body:
        if isinstance(entry, ast.GroupComment):
            section = entry.content or ""
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("about-"):
            yield section, entry.id.name


def explained() -> Iterator[tuple[str, str]]:
    """Yield the ids that the code explains in English, each with its explanation."""
    for game in game_names():
        for name, preset in find_game(game).options_type.presets.items():
            yield message_id("about-preset", f"{game}-{name}"), preset.doc
    for game in game_names():
        for row in find_game(game).options_type.describe():
            yield message_id("about-option", f"{game}-{row.name}"), row.doc


def needed(language: str) -> dict[str, set[str]]:
    """Return the variables that every message of a language has in common with the other languages."""
    return {
        name: {fact for fact in uses.variables - PERSONS.keys() if (name, fact) not in SPARE}
        for name, uses in messages(language).items()
        if not name.startswith("about-")
    }


IDS = set(messages("en"))
NAMES = {message_id("game", game) for game in game_names()}
"""The names of the games."""


def test_every_refusal_has_a_sentence() -> None:
    """Every code of a refusal in the code is a message."""
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', CODE)) | set(re.findall(r'PlayClass\("(\w+)"', CODE))

    assert len(codes) > 8
    assert {code.replace("_", "-") for code in codes} <= IDS


def test_every_reason_of_a_ledger_has_a_sentence() -> None:
    """Every reason of a ledger entry is a message."""
    entries = r'LedgerEntry\([\w\[\]]+, [\w\[\] *]+, "(\w+)"|_entry\(\w+, [\w\[\]-]+, [\w .*]+, "(\w+)"'
    reasons = {reason for found in re.findall(entries, CODE) for reason in found if reason}

    assert {"cards", "doubled", "doubler", "tricks", "place"} <= reasons
    assert {f"ledger-{reason.replace('_', '-')}" for reason in reasons} <= IDS


@pytest.mark.parametrize("name", game_names())
def test_kinds_of_deals_have_names(name: str) -> None:
    """If the boards of a game differ in kind, each kind has a name; a single kind has none."""
    game, texts = find_game(name), Texts()
    for preset in ("", *game.options_type.presets):
        kinds = game.single_deals(game.options_type.parse({}, preset))
        names = [texts.kind_of_deal(kind, name) for kind in kinds]

        assert ([""] if len(kinds) == 1 and "deal" in kinds else list(filter(None, dict.fromkeys(names)))) == names


def test_every_message_is_used() -> None:
    """Every id is in the code, or is made from a code, a contract, a card or the like."""
    made = (
        "also-contract-",
        "ask-",
        "badge-",
        "bid-",
        "bot-",
        "call-",
        "card-",
        "command-",
        "time-control-",
        "contract-",
        "deal-void-",
        "do-",
        "game-",
        "keeper-fault-",
        "keeper-first-owner-",
        "keeper-option-",
        "keeper-owner-",
        "keeper-section-",
        "keeper-value-",
        "key-",
        "kind-",
        "learn-",
        "ledger-",
        "letter-",
        "look-back-",
        "look-speed-",
        "look-theme-",
        "news-",
        "note-",
        "option-",
        "page-check-",
        "page-taken-",
        "preset-",
        "rank-",
        "review-kind-",
        "rule-",
        "say-",
        "spectators-",
        "status-",
        "suit-",
        "takeover-",
        "taken-cards-",
        "tally-",
        "talk-spoken-",
        "today-check-",
        "trainer-",
        "void-",
        "zone-",
    )
    words = set(re.findall(r"""["']([a-zA-Z][\w-]*)["']""", CODE))
    unused = {name for name in IDS if not {name, name.replace("-", "_")} & words}

    assert set() == {name for name in unused if not name.startswith(made)}


def test_every_message_that_the_page_formats_exists() -> None:
    """Every id that is written in a call of `format` is a message, also where a condition chooses between two."""
    calls = (re.findall(r"\bformat\(([^(),]*)", path.read_text(encoding="utf-8")) for path in PAGE.rglob("*.svelte"))
    formatted = {name for call in chain(*calls) for name in re.findall(r'(?:^|[?:])\s*"([^"]+)"', call)}

    assert len(formatted) > 100
    assert set() == formatted - IDS


def test_a_missing_message_or_fact_is_an_error() -> None:
    """No message is shown as a bare id."""
    with pytest.raises(KeyError, match="nothing-like-that"):
        Texts().format("nothing-like-that")
    with pytest.raises(KeyError, match="header"):
        Texts().format("header", game="x")


def test_a_refusal_is_formatted_with_its_facts() -> None:
    """The facts of a refusal fill its sentence."""
    assert "You don't hold Q." == Texts().refusal(Refusal("not_in_hand", {"cards": "Q"}))


def test_a_language_without_messages_is_refused_by_name() -> None:
    """The error names the languages that exist."""
    with pytest.raises(InvalidSetup, match=r"unknown language '\.\./en': there are ar, de, en, fr, it, ja, nl"):
        Texts("../en")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_english(language: str) -> None:
    """The same ids are in the same order, once each, in the same sections."""
    assert list(shared("en")) == list(shared(language))


@pytest.mark.parametrize("language", languages())
def test_a_message_file_contains_only_messages(language: str) -> None:
    """Every line parses, because a typing error would drop its message silently."""
    assert [] == [entry.content for entry in resource(language).body if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", languages())
def test_every_language_uses_the_variables_of_english(language: str) -> None:
    """A message has the same facts as the English one."""
    assert needed("en") == needed(language)


def test_a_message_about_the_reader_addresses_them_as_you() -> None:
    """A message with a variant for the reader's own seat addresses "you" there, and does not name the seat."""
    texts = Texts()
    for name, uses in messages("en").items():
        for person in PERSONS.keys() & uses.variables:
            facts = {fact: 1 if fact in uses.counted else f"<{fact}>" for fact in uses.variables}
            own = texts.format(name, **{**facts, person: "you"})

            assert f"<{PERSONS[person]}>" in texts.format(name, **{**facts, person: "other"})
            assert f"<{PERSONS[person]}>" not in own
            assert re.search(r"\byou(r)?\b", own, re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
def test_every_plural_has_all_forms_of_its_language(language: str) -> None:
    """Every number has a form for each category of its language: two in English, six in Arabic."""
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    plurals = {(name, variable): keys for name, uses in messages(language).items() for variable, keys in uses.plurals}

    assert bool(plurals) == (len(forms) > 1)
    assert dict.fromkeys(plurals, forms) == plurals


@cache
def plain_sentences(language: str) -> dict[str, str]:
    """Return the sentences of a language without variables, but for the names of games."""
    texts = Texts(language)
    plain = (name for name, uses in messages(language).items() if not uses.variables and name not in NAMES)
    return {name: texts.format(name) for name in plain}


@pytest.mark.parametrize("language", sorted({*languages()} - {"en"}))
@pytest.mark.slow
def test_no_sentence_is_left_in_english(language: str) -> None:
    """A message of three words or more differs from the English one; names and single words may be the same."""
    english, translated = plain_sentences("en"), plain_sentences(language)
    same = {name: text for name, text in translated.items() if text == english.get(name)}

    assert {} == {name: text for name, text in same.items() if len(text.split()) > 2}


@pytest.mark.parametrize("language", COUNTING)
def test_every_language_counts_the_numbers_that_english_counts(language: str) -> None:
    """A number that changes the English sentence also changes the others."""
    uncounted = [
        name
        for name, uses in messages("en").items()
        if not {fact for fact in uses.counted if (name, fact) not in SPARE} <= messages(language)[name].counted
    ]

    assert [] == uncounted


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_formatted(language: str) -> None:
    """With all facts every message formats to a text without gaps, with the digits 0 to 9.

    Only the message that offers the other digits contains them.
    """
    texts = Texts(language)
    for name, uses in messages(language).items():
        counted = (uses.counted | messages("en").get(name, uses).counted) & uses.variables
        for count in COUNTS if counted else (0,):
            text = texts.format(name, **{fact: count if fact in counted else f"<{fact}>" for fact in uses.variables})

            assert text.strip(), name
            assert not {"{", "}"} & set(text), name
            assert name == "page-arabic-digits" or not set(EASTERN_DIGITS) & set(text), name


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_in_words(language: str) -> None:
    """The ranks and suits of all decks have names, and no two cards have the same name."""
    say = Texts(language).format
    for deck in (FRENCH, PIQUET, ITALIAN):
        names = {say("card-name", rank=say(f"rank-{name[0]}"), suit=say(f"suit-{name[1]}")) for name in deck.names}

        assert len(deck) == len(names)


@pytest.mark.parametrize(
    "card,name", [("QH", "بنت الكبة"), ("KH", "شيخ الكبة"), ("AS", "آص البستوني"), ("TD", "عشرة الديناري")]
)
def test_cards_have_the_names_of_the_table_in_arabic(card: str, name: str) -> None:
    """The rank comes first and belongs to the suit, which has the article."""
    say = Texts("ar").format

    assert name == say("card-name", rank=say(f"rank-{card[0]}"), suit=say(f"suit-{card[1]}"))


@pytest.mark.parametrize(
    "count,text",
    [(0, "بلا لطوش"), (1, "لطش واحد"), (2, "لطشان"), (3, "3 لطوش"), (11, "11 لطشًا"), (100, "100 لطش")],
)
def test_tricks_are_counted_in_arabic(count: int, text: str) -> None:
    """None, one and two are words; three to ten, eleven to ninety-nine, and a hundred have a form each."""
    assert text == Texts("ar").format("tricks-won", count=count)


@pytest.mark.parametrize("language", languages())
def test_every_preset_has_a_title(language: str) -> None:
    """Every preset with a name has a title in every language."""
    titles = {name.removeprefix("about-") for name, _ in explained() if name.startswith("about-preset-")}

    assert titles == {name for name in messages(language) if name.startswith("preset-")}


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_names())
def test_every_option_and_value_has_a_name(game: str, language: str) -> None:
    """Every option, and every word that it may be set to, has a name of its own in every language; nothing else has."""
    ids = []
    for row in find_game(game).options_type.describe():
        words = () if row.kind == "switch" else (*row.values, row.empty)
        named = {word for word in words if word and not (row.kind == "number" and word.isdecimal())}
        ids += ["-".join((f"option-{game}-{row.name}", *rest)).replace("_", "-") for rest in [(), *zip(named)]]

    prefix = message_id("option", game) + "-"
    longer = tuple(message_id("option", other) + "-" for other in game_names() if other.startswith(f"{game}_"))
    found = [name for name in messages(language) if name.startswith(prefix) and not name.startswith(longer)]
    assert sorted(ids) == sorted(found)


@pytest.mark.parametrize("language", languages())
def test_every_group_of_options_has_a_name(language: str) -> None:
    """The groups of all games have titles, and no other group has one."""
    groups = {row.group for game in game_names() for row in find_game(game).options_type.describe()}

    assert groups == set(GROUPS)
    assert {f"option-group-{group}" for group in groups} == {
        name for name in messages(language) if name.startswith("option-group-")
    }


@pytest.mark.parametrize("language", sorted({*languages()} - {"en"}))
def test_every_explanation_is_translated(language: str) -> None:
    """The explanations of presets and options exist in every language; in English they are in the code."""
    translated = [name for name in messages(language) if name.startswith("about-")]

    assert sorted(name for name, _ in explained()) == sorted(translated)


def test_an_arabic_explanation_names_the_values_as_they_are_typed() -> None:
    """Its Latin words are names or values of options, which the English explanation names too."""
    texts = Texts("ar")
    for name, doc in explained():
        assert set(re.findall(r"[a-z]\w*", texts.format(name), re.ASCII | re.IGNORECASE)) <= set(
            re.findall(r"\w+", doc)
        )


def texts_of(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the text of a pattern, without its placeables."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts_of(variant.value)


def written_in_arabic() -> Iterator[tuple[str, str]]:
    """Yield the id and the text of every Arabic message, with `{}` for each placeable."""
    for entry in resource("ar").body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, "{}".join(texts_of(entry.value))


def test_arabic_has_no_digits_in_its_text() -> None:
    """A digit in the text would ignore the reader's choice of digits; `{ 4 }` follows it."""
    shown = {"page-arabic-digits"}
    text_without_names = ((name, re.sub(r"[a-z]\w*", "", text)) for name, text in written_in_arabic())

    assert shown == {name for name, text in text_without_names if re.search(r"\d", text)}


def test_arabic_punctuation_follows_arabic_rules() -> None:
    """Percent is \u066a after the number; dots follow the word; commas, semicolons and question marks are Arabic."""
    for name, text in written_in_arabic():
        if name not in {"help", "drill-help", "ask-keys"}:
            assert not re.search(r"[%,;?]| \u2026", text), name


@pytest.mark.parametrize("word", ["صينية", "تحدٍّ", "مزاد", "من نصيب", "مأكول", "القمر", "مقامرة"])
def test_arabic_keeps_to_the_words_of_its_table(word: str) -> None:
    """Words that mislead, or that stand for a thing with another word, do not occur."""
    assert [] == [name for name, text in written_in_arabic() if word in text]


@pytest.mark.parametrize("language, text", [("en", "2.50"), ("de", "2,50"), ("fr", "2,50"), ("ja", "2.50")])
def test_decimals_have_the_sign_of_their_language(language: str, text: str) -> None:
    """In hints and reviews."""
    assert text == Texts(language).decimal(2.5, 2)
