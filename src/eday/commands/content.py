"""`eday content`: what the components are, where their values come from, and whether an overlay is sound."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from eday.commands.show import print_json, print_table
from eday.content import component_table, load

_COLUMNS = ("group", "entries", "pieces", "printed", "recalled", "designed")


def command(args: Namespace) -> int:
    """Print the table of components, or check an overlay folder."""
    if args.action == "check":
        _check(args.folder, as_json=args.json)
    else:
        _print_components(args.content, as_json=args.json)
    return 0


def _print_components(overlay: str | None, *, as_json: bool) -> None:
    content = load(overlay)
    rows = [asdict(row) for row in component_table(content)]
    if as_json:
        print_json({"hash": content.hash, "components": rows})
        return
    print_table(_COLUMNS, [[row[column] for column in _COLUMNS] for row in rows])
    print("\npieces: cards, figures, tiles, markers or dice in the box; the last three columns count values by origin")
    print(f"content {content.hash[:16]}")


def _check(folder: str, *, as_json: bool) -> None:
    content = load(folder)
    changed = {f"{stem}.yaml": list(entries) for stem, entries in content.patch.items() if entries}
    if as_json:
        print_json({"folder": folder, "valid": True, "hash": content.hash, "changed": changed})
        return
    for file, entries in changed.items():
        print(f"{file}: {', '.join(entries)}")
    print(f"{folder}: valid, entries changed: {sum(map(len, changed.values()))}")
