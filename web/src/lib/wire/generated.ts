/** Made by `npm run types` from the server's schema. Do not edit. */

export type ClientMessage = (Hello | Choose | Undo | Resign | Consent | Ask | Chat | PingMap | ShowHand | SetSettings)
export type NewGame = (NewBoardGame | NewCardGame | NewCampaign)
export type ServerMessage = (Welcome | Known | State | Events | Error | Answer | ChatLine | MapPing | Presence | Settled | Over)

export interface Wire {

}
/**
 * The answer to a question.
 */
export interface Answer {
type: "answer"
id?: (number | null)
what: ("why" | "odds" | "sight" | "card" | "box" | "preview")
ref: string
data: unknown
}
/**
 * A question about a thing; for odds and a preview `ref` is the id of an option, for the box it is empty.
 */
export interface Ask {
type: "ask"
id?: (number | null)
what: ("why" | "odds" | "sight" | "card" | "box" | "preview")
ref: string
kind?: (string | null)
seat?: (number | null)
}
/**
 * Who is asked for what.
 */
export interface Asked {
seat: number
kind: string
name: string
}
/**
 * What a seat of this connection is asked; among what is told by the options.
 */
export interface Asking {
seat: number
kind: string
context: {
[k: string]: unknown
}
}
/**
 * The board game.
 */
export interface BoardInfo {
id: "board"
bots: BotInfo[]
missions: MissionInfo[]
cogs: CogInfo[]
}
/**
 * A bot to choose.
 */
export interface BotInfo {
id: string
name: string
}
/**
 * A mission to choose.
 */
export interface MissionInfo {
id: string
name: string
about: string
difficulty: number
min_players: number
max_players: number
difficulties: DifficultyInfo[]
}
/**
 * A difficulty setting of a mission that has some.
 */
export interface DifficultyInfo {
id: string
name: string
}
/**
 * A COG to choose.
 */
export interface CogInfo {
id: string
name: string
text: string[]
}
/**
 * A board game in numbers.
 */
export interface BoardStatistics {
kind: "board"
turns: number
events: {
[k: string]: number
}
cogs: {
[k: string]: CogFigures
}
}
/**
 * What one COG of the board game did and suffered.
 */
export interface CogFigures {
kills: number
attacks: number
cards_lost: number
bled_out: number
}
/**
 * The answer about the box: every card there is, by its id.
 */
export interface Box {
cards: {
[k: string]: CardFace
}
}
/**
 * What is printed on a card.
 */
export interface CardFace {
id: string
name: string
kind: ("unit" | "tactic" | "reaction" | "cover" | "command" | "command_unit" | "scenario")
side: (("cog" | "locust") | null)
subtype: (string | null)
deploy: (number[] | "any")
attack: (number | null)
defense: (number | null)
keywords: string[]
rules: string[]
initiative: (number | null)
halves: ({
[k: string]: Halves
} | null)
faces: string[]
block: string
}
/**
 * What the two halves of a face of cover do, in words; empty where they do nothing.
 */
export interface Halves {
cog: string
locust: string
}
/**
 * A number for each side.
 */
export interface BySide {
cog: number
locust: number
}
/**
 * The campaign of the card game.
 */
export interface CampaignInfo {
id: "campaign"
bots: BotInfo[]
sides: SideInfo[]
best_of: number[]
chapters: number
}
/**
 * A side of the card game.
 */
export interface SideInfo {
id: ("cog" | "locust")
name: string
}
/**
 * A campaign in numbers: chapters claimed and games won.
 */
export interface CampaignStatistics {
kind: "campaign"
chapters: BySide
games: BySide
}
/**
 * The card game.
 */
export interface CardGameInfo {
id: "card"
bots: BotInfo[]
sides: SideInfo[]
chapters: ChapterInfo[]
}
/**
 * A chapter to play, 0 for the tutorial.
 */
export interface ChapterInfo {
chapter: number
name: string
about: string
}
/**
 * A card game in numbers.
 */
export interface CardStatistics {
kind: "card"
turns: number
sides: FiguresBySide
}
/**
 * Both sides of a card game.
 */
export interface FiguresBySide {
cog: SideFigures
locust: SideFigures
}
/**
 * What one side of the card game did and suffered.
 */
export interface SideFigures {
attacks: number
kills: number
lost: number
direct_damage: number
reactions: number
}
/**
 * The answer about a card: its name and its text line by line, some kinds also in parts.
 */
export interface CardWords {
name: string
text: string[]
order?: (OrderWords | null)
weapon?: (WeaponWords | null)
mission?: (MissionWords | null)
face?: (CardFace | null)
}
/**
 * An order card in its parts.
 */
export interface OrderWords {
actions: string[]
two_plus: (string | null)
reaction: Reaction
}
/**
 * The reaction icon of an order card, and what it lets a player do.
 */
export interface Reaction {
kind: string
text: string
}
/**
 * What a small weapon card has room for.
 */
export interface WeaponWords {
dice: string
short: string
}
/**
 * A mission in its parts.
 */
export interface MissionWords {
stages: StageWords[]
}
/**
 * One stage of a mission, each part a sentence.
 */
export interface StageWords {
stage: number
rules: string[]
objective: string
on_flip: string[]
wins: boolean
}
/**
 * A line for everybody at the table.
 */
export interface Chat {
type: "chat"
id?: (number | null)
text: string
}
/**
 * Somebody said something.
 */
export interface ChatLine {
type: "chat"
from: string
seat: (number | null)
text: string
}
/**
 * An option of the open decision, as of the version the client saw.
 */
export interface Choose {
type: "choose"
id?: (number | null)
version: number
option: string
seat?: (number | null)
}
/**
 * An invitation, or any link.
 */
export interface Claim {
token: string
}
/**
 * The link to go on with: of the seat that was claimed, or the one that was sent.
 */
export interface Claimed {
token: string
}
/**
 * Who connects; `since` is the number of events already held.
 */
export interface Hello {
type: "hello"
id?: (number | null)
token: string
since?: (number | null)
}
/**
 * Take the last choice back.
 */
export interface Undo {
type: "undo"
id?: (number | null)
version?: (number | null)
seat?: (number | null)
}
/**
 * Give up: at once in the card game, when all people agree in the board game.
 */
export interface Resign {
type: "resign"
id?: (number | null)
version?: (number | null)
seat?: (number | null)
}
/**
 * Agree to what somebody proposes, or not; whoever proposed it takes it back by not allowing it.
 */
export interface Consent {
type: "consent"
id?: (number | null)
what: ("undo" | "resign")
allow: boolean
seat?: (number | null)
}
/**
 * Point at something.
 */
export interface PingMap {
type: "ping_map"
id?: (number | null)
ref: string
}
/**
 * Show one's cards to team-mates, or stop showing them.
 */
export interface ShowHand {
type: "show_hand"
id?: (number | null)
on: boolean
seat?: (number | null)
}
/**
 * When to be asked about guarding.
 */
export interface SetSettings {
type: "settings"
id?: (number | null)
guard: ("always" | "matters" | "never")
}
/**
 * A new game with all its links.
 */
export interface Created {
game: string
host_token: string
spectator_token: string
seats: SeatLink[]
}
/**
 * A seat of a new game; the token is told this once.
 */
export interface SeatLink {
seat: number
plays: string
kind: ("human" | "hotseat" | "bot" | "open")
name: string
token: (string | null)
invite?: (string | null)
}
/**
 * What went wrong.
 */
export interface Error {
type: "error"
id?: (number | null)
code: string
message: string
}
/**
 * An event with its number and its sentence.
 */
export interface EventLine {
n: number
kind: string
data: {
[k: string]: unknown
}
line: string
}
/**
 * Events from number `first` on; they replace whatever the client held from there on.
 */
export interface Events {
type: "events"
first: number
events: EventLine[]
}
/**
 * A game as a file.
 */
export interface Export {
eday_export: 1
record: {
[k: string]: unknown
}
/**
 * @maxItems 8
 */
names?: string[]
/**
 * @maxItems 8
 */
kinds?: ("human" | "hotseat" | "bot" | "open")[]
/**
 * @maxItems 8
 */
bots?: string[]
}
/**
 * A unit in an attack that might come, and how it would fare.
 */
export interface Fighter {
card: string
attack: number
defense: number
parts: FighterPart[]
takes: number
dies: boolean
suppressed: boolean
}
/**
 * What a card adds to a fighter's values.
 */
export interface FighterPart {
card: string
attack: number
defense: number
rule: string
}
/**
 * What the tutorial says now.
 */
export interface GuideStep {
step: number
steps: number
title: string
text: string[]
options: string[]
point: string[]
done: boolean
}
/**
 * What the states to come take for known: it is told once.
 */
export interface Known {
type: "known"
layout: ({
[k: string]: unknown
} | null)
names: {
[k: string]: string
}
}
/**
 * What is left to look at of a game that is frozen.
 */
export interface LastLook {
reason: string
kind: ("board" | "card" | "campaign")
names: string[]
seats: number[]
choices: number
at: (number | null)
state: ({
[k: string]: unknown
} | null)
}
/**
 * Somebody points at something.
 */
export interface MapPing {
type: "map_ping"
from: string
seat: (number | null)
ref: string
}
/**
 * Tokens a client holds.
 */
export interface Mine {
/**
 * @maxItems 200
 */
tokens: string[]
}
/**
 * A game one of the tokens belongs to.
 */
export interface MyGame {
game: string
kind: ("board" | "card" | "campaign")
mission: (string | null)
stage: (number | null)
chapter: (number | null)
score: (BySide | null)
turn: number
status: ("running" | "finished")
frozen: (string | null)
outcome: ({
[k: string]: string
} | null)
role: ("seat" | "host" | "spectator")
seats: number[]
names: string[]
updated: string
token: number
}
/**
 * Games to go on with, newest first.
 */
export interface MyGames {
games: MyGame[]
}
/**
 * A board game to be set up.
 */
export interface NewBoardGame {
game?: "board"
mission: string
insane?: boolean
seed?: (number | string | null)
horde?: string
/**
 * @minItems 1
 * @maxItems 8
 */
seats: NewSeat[]
first?: (number | null)
show?: boolean
content?: (string | null)
}
/**
 * Who sits on a seat of a new board game.
 */
export interface NewSeat {
cog: string
kind: ("human" | "hotseat" | "bot")
name?: string
bot?: (string | null)
}
/**
 * A campaign to be set up.
 */
export interface NewCampaign {
game: "campaign"
best_of?: (1 | 3)
seed?: (number | string | null)
/**
 * @minItems 2
 * @maxItems 2
 */
seats: NewSide[]
show?: boolean
content?: (string | null)
}
/**
 * Who plays a side of a new card game or campaign.
 */
export interface NewSide {
side: ("cog" | "locust")
kind: ("human" | "hotseat" | "bot")
name?: string
bot?: (string | null)
}
/**
 * A game of a chapter to be set up; chapter 0 is the tutorial.
 */
export interface NewCardGame {
game: "card"
chapter: number
previous_winner?: (("cog" | "locust") | null)
seed?: (number | string | null)
/**
 * @minItems 2
 * @maxItems 2
 */
seats: NewSide[]
show?: boolean
content?: (string | null)
}
/**
 * An option on offer, with its label.
 */
export interface OptionWords {
id: string
kind: string
refs: string[]
args: {
[k: string]: unknown
}
label: string
role: ("cards" | "move" | "attack" | "react" | "gear" | "locusts" | "other" | "finish" | "aside")
note: (string | null)
passes: boolean
}
/**
 * The game has ended.
 */
export interface Over {
type: "over"
outcome: {
[k: string]: string
}
stats: (BoardStatistics | CardStatistics | CampaignStatistics)
}
/**
 * Everybody at the table.
 */
export interface Presence {
type: "presence"
seats: SeatPresence[]
}
/**
 * Who sits where, and whether he is there.
 */
export interface SeatPresence {
seat: number
name: string
kind: ("human" | "hotseat" | "bot" | "open")
connected: boolean
claimed: boolean
}
/**
 * What an option leads to if nobody reacts or blocks.
 */
export interface Preview {
attackers: Fighter[]
defenders: Fighter[]
direct: BySide
row: (string | null)
enters: (string | null)
others: string[]
open: boolean
winner: (("cog" | "locust") | null)
text: string[]
}
/**
 * The answer to the question for a preview.
 */
export interface PreviewAnswer {
preview: Preview
names: {
[k: string]: string
}
}
/**
 * Why a call was refused.
 */
export interface Problem {
error: ("bad_request" | "not_found" | "forbidden" | "too_many" | "too_large" | "conflict")
message: string
}
/**
 * What a seat proposes, who agrees, and who is waited for.
 */
export interface Proposal {
what: ("undo" | "resign")
seat: number
agreed: number[]
waiting: number[]
}
/**
 * Some steps of a replay.
 */
export interface ReplayPage {
last: number
steps: ReplayStep[]
}
/**
 * The table after so many choices, and what the last of them brought about.
 */
export interface ReplayStep {
at: number
view: {
[k: string]: unknown
}
names: {
[k: string]: string
}
events: EventLine[]
}
/**
 * A bug report with nothing in it that the seat does not know.
 */
export interface Report {
report: {
[k: string]: unknown
}
}
/**
 * What somebody says is wrong.
 */
export interface ReportText {
text: string
}
/**
 * One rule.
 */
export interface RuleText {
id: string
heading: string
text: string
}
/**
 * Rules with a word.
 */
export interface RulesFound {
rules: RuleText[]
}
/**
 * What the host does with a seat.
 */
export interface SeatAction {
action: ("reissue" | "bot" | "human" | "rename")
name?: (string | null)
bot?: (string | null)
}
/**
 * The new link or invitation, where there is one.
 */
export interface SeatDone {
token?: (string | null)
invite?: (string | null)
}
/**
 * What a player has set for himself.
 */
export interface SeatSettings {
guard: ("always" | "matters" | "never")
}
/**
 * The first answer.
 */
export interface Welcome {
type: "welcome"
id?: (number | null)
game: string
kind: ("board" | "card" | "campaign")
role: ("seat" | "host" | "spectator")
seats: number[]
names: string[]
plays: string[]
version: number
spectator: boolean
settings: SeatSettings
sealed: boolean
}
/**
 * The table as this connection may see it.
 */
export interface State {
type: "state"
version: number
choices: number
seat: (number | null)
view: {
[k: string]: unknown
}
decision: (Asking | null)
prompt: string
options: OptionWords[]
asked: (Asked | null)
can_undo: boolean
undo_reason: (string | null)
can_resign: boolean
proposal: (Proposal | null)
guide: (GuideStep | null)
shown_hands: {
[k: string]: {
[k: string]: unknown
}[]
}
}
/**
 * The settings now in force.
 */
export interface Settled {
type: "settings"
id?: (number | null)
settings: SeatSettings
}
/**
 * What can be played.
 */
export interface SetupInfo {
games: (BoardInfo | CardGameInfo | CampaignInfo)[]
version: string
}
