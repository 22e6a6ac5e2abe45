"""The recipes of docs/extending.md, followed to the letter in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
MANUAL = PROJECT / "docs" / "extending.md"
NEEDED = ("src", "tests", "docs", "pyproject.toml")
UNNEEDED = shutil.ignore_patterns("static", "browser", "games", "screenshots", "*.json")

_RECIPE = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)
_BLOCK = re.compile(r"^(?P<order>[^\n]*)\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_ORDERS = {
    "create": re.compile(r"Create `([^`]+)`:"),
    "append": re.compile(r"Add to the end of `([^`]+)`:"),
    "after": re.compile(r"In `([^`]+)`, after (?P<ticks>`+)(?P<line>.+)(?P=ticks):"),
    "before": re.compile(r"In `([^`]+)`, before (?P<ticks>`+)(?P<line>.+)(?P=ticks):"),
    "look": re.compile(r"As in `([^`]+)`:"),
    "run": re.compile(r"Then these pass:"),
}


@dataclass
class Step:
    """One block of a recipe, and what the sentence above it says about it."""

    order: str
    file: str
    line: str
    text: str

    def follow(self, root: Path) -> None:
        """Change the file as the sentence says, or look at it."""
        file = root / self.file
        if self.order == "create":
            assert not file.exists(), f"{self.file} is there already"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text, encoding="utf-8")
            return
        old = file.read_text(encoding="utf-8")
        if self.order == "append":
            file.write_text(old + self.text, encoding="utf-8")
            return
        if self.order == "look":
            assert self.text in old, f"{self.file} reads otherwise"
            return
        lines = old.splitlines(keepends=True)
        found = [number for number, line in enumerate(lines) if line.strip() == self.line]
        assert len(found) == 1, f"{self.file} has {len(found)} lines `{self.line}`"
        lines.insert(found[0] + (self.order == "after"), self.text)
        file.write_text("".join(lines), encoding="utf-8")


@dataclass
class Recipe:
    """How to add one thing, and the tests that then pass."""

    title: str
    steps: list[Step] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    def read(self, order: str, text: str) -> None:
        """Take one block."""
        for name, pattern in _ORDERS.items():
            said = pattern.search(order)
            if said and name == "run":
                self.tests += [line.removeprefix("pytest ") for line in text.splitlines()]
                return
            if said:
                self.steps.append(Step(name, said[1], said.groupdict().get("line", ""), text))
                return
        raise AssertionError(f"{self.title}: what is to be done with the block below {order!r}?")


def recipes() -> list[Recipe]:
    """All recipes of the page."""
    _, *parts = _RECIPE.split(MANUAL.read_text(encoding="utf-8"))
    found = []
    for title, text in zip(parts[::2], parts[1::2], strict=True):
        recipe = Recipe(title)
        blocks = list(_BLOCK.finditer(text))
        assert len(blocks) == text.count("\n```") / 2, f"{title}: a block without a sentence above it"
        for block in blocks:
            recipe.read(block["order"], block["text"])
        found.append(recipe)
    return found


RECIPES = recipes()


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which all recipes were followed, one after the other."""
    root = tmp_path_factory.mktemp("extended")
    for name in NEEDED:
        source = PROJECT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=UNNEEDED)
        else:
            shutil.copy2(source, root / name)
    for recipe in RECIPES:
        for step in recipe.steps:
            step.follow(root)
    return root


def run(root: Path, *command: str) -> str:
    """What a module's command prints in the copy, whether it fails or not."""
    ready = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=root, env=ready, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def tested(extended: Path) -> str:
    """What the tests of all recipes say, run at once: a process for each would take most of its time to start."""
    tests = dict.fromkeys(test for recipe in RECIPES for test in recipe.tests)
    return run(extended, "pytest", "-p", "no:cacheprovider", "-rA", "--tb=short", *tests)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.title)
def test_whoever_follows_a_recipe_gets_there(recipe: Recipe, tested: str) -> None:
    assert recipe.steps
    assert recipe.tests
    for test in recipe.tests:
        assert f"PASSED {test}" in tested, tested
        assert f"FAILED {test}" not in tested, tested
        assert f"ERROR {test}" not in tested, tested


def test_the_code_of_recipes_is_clean(extended: Path) -> None:
    files = sorted({step.file for recipe in RECIPES for step in recipe.steps if step.file.endswith(".py")})
    assert run(extended, "ruff", "check", *files) == "All checks passed!\n"
    assert "would be reformatted" not in run(extended, "ruff", "format", "--check", *files)


def test_every_way_to_extend_the_games_has_its_recipe() -> None:
    assert [recipe.title for recipe in RECIPES] == [
        "An order card",
        "A mission",
        "A bot",
        "A frame",
        "An AI condition",
        "An operation of the card game",
        "A language",
    ]
