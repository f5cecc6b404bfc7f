"""Localized texts: messages with their arguments filled in.

If a word of a game has no message, the word itself is shown, so that no announcement is lost.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from mamlaka.display import message_id, message_key
from mamlaka.errors import Refusal
from mamlaka.messages import REFERENCE, entries, messages_of, own_messages

__all__ = ["Texts", "fallback_text"]

SPOKEN = ("name", "number", "cards")
"""The facts that belong to the words of a message that does not exist."""


def fallback_text(word: str) -> str:
    """Return the text to show for a word without a message: "no trump" for `no_trump`."""
    return word.replace("_", " ")


class Texts:
    """The messages of one language.

    Raises:
        InvalidSetup: there are no messages in the language.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._messages = _messages(language, messages_of(language))
        self._own = _own_ids(own_messages(language))

    def has(self, message_id: str) -> bool:
        """Return whether the language has a message."""
        return self._messages.bundle_with(message_id).has_message(message_id)

    def format(self, message_id: str, **facts: str | int) -> str:
        """Format a message.

        Raises:
            KeyError: the language has no such message, or an argument is missing.
        """
        bundle = self._messages.bundle_with(message_id)
        if not bundle.has_message(message_id):
            raise KeyError(f"no message {message_id!r}")
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            if message_id not in self._own:
                return fallback_text(message_id)
            raise KeyError(f"message {message_id!r} is empty")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors and message_id in self._own:  # a message of another package shows its mistake to its reader
            raise KeyError(f"message {message_id!r}: {errors[0]}")
        return str(text)

    def decimal(self, number: float, digits: int) -> str:
        """Return a number with the decimal sign of the language.

        Args:
            number: the number.
            digits: how many digits follow the sign.
        """
        return f"{number:.{digits}f}".replace(".", get_decimal_symbol(self.language))

    def name(self, kind: str, word: str) -> str:
        """Return the name of a word, such as a contract: the message `kind-word`, or else the word."""
        own = message_id(kind, word)
        return self.format(own) if self.has(own) else fallback_text(word)

    def kind_of_deal(self, kind: str, game: str) -> str:
        """Return the name of a kind of single deal, such as its contract; empty: the kind has none.

        A game whose kinds are no contracts has messages `kind-KIND-GAME`.
        """
        own, contract = message_id("kind", f"{kind}-{game}"), message_id("contract", kind)
        return next((self.format(name) for name in (own, contract) if self.has(name)), "")

    def message(self, message_id: str, facts: Mapping[str, str | int]) -> str:
        """Format a message of a game; one that does not exist is shown as its words, so that nothing is lost.

        Args:
            message_id: `news-stand-up`: without that message, "stand up", in `news-other` if that exists.
            facts: the facts, as they are shown.
        """
        if self.has(message_id):
            return self.format(message_id, **facts)
        kind, _, word = message_id.partition("-")
        values = (str(facts[name]) for name in SPOKEN if facts.get(name, "") != "")
        text = " ".join((fallback_text(word.replace("-", "_")), *values))
        return self.format(f"{kind}-other", **{**facts, "word": text}) if self.has(f"{kind}-other") else text

    def pictured(self, kind: str, letter: str, faces: str) -> str:
        """Return the name of a rank or a suit on cards with these pictures, or else its usual name; empty: it has none.

        Args:
            kind: `rank` or `suit`.
            letter: the letter of the rank or suit.
            faces: the pictures, such as `italian`.
        """
        ids = (message_id(kind, f"{faces}-{letter}"), message_id(kind, letter))
        return next((self.format(name) for name in ids if self.has(name)), "")

    def card(self, card: str, faces: str) -> str:
        """Return a card in words, with the suits of these pictures: "queen of hearts"; empty: it has no words."""
        rank, suit = (self.pictured(kind, letter, faces) for kind, letter in zip(("rank", "suit"), card, strict=True))
        return self.format(self.own("card-name", faces), rank=rank, suit=suit) if rank and suit else ""

    def zone(self, kind: str, game: str) -> str:
        """Return the name of a zone; a game may have its own name for it."""
        own = message_id("zone", f"{kind}-{game}")
        return self.format(own) if self.has(own) else self.name("zone", kind)

    def own(self, message: str, game: str) -> str:
        """Return the id of a message in the words of a game: `MESSAGE-GAME` if there is one, otherwise the message."""
        own = message_id(message, game)
        return own if self.has(own) else message

    def reason(self, message_id: str) -> str:
        """Return the text of a reason for a hint: the message, or else its id."""
        return self.format(message_id) if self.has(message_id) else fallback_text(message_id)

    def refusal(self, refusal: Refusal, **facts: str | int) -> str:
        """Format a refusal; `facts` replace facts of the refusal, such as cards, by their displayed form."""
        message_id = message_key(refusal.code)
        if not self.has(message_id):
            return self.format("refusal-other", reason=fallback_text(refusal.code))
        return self.format(message_id, **{**refusal.facts, **facts})


class _Messages:
    """The messages of a Fluent text. Each is parsed when it is first needed; all of them take some tenths of a second.

    Args:
        language: their language.
        text: the messages; of several with one id, the first one counts.
    """

    def __init__(self, language: str, text: str) -> None:
        # A terminal would show the invisible characters that isolate text directions.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._unparsed = entries(text)

    def bundle_with(self, message_id: str) -> FluentBundle:
        """Return the bundle, which has this message, if there is one, and all that it refers to."""
        entry = self._unparsed.get(message_id)
        if entry is not None:
            self._bundle.add_resource(self._parser.parse(entry))
            self._unparsed.pop(message_id, None)  # only now, as another thread may ask for it, too
            for reference in REFERENCE.findall(entry):
                self.bundle_with(reference)
        return self._bundle


_messages = cache(_Messages)


@cache
def _own_ids(messages: str) -> frozenset[str]:
    """Return the ids of the messages of a Fluent text."""
    return frozenset(re.findall(r"^([\w-]+) =", messages, re.MULTILINE))
