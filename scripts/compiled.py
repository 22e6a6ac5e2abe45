"""Compiles the core with mypyc, from the same source that runs plain.

python scripts/compiled.py build    into build/compiled, where tests and measurements can use it
python scripts/compiled.py fast     and from there into this checkout
python scripts/compiled.py plain    takes it out of this checkout again
python scripts/compiled.py wheel    a wheel for this platform, into dist/
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MANIFEST = SOURCE / "eday" / "compiled.json"
TREE = ROOT / "build" / "compiled"
ROOMS = ("kernel", "board", "card")
HOT_PLAYERS = ("random_player.py", "search.py", "board", "card")
"""What players reckon in roll-outs."""
WITH_NUMPY = ("encoder.py", "value.py", "player.py")
"""Files of players that hand rows of numbers to numpy: nothing is gained by compiling them."""
DECLARATIONS = "view_types.py"
"""Types for type checkers alone: nothing of them runs in play."""
SETUP = '''"""Made by scripts/compiled.py."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    """The C compiler on all cores at once, and for what has changed alone."""

    def build_extensions(self):
        compile_some = self.compiler.compile

        def compile_all(sources, *args, **options):
            folder = Path(options.get("output_dir") or args[0])
            headers = max(path.stat().st_mtime for path in Path("build").glob("*.h"))

            def compile_one(source):
                made = folder / Path(source).with_suffix(".o")
                if made.exists() and made.stat().st_mtime > max(headers, Path(source).stat().st_mtime):
                    return [str(made)]
                return compile_some([source], *args, **options)

            with ThreadPoolExecutor({cores}) as pool:
                return [made for some in pool.map(compile_one, sources) for made in some]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(
    ext_modules=mypycify({files!r}, opt_level="2", debug_level="0", multi_file=True, group_name="eday"),
    cmdclass={{"build_ext": SideBySide}},
)
'''


def core() -> list[Path]:
    """The files to be compiled, from the folder `eday` on."""
    eday = SOURCE / "eday"
    rooms = [eday / room for room in ROOMS] + [eday / "players" / name for name in HOT_PLAYERS]
    files = [path for room in rooms for path in (sorted(room.rglob("*.py")) if room.is_dir() else [room])]
    left_out = {eday / "players" / game / name for game in ("board", "card") for name in WITH_NUMPY}
    return [path.relative_to(SOURCE) for path in files if path.name != DECLARATIONS and path not in left_out]


def lay_tree() -> None:
    """A copy of the project whose tables and frames copy themselves field by field, without looking names up."""
    samples = _samples()
    wanted = {TREE / name: (ROOT / name).read_bytes() for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE")}
    for path in SOURCE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            wanted[TREE / path.relative_to(ROOT)] = path.read_bytes()
    wanted.pop(TREE / MANIFEST.relative_to(ROOT), None)
    for module, classes in samples.items():
        path = TREE / "src" / (module.replace(".", "/") + ".py")
        wanted[path] = _with_copies(wanted[path].decode(), classes).encode()
    files = [f"src/{path}" for path in core()]
    wanted[TREE / "setup.py"] = SETUP.format(cores=os.cpu_count() or 1, files=files).encode()
    for path in (TREE / "src").rglob("*.*"):
        if path not in wanted and path.is_file():
            path.unlink()
    prints = {
        str(path.relative_to("eday")): hashlib.sha256((SOURCE / path).read_bytes()).hexdigest() for path in core()
    }
    wanted[TREE / MANIFEST.name] = json.dumps(prints, indent=1).encode()
    for path, data in wanted.items():
        # What has not changed keeps its date, and is not compiled again.
        if not path.exists() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def _samples() -> dict[str, dict[str, object]]:
    """An object of each class that is copied, by module and name."""
    # Not at the top of the file: `plain` has to work where `eday` refuses to be imported.
    import eday
    from eday.kernel.table import Frame, Table

    games: tuple[Any, ...] = (eday.board.new(), eday.card.new(), eday.card.campaign())
    tables = {type(game._table): game._table for game in games}
    if missing := {table for table in _below(Table) if _is_ours(table)} - set(tables):
        raise SystemExit(f"no game with a table of {missing}")
    frames = [frame for frame in _below(Frame) if frame.NAME and _is_ours(frame)]
    samples: list[object] = [*tables.values(), *[frame() for frame in frames]]
    found: dict[str, dict[str, object]] = {}
    for sample in samples:
        found.setdefault(type(sample).__module__, {})[type(sample).__name__] = sample
    return found


def _is_ours(one: type[Any]) -> bool:
    """Tests have tables and frames of their own."""
    return one.__module__.startswith("eday.")


def _below(base: type[Any]) -> Iterator[type[Any]]:
    for one in base.__subclasses__():
        yield one
        yield from _below(one)


def _with_copies(text: str, classes: dict[str, object]) -> str:
    """The source of a module in which these classes have a method that copies them."""
    from eday.kernel.fields import copy_lines

    lines = text.splitlines()
    bodies = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name in classes]
    for node in reversed(bodies):
        method = ["", *[f"    {line}" for line in copy_lines(classes[node.name])]]
        lines[node.end_lineno : node.end_lineno] = method
    return "\n".join(lines) + "\n"


def build() -> None:
    """Compile the core inside the tree."""
    lay_tree()
    environment = {**os.environ, "MYPYPATH": "src"}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=TREE, env=environment, check=True)


def plain() -> None:
    """Take extensions out of the checkout."""
    MANIFEST.unlink(missing_ok=True)
    for path in [*SOURCE.glob("*.so"), *SOURCE.rglob("eday/**/*.so")]:
        path.unlink()


def fast() -> None:
    """Build, and put the extensions beside their source."""
    plain()
    build()
    made = TREE / "src"
    for path in made.rglob("*.so"):
        shutil.copy2(path, SOURCE / path.relative_to(made))
    # With its date, which is that of the source: what changes while the compiler runs is noticed, too.
    shutil.copy2(TREE / MANIFEST.name, MANIFEST)


def wheel() -> None:
    """A wheel for this platform."""
    lay_tree()
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = {**os.environ, "MYPYPATH": "src"}
    subprocess.run([*command, "--wheel-dir", str(ROOT / "dist"), "."], cwd=TREE, env=environment, check=True)


STEPS = {"build": build, "fast": fast, "plain": plain, "wheel": wheel}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in STEPS:
        sys.exit(str(__doc__))
    STEPS[sys.argv[1]]()
