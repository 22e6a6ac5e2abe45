"""The player aid of a game in a language."""

from __future__ import annotations

from eday.text.aid import board, card
from eday.text.aid.digest import summary
from eday.text.aid.document import Aid
from eday.text.voice import speaker

_REFERENCES = {"board": board.reference, "card": card.reference}
GAMES = tuple(_REFERENCES)


def make_aid(game: str, language: str) -> Aid:
    """Two pages of rules, then the reference."""
    voice = speaker(language)
    return Aid(
        game=game,
        language=voice.language,
        title=voice.say("aid-title", game=game),
        foot=voice.say("aid-foot"),
        sheets=(*summary(game, voice), _REFERENCES[game](voice.language)),
    )
