"""`eday content`: what the components are, where their values come from, and whether an overlay is sound."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from eday.commands.show import heads, print_json, print_table
from eday.content.board import component_table, load
from eday.content.card import component_table as card_component_table
from eday.content.card import load as load_card
from eday.text import Voice

_COLUMNS = ("group", "entries", "pieces", "printed", "recalled", "designed")


def command(args: Namespace, voice: Voice) -> int:
    """Print the table of components, or check an overlay folder."""
    if args.action == "check":
        _check(voice, args.folder, as_json=args.json)
    else:
        _print_components(voice, args.content, as_json=args.json)
    return 0


def _print_components(voice: Voice, overlay: str | None, *, as_json: bool) -> None:
    board, cards = load(overlay), load_card(overlay)
    tables = {
        "components": [asdict(row) for row in component_table(board)],
        "cards": [asdict(row) for row in card_component_table(cards)],
    }
    if as_json:
        print_json({"hash": board.hash, "card_hash": cards.hash, **tables})
        return
    for game, rows in tables.items():
        print(voice.say("command-content-game", game=game))
        print_table(heads(voice, *_COLUMNS), [[row[column] for column in _COLUMNS] for row in rows])
        print()
    print(voice.say("command-components"))
    print(voice.say("command-content-hash", hash=board.hash[:16], card_hash=cards.hash[:16]))


def _check(voice: Voice, folder: str, *, as_json: bool) -> None:
    board, cards = load(folder), load_card(folder)
    patch = {**board.patch, **cards.patch}
    changed = {f"{stem}.yaml": list(entries) for stem, entries in patch.items() if entries}
    if as_json:
        hashes = {"hash": board.hash, "card_hash": cards.hash}
        print_json({"folder": folder, "valid": True, **hashes, "changed": changed})
        return
    for file, entries in changed.items():
        print(voice.say("command-overlay-changes", file=file, entries=voice.chained(entries, "next")))
    print(voice.say("command-overlay-valid", folder=folder, count=sum(map(len, changed.values()))))
