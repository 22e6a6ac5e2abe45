"""The built client as it is served: read once when the service starts, so that nobody's pages keep threads busy."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

LARGEST = 1_000_000
"""Bytes of a file that is kept in memory."""


class Pages(StaticFiles):
    """Files of a folder. Those that were there at the start stay as they were until the next."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._kept = {str(file.relative_to(folder)): _read(file) for file in sorted(folder.rglob("*")) if _small(file)}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """What a path stands for, from memory where it can be."""
        kept = self._kept.get("index.html" if path == "." else path)
        if kept is None or scope["method"] != "GET":
            return await super().get_response(path, scope)
        body, headers = kept
        if self.is_not_modified(headers, Headers(scope=scope)):
            return NotModifiedResponse(headers)
        return Response(body, headers=dict(headers))


def _small(file: Path) -> bool:
    return file.is_file() and file.stat().st_size <= LARGEST


def _read(file: Path) -> tuple[bytes, Headers]:
    return file.read_bytes(), FileResponse(file, stat_result=file.stat()).headers
