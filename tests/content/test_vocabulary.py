"""The vocabulary: importable as one module, and taught completely by the manual."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from eday.content.board import load, schema
from eday.content.board.ai_check import MEANT
from eday.content.board.model import KINDS
from eday.content.board.references import NAMES
from eday.content.card import schema as card_schema
from eday.content.card.model import KINDS as CARD_KINDS
from eday.content.card.references import NAMES as CARD_NAMES

MANUAL = Path(__file__).parents[2] / "docs" / "content.md"
CHECKED_OTHERWISE = {
    "SpawnForPlayers.players",
    "FaceIs.face",
    "CardFaceIs.face",
    "FlipCommand.to",
    "Scripted.card",
    "ScriptedChoice.choose",
    "ScriptedChoice.point",
    "ScriptedChoice.rule",
}
"""Names inside a table of numbers, of a face of one certain card, of an abstract base, or of what is there when a
script is played."""
THEIR_OWN = {"CoverSpace.id", "DieFace.face", "Choice.options"}
"""Names that a file gives, and does not take from elsewhere."""


def structs() -> list[type[msgspec.Struct]]:
    found = [getattr(room, name) for room in (schema, card_schema) for name in room.__all__]
    return [thing for thing in found if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]


def test_every_kind_of_entry_resolves_its_annotations() -> None:
    for kind in (*KINDS.values(), *CARD_KINDS.values()):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        assert info.forbid_unknown_fields


def test_unknown_fields_are_refused_everywhere() -> None:
    for struct in structs():
        assert struct.__struct_config__.forbid_unknown_fields, struct
        assert struct.__struct_config__.frozen, struct


def holds_text(kind: msgspec.inspect.Type) -> bool:
    """Whether a field may hold any text at all."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return any(holds_text(choice) for choice in kind.types)
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return holds_text(kind.item_type)
    if isinstance(kind, msgspec.inspect.DictType):
        return holds_text(kind.key_type) or holds_text(kind.value_type)
    return isinstance(kind, msgspec.inspect.StrType)


def test_every_name_a_word_takes_has_to_exist() -> None:
    """Otherwise a misspelt family or card would load, and its word would never do anything."""
    named = NAMES | CARD_NAMES
    free = set()
    for struct in structs():
        if issubclass(struct, schema.Entry):
            continue
        info = msgspec.inspect.type_info(struct)
        assert isinstance(info, msgspec.inspect.StructType)
        names = [field.name for field in info.fields if holds_text(field.type)]
        free |= {f"{struct.__name__}.{name}" for name in names if name not in named.get(struct, {})}
    assert free == CHECKED_OTHERWISE | THEIR_OWN, "say in NAMES of references.py what the field names"


@pytest.fixture(scope="module")
def manual() -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", MANUAL.read_text(encoding="utf-8")))


def test_manual_names_every_file(manual: set[str]) -> None:
    assert {f"{stem}.yaml" for stem in (*KINDS, *CARD_KINDS)} <= manual


def test_manual_names_every_word(manual: set[str]) -> None:
    tags = {str(struct.__struct_config__.tag) for struct in structs() if struct.__struct_config__.tag}
    words = {tag for tag in tags if tag.islower()}
    assert len(words) > 110
    assert words <= manual, f"docs/content.md needs a line for {sorted(words - manual)}"


def test_manual_names_every_field(manual: set[str]) -> None:
    names = {name for struct in structs() for name in struct.__struct_encode_fields__}
    assert names <= manual, f"docs/content.md needs to tell the fields {sorted(names - manual)}"


def test_manual_names_every_listed_value(manual: set[str]) -> None:
    values: set[str] = set()

    def collect(kind: msgspec.inspect.Type) -> None:
        if isinstance(kind, msgspec.inspect.LiteralType):
            values.update(str(value) for value in kind.values)
        elif isinstance(kind, msgspec.inspect.UnionType):
            for choice in kind.types:
                collect(choice)
        elif isinstance(kind, (msgspec.inspect.VarTupleType, msgspec.inspect.ListType)):
            collect(kind.item_type)
        elif isinstance(kind, msgspec.inspect.DictType):
            collect(kind.key_type)

    for struct in structs():
        info = msgspec.inspect.type_info(struct)
        assert isinstance(info, msgspec.inspect.StructType)
        for field in info.fields:
            collect(field.type)
    assert values <= manual, sorted(values - manual)


def test_manual_names_every_condition_that_finds_somebody() -> None:
    """In the sentence under "Who acts" that tells whom steps may speak of."""
    text = " ".join(MANUAL.read_text(encoding="utf-8").split())
    told = re.search(r"`condition_cog` after (.+?), `condition_locust` after (.+?), the marker after (.+?)\.", text)
    assert told
    for listed, conditions in zip(told.groups(), MEANT.values(), strict=True):
        tags = {str(word.__struct_config__.tag) for word in get_args(conditions) or (conditions,)}
        assert set(re.findall(r"`(\w+)`", listed)) == tags, "docs/content.md, Who acts"


def test_worked_example_does_what_the_manual_says(tmp_path: Path) -> None:
    blocks = re.findall(r"```yaml\n# my-box/(\w+\.yaml)\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert [name for name, _ in blocks] == ["weapons.yaml", "orders.yaml"]
    for name, text in blocks:
        (tmp_path / name).write_text(text, encoding="utf-8")
    content = load(tmp_path)
    assert content.weapons["lancer"].range == 3
    assert content.orders["assault"].actions == (schema.MoveAction(areas=4), schema.AttackAction())
