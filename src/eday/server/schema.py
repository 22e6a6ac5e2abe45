"""`python -m eday.server.schema`: everything that travels, as JSON Schema, for making the client's types."""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from eday.server.wire import bodies
from eday.server.wire.messages import client_message, server_message


def schema() -> dict[str, Any]:
    """One JSON Schema: ClientMessage, ServerMessage and every REST body under `$defs`."""
    defs: dict[str, Any] = {}
    unions: tuple[tuple[str, TypeAdapter[Any]], ...] = (
        ("ClientMessage", client_message),
        ("ServerMessage", server_message),
        ("NewGame", bodies.new_game),
    )
    for name, union in unions:
        described = union.json_schema()
        defs |= described.pop("$defs")
        defs[name] = {"anyOf": described["oneOf"]}
    models: list[type[BaseModel]] = [*bodies.ALL]
    _, described = models_json_schema([(model, "validation") for model in models])
    defs |= described["$defs"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "eday",
        "$defs": dict(sorted(defs.items())),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
