"""No room holds sentences of its own, and every message that the server and the command name is in the catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from eday.text.catalogue import language_of
from tests.text.scan import SOURCE, messages
from tests.voices import ENGLISH

FILES = [
    SOURCE / "cli.py",
    *sorted((SOURCE / "commands").rglob("*.py")),
    *(file for file in sorted((SOURCE / "server").rglob("*.py")) if "migrations" not in file.parts),
    *sorted((SOURCE / "lab" / "study").rglob("*.py")),
]
ROOMS = ("board", "card", "content", "kernel", "lab", "players", "terminal", "text")
"""What else people hear from, or hear errors of."""
QUIET = [file for room in ROOMS for file in sorted((SOURCE / room).rglob("*.py")) if file not in FILES]
SENTENCE = re.compile(r"[A-Za-z]{2,}[,.:;]? +[A-Za-z(`'\"{]")
"""Two words in a row."""
KEY = re.compile(r"(?:server|metric|command|legend|report)-[a-z0-9-]+|help-[a-z0-9-]+")
PARTS = {"because", "Refused", "ApiError", "CommandError", "say", "_wrong"}
"""What takes a key and its arguments."""
FAULTS = {"AssertionError", "AttributeError", "ImportError", "KeyError", "LookupError", "RuntimeError", "ValueError"}
NO_SENTENCES = (
    r"eday .*",  # an example of the command
    r"SELECT .*|\s*WITH [a-z]+ AS \((?s:.*)|REPEATABLE READ|PRAGMA .*|BEGIN IMMEDIATE",  # for the database
    r"outside upper left",  # for the plots
    r"accept-[a-z, -]+|[a-z-]+ 'none'|[a-z]+-src .*|[a-z-]+=\(\), .*",  # for the browser
    r"\s*\.letter\{(?s:.*)|\s+(?s:.*)@page \{(?s:.*)",  # styles of drawings and pages
    r"bold bright_[a-z]+",  # styles of the terminal
    r"def copied\(self\) -> (?:\{\}:)?|    return new",  # Python
    r"--[a-z-]+ \{\}",  # options of the command
    r"hole \{\}|  command \{\}",  # ids in a log of training
    r".*seed \{\}.*: \{\}: \{\}",  # in which game a fault of the program came up
    r"\{who: \{\}, card: \{\}\}| - at `\$",  # as content files have it, or their reader
    r"Enemy cards|Card facts",  # headings of the digest, by which they are found
    r"level \{\}(?:, \{\} left)?",  # a stream of random numbers
    r"# The rules: .*\n?| of docs/translating\.md\.\n",  # the first line of a translator's file
)


def _prose(file: Path) -> Iterator[tuple[int, str]]:
    """Constant strings of a file (also within f-strings) that read like a sentence; docstrings are for programmers."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)} | set(_for_programmers(tree))
    for node in ast.walk(tree):
        text = _text(node)
        if text is None or id(node) in said or not SENTENCE.search(text):
            continue
        if not any(re.fullmatch(pattern, text) for pattern in NO_SENTENCES):
            yield getattr(node, "lineno", 0), text


def _for_programmers(tree: ast.AST) -> Iterator[int]:
    """What a fault of the program says: an error of the language itself, which no person can mend."""
    for node in ast.walk(tree):
        fault = node.exc if isinstance(node, ast.Raise) else node.msg if isinstance(node, ast.Assert) else None
        if isinstance(node, ast.Assert) or (isinstance(fault, ast.Call) and ast.unparse(fault.func) in FAULTS):
            yield from map(id, ast.walk(fault) if fault is not None else ())


def _text(node: ast.AST) -> str | None:
    """A constant string, or an f-string with its expressions as {}; tags and attributes of HTML are no words."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value
    elif isinstance(node, ast.JoinedStr):
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    else:
        return None
    return re.sub(r"<[^<>]*(>|$)", "", text)


FOREIGN = ("sentences.py", "yaml_flaws.py")
"""They know the sentences of libraries, to put others in their place."""
OWN = [file for file in (*FILES, *QUIET, *sorted(SOURCE.glob("*.py"))) if file.name not in FOREIGN]


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    assert list(_prose(file)) == []


@pytest.mark.parametrize(
    "code",
    [
        'raise Refused("game_over", "The game is over.")',
        'print(f"drawn: {file}")',
        'print(f"{file}: valid, entries changed: {count}")',
        'parser.add_argument("--seed", help="seed of the layout")',
        'message = "Nothing was said" if late else "x"',
        'WORDS = {"open": "open border"}',
        "page = f'<h1>All calls</h1>'",
        'raise ContentError(file, key, "", "a number as key")',
        'raise SystemExit(f"no games in {folder}")',
    ],
)
def test_a_sentence_in_the_code_would_be_noticed(code: str, tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(code, encoding="utf-8")
    assert list(_prose(file))


def _constants(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _used() -> set[str]:
    """Keys the code names, also those made of the names of commands, columns and bots."""
    used: set[str] = set()
    for file in FILES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        used |= {text for text in _constants(tree) if KEY.fullmatch(text)}
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call):
                continue
            words = [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant) and arg.value]
            if isinstance(call.func, ast.Attribute) and ast.unparse(call.func) == "commands.add":
                used |= {f"help-{words[0]}", f"help-{words[0]}-about"}
            elif isinstance(call.func, ast.Name) and call.func.id == "heads":
                used |= {f"column-{word}" for word in words}
    from eday.commands.content import _COLUMNS
    from eday.players import PLAYERS

    bots = {f"bot-{bot}{more}" for bot in PLAYERS for more in ("", "-about")}
    return used | {f"column-{column}" for column in _COLUMNS} | bots


def _headings() -> set[str]:
    """Keys of what stands under the headings of a report."""
    tree = ast.parse((SOURCE / "lab" / "study" / "report" / "sections.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "_head"]
    return {f"{key}-about" for call in calls for key in _constants(call.args[1]) if KEY.fullmatch(key)}


def test_every_message_named_is_in_the_catalogue_and_none_is_left_over() -> None:
    known = {key for key in messages("server", "commands", "lab") if not key.startswith("error")}
    assert _used() | _headings() == known


def _variables(key: str) -> set[str]:
    file = SOURCE / "text" / "en" / messages("server", "commands", "lab")[key]
    message = re.search(rf"^{key} =(.*\n(?:[ }}].*\n)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert message is not None
    return set(re.findall(r"\$(\w+)", message[1]))


def test_every_message_gets_its_arguments() -> None:
    """Where a key and its arguments stand together in the code. Arguments that come as a mapping are not looked at."""
    looked_at = 0
    for file in FILES:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = call.func if isinstance(call, ast.Call) else None
            called = name.attr if isinstance(name, ast.Attribute) else name.id if isinstance(name, ast.Name) else ""
            if not isinstance(call, ast.Call) or called not in PARTS:
                continue
            keys = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and KEY.fullmatch(str(arg.value))]
            given = {keyword.arg for keyword in call.keywords}
            if len(keys) != 1 or None in given:
                continue
            text = {"text"} if called == "_wrong" else set()
            assert given | text == _variables(str(keys[0])), (file.name, call.lineno)
            looked_at += 1
    assert looked_at > 100


def test_help_can_be_read_without_the_parser_of_the_catalogue() -> None:
    plain = language_of("en").catalogues[0].plain
    assert [key for key in messages("commands", "lab") if key.startswith("help-") and key not in plain] == []


def test_messages_sound_as_they_should() -> None:
    assert ENGLISH.say("server-no-such-step", last=1) == "This game has 1 choice so far."
    assert ENGLISH.say("server-no-such-step", last=12) == "This game has 12 choices so far."
    assert ENGLISH.say("server-http", status=404) == "There is nothing at that address."
    assert ENGLISH.say("server-http", status=418) == "That call cannot be answered."
    assert (
        ENGLISH.say("command-replayed", file="a.json", kind="save", choices="3")
        == "a.json: save of 3 choices, verified"
    )
