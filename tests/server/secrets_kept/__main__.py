"""`python -m tests.server.secrets_kept`: the long proof by itself, with its figures."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time

from tests.server.secrets_kept.comparing import Tally, compare_games
from tests.server.secrets_kept.games import few, many

KINDS = ("board", "card", "campaign")


def main(kinds: list[str]) -> int:
    """Compare the games of some kinds; 1 if anything differs."""
    whole = Tally()
    plans = few if "--few" in kinds else many
    for kind in [kind for kind in KINDS if kind in kinds] or KINDS:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            tally = asyncio.run(compare_games(f"sqlite:///{folder}/table.sqlite", plans(kind)))
        print(f"{kind}, {time.monotonic() - begun:.0f} s: {tally}", flush=True)
        for line in (*tally.differences[:20], *tally.spilled[:20]):
            print(line)
        whole.add(tally)
    print(f"all: {whole}")
    return 1 if whole.differences or whole.spilled else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
