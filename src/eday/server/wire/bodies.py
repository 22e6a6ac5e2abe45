"""Bodies of the REST calls, asked and answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag, TypeAdapter

from eday.board import BoardView
from eday.card import BySide, CampaignView, CardView, Side
from eday.kernel.view_types import OutcomeView
from eday.server.wire.chances import Chances
from eday.server.wire.messages import EventLine, GameKind, Message, Role, SeatKind
from eday.server.wire.playable import Languages, SetupInfo
from eday.server.wire.rulebook import Rulebook, RulesFound
from eday.server.wire.written import Written

Name = Annotated[str, Written(most=40)]
_Word = Annotated[str, Written(most=60)]

_Seed = int | Annotated[str, Field(max_length=40)]
"""A browser rounds large numbers, so digits will do; what is no seed is refused in words when the game is set up."""
_Overlay = Annotated[str, Written(most=1000)]
_Sitter = Literal["human", "hotseat", "bot"]
_Bot = Annotated[str, Written(most=32)]
"""A name from the list of bots; others are refused in words when the game is set up."""


class NewSeat(Message):
    """Who sits on a seat of a new board game."""

    cog: _Word
    kind: _Sitter
    name: Name = ""
    bot: _Bot | None = None
    """Who plays the seat whenever a bot does; the usual one unless another is named."""


class NewSide(Message):
    """Who plays a side of a new card game or campaign."""

    side: Side
    kind: _Sitter
    name: Name = ""
    bot: _Bot | None = None
    """Who plays the seat whenever a bot does; the usual one unless another is named."""


class NewBoardGame(Message):
    """A board game to be set up."""

    game: Literal["board"] = "board"
    mission: _Word
    insane: bool = False
    seed: _Seed | None = None
    horde: _Word = "normal"
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    guided: bool = False
    """The guided first mission: its mission, COGs and seed are given."""
    first: Annotated[int, Field(ge=0, le=7)] | None = None
    """The seat that begins. Chance decides that, so seeds are drawn until it does; with a seed it is not asked for."""
    show: bool = False
    """Bots alone play it, and go on when nobody watches; few such games at a time are allowed."""
    content: _Overlay | None = None


class NewCardGame(Message):
    """A game of a chapter to be set up; chapter 0 is the tutorial."""

    game: Literal["card"]
    chapter: int
    previous_winner: Side | None = None
    seed: _Seed | None = None
    seats: Annotated[list[NewSide], Field(min_length=2, max_length=2)]
    show: bool = False
    """Bots alone play it, and go on when nobody watches; few such games at a time are allowed."""
    content: _Overlay | None = None


class NewCampaign(Message):
    """A campaign to be set up."""

    game: Literal["campaign"]
    best_of: Literal[1, 3] = 3
    seed: _Seed | None = None
    seats: Annotated[list[NewSide], Field(min_length=2, max_length=2)]
    show: bool = False
    """Bots alone play it, and go on when nobody watches; few such games at a time are allowed."""
    content: _Overlay | None = None


def _wanted(body: Any) -> str:
    """Which game is asked for; the board game unless it is said."""
    return str(body.get("game", "board") if isinstance(body, dict) else getattr(body, "game", "board"))


NewGame = Annotated[
    Annotated[NewBoardGame, Tag("board")]
    | Annotated[NewCardGame, Tag("card")]
    | Annotated[NewCampaign, Tag("campaign")],
    Discriminator(_wanted),
]
new_game: TypeAdapter[NewGame] = TypeAdapter(NewGame)


class SeatLink(BaseModel):
    """A seat of a new game; the token is told this once."""

    seat: int
    plays: str
    kind: SeatKind
    name: str
    token: str | None
    invite: str | None = None
    """Between opponents nobody gets another's link: whoever opens the invitation first claims the seat and its link."""


class Created(BaseModel):
    """A new game with all its links."""

    game: str
    host_token: str
    spectator_token: str
    seats: list[SeatLink]


class Mine(Message):
    """Tokens a client holds."""

    tokens: Annotated[list[Annotated[str, Field(max_length=128)]], Field(max_length=200)]


class MyGame(BaseModel):
    """A game one of the tokens belongs to."""

    game: str
    kind: GameKind
    mission: str | None
    stage: int | None
    chapter: int | None
    """Of a card game or campaign; 0 is the tutorial."""
    score: BySide | None
    """Chapters claimed in a campaign."""
    turn: int
    status: Literal["running", "finished"]
    frozen: str | None
    """Why it cannot be played on, in words."""
    outcome: OutcomeView | None
    role: Role
    seats: list[int]
    names: list[str]
    plays: list[str]
    """Ids of the COGs or sides of all seats."""
    asks: int | None
    """The seat that has to choose; None where nobody has, or where a game was stored before that was noted."""
    updated: str
    chosen: str | None
    """When somebody last chose or took back something."""
    token: int
    """Place of the token in the question."""


class MyGames(BaseModel):
    """Games to go on with, newest first."""

    games: list[MyGame]


class Link(Message):
    """An invitation, or any link."""

    token: Annotated[str, Field(max_length=128)]


class Claim(Link):
    """An invitation, or any link, and what whoever comes with it wants to be called."""

    name: Name | None = None


class Claimed(BaseModel):
    """The link to go on with: of the seat that was claimed, or the one that was sent."""

    token: str


class SeatAction(Message):
    """What the host does with a seat."""

    action: Literal["reissue", "bot", "human", "rename"]
    name: Name | None = None
    bot: _Bot | None = None
    """Which bot is to play; the one the seat has had unless another is named."""


class SeatDone(BaseModel):
    """The new link or invitation, where there is one."""

    token: str | None = None
    invite: str | None = None


class Nothing(BaseModel):
    """Done."""


class Export(BaseModel):
    """A game as a file."""

    model_config = ConfigDict(extra="ignore")

    eday_export: Literal[1]
    record: dict[str, Any]
    names: Annotated[list[Name], Field(max_length=8)] = []
    kinds: Annotated[list[SeatKind], Field(max_length=8)] = []
    bots: Annotated[list[_Bot], Field(max_length=8)] = []


class ReplayStep(BaseModel):
    """The table after so many choices, and what the last of them brought about."""

    at: int
    view: Annotated[BoardView | CardView | CampaignView, Field(discriminator="game")]
    names: dict[str, str]
    events: list[EventLine]


class ReplayPage(BaseModel):
    """Some steps of a replay."""

    last: int
    """Choices there are in all."""
    steps: list[ReplayStep]


class LastLook(BaseModel):
    """What is left to look at of a game that is frozen."""

    reason: str
    kind: GameKind
    names: list[str]
    seats: list[int]
    choices: int
    """How many choices its record has."""
    at: int | None
    """After how many of them the state was stored."""
    state: dict[str, Any] | None
    """As it was sent, by whatever version sent it."""


class ReportText(Message):
    """What somebody says is wrong."""

    text: Annotated[str, Written(most=4000, lines=True)]


class Report(BaseModel):
    """A bug report with nothing in it that the seat does not know."""

    report: dict[str, Any]


class Problem(BaseModel):
    """Why a call was refused."""

    error: Literal["bad_request", "not_found", "forbidden", "too_many", "too_large", "conflict"]
    message: str


class Health(BaseModel):
    """Alive."""

    ok: bool


ALL: tuple[type[BaseModel], ...] = (
    Created,
    SetupInfo,
    Languages,
    Mine,
    MyGames,
    Link,
    Claim,
    Claimed,
    SeatAction,
    SeatDone,
    Export,
    ReplayPage,
    LastLook,
    Chances,
    ReportText,
    Report,
    Rulebook,
    RulesFound,
    Problem,
)
