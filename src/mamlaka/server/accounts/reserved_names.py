"""The names that no person may have: those of bots, of guests, and of the people who run a server."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from mamlaka.bots.registry import bot_names
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.messages import languages
from mamlaka.server.accounts.names import MAX_NAME_LENGTH, account_key, comparable
from mamlaka.texts import Texts

__all__ = ["BOT_NAMES", "check_playable", "check_registrable"]

BOT_NAMES = ("layla", "faris", "yara", "karam", "dana", "zain", "tala", "jude", "lina", "adam", "mira", "sami")
"""The names of bots at tables; the message `bot-name-NAME` spells each of them."""
ROLES = """
    mamlaka admin administrator moderator operator staff support system server bot bots robot computer
    مملكة مشرف المشرف مشرفة مدير المدير الإدارة النظام الخادم الدعم بوت روبوت كمبيوتر حاسوب لاعب-آلي
    administratorin moderatorin betreiber spielleitung roboter
    administrateur administratrice modérateur modératrice opérateur système serveur assistance ordinateur
    amministratore amministratrice moderatore moderatrice operatore sistema assistenza
    管理人 管理者 運営 運営者 モデレーター システム サーバー サポート ボット ロボット コンピューター コンピュータ
    beheerder beheer systeem ondersteuning
"""
"""What the people who run a server, the program, and its bots are called, in the languages of the page."""
BETWEEN = re.compile(r"[^\w|]+|_+")
"""What separates words; a `|` looks like a letter."""
NUMBER = re.compile(r"^\d+|\d+$")
"""The number of one of several."""


def check_registrable(name: str) -> None:
    """Check that a name may be that of an account.

    Raises:
        IllegalAction: nothing is left of it when names of accounts are compared, guests have it, or it is reserved.
    """
    if not account_key(name):
        raise IllegalAction(Refusal("bad_name", {"most": MAX_NAME_LENGTH}))
    if _is_among(name, _names_of_guests()):  # its owner would lock all guests out
        raise IllegalAction(Refusal("name_of_guests"))
    if _joined(name) in _nicknames():  # its owner would get no seat beside the bot
        raise IllegalAction(Refusal("name_reserved"))
    check_playable(name)


def check_playable(name: str) -> None:
    """Check that a guest may have a name: others must not take them for a bot, or for someone who runs the server.

    The name of a bot is free at tables where no bot has it.

    Raises:
        IllegalAction: it is reserved.
    """
    if _is_among(name, _roles_and_levels()):
        raise IllegalAction(Refusal("name_reserved"))


def _is_among(name: str, reserved: frozenset[str]) -> bool:
    """Return whether a name consists of reserved words, with or without numbers, as "Bot (2)" does."""
    words = [word for word in _words(name) if NUMBER.sub("", word)]
    candidates = ["".join(_words(name)), "".join(words)]
    return any(_is_one(word, reserved) for word in candidates) or (
        bool(words) and all(_is_one(word, reserved) for word in words)
    )


def _is_one(word: str, reserved: frozenset[str]) -> bool:
    # A digit at the end is a number, or looks like a letter.
    return not reserved.isdisjoint({comparable(word), comparable(NUMBER.sub("", word))})


def _words(name: str) -> list[str]:
    """Return the words of a name without capitals and marks."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] != "M")
    return [word for word in BETWEEN.split(plain) if word]


def _joined(name: str) -> str:
    return comparable("".join(_words(name)))


@cache
def _names_of_guests() -> frozenset[str]:
    return frozenset(_joined(texts.format("page-guest")) for texts in _all_texts())


@cache
def _nicknames() -> frozenset[str]:
    return frozenset(_joined(texts.format(f"bot-name-{bot}")) for texts in _all_texts() for bot in BOT_NAMES)


@cache
def _roles_and_levels() -> frozenset[str]:
    """Return the roles, and all installed bots in all languages."""
    levels = {texts.name("bot", bot) for texts in _all_texts() for bot in bot_names()}
    return frozenset(map(_joined, levels.union(bot_names(), ROLES.split())))


def _all_texts() -> Iterator[Texts]:
    return map(Texts, languages())
