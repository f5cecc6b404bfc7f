"""Errors of JSON documents in plain words."""

from __future__ import annotations

import re

import msgspec

__all__ = ["describe_json_error"]

KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object in braces",
    "null": "null",
}
"""Plain names for the types of JSON values."""
MISMATCH = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`")
MISSING = re.compile(r"Object missing required field `(?P<name>[^`]+)`")
ODD_WORD = re.compile(r"Invalid enum value (?P<word>'.*')")
PLACE = re.compile(r" - at `(?:key in )?\$\.?(?P<place>[^`]*)`$")


def describe_json_error(error: msgspec.ValidationError) -> str:
    """Return which field of a document is wrong, and what should be there, in plain words."""
    text = str(error)
    place = PLACE.search(text)
    field = place["place"].replace("[...]", "") if place and place["place"] else ""
    if mismatch := MISMATCH.match(text):
        wanted, found = (
            " or ".join(KINDS.get(kind, kind) for kind in mismatch[side].split(" | ")) for side in ("wanted", "found")
        )
        return f"{field or 'the document'} must be {wanted}, not {found}"
    if missing := MISSING.match(text):
        return f"{field or 'the document'} lacks the field {missing['name']}"
    if word := ODD_WORD.match(text):
        return f"{field} cannot be {word['word']}"
    return f"{field or 'the document'} has a value that cannot be there"
