"""Options in groups: a command with many options takes dataclasses, and each of their fields is an option."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from copy import copy
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Annotated, Any, get_args, get_type_hints

__all__ = ["takes_option_groups"]


def takes_option_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Turn the dataclasses among the parameters of a command into options, in the order of their fields.

    The fields are annotated like the parameters of other commands. The help shows each group under the first line of
    the docstring of its class.
    """
    hints = get_type_hints(command, include_extras=True)
    groups = {name: hint for name, hint in hints.items() if isinstance(hint, type) and is_dataclass(hint)}
    parameters = []
    for parameter in inspect.signature(command).parameters.values():
        group = groups.get(parameter.name)
        parameters += [parameter.replace(annotation=hints[parameter.name])] if group is None else _options_of(group)

    def run(**values: Any) -> None:
        built = {
            name: group(**{field.name: values.pop(field.name) for field in fields(group)})
            for name, group in groups.items()
        }
        command(**values, **built)

    run.__doc__ = command.__doc__
    run.__name__ = command.__name__
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters} | {"return": None}
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # what Typer reads
    return run


def _options_of(group: type) -> list[inspect.Parameter]:
    hints = get_type_hints(group, include_extras=True)
    title = (group.__doc__ or "").partition(".")[0]
    return [
        inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=_default_of(field),
            annotation=_titled(hints[field.name], title),
        )
        for field in fields(group)
    ]


def _default_of(field: Field[Any]) -> object:
    return inspect.Parameter.empty if field.default is MISSING else field.default


def _titled(hint: Any, title: str) -> Any:
    """Return the annotation of an option with the title of its group."""
    kind, option = get_args(hint)
    option = copy(option)
    option.rich_help_panel = title
    return Annotated[kind, option]
