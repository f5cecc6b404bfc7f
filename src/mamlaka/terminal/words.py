"""Answers at the prompt in the words of other languages, as their message files give them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import chain

from fluent.syntax import FluentParser, ast

from mamlaka.actions import Action, CardGroup, Offer, Turn
from mamlaka.cards import SUIT_SYMBOLS, Deck
from mamlaka.display import Message, message_id, message_key
from mamlaka.messages import languages, messages_of
from mamlaka.notation import format_action, format_offer
from mamlaka.options import SUITED
from mamlaka.seats import seats_named
from mamlaka.terminal.style import ANSWERED_IN, Style
from mamlaka.texts import Texts

__all__ = ["COMMAS", "action_words", "answer_text", "phrase", "translate_answer"]

SAME = str.maketrans("ةىیکگپڤچ", "هييككبفج", "ـ")
"""Arabic letters that are often typed for each other, and the stroke that only widens a word."""
ARTICLE = "ال"
"""What Arabic words may begin with: the same contract is "the diamonds" or "diamonds"."""
SAME_WORDS = "same-words"
"""The message with the words of a language that mean the same."""
JOIN = "+"
SUIT_SIGNS = "♠♥♦♣"
COMMAS = "[,\u060c\u3001]"
"""The commas of all languages, between the further names of a contract."""
SEMICOLONS = "[;\u061b]"
"""The semicolons of all languages, between groups of words that mean the same."""

Phrase = tuple[str, ...]
"""Words as `phrase` returns them."""


def answer_text(offer: Offer, style: Style) -> str:
    """Return how to answer an offer, as people type it: `x QH`, `bid 100, 110 ... 300`.

    Cards are an example: the last of a hand to discard, otherwise the first. In other languages it has the words of
    their buttons.
    """
    order = style.game.arrange(offer.cards)
    hand = (order[::-1] if offer.kind == "discard" else order)[: offer.least]
    groups = (CardGroup(sum(1 << card for card in hand)),) if hand else offer.groups
    if style.texts.language == ANSWERED_IN and offer.names:
        joined = next((name for name in offer.names if JOIN in name), None)
        singles = [_typed(name, style) if seats_named(name) else name for name in offer.names if JOIN not in name]
        return style.listed([*singles, *([joined] if joined else [])])
    if style.texts.language == ANSWERED_IN:
        said = (
            format_action(Action(offer.kind, group.cards, name=group.name, takes=group.takes), style.deck)
            for group in groups
        )
        return style.listed(said) or format_offer(offer)
    if offer.names:
        return style.listed(_typed(name, style) for name in offer.names if JOIN not in name)
    label = offer.label or Message(message_id("say", offer.kind))
    if offer.numbers:
        first, last = (
            style.message(Message(label.id, {**label.facts, "number": number}))
            for number in (offer.numbers[0], offer.numbers[-1])
        )
        return first if first == last else f"{first} … {last}"
    if any(group.name for group in groups):
        named = (f"{style.cards(group.cards)} {style.contract(group.name)}" for group in groups)
        return style.listed(named)
    if any(group.takes for group in groups):
        return style.listed(style.captured(group.cards, group.takes) for group in groups)
    words = style.message(label)
    return style.listed(f"{words} {style.cards(group.cards)}" for group in groups) or words


def action_words(action: Action, style: Style, offers: Sequence[Offer] = ()) -> str:
    """Return an action as people type it: `discard QH 9D`, in other languages in the words of its button.

    Args:
        action: the action.
        style: how cards and seats look to the player.
        offers: what the player may do, if it is known: offers may have labels of their own.
    """
    if style.texts.language == ANSWERED_IN:
        return format_action(action, style.deck)
    label = _label(action, style, offers)
    words = style.message(label) if label else style.contract(action.name)
    cards = style.captured(action.cards, action.takes)
    if cards and label and style.texts.has(_own_words(label)):
        return style.texts.format(_own_words(label), cards=cards)
    return style.texts.format("hint-cards", action=words, cards=cards) if words and cards else words or cards


def _label(action: Action, style: Style, offers: Sequence[Offer]) -> Message | None:
    """Return the words of the button of an action; without its offer, the first of the usual words that say all of it.

    The words on a button may need facts that only the offer knows, or be the same for each of its names. None: the
    action is said by its name alone.
    """
    said = {"number": action.number, "name": action.name or None}
    facts = {name: fact for name, fact in said.items() if fact is not None}
    for offer in offers:
        if offer.label and offer.allows(action):
            return Message(offer.label.id, {**offer.label.facts, **facts})
    usual = Message(style.texts.own(message_id("say", action.kind), style.game.name), facts)
    called = Message(message_id("call", action.kind), facts)
    said_by_name = None if action.name else usual
    return next((label for label in (usual, called) if _says_all(label, style)), said_by_name)


def _says_all(label: Message, style: Style) -> bool:
    """Return whether a message exists, needs no other facts than those that it has, and says its name."""
    if not style.texts.has(label.id):
        return False
    try:
        words = style.message(label)
    except KeyError:
        return False
    name = label.facts.get("name")
    return not isinstance(name, str) or style.contract(name) in words


def _own_words(label: Message) -> str:
    """Return the id of the message that says an action with its cards, if there is one: "K♠ 8♦ drücken"."""
    return label.id.replace("say-", "do-", 1)


def _typed(name: str, style: Style) -> str:
    """Return how to type a name: in words, or a seat by its number, with the name of the seat in brackets."""
    return f"{name} ({style.contract(name)})" if seats_named(name) else style.contract(name)


def translate_answer(
    text: str, turn: Turn, deck: Deck, known: Collection[str] = (), language: str = ANSWERED_IN
) -> str:
    """Replace the words, the names of cards and the digits of a language by those that `parse_action` understands.

    A word that has no meaning in this turn stays as it is. Where two phrases begin with the same word, the longer one
    is replaced; a name that the turn offers comes before a card. To English speakers, the words of every language in
    other letters are open too. Contracts also have the further names of the message `also-contract-NAME`, and the
    words of a group in the message `same-words` stand for each other.

    Args:
        text: what the person has typed.
        turn: what they may do.
        deck: the cards.
        known: words that are understood though they are not offered now.
        language: the language of the person.
    """
    known_to_person = languages() if language == ANSWERED_IN and not text.isascii() else (language,)
    meanings: dict[Phrase, str] = {}
    for spoken in known_to_person:
        own = _meanings(turn, deck, known, spoken) if spoken != ANSWERED_IN else {}
        meanings = {**dict(_further_names(turn, spoken)), **own, **meanings}
    meanings = {**dict(_lettered(deck, language)), **meanings}
    if not meanings:
        return text
    same = {word: first for spoken in known_to_person for word, first in _same_words(spoken).items()}
    loosely = {_loose(phrase, same): answer for phrase, answer in reversed(meanings.items())}
    parts = "".join(map(_western, _with_verb_first(text, turn, language))).split(JOIN)
    return JOIN.join(_translate_part(part.split(), {**loosely, **meanings}, same) for part in parts)


def _with_verb_first(text: str, turn: Turn, language: str) -> str:
    """Return an answer in the words of a hint with its kind in front of the cards: `discard KS 8D`."""
    texts = Texts(language)
    for offer in turn.offers:
        if offer.label and texts.has(_own_words(offer.label)):
            before, after = texts.format(_own_words(offer.label), cards=JOIN).casefold().split(JOIN)
            said = text.strip().casefold()
            if said.startswith(before) and said.endswith(after):
                return f"{offer.kind} {said.removeprefix(before).removesuffix(after)}"
    return text


def _translate_part(words: list[str], meanings: dict[Phrase, str], same: dict[str, str]) -> str:
    longest = max(map(len, meanings), default=0)
    said = []
    while words:
        length, answer = 1, words[0]
        for count in range(min(longest, len(words)), 0, -1):
            spoken = phrase(" ".join(words[:count]))
            known = next((form for form in (spoken, _loose(spoken, same)) if form in meanings), None)
            if known is not None:
                length, answer = count, meanings[known]
                break
        said.append(answer)
        words = words[length:]
    return " ".join(said)


def _loose(phrase: Phrase, same: dict[str, str]) -> Phrase:
    """Return a phrase without Arabic articles, and with one word for all that mean the same."""
    bare = (word.removeprefix(ARTICLE) or word for word in phrase)
    return tuple(same.get(word, word) for word in bare)


@cache
def _same_words(language: str) -> dict[str, str]:
    """Return the words of each group in a language, with the first one of the group."""
    texts = Texts(language)
    found: dict[str, str] = {}
    for group in re.split(SEMICOLONS, texts.format(SAME_WORDS)) if texts.has(SAME_WORDS) else ():
        words = [_loose(phrase(word), {}) for word in re.split(COMMAS, group)]
        found |= {word: words[0][0] for (word,) in words}
    return found


def _meanings(turn: Turn, deck: Deck, known: Collection[str], language: str) -> dict[Phrase, str]:
    """Return what each phrase of a language means in a turn."""
    openings = _openings(messages_of(language))
    meanings = {phrase: card for card in deck.names for phrase in _cards(card, language)}
    for answer, message_ids in _answers(turn, known):
        for name in message_ids:
            meanings[openings.get(message_key(name), ())] = answer
    meanings |= {phrase(label): answer for offer in turn.offers for label, answer in _labels(offer, language)}
    meanings.pop((), None)  # what has no words in that language
    return meanings


def _labels(offer: Offer, language: str) -> Iterator[tuple[str, str]]:
    """Yield the whole text of the buttons of an offer, each with its answer: "stay in for 2", "bid 4"."""
    texts = Texts(language)
    label = offer.label or Message(message_id("say", offer.kind))
    if not texts.has(label.id):
        return
    for name in JOIN.join(offer.names).split(JOIN):
        yield texts.name("contract", name), name
    for number in offer.numbers:
        yield texts.message(label.id, {**label.facts, "number": number}), f"{offer.kind} {number}"
    if offer.label and not (offer.numbers or offer.names or offer.groups):
        yield texts.message(label.id, label.facts), offer.kind


def _answers(turn: Turn, known: Collection[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each word that may be said, with the ids of the messages that are its names."""
    for kind in (*known, *(offer.kind for offer in turn.offers)):
        yield kind, (f"say-{kind}", f"call-{kind}")
    for offer in turn.offers:
        names = (*offer.names, *(group.name for group in offer.groups))
        for name in dict.fromkeys(JOIN.join(names).split(JOIN)):
            yield name, (f"contract-{name}",)
        if offer.label:
            yield offer.kind, (offer.label.id,)


def _further_names(turn: Turn, language: str) -> Iterator[tuple[Phrase, str]]:
    """Yield the names that people also use for what a turn offers, each with the name that it stands for."""
    texts = Texts(language)
    for name in dict.fromkeys(JOIN.join(chain.from_iterable(offer.names for offer in turn.offers)).split(JOIN)):
        listed = message_id("also-contract", name)
        if texts.has(listed):
            yield from ((phrase(other), name) for other in re.split(COMMAS, texts.format(listed)))


def _lettered(deck: Deck, language: str) -> Iterator[tuple[Phrase, str]]:
    """Yield the cards whose rank has another letter than in notation, with the letter or the sign of the suit: `D♥`."""
    texts = Texts(language)
    for card in deck.names:
        rank, suit = texts.name("letter", card[0]), card[1:]
        if rank != card[0] and suit in SUIT_SYMBOLS:
            yield from ((phrase(rank + written), card) for written in (suit, SUIT_SYMBOLS[suit]))


@cache
def _cards(card: str, language: str) -> tuple[Phrase, ...]:
    """Return the names of a card in words, with and without a word between rank and suit; nothing for a joker.

    The suits of all pictures are understood.
    """
    texts = Texts(language)
    phrases = []
    for faces in SUITED:
        rank, suit = (texts.pictured(kind, letter, faces) for kind, letter in zip(("rank", "suit"), card, strict=True))
        if rank and suit:
            phrases += [phrase(f"{rank} {suit}"), phrase(texts.card(card, faces))]
    return tuple(phrases)


@cache
def _openings(messages: str) -> dict[str, Phrase]:
    """Return how each message begins, up to its first fact, bracket or colon."""
    openings: dict[str, Phrase] = {}
    for entry in FluentParser().parse(messages).body:
        if isinstance(entry, ast.Message) and entry.value and isinstance(entry.value.elements[0], ast.TextElement):
            opening = entry.value.elements[0].value
            opening = re.split("[(:\uff08\uff1a]", opening)[0]
            openings.setdefault(entry.id.name, phrase(opening))  # the first message with an id counts
    return openings


def phrase(text: str) -> Phrase:
    """Return the words of a text, without vowel signs, hamzas, punctuation and invisible marks; a suit sign is one."""
    plain = unicodedata.normalize("NFKD", text).casefold().translate(SAME)
    return tuple("".join(sign for sign in plain if sign.isalnum() or sign.isspace() or sign in SUIT_SIGNS).split())


def _western(sign: str) -> str:
    """Return a digit of any script as one of 0 to 9, and any other character as it is."""
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign
