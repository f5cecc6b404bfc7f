"""The files of the built page, with the version of the messages in them, and the page of an unknown address."""

from __future__ import annotations

import hashlib
import json
import os
import re
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from unicodedata import bidirectional

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from mamlaka.messages import entries, home_messages, languages, messages_of
from mamlaka.server.http.answers import not_found
from mamlaka.texts import Texts

__all__ = ["PAGE", "POLICY", "missing", "page_routes", "policy_of", "texts_version"]

PAGE = Path(str(files("mamlaka.server"))) / "page"
"""The built page."""
PAGES = (
    "/",
    "/replay",
    "/replay/{table}",
    "/table/{table}/replay",
    "/table/{table}",
    "/table/{table}/",
    "/drills",
    "/daily",
    "/daily/{game}",
    "/tournament",
    "/tournament/{tournament}",
    "/keeper",
    "/keeper/{path:path}",
    "/learn/{game}",
    "/learn/{game}/",
)
"""The addresses at which the page shows something; web/src/route.svelte.ts reads them."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
"""What a document of the server may load: nothing from elsewhere, and no script inside a document."""
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
VERSION_LENGTH = 16
TEXTS = '<meta name="texts" content="" />'
"""The place of the version in the built document."""
WITH_VERSION = """\
<meta name="texts" content="{version}" />
    <link rel="preload" as="fetch" crossorigin href="/texts/{language}{part}.ftl?v={version}" />"""
COOKIE = "language"
"""The cookie in which the page notes the language that the reader has chosen."""
VARY = {"vary": "accept-language, cookie"}
NOT_FOUND = """\
<!doctype html>
<html lang="{language}" dir="{direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>{title}</title>
    <style>
      html {{ background: #dde8dc; color: #1d2a22; font: 18px/1.5 system-ui, sans-serif; text-align: center }}
      @media (prefers-color-scheme: dark) {{ html {{ background: #0a1a13; color: #fbf6e9 }} }}
      main {{ max-width: 30em; margin: 20vh auto; padding: 0 16px }}
      a {{ display: inline-block; padding: 10px 24px; border-radius: 24px; background: #e2b751; color: #24190f }}
    </style>
  </head>
  <body>
    <main>
      <h1>{title}</h1>
      <p>{about}</p>
      <a href="/">{home}</a>
    </main>
  </body>
</html>
"""


class Assets(StaticFiles):
    """The assets; those that the build has compressed, too (`NAME.br`), in this form for clients that take Brotli."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the answer with a file, which exists."""
        smaller = Path(f"{os.fspath(full_path)}.br")
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if not re.search(r"\bbr\b", accepted) or not smaller.is_file():
            return super().file_response(full_path, stat_result, scope, status_code)
        response = super().file_response(smaller, smaller.stat(), scope, status_code)
        response.headers.update({"content-encoding": "br", "vary": "accept-encoding"})
        return response


def page_routes() -> tuple[BaseRoute, ...]:
    """Return the addresses of the page and of its files; the last one matches every address."""
    assets = PAGE / "assets"
    return (
        Route("/texts/{language}.ftl", _all_texts),
        Route("/texts/{language}/home.ftl", _home_texts),
        Route("/texts/{path:path}", not_found),
        Mount("/assets", Assets(directory=assets)) if assets.is_dir() else Route("/assets/{path:path}", not_found),
        *(Route(path, _page) for path in PAGES),
        Route("/worker.js", _worker),
        Route("/{path:path}", _public_file),
    )


@cache
def texts_version() -> str:
    """Return the version of the messages: it changes with any message of any language."""
    text = "\0".join(part(language) for language in languages() for part in (messages_of, home_messages))
    return hashlib.sha256(text.encode()).hexdigest()[:VERSION_LENGTH]


async def _all_texts(request: Request) -> Response:
    return await _texts(request, _without_comments)


async def _home_texts(request: Request) -> Response:
    return await _texts(request, home_messages)


@cache
def _without_comments(language: str) -> str:
    return "".join(entries(messages_of(language)).values())


async def _texts(request: Request, of_language: Callable[[str], str]) -> Response:
    language = request.path_params["language"]
    if language not in languages() or request.query_params.get("v", texts_version()) != texts_version():
        return await not_found(request)
    text = of_language(language).encode()
    headers = {"etag": f'"{hashlib.sha256(text).hexdigest()}"'}
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)


def _page(request: Request) -> Response:
    """Return the document of the page. It names the version of the messages, and loads those of the reader early."""
    document = PAGE / "index.html"
    if not document.is_file():
        return PlainTextResponse("The page is not built: run `make page`.\n", 503)
    text = document.read_text(encoding="utf-8")
    language = _language(request)
    part = "/home" if request.url.path == "/" else ""
    text = text.replace(TEXTS, WITH_VERSION.format(version=texts_version(), language=language, part=part))
    content = text.replace('lang="en"', f'lang="{language}"', 1)
    return HTMLResponse(content, headers={**VARY, "content-security-policy": policy_of(content)})


def policy_of(document: str) -> str:
    """Return the policy that also allows the scripts inside `document`, which run before anything is painted."""
    hashes = [b64encode(hashlib.sha256(script.encode()).digest()) for script in INLINE_SCRIPT.findall(document)]
    return "; ".join((POLICY, " ".join(("script-src 'self'", *(f"'sha256-{hash_.decode()}'" for hash_ in hashes)))))


def _worker(request: Request) -> Response:
    """Return the service worker. It differs for other messages, so that browsers install it again."""
    script = PAGE / "worker.js"
    if not script.is_file():
        return missing(request)
    texts = json.dumps({"version": texts_version()})
    return Response(f"self.TEXTS={texts};\n{script.read_text(encoding='utf-8')}", media_type="text/javascript")


def _public_file(request: Request) -> Response:
    """Return a file beside the document of the page, such as an icon, or say that there is none."""
    file: Path = PAGE / request.path_params["path"]
    is_public = file.parent == PAGE and file.suffix != ".html" and not file.name.startswith(".")
    try:
        is_found = is_public and file.is_file()
    except OSError:  # the name is too long
        is_found = False
    return FileResponse(file) if is_found else missing(request)


def missing(request: Request) -> Response:
    """Return the page of an unknown address, in the language that the browser prefers."""
    language = _language(request)
    texts = Texts(language)
    title = texts.format("offline-not-found")
    content = NOT_FOUND.format(
        language=language,
        direction="ltr" if bidirectional(title[0]) == "L" else "rtl",
        title=title,
        about=texts.format("offline-not-found-about"),
        home=texts.format("page-home"),
    )
    return HTMLResponse(content, 404, headers=VARY)


def _language(request: Request) -> str:
    """Return the language that the reader has chosen, or that their browser prefers, or else English."""
    chosen = request.cookies.get(COOKIE, "")
    wanted = [chosen, *_preferred(request.headers.get("accept-language", ""))]
    return next((code for code in wanted if code in languages()), "en")


def _preferred(accepted: str) -> list[str]:
    """Return the languages of an `Accept-Language` header without their regions, the most wanted first."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        code, _, parameter = part.partition(";")
        name, _, number = parameter.strip().partition("=")
        weight = _number(number) if name == "q" else 1.0
        language = code.split("-")[0].strip()
        weights[language] = max(weight, weights.get(language, 0))
    return sorted((code for code, weight in weights.items() if weight > 0), key=weights.__getitem__, reverse=True)


def _number(text: str) -> float:
    """Return a weight; a text that is no number has none."""
    try:
        return float(text)
    except ValueError:
        return 0.0
