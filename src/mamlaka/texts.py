"""Texts for people: messages with their facts filled in.

What a game says that has no message is said by the word itself, so that nothing is ever left unsaid.
"""

from __future__ import annotations

import re

from fluent.runtime import FluentBundle, FluentResource

from mamlaka.errors import Refusal
from mamlaka.messages import messages_of, own_messages

__all__ = ["Texts", "fallback_text", "message_key"]


def fallback_text(word: str) -> str:
    """Return a word of the rules as people read it, for what has no message: `no_trump` is "no trump"."""
    return word.replace("_", " ")


class Texts:
    """The messages of one language.

    Raises:
        InvalidSetup: there are no messages in that language.
    """

    def __init__(self, language: str = "en") -> None:
        resource = FluentResource(messages_of(language))
        self._own = {*re.findall(r"^([\w-]+) =", own_messages(language), re.MULTILINE)}
        # A terminal has no use for the invisible marks that isolate directions.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return bool(self._bundle.has_message(message_id))

    def format(self, message_id: str, **facts: str | int) -> str:
        """Return a message with its facts filled in.

        Raises:
            KeyError: the language has no such message, or the message needs another fact.
        """
        if not self.has(message_id):
            raise KeyError(f"no message {message_id!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            if message_id not in self._own:
                return fallback_text(message_id)
            raise KeyError(f"message {message_id!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors and message_id in self._own:  # a message of another package shows its mistake to its reader
            raise KeyError(f"message {message_id!r}: {errors[0]}")
        return str(text)

    def name(self, kind: str, word: str) -> str:
        """Return the name of a contract or the like: the message `kind-word`, or the word where there is none."""
        message_id = message_key(f"{kind}-{word}")
        return self.format(message_id) if self.has(message_id) else fallback_text(word)

    def badge(self, word: str) -> str:
        """Return what a seat is: the message of that name, or the word where there is none."""
        return self.format(message_key(word)) if self.has(message_key(word)) else fallback_text(word)

    def zone(self, kind: str, game: str) -> str:
        """Return what a place for cards is called; a game may have a word of its own for it."""
        own = f"zone-{kind}-{game}"
        return self.format(own) if self.has(own) else self.name("zone", kind)

    def reason(self, message_id: str) -> str:
        """Return why something is advised, in words; the id where there is no message."""
        return self.format(message_id) if self.has(message_id) else fallback_text(message_id)

    def refusal(self, refusal: Refusal, **facts: str | int) -> str:
        """Return the sentence of a refusal; `facts` are those of the refusal as the reader should see them."""
        message_id = message_key(refusal.code)
        if not self.has(message_id):
            return self.format("refusal-other", reason=fallback_text(refusal.code))
        return self.format(message_id, **{**refusal.facts, **facts})


def message_key(word: str) -> str:
    """Return a word of the rules as a part of the id of a message."""
    return word.replace("_", "-")
