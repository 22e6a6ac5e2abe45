"""What travels over the socket, message by message. The client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from eday.board import BoardState, HandCard, MapDrawing
from eday.card import CampaignState, CardState
from eday.kernel import EventTone, OptionRole
from eday.kernel.view_types import OutcomeView
from eday.server.wire.answers import Answer
from eday.server.wire.card_messages import GuideStep, Statistics
from eday.server.wire.written import Written

CHAT_LENGTH = 300
REF_LENGTH = 120
GuardStop = Literal["always", "matters", "never"]
Role = Literal["seat", "host", "spectator"]
SeatKind = Literal["human", "hotseat", "bot", "open"]
Question = Literal["why", "odds", "reach", "sight", "card", "box", "preview", "attacks"]
ProposalKind = Literal["undo", "resign"]
GameKind = Literal["board", "card", "campaign"]
_Id = Annotated[int, Field(ge=0, le=2**53)]
_Seat = Annotated[int, Field(ge=0, le=15)]
_Ref = Annotated[str, Written(most=REF_LENGTH)]


class Message(BaseModel):
    """Nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Message):
    """Who connects; `since` is the number of events already held, `language` what is to be spoken."""

    type: Literal["hello"]
    id: _Id | None = None
    token: Annotated[str, Field(max_length=128)]
    since: _Id | None = None
    language: Annotated[str, Field(max_length=100)] | None = None


class Choose(Message):
    """An option of the open decision, as of the version the client saw."""

    type: Literal["choose"]
    id: _Id | None = None
    version: _Id
    option: Annotated[str, Field(max_length=400)]
    seat: _Seat | None = None


class Undo(Message):
    """Take the last choice back."""

    type: Literal["undo"]
    id: _Id | None = None
    version: _Id | None = None
    seat: _Seat | None = None


class Resign(Message):
    """Give up: at once in the card game, when all people agree in the board game."""

    type: Literal["resign"]
    id: _Id | None = None
    version: _Id | None = None
    seat: _Seat | None = None


class Consent(Message):
    """Agree to what somebody proposes, or not; whoever proposed it takes it back by not allowing it."""

    type: Literal["consent"]
    id: _Id | None = None
    what: ProposalKind
    allow: bool
    seat: _Seat | None = None


class Ask(Message):
    """A question about a thing; for odds and a preview `ref` is the id of an option, for the box it is empty."""

    type: Literal["ask"]
    id: _Id | None = None
    what: Question
    ref: Annotated[str, Field(max_length=400)]
    kind: Annotated[str, Field(max_length=60)] | None = None
    seat: _Seat | None = None


class Suggest(Message):
    """What to do in the open decision? The answer comes as `advice`, unless something happens before."""

    type: Literal["suggest"]
    id: _Id | None = None
    version: _Id


class Cancel(Message):
    """No advice is wanted any more."""

    type: Literal["cancel"]
    id: _Id | None = None


class Chat(Message):
    """A line for everybody at the table."""

    type: Literal["chat"]
    id: _Id | None = None
    text: Annotated[str, Written(most=CHAT_LENGTH, least=1)]


class PingMap(Message):
    """Point at something."""

    type: Literal["ping_map"]
    id: _Id | None = None
    ref: _Ref


class ShowHand(Message):
    """Show one's cards to team-mates, or stop showing them."""

    type: Literal["show_hand"]
    id: _Id | None = None
    on: bool
    seat: _Seat | None = None


class SetSettings(Message):
    """When to be asked about guarding."""

    type: Literal["settings"]
    id: _Id | None = None
    guard: GuardStop


ClientMessage = Annotated[
    Hello | Choose | Undo | Resign | Consent | Ask | Suggest | Cancel | Chat | PingMap | ShowHand | SetSettings,
    Field(discriminator="type"),
]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class SeatSettings(BaseModel):
    """What a player has set for himself."""

    guard: GuardStop


class Welcome(BaseModel):
    """The first answer."""

    type: Literal["welcome"]
    id: int | None = None
    game: str
    kind: GameKind
    role: Role
    seats: list[int]
    names: list[str]
    plays: list[str]
    """Who each seat plays: a COG, or a side of the card game."""
    version: int
    spectator: bool
    settings: SeatSettings
    sealed: bool
    """Played by opponents at two places: nobody sees the record before the end."""


class OptionWords(BaseModel):
    """An option on offer, with its label."""

    id: str
    kind: str
    refs: list[str]
    args: dict[str, Any]
    label: str
    code: str | None = None
    """The places in it as the log calls them, where the label tells them in other words."""
    role: OptionRole
    note: str | None
    """What is to be known before it is chosen."""
    sure: str | None = None
    """What to ask before it is taken, where it leaves something unused."""
    passes: bool
    """It only declines a window."""


class Asked(BaseModel):
    """Who is asked for what."""

    seat: int
    kind: str
    name: str


class Proposal(BaseModel):
    """What a seat proposes, who agrees, and who is waited for."""

    what: ProposalKind
    seat: int
    agreed: list[int]
    waiting: list[int]


class Asking(BaseModel):
    """What a seat of this connection is asked; among what is told by the options."""

    seat: int
    kind: str
    context: dict[str, Any]


class Known(BaseModel):
    """What the states to come take for known: it is told once."""

    type: Literal["known"]
    layout: MapDrawing | None
    """A new drawing for the views to come, whose map names it by its key; None: the last one is still in use."""
    names: dict[str, str]
    """What more things are called; those told before still are."""


class State(BaseModel):
    """The table as this connection may see it."""

    type: Literal["state"]
    version: int
    choices: int
    seat: int | None
    view: Annotated[BoardState | CardState | CampaignState, Field(discriminator="game")]
    decision: Asking | None
    prompt: str
    options: list[OptionWords]
    asked: Asked | None
    can_undo: bool
    undo_reason: str | None
    can_resign: bool
    can_suggest: bool
    """Whether advice is given to the seat that is asked."""
    proposal: Proposal | None
    guide: GuideStep | None
    shown_hands: dict[str, list[HandCard]]


class SuggestedOption(BaseModel):
    """An option one might take: the seat's chance to win with it, half its 95 % interval, and what speaks for it."""

    option: str
    chance: float | None
    """From 0 to 1; None where nothing can be reckoned."""
    error: float | None
    why: str


class Advice(BaseModel):
    """What one might do in the decision of that version, the best first."""

    type: Literal["advice"]
    id: int | None = None
    version: int
    seat: int
    suggestions: list[SuggestedOption]
    rollouts: int
    """Imagined games behind it."""
    complete: bool
    """There was time enough."""
    note: str | None
    """Why there are no chances."""


class EventLine(BaseModel):
    """An event with its number, its sentence, and its tone in the log."""

    n: int
    kind: str
    data: dict[str, Any]
    line: str
    tone: EventTone


class Events(BaseModel):
    """Events from number `first` on; they replace whatever the client held from there on."""

    type: Literal["events"]
    first: int
    events: list[EventLine]


class Error(BaseModel):
    """What went wrong."""

    type: Literal["error"]
    id: int | None = None
    code: str
    message: str


class ChatLine(BaseModel):
    """Somebody said something."""

    model_config = ConfigDict(populate_by_name=True)

    type: Literal["chat"]
    from_: Annotated[str, Field(alias="from")]
    seat: int | None
    text: str


class MapPing(BaseModel):
    """Somebody points at something."""

    model_config = ConfigDict(populate_by_name=True)

    type: Literal["map_ping"]
    from_: Annotated[str, Field(alias="from")]
    seat: int | None
    ref: str


class SeatPresence(BaseModel):
    """Who sits where, and whether he is there."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    """The bot that sits there, None for a person."""
    connected: bool
    claimed: bool
    """Whether somebody holds its link; the seat of an opponent is his until he leaves it."""


class Presence(BaseModel):
    """Everybody at the table."""

    type: Literal["presence"]
    seats: list[SeatPresence]


class Settled(BaseModel):
    """The settings now in force."""

    type: Literal["settings"]
    id: int | None = None
    settings: SeatSettings


class Over(BaseModel):
    """The game has ended."""

    type: Literal["over"]
    outcome: OutcomeView
    stats: Statistics


ServerMessage = Annotated[
    Welcome | Known | State | Events | Error | Answer | Advice | ChatLine | MapPing | Presence | Settled | Over,
    Field(discriminator="type"),
]
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
