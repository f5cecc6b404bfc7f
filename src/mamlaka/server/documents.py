"""The files of the built page, with the version of the messages in them, and the page of an unknown address."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from unicodedata import bidirectional

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from mamlaka.messages import languages, messages_of
from mamlaka.texts import Texts

__all__ = ["PAGE", "missing", "page", "public_file", "texts_version", "worker"]

PAGE = Path(str(files("mamlaka.server"))) / "page"
"""The built page."""
VERSION_LENGTH = 16
TEXTS = '<meta name="texts" content="" />'
"""The place of the version in the built document."""
WITH_VERSION = """\
<meta name="texts" content="{version}" />
    <link rel="preload" as="fetch" crossorigin href="/texts/en.ftl?v={version}" />"""
NOT_FOUND = """\
<!doctype html>
<html lang="{language}" dir="{direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#0d3b29" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>{title}</title>
    <style>
      html {{ background: #0d3b29; color: #fbf6e9; font: 18px/1.5 system-ui, sans-serif; text-align: center }}
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


@cache
def texts_version() -> str:
    """Return the version of the messages: it changes with any message of any language."""
    text = "\0".join(messages_of(language) for language in languages())
    return hashlib.sha256(text.encode()).hexdigest()[:VERSION_LENGTH]


def page(_: Request) -> Response:
    """Return the document of the page. It names the version of the messages, and loads the English ones early."""
    document = PAGE / "index.html"
    if not document.is_file():
        return PlainTextResponse("The page is not built: run `make page`.\n", 503)
    text = document.read_text(encoding="utf-8")
    return HTMLResponse(text.replace(TEXTS, WITH_VERSION.format(version=texts_version())))


def worker(request: Request) -> Response:
    """Return the service worker. It differs for other messages, so that browsers install it anew."""
    script = PAGE / "worker.js"
    if not script.is_file():
        return missing(request)
    texts = json.dumps({"version": texts_version(), "languages": languages()})
    return Response(f"self.TEXTS={texts};\n{script.read_text(encoding='utf-8')}", media_type="text/javascript")


def public_file(request: Request) -> Response:
    """Return a file beside the document of the page, such as an icon, or say that there is none."""
    file: Path = PAGE / request.path_params["path"]
    is_public = file.parent == PAGE and file.suffix != ".html" and not file.name.startswith(".")
    return FileResponse(file) if is_public and file.is_file() else missing(request)


def missing(request: Request) -> Response:
    """Return the page of an unknown address, in the language that the browser prefers."""
    language = _language(request.headers.get("accept-language", ""))
    texts = Texts(language)
    title = texts.format("offline-not-found")
    content = NOT_FOUND.format(
        language=language,
        direction="ltr" if bidirectional(title[0]) == "L" else "rtl",
        title=title,
        about=texts.format("offline-not-found-about"),
        home=texts.format("page-home"),
    )
    return HTMLResponse(content, 404, headers={"vary": "accept-language"})


def _language(accepted: str) -> str:
    """Return the first language of an `Accept-Language` header that has messages, or else English."""
    codes = (part.split(";")[0].split("-")[0].strip().lower() for part in accepted.split(","))
    return next((code for code in codes if code in languages()), "en")
