"""The built client is served from memory, with what browsers need to keep it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from eday.server.calls.pages import LARGEST, Pages


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    """Somebody who asks for pages of a small folder."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>table")
    (tmp_path / "assets" / "app.js").write_text("play()")
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
