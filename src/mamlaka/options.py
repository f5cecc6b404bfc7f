"""Options of a game: frozen dataclasses whose fields declare a meaning, allowed values and a source.

An option is documented where it is defined. The command line, the page and the docs read it from there.

A field is declared by a function such as `switch_option`. All of them take these arguments:

- `default`: the value if nothing else is chosen. A default that is not allowed raises `InvalidSetup` as soon as options
  are made.
- `doc`: a sentence that says what the option changes, for players.
- `source`: the section of the rules that the default follows.
- `group`: the group in which a page shows the option, one of `GROUPS` or a name of the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Literal, Self, TypeAlias, get_args

from mamlaka.errors import InvalidSetup, Refusal, did_you_mean

__all__ = [
    "GROUPS",
    "DeckFaces",
    "GivenValue",
    "LookBack",
    "OptionRow",
    "Options",
    "Preset",
    "Value",
    "choice_option",
    "cycle_option",
    "deck_faces_option",
    "look_back_option",
    "number_option",
    "ordered_option",
    "subset_option",
    "switch_option",
]

Value: TypeAlias = bool | str | int | tuple[str, ...]
"""A value of an option: a switch, one of several words, a number, or several words."""
GivenValue: TypeAlias = Value | list[str]
"""A value as people write it in Python, or its text."""

Kind: TypeAlias = Literal["switch", "choice", "number", "subset", "ordered", "cycle"]
"""The kinds of options. Each is declared by a function, such as `switch_option`."""

DeckFaces: TypeAlias = Literal["french", "italian", "xiangqi"]
"""The card faces that the page draws: French or Italian suits, or the pieces of Chinese chess."""
SUITED: tuple[DeckFaces, ...] = ("french", "italian")
"""The faces between which a deck of four suits can choose."""

LookBack: TypeAlias = Literal["none", "last", "all"]
"""The finished tricks of a deal that players may look at again."""

GROUPS = ("table", "cards", "play", "scoring")
"""The groups of options that have names in the message files. A game may name others."""
SWITCH = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False}


def switch_option(*, default: bool, doc: str, source: str, group: str = "play") -> Any:
    """Declare an option that is on or off."""
    return _declare("switch", ("on", "off"), default, doc, source, group)


def choice_option(*values: str, default: str, doc: str, source: str, group: str = "play") -> Any:
    """Declare an option that is one of the words in `values`."""
    return _declare("choice", values, default, doc, source, group)


def deck_faces_option(*, default: Literal["french", "italian"], source: str) -> Any:
    """Declare the option `deck_faces` of a deck of four Italian suits, which `Game.faces` returns."""
    return choice_option(
        *SUITED,
        default=default,
        doc="The pictures of the cards on the page. Swords, cups, coins and batons are S, H, D and C.",
        source=source,
        group="cards",
    )


def look_back_option(*, source: str) -> Any:
    """Declare the option `look_back`, which `Game.look_back` returns."""
    return choice_option(
        *get_args(LookBack),
        default="last",
        doc="The finished tricks of the deal that you may look at again.",
        source=source,
        group="table",
    )


def number_option(
    low: int, high: int, *, default: int, empty: str = "", doc: str, source: str, group: str = "play"
) -> Any:
    """Declare an option that is a number from `low` to `high`.

    If `empty` is a word, the value 0 is allowed as well and is written as that word.
    """
    values = (*([empty] if empty else []), str(low), str(high))
    return _declare("number", values, default, doc, source, group, empty=empty, low=low, high=high)


def subset_option(*values: str, default: tuple[str, ...], doc: str, source: str, group: str = "play") -> Any:
    """Declare an option that is a set of words from `values`, written `A,B`; the empty set is written `none`."""
    return _declare("subset", values, default, doc, source, group, empty="none")


def ordered_option(*values: str, empty: str, doc: str, source: str, group: str = "play") -> Any:
    """Declare an option that is an ordered list of different words from `values`, written `B,A`.

    The default is the empty list, which is written as the word `empty`.
    """
    return _declare("ordered", values, (), doc, source, group, empty=empty)


def cycle_option(*values: str, most: int, default: tuple[str, ...], doc: str, source: str, group: str = "play") -> Any:
    """Declare an option that is a list of 1 to `most` words from `values`, written `A,B,A`.

    Words may repeat, and the game goes through the list again and again.
    """
    return _declare("cycle", values, default, doc, source, group, most=most)


def _declare(
    kind: str, values: tuple[str, ...], default: Value, doc: str, source: str, group: str, **more: str | int
) -> Any:
    metadata = {"kind": kind, "values": values, "empty": "", "doc": doc, "source": source, "group": group}
    return field(default=default, metadata={**metadata, **more})


@dataclass(frozen=True)
class Preset:
    """A named set of options that differ from the defaults."""

    texts: Mapping[str, str]
    """The options as text, by name."""
    doc: str
    """A description of the preset."""
    source: str
    """A citation of the rules that the preset follows."""


@dataclass(frozen=True)
class OptionRow:
    """One option as text, for help, pages and docs."""

    name: str
    kind: Kind
    values: tuple[str, ...]
    """The allowed words. For a number: the word for 0, if there is one, then the lowest and the highest value."""
    syntax: str
    """How a value is written, in words."""
    default: str
    """The default value as text."""
    doc: str
    """A description of the option."""
    source: str
    """A citation of the rules that the default follows."""
    group: str
    """The group in which a page shows the option; `GROUPS` have names."""
    empty: str
    """The word for 0 or for an empty list; empty if there is none."""
    most: int
    """The largest number of words of a list: 1 for a word or a number."""
    needs: tuple[str, ...]
    """Other options: at least one of them must be on if this one differs from its default."""


@dataclass(frozen=True)
class Options:
    """The base class of a game's options. A game adds one field per option, and `needs` for dependent options."""

    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The dependencies: an option may differ from its default only if at least one of these other options is on."""
    presets: ClassVar[Mapping[str, Preset]] = {}
    """The named sets of options."""

    def __post_init__(self) -> None:
        for row in fields(self):
            self._check_value(row, getattr(self, row.name))
        for name, needs in self.needs.items():
            if getattr(self, name) != self._default(name) and not any(getattr(self, master) for master in needs):
                default = self._format(name, self._default(name))
                raise InvalidSetup(
                    f"option {name}={self.text(name)} needs {' or '.join(needs)}, which is off: "
                    f"turn it on, or leave {name} at {default}",
                    Refusal("option_needs", {"setting": f"{name}={self.text(name)}", "options": " ".join(needs)}),
                )

    @classmethod
    def parse(cls, texts: Mapping[str, GivenValue], preset: str = "") -> Self:
        """Return the options of a preset, or the defaults, with the changes in `texts`.

        A text is parsed; any other value is taken as it is: `{"doubling": False}` is `{"doubling": "off"}`.

        Raises:
            InvalidSetup: an option, a value or the preset is unknown, or the options contradict each other.
        """
        if preset and preset not in cls.presets:
            raise _unknown_name("preset", preset, cls.presets)
        known = {row.name: row for row in fields(cls)}
        values: dict[str, Value] = {}
        start: Mapping[str, GivenValue] = cls.presets[preset].texts if preset else {}
        for name, given in {**start, **texts}.items():
            if name not in known:
                raise _unknown_name("option", name, known)
            if isinstance(given, bool) and known[name].metadata["kind"] == "choice":
                values[name] = "on" if given else "off"  # several choices have the word `off`
            elif isinstance(given, int) and known[name].metadata["kind"] == "choice":
                values[name] = str(given)  # others have numbers
            elif isinstance(given, str):
                values[name] = cls._parse_value(known[name], given)
            else:
                values[name] = tuple(given) if isinstance(given, list) else given
        return cls(**values)

    @classmethod
    def describe(cls) -> tuple[OptionRow, ...]:
        """Return a row for every option, in the order of definition."""
        return tuple(
            OptionRow(
                row.name,
                row.metadata["kind"],
                row.metadata["values"],
                _syntax(row),
                cls._format(row.name, cls._default(row.name)),
                row.metadata["doc"],
                row.metadata["source"],
                row.metadata["group"],
                row.metadata["empty"],
                _most(row),
                cls.needs.get(row.name, ()),
            )
            for row in fields(cls)
        )

    def text(self, name: str) -> str:
        """Return the value of an option as `parse` reads it."""
        return self._format(name, getattr(self, name))

    def texts(self) -> dict[str, str]:
        """Return all options as text; the inverse of `parse`."""
        return {row.name: self.text(row.name) for row in fields(self)}

    @classmethod
    def _row(cls, name: str) -> Field[Any]:
        return next(row for row in fields(cls) if row.name == name)

    @classmethod
    def _default(cls, name: str) -> Value:
        value: Value = getattr(cls, name)  # a dataclass keeps the default of a field as a class attribute
        return value

    @classmethod
    def _format(cls, name: str, value: Value) -> str:
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, int):
            return str(value) if value else cls._row(name).metadata["empty"] or "0"
        return value if isinstance(value, str) else ",".join(value) or cls._row(name).metadata["empty"]

    @classmethod
    def _parse_value(cls, row: Field[Any], text: str) -> Value:
        kind, values = row.metadata["kind"], row.metadata["values"]
        if kind == "switch":
            if text.lower() not in SWITCH:
                raise _unknown_value(row, text)
            return SWITCH[text.lower()]
        if kind == "choice":
            return text
        if kind == "number":
            # If there is a word for 0, "0" itself is not accepted.
            if text.isdecimal() and (int(text) or not row.metadata["empty"]):
                return int(text)
            if text and text == row.metadata["empty"]:
                return 0
            raise _unknown_value(row, text)
        words = [word.strip() for word in text.split(",") if word.strip()]
        words = [] if words == [row.metadata["empty"]] else words
        if kind in ("ordered", "cycle"):
            return tuple(words)
        if set(words) - set(values):
            raise _unknown_value(row, text)
        return tuple(value for value in values if value in words)

    @classmethod
    def _check_value(cls, row: Field[Any], value: object) -> None:
        kind, values = row.metadata["kind"], row.metadata["values"]
        is_valid = (
            isinstance(value, bool)
            if kind == "switch"
            else value in values
            if kind == "choice"
            else _is_number(row, value)
            if kind == "number"
            else isinstance(value, tuple)
            and all(word in values for word in value)
            and (0 < len(value) <= row.metadata["most"] if kind == "cycle" else len(set(value)) == len(value))
        )
        if not is_valid:
            raise _unknown_value(row, ",".join(value) if isinstance(value, tuple) else value)


def _is_number(row: Field[Any], value: object) -> bool:
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return row.metadata["low"] <= value <= row.metadata["high"] or (value == 0 and bool(row.metadata["empty"]))


def _most(row: Field[Any]) -> int:
    """Return the largest number of words in a value."""
    kind = row.metadata["kind"]
    if kind == "cycle":
        return int(row.metadata["most"])
    return len(row.metadata["values"]) if kind in ("subset", "ordered") else 1


def _syntax(row: Field[Any]) -> str:
    """Return a description of the syntax of an option's value."""
    values, kind = row.metadata["values"], row.metadata["kind"]
    if kind == "subset":
        return f"any of {', '.join(values)} joined by commas, or {row.metadata['empty']}"
    if kind == "number":
        word = f"{row.metadata['empty']}, or " if row.metadata["empty"] else ""
        return f"{word}a number from {row.metadata['low']} to {row.metadata['high']}"
    if kind == "cycle":
        return f"a list of 1 to {row.metadata['most']} of {', '.join(values)}, joined by commas"
    if kind == "ordered":
        return f"{row.metadata['empty']}, or a list of some of {', '.join(values)}, each once, joined by commas"
    return " or ".join(values)


def _unknown_name(kind: str, name: str, known: Iterable[str]) -> InvalidSetup:
    names = tuple(known)
    return InvalidSetup(
        f"unknown {kind} {name!r}: this game has {', '.join(names) or 'none'}{did_you_mean(name, names)}"
    )


def _unknown_value(row: Field[Any], value: object) -> InvalidSetup:
    values = row.metadata["values"]
    words = [word.strip() for word in str(value).split(",")]
    close = next(filter(None, (did_you_mean(word, values) for word in words if word not in values)), "")
    return InvalidSetup(f"unknown value {value!r} for option {row.name}: use {_syntax(row)}{close}")
