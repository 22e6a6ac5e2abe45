"""Files that would eat memory, time or the stack are refused before anything is built of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from eday.cli import main
from eday.content import ContentError
from eday.content.board import load
from eday.content.bounds import LARGEST_FILE
from eday.content.card import load as load_card
from eday.content.yaml_loader import parse


def laughs(levels: int, first: str, more: str) -> str:
    """Each line stands for ten of the line before."""
    lines = [f"a0: &a0 {first}"]
    lines += [f"a{n}: &a{n} {more.format(', '.join([f'*a{n - 1}'] * 10))}" for n in range(1, levels + 1)]
    return "\n".join(lines)


TOO_MUCH = {
    "lists": (laughs(6, "[1]", "[{0}]"), "at most 100,000 values"),
    "many lists": (laughs(40, "[1]", "[{0}]"), "at most 100,000 values"),
    "mappings": (laughs(40, "{k: 1}", "{{x: [{0}]}}"), "at most 100,000 values"),
    "merged keys": (laughs(40, "{k: 1}", "{{<<: [{0}]}}"), "at most 100,000 values"),
    "plain length": ("assault: [" + "1," * 150_000 + "]", "at most 100,000 values"),
    "deep brackets": ("[" * 100_000, "at most 32 levels"),
    "deep braces": ("{a: " * 50_000, "at most 32 levels"),
    "deep dashes": ("- " * 50_000 + "x", "at most 32 levels"),
    "deep keys": ("? " * 50_000 + "x", "at most 32 levels"),
    "deep aliases": (
        "a0: &a0 [1]\n" + "\n".join(f"a{n}: &a{n} [*a{n - 1}]" for n in range(1, 60)),
        "at most 32 levels",
    ),
    "a long number": ("assault: {copies: 1" + ":1" * 200_000 + "}", "at most 10,000 characters"),
    "a huge file": ("# " + "x" * LARGEST_FILE, f"at most {LARGEST_FILE:,} bytes"),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_a_file_that_comes_to_too_much_is_refused(tmp_path: Path, what: str) -> None:
    text, expected = TOO_MUCH[what]
    for name, read in (("missions.yaml", load), ("units.yaml", load_card)):
        folder = tmp_path / name
        folder.mkdir()
        (folder / name).write_text(text, encoding="utf-8")
        with pytest.raises(ContentError, match=expected) as refused:
            read(folder)
        assert refused.value.file == name


def test_the_command_names_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "missions.yaml").write_text(TOO_MUCH["lists"][0], encoding="utf-8")
    assert main(["content", "check", str(tmp_path)]) == 2
    assert "missions.yaml: expected at most 100,000 values" in capsys.readouterr().err


def test_aliases_in_measure_are_fine() -> None:
    text = "a: &a {x: &x 1}\nb: {<<: *a, y: *x}\nc: [*a, *a]"
    assert parse(text) == {"a": {"x": 1}, "b": {"x": 1, "y": 1}, "c": [{"x": 1}, {"x": 1}]}
