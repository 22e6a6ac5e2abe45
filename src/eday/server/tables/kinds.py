"""The kinds of games the service carries, and all in which it has to treat them differently."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar, Generic, TypeVar

import eday
from eday.board import BoardGame
from eday.card import Campaign, CardGame, Side
from eday.content.board import load as load_content
from eday.content.card import from_patch as card_from_patch
from eday.content.card import load as load_card
from eday.kernel import Decision, Game
from eday.server.tables.consent import RESIGN, UNDO
from eday.server.tables.unasked import unasked
from eday.server.wire.words import BoardWords, CardGameWords, Words
from eday.statistics import campaign_statistics, card_statistics, statistics
from eday.text import BoardVoice, CardVoice, GameVoice, board_voice, card_voice

SIDES: tuple[Side, ...] = ("cog", "locust")
Head = Mapping[str, Any]
G = TypeVar("G", bound=Game[Any])


class Kind(Generic[G]):
    """One kind of game; a game of it is named by the head of its record."""

    id: ClassVar[str]
    questions: ClassVar[frozenset[str]]
    """What can be asked at such a table."""
    hands_may_be_shown: ClassVar[bool]
    by_consent: ClassVar[frozenset[str]]
    """What all people at the table have to agree on."""
    versus: ClassVar[bool]
    """Whether its players are opponents."""
    landmarks: ClassVar[frozenset[str]]
    """Events that change what `place` tells."""

    def opposed(self, sitters: Iterable[str]) -> bool:
        """Whether people who sit so (as kinds of seats) play against each other, not both at one screen."""
        kinds = list(sitters)
        return self.versus and "bot" not in kinds and "human" in kinds

    def version(self) -> str:
        """What this program plays: rules and printed content."""
        raise NotImplementedError

    def players(self, setup: Mapping[str, Any]) -> list[str]:
        """Ids of those the seats play, in seat order."""
        raise NotImplementedError

    def voice(self, head: Head, plays: Sequence[str], language: str) -> GameVoice:
        """Who speaks a language about a game."""
        raise NotImplementedError

    def words(self, head: Head, plays: Sequence[str], language: str) -> Words:
        """The words for a game."""
        raise NotImplementedError

    def place(self, game: G) -> dict[str, Any]:
        """Where a game stands, for a list of games."""
        raise NotImplementedError

    def turn(self, game: G) -> int:
        """Number of the present turn."""
        raise NotImplementedError

    def unasked(self, game: G, decision: Decision, guard: str, one_screen: bool) -> str | None:
        """The answer to a decision nobody need be asked for; None: ask."""
        raise NotImplementedError

    def futile(self, game: G) -> Collection[str]:
        """Ids of the options on offer that would do nothing now."""
        return ()

    def scripted(self, game: G, decision: Decision) -> str | None:
        """The option a bot is told to take; None: it thinks for itself."""
        return None

    def guide(self, game: G, words: Words, voice: GameVoice, seat: int | None) -> dict[str, object] | None:
        """What a guide says to a seat; None where there is no guide."""
        return None

    def statistics(self, game: G, head: Head) -> dict[str, Any]:
        """Figures for the last screen."""
        raise NotImplementedError


class BoardKind(Kind[BoardGame]):
    """The board game: COGs together against the Locust."""

    id = "board"
    questions = frozenset(("why", "odds", "reach", "sight", "card", "attacks"))
    hands_may_be_shown = True
    by_consent = frozenset((RESIGN,))
    versus = False
    landmarks = frozenset(("stage_begun",))

    def version(self) -> str:
        """Rules and content of the board game."""
        return f"{eday.board.RULES_VERSION} {load_content().hash[:16]}"

    def players(self, setup: Mapping[str, Any]) -> list[str]:
        """The COGs."""
        return list(setup["cogs"])

    def voice(self, head: Head, plays: Sequence[str], language: str) -> BoardVoice:
        """Who speaks about its content and its COGs."""
        return board_voice(language, head["content"]["patch"], plays)

    def words(self, head: Head, plays: Sequence[str], language: str) -> Words:
        """Words of the board game."""
        return BoardWords(self.voice(head, plays, language))

    def place(self, game: BoardGame) -> dict[str, Any]:
        """The mission and its stage."""
        return {"mission": game.mission, "stage": game.stage}

    def turn(self, game: BoardGame) -> int:
        """Number of the present turn."""
        return game.turn

    def unasked(self, game: BoardGame, decision: Decision, guard: str, one_screen: bool) -> str | None:
        """Guard windows the seat does not want to be asked about."""
        return unasked(game, decision, guard)

    def futile(self, game: BoardGame) -> Collection[str]:
        """Order cards and actions without any effect now."""
        return game.futile()

    def guide(self, game: BoardGame, words: Words, voice: GameVoice, seat: int | None) -> dict[str, object] | None:
        """The lessons of the first mission."""
        return words.guide(eday.board.guide_step(game, seat), voice) if seat is not None else None

    def statistics(self, game: BoardGame, head: Head) -> dict[str, Any]:
        """Figures by COG."""
        return asdict(statistics(game.events_for(None)))


class _SidesKind(Kind[G]):
    """What the card game and its campaign have in common: COG against Locust."""

    questions = frozenset(("why", "card", "box", "preview"))
    hands_may_be_shown = False
    by_consent = frozenset((UNDO,))
    versus = True

    def version(self) -> str:
        """Rules and content of the card game."""
        return f"{eday.card.RULES_VERSION} {load_card().hash[:16]}"

    def players(self, setup: Mapping[str, Any]) -> list[str]:
        """The sides."""
        return list(SIDES)

    def voice(self, head: Head, plays: Sequence[str], language: str) -> CardVoice:
        """Who speaks about its content; its sides are always the same."""
        return card_voice(language, head["content"]["patch"])

    def words(self, head: Head, plays: Sequence[str], language: str) -> Words:
        """Words of the card game."""
        return CardGameWords(self.voice(head, plays, language))

    def unasked(self, game: G, decision: Decision, guard: str, one_screen: bool) -> str | None:
        """Around one screen a window with a single answer; elsewhere not asking would tell what is in a hand."""
        return decision.options[0].id if one_screen and len(decision.options) == 1 else None


class CardKind(_SidesKind[CardGame]):
    """The card game."""

    id = "card"
    landmarks = frozenset()

    def place(self, game: CardGame) -> dict[str, Any]:
        """The chapter."""
        return {"chapter": game.chapter}

    def turn(self, game: CardGame) -> int:
        """Number of the present turn."""
        return game.turn

    def scripted(self, game: CardGame, decision: Decision) -> str | None:
        """In the tutorial a bot follows the printed turns as long as the player does."""
        return eday.card.scripted_reply(game) if game.chapter == 0 else None

    def guide(self, game: CardGame, words: Words, voice: GameVoice, seat: int | None) -> dict[str, object] | None:
        """The lessons of the tutorial."""
        return words.guide(eday.card.guide_step(game, seat), voice) if seat is not None else None

    def statistics(self, game: CardGame, head: Head) -> dict[str, Any]:
        """Figures by side."""
        cards = card_from_patch(head["content"]["patch"]).cards
        sides = {card: str(getattr(entry, "faction", "")) for card, entry in cards.items()}
        return asdict(card_statistics(game.events_for(None), sides))


class CampaignKind(_SidesKind[Campaign]):
    """The campaign of the card game: chapter after chapter."""

    id = "campaign"
    landmarks = frozenset(("chapter_started", "chapter_claimed"))

    def place(self, game: Campaign) -> dict[str, Any]:
        """The chapter, and how many each side has claimed."""
        claimed = game.view(None, whole=False)["chapters"]
        return {"chapter": game.chapter, "score": {side: claimed.count(side) for side in SIDES}}

    def turn(self, game: Campaign) -> int:
        """Turn of the game being played; 0 between games."""
        return game.game.turn if game.game else 0

    def statistics(self, game: Campaign, head: Head) -> dict[str, Any]:
        """Chapters and games won."""
        return asdict(campaign_statistics(game.events_for(None)))


KINDS: dict[str, Kind[Any]] = {kind.id: kind for kind in (BoardKind(), CardKind(), CampaignKind())}


def kind_of(head: Head) -> Kind[Any]:
    """The kind of the game of a record or of its head."""
    return KINDS[head["game"]]
