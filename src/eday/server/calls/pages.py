"""The built client as it is served: read once when the service starts, so that nobody's pages keep threads busy."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

LARGEST = 1_000_000
"""Bytes of a file that is kept in memory."""
WORTH_IT = 0.9
"""Of its bytes a packed file may have at most; others go out as they are."""


class Kept(NamedTuple):
    """A file in memory, with what its answer says about it."""

    body: bytes
    headers: Headers


class Pages(StaticFiles):
    """Files of a folder. Those that were there at the start stay as they were until the next."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        files = [file for file in sorted(folder.rglob("*")) if _small(file)]
        self._kept = {str(file.relative_to(folder)): _read(file) for file in files}
        packed = {path: _packed(kept) for path, kept in self._kept.items()}
        self._packed = {path: kept for path, kept in packed.items() if kept is not None}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """What a path stands for, from memory where it can be."""
        path, asked = "index.html" if path == "." else path, Headers(scope=scope)
        kept = self._kept.get(path)
        if kept is None or scope["method"] != "GET":
            return await super().get_response(path, scope)
        if "gzip" in asked.get("accept-encoding", ""):
            kept = self._packed.get(path, kept)
        if self.is_not_modified(kept.headers, asked):
            return NotModifiedResponse(kept.headers)
        return Response(kept.body, headers=dict(kept.headers))


def _small(file: Path) -> bool:
    return file.is_file() and file.stat().st_size <= LARGEST


def _read(file: Path) -> Kept:
    headers = FileResponse(file, stat_result=file.stat()).headers
    headers["vary"] = "Accept-Encoding"
    return Kept(file.read_bytes(), headers)


def _packed(kept: Kept) -> Kept | None:
    """The same for browsers that unpack it; None where little is won."""
    body = gzip.compress(kept.body, mtime=0)
    if len(body) > WORTH_IT * len(kept.body):
        return None
    parts = {
        "content-length": str(len(body)),
        "content-encoding": "gzip",
        "etag": f'{kept.headers["etag"][:-1]}-gzip"',
    }
    return Kept(body, Headers({**kept.headers, **parts}))
