"""Logs as lines of JSON. Only named fields are written, so that no token or seed can slip in."""

from __future__ import annotations

import json
import logging
import time

LOGGER = logging.getLogger("eday.server")
_FIELDS = frozenset(
    {"game", "seat", "role", "code", "status", "method", "route", "ms", "kind", "count", "host", "port", "reason"}
)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields = getattr(record, "fields", {})
        line |= {key: value for key, value in fields.items() if key in _FIELDS}
        if record.exc_info and record.exc_info[0]:
            # Neither the message nor the local variables of an exception: both may hold what a player sent.
            line["exception"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["where"] = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
        return json.dumps(line)


def start_logging(level: int = logging.INFO) -> None:
    """Write the service's log to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    LOGGER.handlers[:] = [handler]
    LOGGER.setLevel(level)
    LOGGER.propagate = False


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    """One line of the log."""
    LOGGER.log(level, event, extra={"fields": fields})


def fault(event: str, **fields: object) -> None:
    """A fault of the program, with where it happened."""
    LOGGER.error(event, exc_info=True, extra={"fields": fields})
