"""What people may type besides numbers, and what each of these commands does."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from eday.kernel import UndoRefused
from eday.terminal import saves
from eday.terminal.advice import WORDS, advise
from eday.terminal.board.info import (
    card_lines,
    heading,
    mission_report,
    paragraphs,
    sight_lines,
    team_report,
    thing_lines,
)
from eday.terminal.board.names import split_kind
from eday.terminal.board.odds import dice_lines
from eday.terminal.board.panels import log_lines, own_cog
from eday.terminal.board.screen import map_lines
from eday.terminal.board.session import Session
from eday.terminal.board.walking import end_at, reach_lines
from eday.terminal.console import Line
from eday.terminal.layout import wrapped
from eday.text.rules import Rule, rules_for, search_rules

_ASKABLE = ("figure", "cog", "area", "cover", "weapon", "order", "hole", "tile")
_PLACES = ("figure", "cog", "area", "cover")
_GOALS = ("area", "cover")
_KINDS = (
    "attack",
    "chainsaw",
    "cover",
    "dodge",
    "draw",
    "drop",
    "equipment",
    "explore",
    "follow",
    "gain_ammo",
    "guard",
    "gun_attack",
    "move",
    "pick_up",
    "revive",
    "swap",
)


class Next(Enum):
    """What comes after a command."""

    ASK = "ask"
    """The same question again, below what was printed."""
    SHOW = "show"
    """The screen again."""
    QUIT = "quit"


def obey(session: Session, line: str) -> Next:
    """Do what a typed line says."""
    if not line:
        session.page = (session.page + 1) % session.pages
        return Next.SHOW
    words = line.split()
    command = _COMMANDS.get(words[0].lower())
    if command is not None:
        return command(session, line[len(words[0]) :].strip())
    if line.startswith("?"):
        return _rules(session, line[1:].strip())
    if session.choose(words) or _walked(session, line):
        return Next.SHOW
    key = "terminal-no-number" if words[0].isdigit() else "terminal-unknown"
    return _say(session, session.voice.say(key, word=words[0], most=len(session.options.options)))


def _say(session: Session, text: str) -> Next:
    session.console.print(wrapped(text, session.console.width))
    return Next.ASK


def _tell(session: Session, lines: list[Line]) -> Next:
    session.tell(lines)
    return Next.ASK


def _undo(session: Session, rest: str) -> Next:
    try:
        session.undo()
    except UndoRefused as error:
        return _say(session, session.voice.problem(error))
    return Next.SHOW


def _resign(session: Session, rest: str) -> Next:
    if not session.console.agreed(session.voice.say("terminal-resign-sure")):
        return _say(session, session.voice.say("terminal-resign-not"))
    session.resign()
    return Next.SHOW


def _save(session: Session, rest: str) -> Next:
    file = Path(rest).expanduser() if rest else session.autosave.file
    message = session.voice.say("terminal-saved", file=str(file))
    if rest and file.exists():
        message = session.voice.say("terminal-file-exists", file=str(file))
    else:
        try:
            saves.write(file, session.game.to_json())
        except OSError as error:
            message = session.voice.say("terminal-save-failed", problem=error)
    # Not wrapped, so that the name of the file can be copied.
    session.console.print([message])
    return Next.ASK


def _quit(session: Session, rest: str) -> Next:
    return Next.QUIT


def _map(session: Session, rest: str) -> Next:
    return _tell(
        session, list(map_lines(session.voice, session.view(), session.console.width, session.console.unicode))
    )


def _log(session: Session, rest: str) -> Next:
    lines = log_lines(session.voice, session.events(), session.console.width)
    # Not a page at a time: the end of a log is what people look for.
    session.console.print(lines[-int(rest) :] if rest.isdigit() and int(rest) else lines)
    return Next.ASK


def _team(session: Session, rest: str) -> Next:
    if rest == "?":
        return _help(session, "")
    return _tell(session, team_report(session.voice, session.view(), session.console.width))


def _objective(session: Session, rest: str) -> Next:
    return _tell(session, mission_report(session.voice, session.view(), session.console.width))


def _help(session: Session, rest: str) -> Next:
    return _tell(session, list(session.voice.say("terminal-help").splitlines()))


def _thing(session: Session, text: str, groups: tuple[str, ...] | None = None) -> str | None:
    """The one thing a name means; otherwise say what is unclear."""
    glossary = session.glossary()
    found = glossary.find(text, groups) if groups else glossary.find(text)
    if len(found) == 1:
        return found[0]
    if found:
        things = session.voice.chained((session.voice.name(ref) for ref in found[:8]), "next")
        _say(session, session.voice.say("terminal-ambiguous", word=text, things=things))
    else:
        close = session.voice.chained(glossary.close(text), "next") or "none"
        _say(session, session.voice.say("terminal-unknown-thing", word=text, close=close))
    return None


def _info(session: Session, rest: str) -> Next:
    if not rest:
        return _say(session, session.voice.say("terminal-info-what"))
    if session.options.find(rest) is not None:
        return _tell(session, _option_lines(session, rest))
    ref = _thing(session, rest)
    if ref is None:
        return Next.ASK
    return _tell(session, thing_lines(session.voice, session.game, session.view(), ref, session.console.width))


def _sees(session: Session, rest: str) -> Next:
    own = own_cog(session.view())
    ref = _thing(session, rest, _PLACES) if rest else own["ref"] if own else None
    if ref is None:
        return Next.ASK
    return _tell(session, sight_lines(session.voice, session.game, session.view(), ref, session.console.width))


def _reach(session: Session, rest: str) -> Next:
    option = session.options.find(rest) if rest else None
    reach = session.game.reach(option.id if option else None) if option or not rest else None
    if reach is None:
        return _say(session, session.voice.say("terminal-no-reach"))
    return _tell(session, reach_lines(session.voice, reach, session.console.width))


def _go(session: Session, rest: str) -> Next:
    if session.game.reach() is None:
        return _say(session, session.voice.say("terminal-no-walk"))
    if not rest:
        return _say(session, session.voice.say("terminal-go-where"))
    if _walked(session, rest):
        return Next.SHOW
    ref = _thing(session, rest, _GOALS)
    if ref is None:
        return Next.ASK
    return _say(session, session.voice.say("terminal-out-of-reach", place=session.voice.name(ref)))


def _walked(session: Session, text: str) -> bool:
    """Walk to the area or cover space that is meant, if it is in reach."""
    reach = session.game.reach()
    found = session.glossary().find(text, _GOALS) if reach else []
    end = end_at(reach, found[0]) if len(found) == 1 else None
    if end is None:
        return False
    session.walk(end["way"])
    return True


def _why(session: Session, rest: str) -> Next:
    if not rest:
        return _say(session, session.voice.say("terminal-why-what"))
    text, kind = split_kind(rest, _KINDS)
    ref = _thing(session, text.removeprefix("not "), _ASKABLE)
    if ref is None:
        return Next.ASK
    ask = getattr(session.game, "why_not", None)
    reasons = ask(session.seat, ref, kind) if ask else []
    if reasons:
        return _tell(
            session, paragraphs([session.voice.reason_line(reason) for reason in reasons], session.console.width)
        )
    numbers = session.voice.chained(map(str, session.options.numbers(ref)), "next")
    return _say(
        session, session.voice.say("terminal-on-offer", thing=session.voice.name(ref), numbers=numbers or "none")
    )


def _suggest(session: Session, rest: str) -> Next:
    advise(session.console, session.voice, session.game, session.options)
    return Next.ASK


def _rules(session: Session, rest: str) -> Next:
    if not rest:
        return _tell(session, _offer_lines(session))
    if session.options.find(rest) is not None:
        return _tell(session, _option_lines(session, rest))
    found = search_rules(rest, session.voice)
    if not found:
        return _say(session, session.voice.say("terminal-no-rule", word=rest))
    return _tell(session, _rule_lines(session, found))


def _offer_lines(session: Session) -> list[Line]:
    """The cards on offer and the rules behind the options."""
    width = session.console.width
    decision = session.decision
    refs = [ref for option in session.options.options for ref in option.refs]
    refs += [value for value in decision.context.values() if isinstance(value, str)]
    if isinstance(decision.context.get("ai"), int):
        refs.insert(0, f"ai:{decision.context['ai']}")
    lines: list[Line] = []
    for ref in dict.fromkeys(refs):
        lines += card_lines(session.voice, ref, width)
    rules = rules_for([decision.kind, *(option.kind for option in decision.options)], session.voice)
    return [*lines, heading(session.voice.say("terminal-rules")), *_rule_lines(session, rules)]


def _option_lines(session: Session, word: str) -> list[Line]:
    """One option: its odds die by die, its cards and its rules."""
    options, width = session.options, session.console.width
    option = options.find(word)
    assert option is not None
    lines: list[Line] = [*map(heading, wrapped(options.label(option), width))]
    odds = options.odds(option)
    if odds is not None:
        lines += paragraphs(dice_lines(session.voice, odds), width)
    for ref in option.refs:
        lines += card_lines(session.voice, ref, width)
    lines += _rule_lines(session, rules_for([option.kind], session.voice))
    return [*lines, session.voice.say("terminal-option-id", id=option.id)]


def _rule_lines(session: Session, rules: list[Rule]) -> list[Line]:
    message = [session.voice.say("terminal-rule", rule=rule.id, text=rule.text) for rule in rules]
    return paragraphs(message, session.console.width)


_COMMANDS: dict[str, Callable[[Session, str], Next]] = {
    "u": _undo,
    "undo": _undo,
    "resign": _resign,
    "s": _save,
    "save": _save,
    "q": _quit,
    "quit": _quit,
    "exit": _quit,
    "m": _map,
    "map": _map,
    "l": _log,
    "log": _log,
    "h": _team,
    "hand": _team,
    "team": _team,
    "o": _objective,
    "objective": _objective,
    "help": _help,
    "h?": _help,
    "i": _info,
    "info": _info,
    "sees": _sees,
    "see": _sees,
    "go": _go,
    "reach": _reach,
    "why": _why,
    "?": _rules,
    "rules": _rules,
    **dict.fromkeys(WORDS, _suggest),
}
