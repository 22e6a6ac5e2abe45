"""Reading content files: YAML text to plain data with text keys."""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import Any, Final

from eday.content.bounds import DEPTH, LARGEST, LARGEST_FILE
from eday.content.errors import ContentError

Raw = dict[str, Any]

DATA: Final = Path(__file__).with_name("data")
STEMS: Final[dict[str, tuple[str, ...]]] = {
    "board": (
        "orders",
        "weapons",
        "cogs",
        "enemies",
        "markers",
        "ai_cards",
        "equipment",
        "locations",
        "tiles",
        "missions",
        "dice",
        "first_mission",
    ),
    "card": (
        "units",
        "tactics",
        "reactions",
        "covers",
        "commands",
        "command_units",
        "scenarios",
        "decks",
        "chapters",
        "reinforcements",
        "tutorial",
        "constants",
    ),
}
"""Files of each game. Their names differ, so that one overlay folder serves both."""


@functools.cache
def base(game: str) -> dict[str, Raw]:
    """The packaged files of a game by stem; to be left unchanged."""
    return {stem: read_mapping(DATA / game / f"{stem}.yaml", f"{stem}.yaml") for stem in STEMS[game]}


def overlay_patch(overlay: str | os.PathLike[str] | None, game: str) -> dict[str, Raw]:
    """What an overlay folder says about a game (None: the folder named by EDAY_CONTENT, if any)."""
    folder = overlay if overlay is not None else os.environ.get("EDAY_CONTENT") or None
    return {} if folder is None else read_folder(folder, game)


def read_folder(folder: str | os.PathLike[str], game: str) -> dict[str, Raw]:
    """What the files of an overlay folder say about a game; hidden files and `.md` notes are passed over."""
    path = Path(folder)
    if not path.is_dir():
        raise ContentError(str(path), "", "", "folder")
    patch: dict[str, Raw] = {}
    for file in sorted(path.iterdir()):
        if file.name.startswith(".") or file.suffix == ".md":
            continue
        if file.suffix != ".yaml" or not any(file.stem in stems for stems in STEMS.values()) or not file.is_file():
            raise ContentError(file.name, "", "", "known-file", known=known_files(*STEMS))
        if file.stem in STEMS[game]:
            patch[file.stem] = read_mapping(file, file.name)
    return patch


def known_files(*games: str) -> str:
    """Names of the content files of these games, for messages."""
    return ", ".join(f"{stem}.yaml" for game in games for stem in STEMS[game])


def plain(value: Any, file: str, entry: str = "", path: str = "", depth: int = 0) -> Any:
    """The same data made of dicts with text keys, lists, text, numbers, booleans and None; else ContentError."""
    if depth > DEPTH:
        raise ContentError(file, entry, "", "nesting", most=DEPTH)
    if isinstance(value, dict):
        made: Raw = {}
        for key, inner in value.items():
            if isinstance(key, bool) or not isinstance(key, (str, int)):
                raise ContentError(file, entry, path, "text-keys", found=repr(key))
            name = str(key)
            if name in made:
                raise ContentError(file, entry, path, "each-key-once", found=repr(name))
            if depth == 0:
                made[name] = plain(inner, file, name, "", 1)
            else:
                made[name] = plain(inner, file, entry, f"{path}.{name}" if path else name, depth + 1)
        return made
    if isinstance(value, (list, tuple)):
        return [plain(inner, file, entry, f"{path}[{i}]", depth + 1) for i, inner in enumerate(value)]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > LARGEST:
        raise ContentError(file, entry, path, "largest-number", most=LARGEST)
    if value is None or isinstance(value, (str, bool, int)):
        return value
    raise ContentError(file, entry, path, "plain-value", found=repr(value))


def read_mapping(path: Path, name: str) -> Raw:
    """The mapping a YAML file holds, as plain data; ContentError, with this name for the file, if it holds none."""
    import yaml

    from eday.content.yaml_flaws import yaml_flaw
    from eday.content.yaml_loader import Excess, parse

    text = _text(path, name)
    try:
        data = parse(text)
    except (Excess, yaml.YAMLError, ValueError) as error:  # PyYAML lets impossible dates and endless numbers through
        raise ContentError(name, "", "", yaml_flaw(error)) from None
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise ContentError(name, "", "", "entries")
    made: Raw = plain(data, name)
    return made


def _text(path: Path, name: str) -> str:
    with path.open("rb") as file:
        found = file.read(LARGEST_FILE + 1)
    if len(found) > LARGEST_FILE:
        raise ContentError(name, "", "", "largest-file", most=LARGEST_FILE)
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        raise ContentError(name, "", "", "utf8") from None
