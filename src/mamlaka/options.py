"""Options of a game: frozen dataclasses whose fields say what they mean, which values they take, and who plays so.

An option is documented where it is defined; the command line, the page and the docs read it from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, ClassVar, Self, TypeAlias

from mamlaka.errors import InvalidSetup

__all__ = ["OptionRow", "Options", "Value", "choice", "subset", "switch"]

Value: TypeAlias = bool | str | tuple[str, ...]
"""A value of an option: a switch, one of several words, or a set of words."""

SWITCH = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False}
NONE = "none"


def switch(*, default: bool, doc: str, source: str) -> Any:
    """Declare an option that is on or off."""
    return field(default=default, metadata={"kind": "switch", "values": ("on", "off"), "doc": doc, "source": source})


def choice(*values: str, default: str, doc: str, source: str) -> Any:
    """Declare an option that is one of several words."""
    return field(default=default, metadata={"kind": "choice", "values": values, "doc": doc, "source": source})


def subset(*values: str, default: tuple[str, ...], doc: str, source: str) -> Any:
    """Declare an option that is a set of words, written `A,B`; the empty set is written `none`."""
    return field(default=default, metadata={"kind": "subset", "values": values, "doc": doc, "source": source})


@dataclass(frozen=True)
class OptionRow:
    """One option as text, for help, pages and docs."""

    name: str
    values: tuple[str, ...]
    default: str
    doc: str
    source: str


@dataclass(frozen=True)
class Options:
    """The base of every game's options. A game adds a field an option, and `masters` for what depends on what."""

    masters: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For an option that only means something while another is on: the options of which at least one must be on."""

    def __post_init__(self) -> None:
        for row in fields(self):
            self._check_value(row, getattr(self, row.name))
        for name, masters in self.masters.items():
            if getattr(self, name) != self._default(name) and not any(getattr(self, master) for master in masters):
                raise InvalidSetup(
                    f"option {name}={self.text(name)} needs {' or '.join(masters)}, which is off: "
                    f"turn it on, or leave {name} at {self._format(self._default(name))}"
                )

    @classmethod
    def parse(cls, texts: Mapping[str, str]) -> Self:
        """Return the options that differ from the defaults as `texts` says.

        Raises:
            InvalidSetup: an unknown option or value, or options that do not go together.
        """
        known = {row.name: row for row in fields(cls)}
        values: dict[str, Value] = {}
        for name, text in texts.items():
            if name not in known:
                raise InvalidSetup(f"unknown option {name!r}: this game has {', '.join(known) or 'none'}")
            values[name] = cls._parse_value(known[name], text)
        return cls(**values)

    @classmethod
    def describe(cls) -> tuple[OptionRow, ...]:
        """Return a row for every option, in the order of their definition."""
        return tuple(
            OptionRow(
                row.name,
                row.metadata["values"],
                cls._format(cls._default(row.name)),
                row.metadata["doc"],
                row.metadata["source"],
            )
            for row in fields(cls)
        )

    def text(self, name: str) -> str:
        """Return the value of an option as `parse` reads it."""
        return self._format(getattr(self, name))

    def texts(self) -> dict[str, str]:
        """Return all options as text; the inverse of `parse`."""
        return {row.name: self.text(row.name) for row in fields(self)}

    @classmethod
    def _default(cls, name: str) -> Value:
        row = next(row for row in fields(cls) if row.name == name)
        assert row.default is not MISSING
        return row.default  # type: ignore[no-any-return]

    @staticmethod
    def _format(value: Value) -> str:
        if isinstance(value, bool):
            return "on" if value else "off"
        return value if isinstance(value, str) else ",".join(value) or NONE

    @classmethod
    def _parse_value(cls, row: Field[Any], text: str) -> Value:
        kind = row.metadata["kind"]
        if kind == "switch":
            if text.lower() not in SWITCH:
                raise _unknown_value(row, text)
            return SWITCH[text.lower()]
        if kind == "choice":
            return text
        words = {word.strip() for word in text.split(",") if word.strip()} - {NONE}
        unknown = words - set(row.metadata["values"])
        if unknown:
            raise _unknown_value(row, text)
        return tuple(value for value in row.metadata["values"] if value in words)

    @classmethod
    def _check_value(cls, row: Field[Any], value: object) -> None:
        values = row.metadata["values"]
        kind = row.metadata["kind"]
        good = (
            isinstance(value, bool)
            if kind == "switch"
            else value in values
            if kind == "choice"
            else isinstance(value, tuple) and all(word in values for word in value) and len(set(value)) == len(value)
        )
        if not good:
            raise _unknown_value(row, value)


def _unknown_value(row: Field[Any], value: object) -> InvalidSetup:
    values = row.metadata["values"]
    form = (
        f"any of {', '.join(values)} joined by commas, or none"
        if row.metadata["kind"] == "subset"
        else " or ".join(values)
    )
    return InvalidSetup(f"unknown value {value!r} for option {row.name}: use {form}")
