"""Write web/src/wire.ts: the messages of `mamlaka.server.protocol` as TypeScript types.

Usage: python tools/make_wire_types.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from mamlaka.server import protocol

PATH = Path(__file__).resolve().parents[1] / "web" / "src" / "wire.ts"
HEAD = """\
// Made by tools/make_wire_types.py from src/mamlaka/server/protocol.py: change that, not this.

"""
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def wire_types() -> str:
    """Return the file."""
    unions = {
        "ClientMessage": protocol.ClientMessage,
        "ServerMessage": protocol.ServerMessage,
        "Update": protocol.Update,
    }
    others = (protocol.GameInfo, protocol.OpenTable, protocol.SitDown, protocol.Seated)
    schemas, components = msgspec.json.schema_components((*unions.values(), *others), ref_template="{name}")
    parts = [f"export const PROTOCOL = {protocol.PROTOCOL};"]
    parts += [_interface(name, schema) for name, schema in components.items()]
    parts += [f"export type {name} = {_type(schema)};" for name, schema in zip(unions, schemas, strict=False)]
    return HEAD + "\n\n".join(parts) + "\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    required = set(schema.get("required", ()))
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(kind)};")
    return "\n".join([*lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(kind) for kind in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    match schema["type"]:
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(kind) for kind in schema['prefixItems'])}]"
        case "array":
            inner = _type(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case kind:
            return SCALARS[kind]


def main() -> int:
    """Write the file, or compare it and return 1 if it is stale."""
    if sys.argv[1:] == ["--check"]:
        return int(PATH.read_text(encoding="utf-8") != wire_types())
    PATH.write_text(wire_types(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
