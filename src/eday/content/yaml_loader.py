"""The YAML dialect of content files: safe and bounded, fast where libyaml is there, and no key twice in a mapping."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import yaml

from eday.content.bounds import DEPTH, LONGEST_TEXT, MOST_VALUES
from eday.phrase import Phrase

try:
    from yaml import CSafeLoader as _Safe
except ImportError:  # a PyYAML built without libyaml
    from yaml import SafeLoader as _Safe  # type: ignore[assignment]


class Excess(Exception):
    """A file that would grow beyond all measure. It carries the key and arguments of what is expected instead."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.expected = Phrase(f"expected-{key}", **args)


class KeyTwice(yaml.constructor.ConstructorError):
    """A key that is given twice."""

    def __init__(self, key: str, mark: yaml.Mark | None) -> None:
        super().__init__(None, None, key, mark)
        self.key = key


class ContentLoader(_Safe):
    """Safe loader that refuses a key given twice, which YAML would silently drop."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if not isinstance(key.value, str):
                continue
            if key.value in seen:
                raise KeyTwice(key.value, key.start_mark)
            seen.add(key.value)
        made: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)
        return made


def parse(text: str) -> Any:
    """Data of one YAML document; Excess, before anything is built, if it is nested too deeply or comes to too much."""
    _measure(text)
    return yaml.load(text, Loader=ContentLoader)


def _measure(text: str) -> None:
    """Walk through the document without building it: building follows nesting in C, and every alias again."""
    sizes: dict[str, int | None] = {}
    """What each anchor stands for; None while it is still open."""
    opened: list[tuple[str | None, int]] = []
    total = 0
    for event in yaml.parse(text, Loader=ContentLoader):
        if isinstance(event, yaml.CollectionEndEvent):
            anchor, before = opened.pop()
            if anchor:
                sizes[anchor] = total - before
            continue
        if not isinstance(event, yaml.NodeEvent):
            continue
        size = 1
        if isinstance(event, yaml.AliasEvent):
            used = sizes.get(event.anchor or "", 1)
            if used is None:
                raise Excess("alias-inside", found=f"*{event.anchor}")
            size = used
        elif isinstance(event, yaml.CollectionStartEvent):
            opened.append((event.anchor, total))
            if len(opened) > DEPTH + 1:
                raise Excess("nesting", most=DEPTH)
            if event.anchor:
                sizes[event.anchor] = None
        elif isinstance(event, yaml.ScalarEvent):
            if len(event.value) > LONGEST_TEXT:
                raise Excess("longest-text", most=LONGEST_TEXT)
            if event.anchor:
                sizes[event.anchor] = 1
        total += size
        if total > MOST_VALUES:
            raise Excess("most-values", most=MOST_VALUES)
