"""What is wrong with a file that is no YAML, as messages. The reader of YAML speaks English by itself."""

from __future__ import annotations

from typing import Final

import yaml

from eday.content.yaml_loader import Excess, KeyTwice
from eday.phrase import Phrase

_FLAWS: Final = {
    "mapping values are not allowed": "yaml-colon",
    "did not find expected key": "yaml-key",
    "could not find expected ':'": "yaml-no-colon",
    "did not find expected ',' or": "yaml-comma",
    "did not find expected '-' indicator": "yaml-dash",
    "did not find expected <document start>": "yaml-one",
    "but found another document": "yaml-one",
    "did not find expected node content": "yaml-content",
    "found undefined alias": "yaml-alias",
    "found unexpected end of stream": "yaml-end",
    "found character that cannot start any token": "yaml-character",
    "found a tab character": "yaml-tab",
    "unacceptable character": "yaml-control",
    "found unknown escape character": "yaml-escape",
    "found unhashable key": "yaml-plain-key",
    "could not determine a constructor": "yaml-tag",
    "month must be": "yaml-date",
    "day is out of range": "yaml-date",
}
"""How its usual complaints begin, and the messages that say the same; others are told as they are."""


def yaml_flaw(error: Excess | yaml.YAMLError | ValueError) -> Phrase:
    """What is expected of a file that could not be read."""
    if isinstance(error, Excess):
        return error.expected
    if not isinstance(error, yaml.MarkedYAMLError):
        return Phrase("expected-yaml", flaw=_flaw(str(error).splitlines()[0] if str(error) else ""))
    flaw = Phrase("yaml-twice", key=error.key) if isinstance(error, KeyTwice) else _flaw(error.problem or "")
    mark = error.problem_mark
    if mark is None:
        return Phrase("expected-yaml", flaw=flaw)
    return Phrase("expected-yaml-there", line=mark.line + 1, column=mark.column + 1, flaw=flaw)


def _flaw(told: str) -> Phrase | str:
    key = next((key for begins, key in _FLAWS.items() if told.startswith(begins)), None)
    return told if key is None else Phrase(key)
