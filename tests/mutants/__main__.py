"""Mutation testing: `python -m tests.mutants` changes the rules in small ways and counts what the tests notice."""

from __future__ import annotations

import argparse
import random
import signal
import sys
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.mutants.mutations import Mutant, mutants_of
from tests.mutants.report import found_again, headline, headline_again, survivors, write
from tests.mutants.workshop import Baseline, Result, Workshop, watch

ROOT = Path(__file__).parents[2]


def arguments(argv: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line; which files and tests take part is said in pyproject.toml."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", choices=("board", "card"), default="board", help="whose rules (default: board)")
    parser.add_argument("--sample", type=int, default=300, metavar="N", help="mutants to try (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the sample (default: 1)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="mutants tried at a time (default: 2)")
    parser.add_argument("--only", default="", metavar="TEXT", help="mutate only files with this in their path")
    parser.add_argument("--again", action="store_true", help="try only the mutants the last report lists as unnoticed")
    parser.add_argument("--list", action="store_true", help="show the sample and try nothing")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "mutants.txt", help="where the report goes")
    return parser.parse_args(argv)


def all_mutants(root: Path, settings: dict[str, list[str]], only: str) -> list[Mutant]:
    """Every mutant of the files named in the settings."""
    chosen = {path for pattern in settings["files"] for path in root.glob(pattern)}
    chosen -= {path for pattern in settings["except"] for path in root.glob(pattern)}
    names = sorted(path.relative_to(root) for path in chosen)
    return [
        mutant
        for name in names
        if only in str(name)
        for mutant in mutants_of(name, (root / name).read_text(encoding="utf-8"), settings["calls"])
    ]


def chosen(options: argparse.Namespace, mutants: list[Mutant], console: Console) -> tuple[list[Mutant], int]:
    """The mutants to try: a sample, or the survivors of the last report; and how many that report lists."""
    if not options.again:
        sample = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
        console.print(f"{len(sample)} of {len(mutants)} mutants, seed {options.seed}")
        return sample, 0
    try:
        report = options.output.read_text(encoding="utf-8")
    except OSError as error:
        raise SystemExit(f"There is no report of a run before this one: {error}") from error
    listed = survivors(report)
    sample = found_again(listed, mutants)
    if not sample:
        raise SystemExit(f"{options.output} lists no survivor of the {options.game} game that can be tried again.")
    console.print(f"{len(sample)} of the {len(listed)} survivors listed in {options.output}")
    return sample, len(listed)


def try_all(sample: list[Mutant], baseline: Baseline, workshops: list[Workshop], console: Console) -> list[Result]:
    """Try every mutant; a break (Ctrl-C) keeps what is known so far."""
    results: list[Result] = []
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[killed]} killed"), TimeRemainingColumn())
    free = list(workshops)

    def attempt(mutant: Mutant) -> Result:
        workshop = free.pop()
        try:
            return workshop.attempt(mutant, baseline.tests_of(mutant))
        finally:
            free.append(workshop)

    with Progress(*columns, console=console) as bar, ThreadPoolExecutor(len(workshops)) as pool:
        task = bar.add_task("", total=len(sample), killed=0)
        try:
            for future in as_completed([pool.submit(attempt, mutant) for mutant in sample]):
                result = future.result()
                results.append(result)
                bar.print(f"{result.seconds:6.1f} s  {result.fate:<10} {result.place}", highlight=False)
                bar.update(task, advance=1, killed=sum(result.killed for result in results))
        except BaseException as error:
            pool.shutdown(wait=False, cancel_futures=True)
            for workshop in workshops:
                workshop.stop()
            if not isinstance(error, KeyboardInterrupt):
                raise
    return results


def main() -> None:
    """Draw the sample, see which tests run which lines, try the mutants, report."""
    options = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutants"][options.game]
    console = Console(soft_wrap=True)
    began = time.monotonic()
    with TemporaryDirectory(prefix="eday-mutants-") as folder:
        first = Workshop.new(ROOT, Path(folder) / "0")
        mutants = all_mutants(first.root, settings, options.only)
        sample, listed = chosen(options, mutants, console)
        if options.list:
            for mutant in sample:
                console.print(
                    f"{mutant.path}:{mutant.line()}", *mutant.change(), sep="\n  ", markup=False, highlight=False
                )
            return
        console.print("Seeing which tests run which lines ...")
        baseline = watch(first, settings["tests"], sorted({str(m.path) for m in mutants}), options.jobs)
        workshops = [first, *(first.another(Path(folder) / str(n)) for n in range(1, options.jobs))]
        console.print(f"{len(baseline.seconds)} tests; trying them in the order of the trials, without a mutant ...")
        first.check(baseline)
        results = try_all(sample, baseline, workshops, console)
    if options.again:
        tried = {id(result.mutant) for result in results}
        results += [Result(mutant, "untried", 0, "", 0.0) for mutant in sample if id(mutant) not in tried]
        told = headline_again(results, listed)
    else:
        told = headline(results, f"sample of {len(sample)} from {len(mutants)} mutants, seed {options.seed}")
    console.print(write(options.output, told, results, time.monotonic() - began), markup=False, highlight=False)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
