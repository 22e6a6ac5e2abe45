"""Text that people write: names, talk, reports. Checked alike everywhere, whatever database it goes to."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from fastapi.exceptions import RequestValidationError
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, ValidationError
from pydantic_core import PydanticCustomError, core_schema

_TURNING = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Controls of the writing direction. Taken out: letters have a direction of their own, so nothing readable is lost,
while a mark kept and fenced in would have to stay fenced in every place a name goes to."""
_UNPRINTABLE = frozenset(("Cc", "Cs", "Zl", "Zp"))
"""Controls, halves of a pair, separators of lines and paragraphs."""
_UNSEEN = frozenset(("Cf", "Zs"))
_LINES = frozenset("\n\t")
_KEYS = ("server-text-unprintable", "server-text-too-long", "server-text-empty")
_HALF_A_PAIR = "string_unicode"


@dataclass(frozen=True)
class Written:
    """The mark of a text people write: without controls, stripped, and only then measured."""

    most: int
    least: int = 0
    lines: bool = False
    """Whether it may have several lines."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        return core_schema.no_info_after_validator_function(self.cleaned, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        described = {**handler(schema), "maxLength": self.most}
        return {**described, "minLength": self.least} if self.least else described

    def cleaned(self, text: str) -> str:
        """The text as it is kept; PydanticCustomError, with a key of the catalogue, if it cannot be."""
        if self.lines:
            text = text.replace("\r\n", "\n")
        allowed = _LINES if self.lines else frozenset()
        if any(unicodedata.category(sign) in _UNPRINTABLE and sign not in allowed for sign in text):
            raise PydanticCustomError("server-text-unprintable", "server-text-unprintable")
        text = text.translate(_TURNING).strip()
        if all(unicodedata.category(sign) in _UNSEEN for sign in text):
            text = ""
        if len(text) > self.most:
            raise PydanticCustomError("server-text-too-long", "server-text-too-long", {"most": self.most})
        if len(text) < self.least:
            raise PydanticCustomError("server-text-empty", "server-text-empty")
        return text


def legible(text: str) -> str:
    """A text as it may be shown, whatever was let in when it was written."""
    kept = (sign for sign in text.translate(_TURNING) if unicodedata.category(sign) not in _UNPRINTABLE)
    return "".join(kept).strip()


def flaw(error: Exception, otherwise: str, **about: object) -> tuple[str, dict[str, object]]:
    """Key and arguments of what is wrong with a written text; those given if a message is wrong in another way."""
    found = error.errors() if isinstance(error, ValidationError | RequestValidationError) else ()
    for one in found:
        if one["type"] in _KEYS:
            return one["type"], one.get("ctx", {})
        if one["type"] == _HALF_A_PAIR:
            return _KEYS[0], {}
    return otherwise, about
