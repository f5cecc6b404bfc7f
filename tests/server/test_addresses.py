"""Plain HTTP: routes, status codes and headers."""

import hashlib
from base64 import b64encode
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
import pytest

import mamlaka
from mamlaka.games.trex.options import TrexOptions
from mamlaka.server import protocol
from mamlaka.server.http import docs_files, page_files
from mamlaka.texts import Texts
from tests.server.client import Served

pytestmark = pytest.mark.slow

ENGLISH, ARABIC = Texts(), Texts("ar")


def test_the_server_says_that_it_is_well(server: Served) -> None:
    """`/healthz` names the version."""
    assert {"status": "ok", "version": mamlaka.__version__} == server.http("GET", "/healthz").json()


def test_games_are_listed_with_their_presets(server: Served) -> None:
    """The page receives every game and every preset with the options that it changes."""
    (trex,) = (game for game in server.http("GET", "/api/games").json() if game["name"] == "trex")

    assert ([4], 4) == (trex["seats"], trex["defaultSeats"])
    assert ("medium", ["easy", "medium", "hard", "best"]) == (trex["defaultLevel"], trex["levels"])
    assert {"mode": "complex4"} == next(row["options"] for row in trex["presets"] if row["name"] == "complex")


def test_every_preset_lists_its_numbers_of_seats(server: Served) -> None:
    """Hearts is for four, and Black Lady for three to seven."""
    (hearts,) = (game for game in server.http("GET", "/api/games").json() if game["name"] == "hearts")
    seats = {row["name"]: row["seats"] for row in hearts["presets"]}

    assert [4] == hearts["seats"] == seats["international"]
    assert [3, 4, 5, 6, 7] == seats["black_lady"]


def test_a_game_lists_its_options_by_group(server: Served) -> None:
    """Every option has its kind, values, default, group, dependencies and explanation; groups are not scattered."""
    answer = server.http("GET", "/api/games/trex")
    trex = msgspec.json.decode(answer.content, type=protocol.GameOptions)
    groups = [row.group for row in trex.options]
    rows = {row.name: row for row in trex.options}

    assert {row.name for row in TrexOptions.describe()} == rows.keys()
    assert len(set(groups)) == 1 + sum(one != other for one, other in pairwise(groups))
    assert ("switch", ("on", "off"), "on") == (rows["doubling"].kind, rows["doubling"].values, rows["doubling"].default)
    assert ("doubling",) == rows["doubling_reveal"].needs
    assert ("subset", ("K", "A", "KA", "Kx"), "none", 4) == (
        rows["kh_appeal"].kind,
        rows["kh_appeal"].values,
        rows["kh_appeal"].empty,
        rows["kh_appeal"].most,
    )
    assert rows["lead_ban"].about.startswith("Cards that you can't lead")


def test_a_number_lists_its_bounds(server: Served) -> None:
    """The values of a number are the lowest and the highest; the word for no number is apart."""
    hearts = msgspec.json.decode(server.http("GET", "/api/games/hearts").content, type=protocol.GameOptions)
    target = next(row for row in hearts.options if row.name == "target")

    assert (("1", "1000"), "none", "100") == (target.values, target.empty, target.default)


def test_options_are_checked_before_a_table_is_opened(server: Served) -> None:
    """Options that go together are answered with the seats offered with them."""
    answer = server.http("POST", "/api/games/hearts/check", {"preset": "black_lady", "options": {"moon": "self"}})

    assert (200, {"seats": [3, 4, 5, 6, 7], "refusal": None}) == (answer.status_code, answer.json())
    assert [4] == server.http("POST", "/api/games/trex/check", {}).json()["seats"]


def test_a_table_shows_its_public_facts(server: Served) -> None:
    """Options that differ, the deck, the commitment; never the seed."""
    answer = server.http("GET", f"/api/tables/{server.open(preset='partners')}")
    table = answer.json()

    assert ({"partnership": "on"}, "open", 64) == (table["options"], table["status"], len(table["commitment"]))
    assert [[0, 2], [1, 3]] == table["teams"]
    assert "seed" not in answer.text


def test_built_assets_may_be_kept(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their names change with their content; the document that names them is asked for again."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page-1a2b.js").write_text("// built")
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    with Served(database) as server:
        kept = [server.http("GET", path) for path in ("/assets/page-1a2b.js", "/assets/none.js", "/", "/table/x")]
        outside = [server.http("GET", path).text for path in ("/%2e%2e/secret.txt", "/..%5csecret.txt", "/%2e%2e")]

    assert [200, 404, 200, 200] == [answer.status_code for answer in kept]
    assert [True, False, False, False] == ["immutable" in answer.headers["cache-control"] for answer in kept]
    assert ["secret" in text for text in outside] == [False] * 3


@pytest.mark.parametrize("path", ["/healthz", "/", "/table/x", "/api/nothing", "/texts/en.ftl", "/assets/none.js"])
def test_every_response_has_the_policy_of_the_page(server: Served, path: str) -> None:
    """The policy of the page goes with everything, and nothing is kept without asking."""
    headers = server.http("GET", path).headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert ("no-referrer", "nosniff") == (headers["referrer-policy"], headers["x-content-type-options"])
    assert "no-cache" == headers["cache-control"]


def test_only_the_scripts_inside_the_document_may_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy of the document names the hash of its own script, and no other inline script."""
    (tmp_path / "index.html").write_text("<!doctype html><script>go()</script>", encoding="utf-8")
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    expected = b64encode(hashlib.sha256(b"go()").digest()).decode()
    with Served(tmp_path / "t.sqlite") as server:
        policies = [server.http("GET", path).headers["content-security-policy"] for path in ("/table/x", "/healthz")]

    assert [f"script-src 'self' 'sha256-{expected}'" in policy for policy in policies] == [True, False]
    assert all("unsafe" not in part for policy in policies for part in policy.split(";") if "script" in part)


def test_the_documentation_is_served_with_the_policy_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pages may run the scripts inside them and no others; files beside its folder stay private."""
    site = tmp_path / "docs"
    (site / "games").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><script>go()</script>", encoding="utf-8")
    (site / "games" / "trex.html").write_text("<!doctype html>Trex", encoding="utf-8")
    (site / "search.json").write_text("{}", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(docs_files, "DOCS", site)
    expected = b64encode(hashlib.sha256(b"go()").digest()).decode()
    with Served(tmp_path / "t.sqlite") as server:
        moved = server.http("GET", "/docs")
        start, trex, search = (server.http("GET", f"/docs/{name}") for name in ("", "games/trex.html", "search.json"))
        wrong = ("none.html", "games", "%2e%2e/secret.txt", "..%5csecret.txt", "%00", "x" * 5000)
        missing = [server.http("GET", f"/docs/{name}") for name in wrong]

    assert (307, "/docs/") == (moved.status_code, moved.headers["location"])
    assert [200, 200, 200] == [answer.status_code for answer in (start, trex, search)]
    assert f"script-src 'self' 'sha256-{expected}'" in start.headers["content-security-policy"]
    assert "sha256" not in trex.headers["content-security-policy"]
    assert all(
        "default-src 'self'" in one.headers["content-security-policy"] for one in (start, trex, search, *missing)
    )
    assert "nosniff" == start.headers["x-content-type-options"]
    assert [404] * len(wrong) == [answer.status_code for answer in missing]
    assert all("secret" not in answer.text for answer in missing)


def test_a_server_without_documentation_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every address of the documentation names the command that builds it."""
    monkeypatch.setattr(docs_files, "DOCS", tmp_path / "none")
    with Served(tmp_path / "t.sqlite") as server:
        answers = [server.http("GET", path) for path in ("/docs/", "/docs/games/trex.html")]

    assert [404, 404] == [answer.status_code for answer in answers]
    assert all("run `make docs`" in answer.text for answer in answers)


@pytest.mark.parametrize(
    "method,path,status",
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/a/b/c", 404),
        ("GET", "/texts/none.ftl", 404),
        ("GET", "/texts/none/home.ftl", 404),
        ("GET", "/texts/en/page.ftl", 404),
        ("GET", "/texts/%2e%2e/server/app.py", 404),
        ("GET", "/assets/%2e%2e/%2e%2e/app.py", 404),
        ("GET", "/api/tables", 404),
        ("POST", "/healthz", 405),
        ("GET", "/texts/en.ftl", 200),
        ("GET", "/texts/en/home.ftl", 200),
    ],
)
def test_unknown_addresses_are_not_found(server: Served, method: str, path: str, status: int) -> None:
    """Below `/api`, `/texts` and `/assets` other addresses do not exist."""
    assert status == server.http(method, path).status_code


@pytest.mark.parametrize("path", ["/", "/table/abc", "/table/abc/"])
def test_the_page_answers_at_its_addresses(server: Served, path: str) -> None:
    """The one document of the page, or the way to build it."""
    answer = server.http("GET", path)

    assert ("text/html" in answer.headers["content-type"]) or (503, True) == (
        answer.status_code,
        "make page" in answer.text,
    )


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/table", "/table/a/b", "/index.html", "/.built", "/..%5c..%5capp.py", "/%2e%2e/app.py", "/%00"],
)
def test_an_unknown_address_has_a_page_of_its_own(server: Served, path: str) -> None:
    """It says so in the language of the browser, and leads home; it never shows another file."""
    english = server.http("GET", path)
    arabic = server.http("GET", path, headers={"accept-language": "en;q=0.8, ar-SY;q=0.9, sw"})

    assert [404, 404] == [english.status_code, arabic.status_code]
    assert ENGLISH.format("offline-not-found") in english.text
    assert '<html lang="ar" dir="rtl">' in arabic.text
    assert ARABIC.format("offline-not-found") in arabic.text
    assert all('<a href="/">' in answer.text and "import" not in answer.text for answer in (english, arabic))


@pytest.mark.parametrize(
    "headers,language",
    [
        ({}, "en"),
        ({"accept-language": "ar"}, "ar"),
        ({"accept-language": "en;q=0.3, ar"}, "ar"),
        ({"accept-language": "ar;q=0, sw, *"}, "en"),
        ({"accept-language": "ar;q=high, en-GB;q=0.1"}, "en"),
        ({"accept-language": "ar", "cookie": "language=en"}, "en"),
        ({"accept-language": "ar", "cookie": "language=../en"}, "ar"),
    ],
)
def test_the_document_loads_the_messages_of_its_reader_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, headers: dict[str, str], language: str
) -> None:
    """The language is the one that the reader has chosen, or the one that their browser wants most."""
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><meta name="texts" content="" />')
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    with Served(tmp_path / "t.sqlite") as server:
        home = server.http("GET", "/", headers=headers).text
        table = server.http("GET", "/table/x", headers=headers).text

    assert [1, 1] == [document.count(f'<html lang="{language}">') for document in (home, table)]
    assert f'href="/texts/{language}/home.ftl?v=' in home
    assert f'href="/texts/{language}.ftl?v=' in table
    assert [1, 1] == [document.count(".ftl") for document in (home, table)]


def test_assets_are_sent_as_they_were_compressed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers that take Brotli get the smaller file, with the type of the other one."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("plain")
    (tmp_path / "assets" / "a.js.br").write_bytes(b"small")
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    sent = {}
    with Served(tmp_path / "t.sqlite") as server:
        for accepted in ("gzip, br", "gzip"):
            request = httpx.Request("GET", f"{server.url}/assets/a.js", headers={"accept-encoding": accepted})
            with httpx.Client() as client:
                answer = client.send(request, stream=True)
                kind = answer.headers["content-type"].partition(";")[0]
                sent[accepted] = (b"".join(answer.iter_raw()), answer.headers.get("content-encoding"), kind)

    assert {"gzip, br": (b"small", "br", "text/javascript"), "gzip": (b"plain", None, "text/javascript")} == sent


def test_an_unknown_address_of_the_api_is_refused_in_json(server: Served) -> None:
    """Programs get what they can read."""
    answer = server.http("GET", "/api/nothing")

    assert (404, "no_such_address") == (answer.status_code, answer.json()["code"])


@pytest.mark.parametrize("path", ["/texts/ar.ftl", "/texts/ar/home.ftl"])
def test_messages_are_kept_under_their_version(server: Served, path: str) -> None:
    """The page asks for the messages of its own version only, so that it never mixes two."""
    version = page_files.texts_version()
    now = server.http("GET", f"{path}?v={version}")
    old = server.http("GET", f"{path}?v=0123456789abcdef")
    some = server.http("GET", path)

    assert [200, 404, 200] == [answer.status_code for answer in (now, old, some)]
    assert [True, False, False] == ["immutable" in answer.headers["cache-control"] for answer in (now, old, some)]
    assert now.text == some.text
