"""The YAML dialect of content files: safe, fast where libyaml is there, and no key twice in a mapping."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import yaml

try:
    from yaml import CSafeLoader as _Safe
except ImportError:  # a PyYAML built without libyaml
    from yaml import SafeLoader as _Safe  # type: ignore[assignment]


class ContentLoader(_Safe):
    """Safe loader that refuses a key given twice, which YAML would silently drop."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if not isinstance(key.value, str):
                continue
            if key.value in seen:
                problem = f"the key {key.value} stands here twice"
                raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
            seen.add(key.value)
        made: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)
        return made


def parse(text: str) -> Any:
    """Data of one YAML document."""
    return yaml.load(text, Loader=ContentLoader)
