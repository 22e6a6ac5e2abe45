"""`make drill`: everything that can fail, under play, on SQLite and PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from functools import partial
from pathlib import Path

from tests.drill import faults
from tests.drill.drill import Fault, Report, run
from tests.drill.workers import Workers
from tests.server.postgres import Postgres, binaries, temporary


def main() -> int:
    """Run the drills and print their counts; 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.drill", description=__doc__)
    parser.add_argument("--kills", type=int, default=300, help="workers killed in all (default 300)")
    parser.add_argument("--restarts", type=int, default=20, help="restarts of PostgreSQL (default 20)")
    parser.add_argument("--stop", type=float, default=10.0, help="seconds PostgreSQL is stopped once (default 10)")
    parser.add_argument("--games", type=int, default=8, help="games under play (default 8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("sqlite", "two", "four"), help="one of the drills alone")
    args = parser.parse_args()
    reports = asyncio.run(drills(args))
    for report in reports:
        print(report.line())
    print("all sound" if all(report.sound for report in reports) else "NOT SOUND")
    return 0 if all(report.sound for report in reports) else 1


async def drills(args: argparse.Namespace) -> list[Report]:
    """One worker on SQLite, then two and four on PostgreSQL."""
    reports = []
    with tempfile.TemporaryDirectory(prefix="eday-drill-") as name:
        folder = Path(name)
        if args.only in (None, "sqlite"):
            reports.append(await sqlite_drill(args, folder))
        programs = binaries()
        if programs is None:
            print("PostgreSQL is not installed: its drills are left out", file=sys.stderr)
            return reports
        with temporary(programs) as postgres:
            for workers, word in ((2, "two"), (4, "four")):
                if args.only in (None, word):
                    reports.append(await postgres_drill(args, postgres, workers))
    return reports


async def sqlite_drill(args: argparse.Namespace, folder: Path) -> Report:
    """Kills, SIGTERM, a locked file, a full disk."""
    file = folder / "table.sqlite"
    database = f"sqlite:///{file}"
    rng = random.Random(args.seed)
    workers = Workers(database, 1)
    plan: list[tuple[str, Fault]] = [("kill", lambda: faults.kill(workers, rng)) for _ in range(args.kills // 3)]
    plan += [("SIGTERM", lambda: faults.terminate(workers, rng)) for _ in range(5)]
    plan += [("locked", lambda: faults.lock_sqlite(file, 2.0)) for _ in range(3)]
    plan += [("disk full", lambda: faults.fill_sqlite(workers, 2.0)) for _ in range(2)]
    return await _shuffled("SQLite, one worker", database, workers, plan, args)


async def postgres_drill(args: argparse.Namespace, postgres: Postgres, count: int) -> Report:
    """Kills, SIGTERM, restarts, a long stop, a locked table, a full disk."""
    database = await asyncio.to_thread(postgres.new_database)
    rng = random.Random(args.seed)
    workers = Workers(database, count)
    plan: list[tuple[str, Fault]] = [("kill", lambda: faults.kill(workers, rng)) for _ in range(args.kills // 3)]
    plan += [("SIGTERM", lambda: faults.terminate(workers, rng)) for _ in range(5)]
    for number in range(args.restarts // 2):
        how = ("fast", "immediate")[number % 2]
        plan.append((f"restart ({how})", partial(faults.restart, postgres, how, 0.2)))
    plan.append((f"stop of {args.stop:g} s", lambda: faults.restart(postgres, "fast", args.stop)))
    plan += [("locked", lambda: faults.lock_postgres(database, 3.0)) for _ in range(2)]
    plan.append(("disk full", lambda: faults.fill_postgres(postgres, database, 3.0)))
    return await _shuffled(f"PostgreSQL, {count} workers", database, workers, plan, args)


async def _shuffled(
    name: str, database: str, workers: Workers, plan: list[tuple[str, Fault]], args: argparse.Namespace
) -> Report:
    random.Random(args.seed + 1).shuffle(plan)
    report = await run(name, database, workers, plan, args.games, args.seed, show=_show)
    print(report.line(), flush=True)
    return report


def _show(line: str) -> None:
    end = "\n" if not sys.stderr.isatty() else ""
    print(f"\r{line}\x1b[K" if not end else line, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
