"""The table of results as a Parquet file, put in place in one go."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from eday.kernel import EdayError
from eday.lab.study.extras import needed
from eday.lab.study.rows import Row, plain

ABOUT = b"eday.study"
"""Where the file says which study it is of."""


def _schema() -> Any:
    pa = needed("pyarrow")
    text, number = pa.string(), pa.int64()
    uses = pa.list_(pa.struct([("card", text), ("seat", number), ("drawn", number), ("played", number)]))
    chances = pa.list_(pa.struct([("turn", number), ("seat", number), ("chance", pa.float64())]))
    thinking = pa.list_(
        pa.struct([("bot", text), ("decisions", number), ("p50_ms", pa.float64()), ("p95_ms", pa.float64())])
    )
    kinds: dict[str, Any] = dict.fromkeys(Row.__struct_fields__, text)
    kinds |= dict.fromkeys(
        ("number", "part", "deal", "seed", "chapter", "stage", "turns", "decisions", "first", "looks"), number
    )
    kinds |= dict.fromkeys(("bots", "cogs"), pa.list_(text))
    kinds |= {"insane": pa.bool_(), "seconds": pa.float64()}
    kinds |= {"uses": uses, "chances": chances, "thinking": thinking}
    return pa.schema(list(kinds.items()))


def write(file: Path, found: Sequence[Row], about: Mapping[str, Any]) -> None:
    """Write the table beside itself and put it in place, so that nobody ever finds half of it."""
    pa, parquet = needed("pyarrow"), needed("pyarrow.parquet")
    schema = _schema().with_metadata({ABOUT: json.dumps(about, sort_keys=True).encode()})
    table = pa.Table.from_pylist([plain(row) for row in found], schema=schema)
    half = file.with_name(f".{file.name}.part")
    parquet.write_table(table, half, compression="zstd")
    os.replace(half, file)


def check(file: Path, about: Mapping[str, Any]) -> None:
    """EdayError unless the file is missing or holds results of this very study: it would be replaced."""
    if not file.exists():
        return
    parquet, lib = needed("pyarrow.parquet"), needed("pyarrow.lib")
    try:
        metadata = parquet.read_schema(file).metadata or {}
        parquet.read_metadata(file)
    except (lib.ArrowInvalid, OSError) as error:
        raise EdayError("study-table-damaged", file=str(file)) from error
    told = metadata.get(ABOUT)
    if told is None or json.loads(told) != json.loads(json.dumps(about)):
        raise EdayError("study-table-foreign", file=str(file))
