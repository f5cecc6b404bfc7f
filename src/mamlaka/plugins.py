"""Games and bots by name: all are found through entry points, including those of this package.

Code of plugins may fail in any way; `load_plugin` and `call_plugin` turn every failure into one sentence. They don't
set a deadline. A process that needs one replaces `HOST.run`, as `mamlaka.plugin_deadline` does.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, EntryPoint, distributions
from traceback import walk_tb
from typing import Any, TypeAlias, TypeVar, cast

from mamlaka.errors import BrokenPlugin, InvalidSetup, MamlakaError, PluginFailed, did_you_mean, require_type

__all__ = [
    "HOST",
    "OURS",
    "DeadlineExceeded",
    "Plugin",
    "PluginCrash",
    "Runner",
    "attribute_failures",
    "call_plugin",
    "chosen_plugins",
    "describe_error",
    "forget_plugins",
    "installed_plugins",
    "is_ours",
    "load_plugin",
    "origin_of",
    "plugin_names",
    "plugin_packages",
    "run_here",
    "truncate_text",
]

KINDS = ("game", "bot")
OURS = "mamlaka"
"""The name of our distribution, and of its top-level package."""
MAX_REASON_LENGTH = 200
MISUSE = (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError, ValueError)
"""The exceptions of our code when a plugin has returned a value of the wrong type."""

T = TypeVar("T")


class DeadlineExceeded(SystemExit):
    """Raised by the host inside code that has missed its deadline."""


class PluginCrash(Exception):
    """Code of a plugin raised an exception, or missed its deadline; the text is the reason."""

    def __init__(self, reason: str, *, lasting: bool = False) -> None:
        super().__init__(reason)
        self.lasting = lasting
        """Whether it missed the deadline, so that a retry would, too."""


Runner: TypeAlias = Callable[[Callable[[], object], float], object]
"""`run(work, seconds)` returns the result of the work or raises `PluginCrash`; `seconds` is its own time limit."""


def run_here(work: Callable[[], object], seconds: float) -> object:
    """Run `work` in this thread, without a deadline.

    Raises:
        PluginCrash: the work raised an exception other than KeyboardInterrupt, which the user may have caused.
    """
    del seconds
    try:
        return work()
    except (DeadlineExceeded, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise PluginCrash(describe_error(error)) from error


@dataclass
class Host:
    """How this process runs the code of plugins."""

    run: Runner = run_here


HOST = Host()


def call_plugin(work: Callable[[], T], seconds: float = 0.0, *, is_trusted: bool = False) -> T:
    """Run code of a plugin with the runner of this process.

    Args:
        work: the function to run.
        seconds: the time limit given to the work; 0: none.
        is_trusted: whether it is code of this package, which needs no deadline, even on a slow machine.

    Raises:
        PluginCrash: the work raised an exception, or missed the deadline.
    """
    run = run_here if is_trusted else HOST.run
    return cast("T", run(work, seconds))


def describe_error(error: BaseException) -> str:
    """Return an exception as one short line of text that every stream can take."""
    try:
        text = " ".join(str(error).split())
    except BaseException:  # noqa: BLE001  # `__str__` of a plugin's exception may do anything
        text = ""
    words = text if isinstance(error, MamlakaError) and text else f"{type(error).__name__}: {text}".removesuffix(": ")
    return truncate_text(words)


def truncate_text(words: str, length: int = MAX_REASON_LENGTH) -> str:
    """Return a text of a plugin, cut off if it is long. Characters that cannot be encoded become question marks."""
    words = words.encode(errors="replace").decode()
    return words if len(words) <= length else f"{words[:length]}..."


def is_ours(value: object) -> bool:
    """Return whether an object is a class of this package or an instance of one."""
    return _package_of(value) == OURS


@dataclass(frozen=True)
class Plugin:
    """A game or a bot provided by an installed package."""

    kind: str
    """`game` or `bot`."""
    name: str
    package: str
    """The name of its distribution."""
    version: str
    point: EntryPoint

    @property
    def origin(self) -> str:
        """The distribution and its version."""
        return f"{self.package} {self.version}".strip()


@cache
def installed_plugins() -> tuple[Plugin, ...]:
    """Return the plugins of all installed packages: ours first, then the others in the order of `sys.path`.

    If several plugins have the same kind and name, only the first is used.
    """
    found: list[Plugin] = []
    seen: set[str] = set()
    for distribution in distributions():
        points = [*_points_of(distribution)]
        if not points:
            continue
        package, version = _named(distribution)
        normal = re.sub(r"[-_.]+", "-", package).lower()
        if normal not in seen:  # the path may shadow another distribution of that name
            seen.add(normal)
            found += (
                Plugin(point.group.removeprefix("mamlaka.")[:-1], point.name, package, version, point)
                for point in points
            )
    return tuple(sorted(found, key=lambda plugin: plugin.package != OURS))


def _points_of(distribution: Distribution) -> Iterable[EntryPoint]:
    """Return the entry points of a distribution in our groups; none if its metadata cannot be read."""
    try:
        return [point for point in distribution.entry_points if point.group in {f"mamlaka.{kind}s" for kind in KINDS}]
    except Exception:  # noqa: BLE001  # metadata of an arbitrary package
        return ()


def _named(distribution: Distribution) -> tuple[str, str]:
    """Return the name and the version of a distribution, as far as its metadata can be read."""
    try:
        name, version = (next(iter(distribution.metadata.get_all(field, [])), "") for field in ("Name", "Version"))
    except Exception:  # noqa: BLE001  # as above
        name = version = ""
    return name or "a package without a name", version


@cache
def chosen_plugins(kind: str) -> dict[str, Plugin]:
    """Return the plugins of a kind by name, sorted; of plugins with the same name, the first."""
    found: dict[str, Plugin] = {}
    for plugin in installed_plugins():
        if plugin.kind == kind:
            found.setdefault(plugin.name, plugin)
    return dict(sorted(found.items()))


def plugin_names(kind: str) -> tuple[str, ...]:
    """Return the names of all installed plugins of a kind (`game` or `bot`), usable or not."""
    return tuple(chosen_plugins(kind))


@cache
def plugin_packages(kind: str) -> tuple[str, ...]:
    """Return the top-level packages of all plugins of a kind."""
    return tuple(sorted({_top(plugin) for plugin in chosen_plugins(kind).values()}))


def _top(plugin: Plugin) -> str:
    """Return the top-level package of the object that an entry point names."""
    return plugin.point.value.partition(":")[0].partition(".")[0].strip()


def load_plugin(kind: str, name: str, defect: Callable[[Any, str], str]) -> Any:
    """Load the object that an entry point in the group `mamlaka.KINDs` names.

    Args:
        kind: `game` or `bot`.
        name: the name of the entry point.
        defect: `defect(value, name)` returns the reason why a loaded object is not usable under its name, as a
            sentence about "it"; empty: it is usable. It is asked only once.

    Raises:
        InvalidSetup: there is no plugin of that kind and name.
        BrokenPlugin: the plugin cannot be imported, or has a defect.
    """
    require_type(name, str, f"the name of a {kind} is a text")
    plugin = chosen_plugins(kind).get(name)
    if plugin is None:
        names = plugin_names(kind)
        raise InvalidSetup(f"unknown {kind} {name!r}: installed are {', '.join(names)}{did_you_mean(name, names)}")
    value, fault = _loaded(plugin)
    if fault := fault or _fault_of(plugin, defect):
        raise BrokenPlugin(
            f"{kind} {name!r} of {plugin.origin} cannot be used: {truncate_text(fault, 2 * MAX_REASON_LENGTH)}"
        )
    return value


@cache
def _loaded(plugin: Plugin) -> tuple[object, str]:
    """Return the object of a plugin, or the reason why it cannot be loaded; loading is tried only once."""
    if not plugin.point.pattern.match(plugin.point.value):
        return None, f"its entry point {plugin.point.value!r} names nothing"
    try:
        return (plugin.point.load() if plugin.package == OURS else call_plugin(plugin.point.load)), ""
    except PluginCrash as crash:
        return None, f"its import {crash}" if crash.lasting else f"its import raises {crash}"


@cache
def _fault_of(plugin: Plugin, defect: Callable[[Any, str], str]) -> str:
    """Return the reason why the object of a plugin is not usable; empty: it is usable."""
    try:
        # A class of a plugin may fail, or never return, wherever it is accessed.
        return call_plugin(lambda: defect(_loaded(plugin)[0], plugin.name), is_trusted=plugin.package == OURS)
    except PluginCrash as crash:
        return f"it {crash}" if crash.lasting else f"it raises {crash}"


def origin_of(kind: str, name: str, value: object) -> str:
    """Return the origin of a class: its distribution and version if it is installed, or else its file."""
    plugin = chosen_plugins(kind).get(name)
    if plugin is not None and _loaded(plugin)[0] is value:
        return plugin.origin
    module = str(getattr(value, "__module__", ""))
    return getattr(sys.modules.get(module), "__file__", None) or f"module {module}"


@contextmanager
def attribute_failures() -> Iterator[None]:
    """Attribute exceptions of plugins to their package.

    A game that returns a value of the wrong type makes our code fail, outside its own. The sentence then names the
    packages of the games and bots that the failing functions worked on.

    Raises:
        PluginFailed: an exception has passed through code of a plugin, or it is a `MISUSE` in functions that worked on
            objects of one.
    """
    try:
        yield
    except (MamlakaError, KeyboardInterrupt, GeneratorExit):
        raise
    except BaseException as error:
        origins = {_top(plugin): plugin.origin for plugin in installed_plugins() if plugin.package != OURS}
        culprit = _culprit_of(error, origins)
        if not culprit and isinstance(error, MISUSE):
            culprit = ", ".join(_involved_in(error, origins))
        if not culprit:
            raise
        raise PluginFailed(f"{culprit} failed: {describe_error(error)}") from error


def _culprit_of(error: BaseException, origins: Mapping[str, str]) -> str:
    """Return the origin of the plugin in the innermost frame of an exception; empty: no plugin is involved."""
    packages = [frame.f_globals.get("__name__", "").partition(".")[0] for frame, _ in walk_tb(error.__traceback__)]
    return next((origins[package] for package in reversed(packages) if package in origins), "")


def _involved_in(error: BaseException, origins: Mapping[str, str]) -> list[str]:
    """Return the origins of the plugins whose objects are in the frames of an exception, sorted."""
    values = (value for frame, _ in walk_tb(error.__traceback__) for value in frame.f_locals.values())
    packages = {_package_of(part) for value in values for part in _parts(value)}
    return sorted(origins[package] for package in packages & origins.keys())


def _parts(value: object, depth: int = 2) -> Iterator[object]:
    """Yield an object, and if it is ours the setup, the state and the game that it has."""
    yield value
    if depth and is_ours(value) and not isinstance(value, type):
        for name in ("setup", "state", "game"):
            yield from _parts(getattr(value, name, None), depth - 1)


def _package_of(value: object) -> str:
    """Return the top-level package of a class, or of the class of an object."""
    kind = value if isinstance(value, type) else type(value)
    return str(kind.__module__).partition(".")[0]


def forget_plugins() -> None:
    """Clear the caches, so that plugins are searched again."""
    for function in (installed_plugins, chosen_plugins, plugin_packages, _loaded, _fault_of):
        function.cache_clear()
