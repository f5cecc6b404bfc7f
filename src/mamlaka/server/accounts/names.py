"""The names of people: visible, and different from all other names at their table."""

from __future__ import annotations

import unicodedata
from functools import cache

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.messages import languages
from mamlaka.server.database.table_state import TableState
from mamlaka.server.protocol import SitDown
from mamlaka.texts import Texts

__all__ = ["MAX_NAME_LENGTH", "account_key", "check_free_name", "comparable", "visible_name"]

MAX_NAME_LENGTH = 20
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that show nothing, although Unicode counts them as printable."""

LOOKALIKES = {
    **dict(zip("\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455", "aeopcyxijs", strict=True)),  # Cyrillic
    **dict(zip("\u0432\u043a\u043c\u043d\u0442", "bkmht", strict=True)),  # Cyrillic capitals
    **dict(zip("\u03b1\u03bf\u03bd\u03c1", "aovp", strict=True)),  # Greek
    **dict(
        zip("\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03c4\u03c5\u03c7", "bezhikmtyx", strict=True)
    ),  # Greek capitals
    **dict(zip("l1|0", "iiio", strict=True)),  # a small l and a capital I
    **dict(zip("\u06a9\u06cc\u0649\u0629", "\u0643\u064a\u064a\u0647", strict=True)),  # Persian and final Arabic forms
    "\u0640": "",  # a stretched line between Arabic letters
    "\u0131": "i",
}
"""Letters that look like others, also as capitals, in lower case, and what they count as."""


def visible_name(name: str) -> str:
    """Return a name without invisible characters.

    >>> visible_name("\u3164Huda\u200b ")
    'Huda'

    Raises:
        IllegalAction: nothing is left, only marks that belong on a letter are left, or the name is too long.
    """
    seen = "".join(letter for letter in name if letter.isprintable() and letter not in BLANKS).strip()
    if len(seen) > MAX_NAME_LENGTH or all(unicodedata.category(letter)[0] in "MZ" for letter in seen):
        raise IllegalAction(Refusal("bad_name", {"most": MAX_NAME_LENGTH}))
    return seen


def comparable(name: str) -> str:
    """Return the form in which names are compared: those that one may take for another are the same.

    Capitals, widths of letters, extra spaces and letters of other alphabets with the same shape make no difference.

    >>> comparable("\u0410LI") == comparable("Ali")
    True
    """
    folded = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
    return "".join(LOOKALIKES.get(letter, letter) for letter in folded)


def account_key(name: str) -> str:
    """Return the form in which names of accounts are compared.

    Beside the differences that `comparable` ignores, these are spaces, accents and other marks.

    >>> account_key("J\u00f6n Doe") == account_key("jond\u043ee")
    True
    """
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    return comparable("".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MZ"))


def check_free_name(table_state: TableState, request: SitDown) -> None:
    """Check that no one else at a table has the wanted name, neither a person nor a bot in any language.

    Raises:
        IllegalAction: someone has it.
    """
    own = table_state.seat_of(request.token)
    people = {comparable(player.name) for seat, player in table_state.players.items() if seat != own}
    bots = [bot for seat, bot in enumerate(table_state.opened.bot_names) if seat not in table_state.players]
    if comparable(request.name) in people.union(*map(_spellings, bots)):
        raise IllegalAction(Refusal("name_taken"))


@cache
def _spellings(bot: str) -> frozenset[str]:
    """Return the name of a bot in all languages, as names are compared."""
    return frozenset(comparable(Texts(language).format(f"bot-name-{bot}")) for language in languages())
