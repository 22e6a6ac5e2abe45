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
        raise ContentError(str(path), "", "", "a folder with content files")
    patch: dict[str, Raw] = {}
    for file in sorted(path.iterdir()):
        if file.name.startswith(".") or file.suffix == ".md":
            continue
        if file.suffix != ".yaml" or not any(file.stem in stems for stems in STEMS.values()) or not file.is_file():
            raise ContentError(file.name, "", "", f"one of the files {known_files(*STEMS)}")
        if file.stem in STEMS[game]:
            patch[file.stem] = read_mapping(file, file.name)
    return patch


def known_files(*games: str) -> str:
    """Names of the content files of these games, for messages."""
    return ", ".join(f"{stem}.yaml" for game in games for stem in STEMS[game])


def plain(value: Any, file: str, entry: str = "", path: str = "", depth: int = 0) -> Any:
    """The same data made of dicts with text keys, lists, text, numbers, booleans and None; else ContentError."""
    if depth > DEPTH:
        raise ContentError(file, entry, "", f"at most {DEPTH} levels of nesting")
    if isinstance(value, dict):
        made: Raw = {}
        for key, inner in value.items():
            if isinstance(key, bool) or not isinstance(key, (str, int)):
                raise ContentError(file, entry, path, f"text or whole numbers as keys, found {key!r}")
            name = str(key)
            if name in made:
                raise ContentError(file, entry, path, f"each key once, found {name!r} twice")
            if depth == 0:
                made[name] = plain(inner, file, name, "", 1)
            else:
                made[name] = plain(inner, file, entry, f"{path}.{name}" if path else name, depth + 1)
        return made
    if isinstance(value, (list, tuple)):
        return [plain(inner, file, entry, f"{path}[{i}]", depth + 1) for i, inner in enumerate(value)]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > LARGEST:
        raise ContentError(file, entry, path, f"a number of at most {LARGEST}")
    if value is None or isinstance(value, (str, bool, int)):
        return value
    raise ContentError(file, entry, path, f"text, a whole number, true, false, a list or a mapping, found {value!r}")


def read_mapping(path: Path, name: str) -> Raw:
    """The mapping a YAML file holds, as plain data; ContentError, with this name for the file, if it holds none."""
    import yaml

    from eday.content.yaml_loader import Excess, parse

    try:
        data = parse(_text(path, name))
    except Excess as error:
        raise ContentError(name, "", "", str(error)) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        where = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        raise ContentError(name, "", "", f"readable YAML ({where}{error.problem})") from None
    except yaml.YAMLError as error:
        raise ContentError(name, "", "", f"readable YAML ({str(error).splitlines()[0]})") from None
    except UnicodeDecodeError:
        raise ContentError(name, "", "", "text in UTF-8") from None
    except ValueError as error:  # PyYAML lets these through for impossible dates and endless numbers
        raise ContentError(name, "", "", f"readable YAML ({error})") from None
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise ContentError(name, "", "", "a mapping from entry ids to their fields")
    made: Raw = plain(data, name)
    return made


def _text(path: Path, name: str) -> str:
    with path.open("rb") as file:
        found = file.read(LARGEST_FILE + 1)
    if len(found) > LARGEST_FILE:
        raise ContentError(name, "", "", f"a file of at most {LARGEST_FILE} bytes")
    return found.decode("utf-8")
