"""Logs as lines of JSON. Only named fields are written, so that no token or seed can slip in."""

from __future__ import annotations

import json
import logging
import time
from contextlib import nullcontext
from typing import TextIO

LOGGER = logging.getLogger("eday.server")
REPEAT_SECONDS = 60.0
"""How often the same fault is told."""
MOST_KINDS = 500
"""Kinds of faults that are told apart; more than that in a minute are written as they come."""
_FIELDS = frozenset(
    {"game", "seat", "role", "code", "status", "method", "route", "ms", "kind", "count", "host", "port", "reason"}
)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(fields_of(record))


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """What a line of the log tells of a record."""
    line: dict[str, object] = {"at": _clock(record.created), "level": record.levelname.lower()}
    if record.name == LOGGER.name:
        line["event"] = record.getMessage()
        line |= {key: value for key, value in getattr(record, "fields", {}).items() if key in _FIELDS}
    else:
        # A library's own words may hold what a player sent, or an address with a password: its place has to do.
        line |= {"event": "library", "logger": record.name, "from": f"{record.funcName}:{record.lineno}"}
    if record.exc_info and record.exc_info[0]:
        # Neither the message nor the local variables of an exception: both may hold what a player sent.
        line["exception"] = record.exc_info[0].__name__
        trace = record.exc_info[2]
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        if trace is not None:
            line["where"] = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
    return line


def _clock(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


class _Repeated:
    """A fault that has been told, and how often it came since."""

    __slots__ = ("count", "line", "since")

    def __init__(self, line: dict[str, object], since: float) -> None:
        self.line = line
        self.since = since
        self.count = 0


class CalmHandler(logging.StreamHandler[TextIO]):
    """Writes a fault when it first comes, and from then on once a minute how often it came again."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self.setFormatter(JsonLines())
        self._known: dict[tuple[object, ...], _Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or count it."""
        self.tell_repeated(record.created)
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        line = fields_of(record)
        key = tuple(line.get(part) for part in ("event", "logger", "from", "kind", "exception", "where"))
        known = self._known.get(key)
        if known is not None:
            known.count += 1
            return
        if len(self._known) < MOST_KINDS:
            self._known[key] = _Repeated(line, record.created)
        super().emit(record)

    def tell_repeated(self, now: float, after: float = REPEAT_SECONDS) -> None:
        """Write what came again, of faults told at least so long ago."""
        for key, known in list(self._known.items()):
            if now - known.since < after:
                continue
            if not known.count:
                del self._known[key]
                continue
            self.stream.write(json.dumps({**known.line, "at": _clock(now), "repeated": known.count}) + self.terminator)
            self.flush()
            known.since, known.count = now, 0


def start_logging(level: int = logging.INFO) -> CalmHandler:
    """Write the service's log, and the complaints of the libraries it uses, to stderr."""
    handler = CalmHandler()
    LOGGER.handlers[:] = [handler]
    LOGGER.setLevel(level)
    LOGGER.propagate = False
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.captureWarnings(True)
    return handler


def tell_repeated(after: float = REPEAT_SECONDS) -> None:
    """Write how often faults came again, should nothing else be written that would bring it along."""
    for handler in LOGGER.handlers:
        if isinstance(handler, CalmHandler):
            with handler.lock or nullcontext():
                handler.tell_repeated(time.time(), after)


def note(event: str, level: int = logging.INFO, **fields: object) -> None:
    """One line of the log."""
    LOGGER.log(level, event, extra={"fields": fields})


def fault(event: str, error: BaseException | None = None, **fields: object) -> None:
    """A fault of the program, with where it happened: that error, or the one being handled."""
    LOGGER.error(event, exc_info=error or True, extra={"fields": fields})
