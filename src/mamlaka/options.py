"""Options of a game: frozen dataclasses whose fields declare a meaning, allowed values and a source.

An option is documented where it is defined. The command line, the page and the docs read it from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Self, TypeAlias

from mamlaka.errors import InvalidSetup, did_you_mean

__all__ = [
    "GivenValue",
    "OptionRow",
    "Options",
    "Preset",
    "Value",
    "choice",
    "cycle",
    "number",
    "ordered",
    "subset",
    "switch",
]

Value: TypeAlias = bool | str | int | tuple[str, ...]
"""A value of an option: a switch, one of several words, a number, or several words."""
GivenValue: TypeAlias = Value | list[str]
"""A value as people write it in Python, or its text."""

SWITCH = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False}


def switch(*, default: bool, doc: str, source: str) -> Any:
    """Declare an option that is on or off."""
    return field(default=default, metadata={"kind": "switch", "values": ("on", "off"), "doc": doc, "source": source})


def choice(*values: str, default: str, doc: str, source: str) -> Any:
    """Declare an option that is one of several words."""
    return field(default=default, metadata={"kind": "choice", "values": values, "doc": doc, "source": source})


def number(low: int, high: int, *, default: int, empty: str = "", doc: str, source: str) -> Any:
    """Declare an option that is a number from `low` to `high`.

    If `empty` is a word, the value 0 is allowed as well and is written as that word.
    """
    values = (*([empty] if empty else []), str(low), str(high))
    metadata = {"kind": "number", "values": values, "empty": empty, "low": low, "high": high}
    return field(default=default, metadata={**metadata, "doc": doc, "source": source})


def subset(*values: str, default: tuple[str, ...], doc: str, source: str) -> Any:
    """Declare an option that is a set of words, written `A,B`; the empty set is written `none`."""
    metadata = {"kind": "subset", "values": values, "empty": "none", "doc": doc, "source": source}
    return field(default=default, metadata=metadata)


def ordered(*values: str, empty: str, doc: str, source: str) -> Any:
    """Declare an option that is an ordered list of different words, written `B,A`; it is empty by default."""
    return field(
        default=(), metadata={"kind": "ordered", "values": values, "empty": empty, "doc": doc, "source": source}
    )


def cycle(*values: str, most: int, default: tuple[str, ...], doc: str, source: str) -> Any:
    """Declare an option that is a list of 1 to `most` words, written `A,B,A`, which the game repeats in a cycle."""
    metadata = {"kind": "cycle", "values": values, "empty": "", "most": most, "doc": doc, "source": source}
    return field(default=default, metadata=metadata)


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
    kind: str
    """`switch`, `choice`, `number`, `subset`, `ordered` or `cycle`."""
    values: tuple[str, ...]
    """The allowed words. For a number: the word for 0, if there is one, then the lowest and the highest value."""
    form: str
    """A description of the syntax of a value."""
    default: str
    """The default value as text."""
    doc: str
    """A description of the option."""
    source: str
    """A citation of the rules that the default follows."""


@dataclass(frozen=True)
class Options:
    """The base class of a game's options. A game adds one field per option, and `masters` for dependent options."""

    masters: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The dependencies: an option may differ from its default only if at least one of these other options is on."""
    presets: ClassVar[Mapping[str, Preset]] = {}
    """The named sets of options."""

    def __post_init__(self) -> None:
        for row in fields(self):
            self._check_value(row, getattr(self, row.name))
        for name, masters in self.masters.items():
            if getattr(self, name) != self._default(name) and not any(getattr(self, master) for master in masters):
                raise InvalidSetup(
                    f"option {name}={self.text(name)} needs {' or '.join(masters)}, which is off: "
                    f"turn it on, or leave {name} at {self._format(name, self._default(name))}"
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
                _form(row),
                cls._format(row.name, cls._default(row.name)),
                row.metadata["doc"],
                row.metadata["source"],
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


def _form(row: Field[Any]) -> str:
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
    return InvalidSetup(f"unknown value {value!r} for option {row.name}: use {_form(row)}{close}")
