"""Texts for people, from the Fluent files in `locale/`: the same ids in every language."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from mamlaka.errors import InvalidSetup, Refusal

__all__ = ["Texts", "languages"]

LOCALE = files("mamlaka").joinpath("locale")
SUFFIX = ".ftl"


def languages() -> tuple[str, ...]:
    """Return the languages that have messages.

    >>> languages()
    ('ar', 'en')
    """
    return tuple(sorted(file.name.removesuffix(SUFFIX) for file in LOCALE.iterdir() if file.name.endswith(SUFFIX)))


class Texts:
    """The messages of one language.

    Raises:
        InvalidSetup: there are no messages in that language.
    """

    def __init__(self, language: str = "en") -> None:
        if language not in languages():
            raise InvalidSetup(f"unknown language {language!r}: there are {', '.join(languages())}")
        source = LOCALE.joinpath(language + SUFFIX).read_text(encoding="utf-8")
        # A terminal has no use for the invisible marks that isolate directions.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def say(self, message_id: str, **facts: str | int) -> str:
        """Return a message with its facts filled in.

        Raises:
            KeyError: the language has no such message, or the message needs another fact.
        """
        if not self.has(message_id):
            raise KeyError(f"no message {message_id!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(f"message {message_id!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"message {message_id!r}: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return bool(self._bundle.has_message(message_id))

    def name(self, kind: str, word: str) -> str:
        """Return the name of a contract or the like: the message `kind-word`, or the word where there is none."""
        message_id = f"{kind}-{word.replace('_', '-')}"
        return self.say(message_id) if self.has(message_id) else word

    def zone(self, kind: str, game: str) -> str:
        """Return what a place for cards is called; a game may have a word of its own for it."""
        own = f"zone-{kind}-{game}"
        return self.say(own) if self.has(own) else self.name("zone", kind)

    def refusal(self, refusal: Refusal, **facts: str | int) -> str:
        """Return the sentence of a refusal; `facts` are those of the refusal as the reader should see them."""
        return self.say(refusal.code.replace("_", "-"), **{**refusal.facts, **facts})
