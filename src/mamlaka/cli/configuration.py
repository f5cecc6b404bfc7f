"""The options of a command from a file: below the environment, above the defaults."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from mamlaka.cli.values import named_path
from mamlaka.errors import InvalidSetup, did_you_mean

__all__ = ["ConfigFile", "ShowConfig", "configuration"]

NOT_IN_FILES = ("config", "show_config", "help")
SOURCES = {
    "COMMANDLINE": "the command line",
    "ENVIRONMENT": "{envvar}",
    "DEFAULT_MAP": "{file}",
    "DEFAULT": "the default",
}
"""Where a value may come from, the strongest first."""


def _read(context: typer.Context, file: Path | None) -> Path | None:
    """Take the values of a file as the defaults of a command.

    Raises:
        InvalidSetup: the file cannot be read, or one of its keys or values is not valid.
    """
    if file is None:
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidSetup(f"cannot read {file}: {error.strerror}; name another file with --config") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidSetup(f"{file} is not TOML: {error}; write lines such as port = 8000") from None
    known = {_key(parameter): parameter for parameter in context.command.params if parameter.name not in NOT_IN_FILES}
    context.default_map = {}
    for key, value in found.items():
        parameter = known.get(key)
        if parameter is None:
            raise InvalidSetup(f"{file} has an unknown key {key!r}: use {', '.join(known)}{did_you_mean(key, known)}")
        context.default_map[str(parameter.name)] = _checked(context, file, key, parameter, value)
    return file


def _checked(context: typer.Context, file: Path, key: str, parameter: Any, value: object) -> object:
    """Return a value that its option takes.

    Raises:
        InvalidSetup: it takes other values.
    """
    is_many, is_flag = parameter.multiple, getattr(parameter, "is_flag", False)
    many: list[Any] = value if isinstance(value, list) else [value]
    if is_flag:
        problem = "" if isinstance(value, bool) else "takes true or false"
    elif is_many:
        is_words = isinstance(value, list) and all(isinstance(word, str) for word in value)
        problem = "" if is_words else 'takes a list of texts, such as ["one", "two"]'
    else:
        is_scalar = isinstance(value, str | int | float) and not isinstance(value, bool)
        problem = "" if is_scalar else "takes one text or number"
    if problem:
        raise InvalidSetup(f"{file}: {key} {problem}, not {value!r}")
    try:
        for one in () if is_flag else many:
            parameter.type(one, parameter, context)
    except typer.BadParameter as error:
        raise InvalidSetup(f"{file}: {key} {error.message}") from None
    return value


ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        envvar="MAMLAKA_CONFIG",
        parser=named_path,
        metavar="FILE",
        callback=_read,
        is_eager=True,
        help="A TOML file of options: `port = 8000`. Options of the command line and the environment override it.",
    ),
]
ShowConfig = Annotated[
    bool,
    typer.Option("--show-config", help="Print all options with their values, and where each comes from; then end."),
]


def configuration(context: typer.Context, values: Mapping[str, object]) -> Iterator[str]:
    """Yield the lines of a file that gives a command the options it has now, with the source of each as a comment.

    Args:
        context: the command.
        values: what to show instead of the values of some parameters; None: as a comment, because there is no value.
    """
    for parameter in context.command.params:
        name = str(parameter.name)
        if name in NOT_IN_FILES:
            continue
        value = values.get(name, context.params.get(name))
        source = context.get_parameter_source(name)
        file = context.params.get("config")
        envvar = getattr(parameter, "envvar", "")
        where = SOURCES[source.name if source else "DEFAULT"].format(envvar=envvar, file=file)
        line = f"# {_key(parameter)} is not set" if value is None else f"{_key(parameter)} = {_toml(value)}"
        yield f"{line:50} # {where}"


def _key(parameter: Any) -> str:
    """Return the name of an option in files: `bot-delay`."""
    return str(parameter.opts[0]).removeprefix("--")


def _toml(value: object) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
