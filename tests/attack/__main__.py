"""`make attack`: guests play while others flood the service, on SQLite with one worker and PostgreSQL with two."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence

from eday.kernel import EdayError
from eday.lab.load.postgres import postgres
from tests.attack.attacks import ATTACKS, Kind
from tests.attack.siege import HEAD, Result, besiege
from tests.attack.target import CHOICES, campaign_file


def main() -> int:
    """Run the attacks and print how guests fared; 1 if one of them held them up."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="length of each attack (default 15)")
    parser.add_argument("--guests", type=int, default=50, help="guests who play (default 50)")
    parser.add_argument("--choices", type=int, default=CHOICES, help=f"length of the campaign (default {CHOICES})")
    parser.add_argument("--most", type=float, default=250.0, help="longest p99 of guests in ms (default 250)")
    parser.add_argument("--only", nargs="+", metavar="ATTACK", help=", ".join(kind.name for kind in ATTACKS))
    parser.add_argument("--on", choices=("sqlite", "postgres"), help="one of the databases alone")
    args = parser.parse_args()
    kinds = [kind for kind in ATTACKS if not args.only or kind.name in args.only]
    file = campaign_file(args.choices)
    results: list[Result] = []
    if args.on != "postgres":
        with tempfile.TemporaryDirectory(prefix="eday-attack-") as folder:
            results += _show("SQLite, one worker", f"sqlite:///{folder}/table.sqlite", 1, file, kinds, args)
    if args.on != "sqlite":
        try:
            with postgres() as (database, _):
                results += _show("PostgreSQL, two workers", database, 2, file, kinds, args)
        except EdayError as error:
            print(error, file=sys.stderr)
            if error.key != "load-needs-postgres":
                return 1
    bad = [result for result in results if not sound(result, args.most)]
    print("guests were held up beside: " + ", ".join(result.name for result in bad) if bad else "all sound")
    return 1 if bad else 0


def sound(result: Result, most: float) -> bool:
    """Whether guests noticed nothing, and the attacker was told that it is enough."""
    figures = result.figures
    played = figures["choices"] > 0 and not figures["errors"] and figures["p99_ms"] <= most
    return bool(played and (result.refused or not result.costly))


def _show(
    name: str, database: str, workers: int, file: bytes, kinds: Sequence[Kind], args: argparse.Namespace
) -> list[Result]:
    print(f"{name}, {args.guests} guests, {args.seconds:g} s for each attack; latencies in ms\n{HEAD}", flush=True)
    results = []
    for result in besiege(database, workers, file, args.guests, args.seconds, kinds):
        print(result.line(), flush=True)
        results.append(result)
    return results


if __name__ == "__main__":
    sys.exit(main())
