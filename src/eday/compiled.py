"""Whether the core runs compiled. Never compiled itself, and imported before all else.

An import fails if the core was compiled from other source than lies here: rules and their text would disagree.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
MANIFEST = HERE / "compiled.json"
"""What was compiled from what; it lies beside the extensions and nowhere else."""


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    from eday.kernel import table

    return not str(table.__file__).endswith(".py")


def fingerprint(path: Path) -> str:
    """What tells two versions of a source file apart."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def changed_source() -> str | None:
    """A source file that is no longer what was compiled; None if there is none, or nothing is compiled."""
    try:
        known: dict[str, str] = json.loads(MANIFEST.read_bytes())
        built = MANIFEST.stat().st_mtime_ns
    except FileNotFoundError:
        return None
    for name, known_print in known.items():
        path = HERE / name
        try:
            status = path.stat()
            # A file that came here later may bring an earlier date along.
            if max(status.st_mtime_ns, status.st_ctime_ns) > built and fingerprint(path) != known_print:
                return name
        except FileNotFoundError:
            # A wheel may leave the source out.
            continue
    return None


_changed = changed_source()
if _changed is not None:
    raise ImportError(f"{_changed} has changed since the core was compiled: run 'make fast' again, or 'make plain'")
