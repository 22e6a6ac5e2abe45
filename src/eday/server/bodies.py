"""Bodies of the REST calls, asked and answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from eday.server.messages import EventLine, Message, Role, SeatKind

Name = Annotated[str, Field(max_length=40)]
_Word = Annotated[str, Field(max_length=60)]


class NewSeat(Message):
    """Who sits on a seat of a new game."""

    cog: _Word
    kind: Literal["human", "hotseat", "bot"]
    name: Name = ""


class NewGame(Message):
    """A game to be set up."""

    game: Literal["board"] = "board"
    mission: _Word
    insane: bool = False
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    horde: _Word = "normal"
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    content: Annotated[str, Field(max_length=1000)] | None = None


class SeatLink(BaseModel):
    """A seat of a new game; the token is told this once."""

    seat: int
    cog: str
    kind: SeatKind
    name: str
    token: str | None


class Created(BaseModel):
    """A new game with all its links."""

    game: str
    host_token: str
    spectator_token: str
    seats: list[SeatLink]


class DifficultyInfo(BaseModel):
    """A difficulty setting of a mission that has some."""

    id: str
    name: str


class MissionInfo(BaseModel):
    """A mission to choose."""

    id: str
    name: str
    about: str
    difficulty: int
    min_players: int
    max_players: int
    difficulties: list[DifficultyInfo]


class CogInfo(BaseModel):
    """A COG to choose."""

    id: str
    name: str
    text: list[str]


class GameInfo(BaseModel):
    """A game of the house."""

    id: str
    missions: list[MissionInfo]
    cogs: list[CogInfo]


class SetupInfo(BaseModel):
    """What can be played."""

    games: list[GameInfo]
    version: str


class Mine(Message):
    """Tokens a client holds."""

    tokens: Annotated[list[Annotated[str, Field(max_length=128)]], Field(max_length=200)]


class MyGame(BaseModel):
    """A game one of the tokens belongs to."""

    game: str
    mission: str
    stage: int
    turn: int
    status: Literal["running", "finished"]
    outcome: dict[str, str] | None
    role: Role
    seats: list[int]
    names: list[str]
    updated: str
    token: int
    """Place of the token in the question."""


class MyGames(BaseModel):
    """Games to go on with, newest first."""

    games: list[MyGame]


class SeatAction(Message):
    """What the host does with a seat."""

    action: Literal["reissue", "bot", "human", "rename"]
    name: Name | None = None


class SeatDone(BaseModel):
    """The new link, where there is one."""

    token: str | None = None


class Nothing(BaseModel):
    """Done."""


class Export(BaseModel):
    """A game as a file."""

    model_config = ConfigDict(extra="ignore")

    eday_export: Literal[1]
    record: dict[str, Any]
    names: Annotated[list[Name], Field(max_length=8)] = []
    kinds: Annotated[list[SeatKind], Field(max_length=8)] = []


class ReplayStep(BaseModel):
    """The table after so many choices, and what the last of them brought about."""

    at: int
    last: int
    view: dict[str, Any]
    names: dict[str, str]
    events: list[EventLine]


class ReportText(Message):
    """What somebody says is wrong."""

    text: Annotated[str, Field(max_length=4000)]


class Report(BaseModel):
    """A bug report with nothing in it that the seat does not know."""

    report: dict[str, Any]


class RuleText(BaseModel):
    """One rule."""

    id: str
    heading: str
    text: str


class RulesFound(BaseModel):
    """Rules with a word."""

    rules: list[RuleText]


class Problem(BaseModel):
    """Why a call was refused."""

    error: Literal["bad_request", "not_found", "forbidden", "too_many", "too_large", "conflict"]
    message: str


class Health(BaseModel):
    """Alive."""

    ok: bool


ALL: tuple[type[BaseModel], ...] = (
    NewGame,
    Created,
    SetupInfo,
    Mine,
    MyGames,
    SeatAction,
    SeatDone,
    Export,
    ReplayStep,
    ReportText,
    Report,
    RulesFound,
    Problem,
)
