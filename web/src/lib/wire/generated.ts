/** Made by `npm run types` from the server's schema. Do not edit. */

export type ClientMessage = (Hello | Choose | Undo | Ask | Chat | PingMap | ShowHand | SetSettings)
export type ServerMessage = (Welcome | State | Events | Error | Answer | ChatLine | MapPing | Presence | Settled | Over)

export interface Wire {

}
/**
 * The answer to a question.
 */
export interface Answer {
type: "answer"
id?: (number | null)
what: ("why" | "odds" | "sight" | "card")
ref: string
data: unknown
}
/**
 * A question about a thing; for odds `ref` is the id of an option.
 */
export interface Ask {
type: "ask"
id?: (number | null)
what: ("why" | "odds" | "sight" | "card")
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
 * The answer about a card: its name and its text line by line, some kinds also in parts.
 */
export interface CardWords {
name: string
text: string[]
order?: (OrderWords | null)
weapon?: (WeaponWords | null)
mission?: (MissionWords | null)
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
 * A COG to choose.
 */
export interface CogInfo {
id: string
name: string
text: string[]
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
cog: string
kind: ("human" | "hotseat" | "bot" | "open")
name: string
token: (string | null)
}
/**
 * A difficulty setting of a mission that has some.
 */
export interface DifficultyInfo {
id: string
name: string
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
}
/**
 * A game of the house.
 */
export interface GameInfo {
id: string
missions: MissionInfo[]
cogs: CogInfo[]
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
mission: string
stage: number
turn: number
status: ("running" | "finished")
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
 * A game to be set up.
 */
export interface NewGame {
game?: "board"
mission: string
insane?: boolean
seed?: (number | null)
horde?: string
/**
 * @minItems 1
 * @maxItems 8
 */
seats: NewSeat[]
content?: (string | null)
}
/**
 * Who sits on a seat of a new game.
 */
export interface NewSeat {
cog: string
kind: ("human" | "hotseat" | "bot")
name?: string
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
group: string
}
/**
 * The game has ended.
 */
export interface Over {
type: "over"
outcome: {
[k: string]: string
}
stats: {
[k: string]: unknown
}
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
}
/**
 * Why a call was refused.
 */
export interface Problem {
error: ("bad_request" | "not_found" | "forbidden" | "too_many" | "too_large" | "conflict")
message: string
}
/**
 * The table after so many choices, and what the last of them brought about.
 */
export interface ReplayStep {
at: number
last: number
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
}
/**
 * The new link, where there is one.
 */
export interface SeatDone {
token?: (string | null)
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
role: ("seat" | "host" | "spectator")
seats: number[]
names: string[]
cogs: string[]
version: number
spectator: boolean
settings: SeatSettings
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
decision: ({
[k: string]: unknown
} | null)
prompt: string
options: OptionWords[]
asked: (Asked | null)
names: {
[k: string]: string
}
can_undo: boolean
undo_reason: (string | null)
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
games: GameInfo[]
version: string
}
