"""The built client is served from memory, with what browsers need to keep it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from eday.server.calls.pages import LARGEST, Pages

LONG = "play();" * 1000


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    """Somebody who asks for pages of a small folder."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>table")
    (tmp_path / "assets" / "app.js").write_text("play()")
    (tmp_path / "assets" / "long.js").write_text(LONG)
    (tmp_path / "large.bin").write_bytes(b"x" * (LARGEST + 1))
    app = Starlette()
    app.mount("/", Pages(tmp_path))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table")


async def _pages(client: httpx.AsyncClient) -> None:
    page = await client.get("/")
    assert (page.status_code, page.text) == (200, "<p>table")
    assert page.headers["content-type"].startswith("text/html")
    assert int(page.headers["content-length"]) == len(page.content)
    again = await client.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    script = await client.get("/assets/app.js")
    assert script.text == "play()"
    assert "javascript" in script.headers["content-type"]
    head = await client.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert len((await client.get("/large.bin")).content) == LARGEST + 1
    for path in ("/nothing.js", "/../pyproject.toml", "/assets/..%2f..%2fsecret"):
        assert (await client.get(path)).status_code == 404


def test_pages_and_what_browsers_keep(client: httpx.AsyncClient) -> None:
    asyncio.run(_pages(client))


async def _packed(client: httpx.AsyncClient) -> None:
    plain = await client.get("/assets/long.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == (LONG, None)
    packed = await client.get("/assets/long.js", headers={"Accept-Encoding": "br, gzip"})
    assert (packed.text, packed.headers["content-encoding"]) == (LONG, "gzip")
    assert int(packed.headers["content-length"]) < len(LONG) / 10
    assert "javascript" in packed.headers["content-type"]
    assert packed.headers["etag"] != plain.headers["etag"]
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    known = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["etag"]}
    assert (await client.get("/assets/long.js", headers=known)).status_code == 304
    short = await client.get("/assets/app.js", headers={"Accept-Encoding": "gzip"})
    assert (short.text, short.headers.get("content-encoding")) == ("play()", None)


def test_pages_are_packed_for_browsers_that_unpack_them(client: httpx.AsyncClient) -> None:
    asyncio.run(_packed(client))
