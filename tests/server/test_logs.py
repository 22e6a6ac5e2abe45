"""The log: one line for each fault, a count for what comes again, nothing that a player or a library said."""

from __future__ import annotations

import io
import json
import logging
import sys
from typing import Any

from eday.server.logs import LOGGER, REPEAT_SECONDS, CalmHandler

START = 1_000_000.0


def record(name: str, message: str, at: float, error: Exception | None = None, level: int = logging.ERROR) -> Any:
    """A record of a logger at a time."""
    trouble: Any = None
    if error is not None:
        try:
            raise error
        except Exception:
            trouble = sys.exc_info()
    made = logging.LogRecord(name, level, "file.py", 7, message, (), trouble, "there")
    made.created = at
    return made


def written(*records: logging.LogRecord, last: float | None = None) -> list[dict[str, Any]]:
    """The lines that come of some records."""
    stream = io.StringIO()
    handler = CalmHandler(stream)
    for one in records:
        handler.handle(one)
    if last is not None:
        handler.tell_repeated(last)
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_fault_that_comes_again_is_told_once_a_minute_with_a_count() -> None:
    often = [record("asyncio", f"accept failed {n}", START + n * 0.01, OSError(24, "files")) for n in range(1000)]
    later = [record("asyncio", "accept failed", START + REPEAT_SECONDS + n, OSError(24, "files")) for n in (1, 2)]
    lines = written(*often, *later, last=START + 3 * REPEAT_SECONDS)
    assert [line.get("repeated") for line in lines] == [None, 999, 2]
    assert {line["exception"] for line in lines} == {"OSError"}


def test_other_faults_are_told_meanwhile_and_all_of_what_is_no_fault() -> None:
    lines = written(
        record(LOGGER.name, "message_failed", START, ValueError("x")),
        record(LOGGER.name, "message_failed", START, KeyError("x")),
        record(LOGGER.name, "request_failed", START, ValueError("x")),
        record(LOGGER.name, "joined", START, level=logging.INFO),
        record(LOGGER.name, "joined", START, level=logging.INFO),
    )
    assert [line["event"] for line in lines] == [
        "message_failed",
        "message_failed",
        "request_failed",
        "joined",
        "joined",
    ]


def test_a_fault_that_was_not_seen_for_a_minute_is_told_at_once() -> None:
    lines = written(*(record(LOGGER.name, "clerk_failed", START + n * 2 * REPEAT_SECONDS) for n in range(3)))
    assert len(lines) == 3
    assert not any("repeated" in line for line in lines)


def test_what_a_library_says_is_not_written_but_where_it_says_so() -> None:
    secret = "[parameters: ('token-hash', 4711)]"
    for name in ("uvicorn.error", "asyncio", "sqlalchemy.pool"):
        (line,) = written(record(name, f"Task failed {secret}", START, RuntimeError(secret)))
        assert "4711" not in json.dumps(line)
        assert (line["logger"], line["from"], line["exception"]) == (name, "there:7", "RuntimeError")
