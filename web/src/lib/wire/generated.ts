/** Made by `npm run types` from the server's schema. Do not edit. */

export type ClientMessage = (Hello | Choose | Undo | Resign | Consent | Ask | Suggest | Cancel | Chat | PingMap | ShowHand | SetSettings)
export type NewGame = (NewBoardGame | NewCardGame | NewCampaign)
export type ServerMessage = (Welcome | Known | State | Events | Error | (WhyAnswer | OddsAnswer | ReachAnswer | SightAnswer | CardAnswer | BoxAnswer | PreviewAnswer | AttacksAnswer) | Advice | ChatLine | MapPing | Presence | Settled | Over)

export interface Wire {

}
/**
 * What one might do in the decision of that version, the best first.
 */
export interface Advice {
type: "advice"
id?: (number | null)
version: number
seat: number
suggestions: SuggestedOption[]
rollouts: number
complete: boolean
note: (string | null)
}
/**
 * An option one might take: the seat's chance to win with it, half its 95 % interval, and what speaks for it.
 */
export interface SuggestedOption {
option: string
chance: (number | null)
error: (number | null)
why: string
}
/**
 * A Locust AI card in its parts.
 */
export interface AiWords {
family: string
title: string
trait: string
when: (StepWords | null)
then: StepWords[]
otherwise: StepWords[]
redraw: (string | null)
more: StepWords[]
}
/**
 * One step, condition or ability of a card: a mark and a number, a few words, a sentence.
 */
export interface StepWords {
mark: ("ammo" | "armour" | "attack" | "blast" | "chainsaw" | "charge" | "cover" | "defense" | "discard" | "double" | "draw" | "equipment" | "event" | "far" | "heal" | "hole" | "locust" | "move" | "near" | "no_ai" | "no_chainsaw" | "no_guard" | "no_heal" | "noise" | "only_with" | "order" | "oust" | "over_cover" | "pierce" | "pull" | "push" | "range" | "retreat" | "revive" | "seal" | "sight" | "skull" | "slow" | "spare" | "spawn" | "steady" | "targets" | "unhurt" | "weapon" | "wound")
amount: string
short: string
text: string
}
/**
 * An area of a tile.
 */
export interface AreaView {
id: string
tile: string
polygon: (readonly [number, number])[]
}
/**
 * A cover arrow, and where it points.
 */
export interface ArrowView {
at: (readonly [number, number])
facing: ("N" | "E" | "S" | "W")
}
/**
 * A question about a thing; for odds and a preview `ref` is the id of an option, for the box it is empty.
 */
export interface Ask {
type: "ask"
id?: (number | null)
what: ("why" | "odds" | "reach" | "sight" | "card" | "box" | "preview" | "attacks")
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
 * Exact odds of an attack: of one target, or of each figure in an area.
 */
export interface AttackOdds {
attack_dice?: (readonly [(number | string), (number | string), (number | string)])[]
defense_dice?: (readonly [(number | string), (number | string), (number | string)])[]
kill?: number
wound?: number
nothing?: number
seal?: number
targets?: {
[k: string]: AttackOdds
}
}
/**
 * The attack going on.
 */
export interface AttackView {
attackers: string[]
row: (string | null)
target: (string | null)
blockers: string[]
}
/**
 * One way to attack something.
 */
export interface AttackWay {
option: (string | null)
name: string
weapon: (string | null)
mode: ("normal" | "overkill" | "chainsaw" | "gun")
target: string
odds: (AttackOdds | null)
token: string
tokens: number
reasons: string[]
}
/**
 * The ways to attack something, and options to be chosen first that open them.
 */
export interface AttackWays {
ways: AttackWay[]
first: string[]
}
/**
 * How a figure or an area could be attacked.
 */
export interface AttacksAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "attacks"
data: AttackWays
}
/**
 * Direct damage that one side dealt at one go.
 */
export interface Blow {
turn: number
side: ("cog" | "locust")
damage: number
}
/**
 * The board game.
 */
export interface BoardInfo {
id: "board"
bots: BotInfo[]
missions: MissionInfo[]
cogs: CogInfo[]
guided: GuidedInfo
}
/**
 * A bot to choose.
 */
export interface BotInfo {
id: string
name: string
about: string
}
/**
 * A mission to choose.
 */
export interface MissionInfo {
id: string
name: string
about: string
story: string
difficulty: number
map_size: ("small" | "medium" | "large" | "variable")
stages: StageInfo[]
enemies: EnemyInfo[]
min_players: number
max_players: number
difficulties: DifficultyInfo[]
}
/**
 * A stage of a mission: what to do, and what is special while one does it.
 */
export interface StageInfo {
objective: string
rules: string[]
}
/**
 * An enemy to expect, with the numbers of its card.
 */
export interface EnemyInfo {
id: string
name: string
attack: number
health: number
defense: number
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
 * The guided first mission.
 */
export interface GuidedInfo {
mission: string
cogs: string[]
}
/**
 * A view without what can be had apart: the drawing of the map, and the open decision.
 */
export interface BoardState {
game: "board"
seat: (number | null)
mission: MissionView
players: number
insane: boolean
turn: number
active: number
first: number
step: string
used: ("revive" | "pick_up" | "equipment" | "bonus_move" | "solo_move" | "reload")[]
guards: GuardsView
ai_card: (string | null)
ai_verdicts: VerdictView[]
enemies: {
[k: string]: (EnemySlot | null)
}
cogs: CogView[]
locusts: LocustView[]
decks: DecksView
outcome: (OutcomeView | null)
map: MapState
}
/**
 * The mission, which everybody may read at any time (BG-SECRET-05).
 */
export interface MissionView {
id: string
stage: number
stages: number
objective: {
[k: string]: unknown
}
rules: {
[k: string]: unknown
}[]
difficulty: (string | null)
}
/**
 * Which guards of this Locust activation are gone.
 */
export interface GuardsView {
team_used: boolean
own_used: boolean
forbidden: boolean
}
/**
 * Whether the condition of an AI card was met.
 */
export interface VerdictView {
figure: (string | null)
met: boolean
}
/**
 * An enemy card on a slot, with its figures.
 */
export interface EnemySlot {
enemy: string
figure: string
attack: number
health: number
defense: number
takes_cover: boolean
chainsaw_immune: boolean
unused: number
figures: number
}
/**
 * A COG, and how its player stands.
 */
export interface CogView {
seat: number
ref: string
area: (string | null)
cover: (string | null)
bleeding_out: boolean
eliminated: boolean
cards: number
hand_limit: number
defense: number
weapons: WeaponView[]
hand: (HandCard[] | null)
}
/**
 * A weapon a COG holds.
 */
export interface WeaponView {
weapon: string
token: string
tokens: number
}
/**
 * An order card in a hand.
 */
export interface HandCard {
card: string
reaction: ("dodge" | "guard" | "follow")
two_plus: boolean
}
/**
 * A Locust in play.
 */
export interface LocustView {
ref: string
enemy: string
area: string
cover: (string | null)
wounded: boolean
health: number
}
/**
 * Piles by size only; the uppermost discards lie face up (BG-SECRET-04).
 */
export interface DecksView {
orders: number
order_discards: number
ai: number
ai_discards: number
ai_top: (string | null)
random_weapons: number
random_weapon_discards: number
markers: {
[k: string]: PileView
}
}
/**
 * Wound markers of a kind.
 */
export interface PileView {
unused: number
discards: number
}
/**
 * How a game ended.
 */
export interface OutcomeView {
winner: string
reason: string
}
/**
 * What lies on the map; its layout names the drawing it lies on.
 */
export interface MapState {
layout: string
doors_info: DoorInfo[]
exit: string
open_holes: string[]
sealed_holes: string[]
hole_tokens: string[]
equipment_cards: EquipmentCard[]
dropped_weapons: DroppedWeapon[]
levels: LevelView[]
}
/**
 * A door token: what it ends, what lies behind it, and why it stays shut.
 */
export interface DoorInfo {
area: string
level: (number | null)
leads: (number | null)
shut: (string | null)
}
/**
 * A location card with equipment that lies on the map.
 */
export interface EquipmentCard {
area: string
tile: string
equipment: (string | null)
face_down: boolean
}
/**
 * A weapon on the ground, under the marker that brought it.
 */
export interface DroppedWeapon {
area: string
weapon: string
marker: string
}
/**
 * A location deck that still holds cards.
 */
export interface LevelView {
level: number
locked: boolean
cards: number
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
closest: (ClosestCall | null)
moments: Moment[]
}
/**
 * What one COG of the board game did and suffered.
 */
export interface CogFigures {
kills: number
attacks: number
hits: number
cards_lost: number
bled_out: number
revives: number
}
/**
 * When the squad was nearest to defeat: fewest COGs on their feet, then fewest cards in their hands.
 */
export interface ClosestCall {
turn: number
standing: number
cards: number
}
/**
 * Something that turned a board game.
 */
export interface Moment {
turn: number
kind: ("stage" | "down" | "revived")
figure: (string | null)
stage: (number | null)
}
/**
 * A whole view.
 */
export interface BoardView {
game: "board"
seat: (number | null)
mission: MissionView
players: number
insane: boolean
turn: number
active: number
first: number
step: string
used: ("revive" | "pick_up" | "equipment" | "bonus_move" | "solo_move" | "reload")[]
guards: GuardsView
ai_card: (string | null)
ai_verdicts: VerdictView[]
enemies: {
[k: string]: (EnemySlot | null)
}
cogs: CogView[]
locusts: LocustView[]
decks: DecksView
outcome: (OutcomeView | null)
map: MapView
decision: (DecisionView | null)
}
/**
 * The map with its drawing.
 */
export interface MapView {
tiles: TileView[]
areas: AreaView[]
walls: (readonly [(readonly [number, number]), (readonly [number, number])])[]
elevations: (readonly [(readonly [number, number]), (readonly [number, number])])[]
cover_lines: (readonly [(readonly [number, number]), (readonly [number, number])])[]
barriers: ("barrier" | "car" | "column" | "counter" | "crates" | "low_wall" | "planter" | "sandbags")[]
open_lines: (readonly [(readonly [number, number]), (readonly [number, number])])[]
covers: CoverView[]
holes: SpotView[]
equipment: SpotView[]
doors: DoorView[]
entrance: string
entrance_at: (readonly [(readonly [number, number]), (readonly [number, number])])
exit_at: (readonly [(readonly [number, number]), (readonly [number, number])])
maps: MapPart[]
adjacent: (readonly [string, string])[]
layout: string
doors_info: DoorInfo[]
exit: string
open_holes: string[]
sealed_holes: string[]
hole_tokens: string[]
equipment_cards: EquipmentCard[]
dropped_weapons: DroppedWeapon[]
levels: LevelView[]
}
/**
 * A tile where it lies.
 */
export interface TileView {
id: string
rotation: number
x: number
y: number
width: number
height: number
theme: string
}
/**
 * A cover space.
 */
export interface CoverView {
id: string
area: string
at: (readonly [number, number])
arrows: ArrowView[]
behind: ("barrier" | "car" | "column" | "counter" | "crates" | "ledge" | "low_wall" | "planter" | "sandbags")
}
/**
 * A printed emergence hole or equipment space.
 */
export interface SpotView {
area: string
at: (readonly [number, number])
}
/**
 * A door, in the gap it stands in.
 */
export interface DoorView {
area: string
at: (readonly [(readonly [number, number]), (readonly [number, number])])
}
/**
 * One of several unconnected maps.
 */
export interface MapPart {
tiles: string[]
entrance: string
entrance_at: (readonly [(readonly [number, number]), (readonly [number, number])])
}
/**
 * Who is asked, for what kind of choice, among which options; a seat that is not asked gets no options.
 */
export interface DecisionView {
seat: number
kind: string
options: OptionView[]
context: {
[k: string]: unknown
}
}
/**
 * One legal choice.
 */
export interface OptionView {
id: string
kind: string
refs: string[]
args: {
[k: string]: unknown
}
}
/**
 * The rules of a game, without their texts.
 */
export interface Book {
book: ("BG" | "CG")
chapters: Chapter[]
pages: QuickTopic[][]
choices: {
[k: string]: string[]
}
things: {
[k: string]: string[]
}
}
/**
 * A heading of the rules.
 */
export interface Chapter {
heading: string
rules: string[]
}
/**
 * A topic of the quick reference.
 */
export interface QuickTopic {
topic: string
title: string
lines: QuickLine[]
}
/**
 * A line of the quick reference, with the ids of the rules it stands for.
 */
export interface QuickLine {
text: string
rules: string[]
}
/**
 * Every card there is, by its id.
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
faces: {
[k: string]: string
}
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
 * What is in the box.
 */
export interface BoxAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "box"
data: Box
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
 * A view without what can be had apart: the open decision.
 */
export interface CampaignState {
game: "campaign"
seat: (number | null)
best_of: number
chapter: number
previous_winner: (("cog" | "locust") | null)
score: BySide
chapters: ("cog" | "locust")[]
decks: CardsBySide
changes: ChangeBySide[]
reinforcement: (ReinforcementView | null)
outcome: (OutcomeView | null)
table: (CardState | null)
}
/**
 * Cards of each side.
 */
export interface CardsBySide {
cog: {
[k: string]: number
}
locust: {
[k: string]: number
}
}
/**
 * What a reinforcement did to both decks.
 */
export interface ChangeBySide {
cog: DeckChange
locust: DeckChange
}
/**
 * What a revealed reinforcement did to a deck.
 */
export interface DeckChange {
step: string
options: string[]
removed: {
[k: string]: number
}
added: {
[k: string]: number
}
}
/**
 * The choice being made: who has sealed one, but what it is only for its own seat (CG-REINFORCE-15).
 */
export interface ReinforcementView {
step: string
chapter: number
removed: CardsBySide
sealed: SealedBySide
chosen: (string[] | null)
}
/**
 * Whether each side has sealed its choice.
 */
export interface SealedBySide {
cog: boolean
locust: boolean
}
/**
 * A view without what can be had apart: the open decision.
 */
export interface CardState {
game: "card"
seat: (number | null)
chapter: number
scenario: (string | null)
rules: string[]
previous_winner: (("cog" | "locust") | null)
turn: number
active: number
phase: string
sides: SideView[]
row: (PlaceView | null)[]
attack: (AttackView | null)
outcome: (OutcomeView | null)
}
/**
 * One player's cards: piles by size, discards open (CG-SETUP-13).
 */
export interface SideView {
seat: number
side: ("cog" | "locust")
deck: number
cards: number
hand: (string[] | null)
discard: string[]
reserve: UnitView[]
command: CommandView[]
supply: string[]
playing: string[]
}
/**
 * A unit with its values and its state now.
 */
export interface UnitView {
attack: number
defense: number
parts: ValuePart[]
suppressed: boolean
enemy_cover: boolean
keywords: string[]
acted: boolean
card: string
}
/**
 * What a card adds to a unit's values.
 */
export interface ValuePart {
card: string
attack: number
defense: number
rule: string
}
/**
 * A card in a command area.
 */
export interface CommandView {
card: string
initiative: number
face: (string | null)
number: (number | null)
unit: boolean
}
/**
 * A place in the row of cover; a card lying face down tells nothing (CG-HIDDEN-02, 05).
 */
export interface PlaceView {
row: string
card: (string | null)
face: (string | null)
hidden: boolean
unit: (UnitView | null)
side: (("cog" | "locust") | null)
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
 * A whole view.
 */
export interface CampaignView {
game: "campaign"
seat: (number | null)
best_of: number
chapter: number
previous_winner: (("cog" | "locust") | null)
score: BySide
chapters: ("cog" | "locust")[]
decks: CardsBySide
changes: ChangeBySide[]
reinforcement: (ReinforcementView | null)
outcome: (OutcomeView | null)
table: (CardView | null)
decision: (DecisionView | null)
}
/**
 * A whole view.
 */
export interface CardView {
game: "card"
seat: (number | null)
chapter: number
scenario: (string | null)
rules: string[]
previous_winner: (("cog" | "locust") | null)
turn: number
active: number
phase: string
sides: SideView[]
row: (PlaceView | null)[]
attack: (AttackView | null)
outcome: (OutcomeView | null)
decision: (DecisionView | null)
}
/**
 * No advice is wanted any more.
 */
export interface Cancel {
type: "cancel"
id?: (number | null)
}
/**
 * What a card says.
 */
export interface CardAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "card"
data: CardWords
}
/**
 * The answer about a card: its name and its text line by line, some kinds also in parts.
 */
export interface CardWords {
name: string
text: string[]
order?: (OrderWords | null)
weapon?: (WeaponWords | null)
enemy?: (EnemyWords | null)
ai?: (AiWords | null)
mission?: (MissionWords | null)
face?: (CardFace | null)
}
/**
 * An order card in its parts.
 */
export interface OrderWords {
actions: StepWords[]
two_plus: (string | null)
reaction: Reaction
}
/**
 * The reaction icon of an order card, and what it lets a player do.
 */
export interface Reaction {
kind: ("dodge" | "guard" | "follow")
text: string
}
/**
 * A weapon card in its parts.
 */
export interface WeaponWords {
kind: string
normal: number
overkill: number
range: number
token: ("ammo" | "grenade" | "none")
dice: string
traits: StepWords[]
omen: (StepWords | null)
}
/**
 * An enemy card in its parts.
 */
export interface EnemyWords {
enemy: string
attack: number
health: number
defense: number
wounded: string
traits: StepWords[]
omen: (StepWords | null)
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
story: string
heroes: HeroesBySide
turns?: (number | null)
cog_wins?: (number | null)
}
/**
 * Names of cards by side.
 */
export interface HeroesBySide {
cog: string[]
locust: string[]
}
/**
 * A card game in numbers.
 */
export interface CardStatistics {
kind: "card"
turns: number
sides: FiguresBySide
blows: Blow[]
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
 * The COGs' chance to win as a turn began, or at the end.
 */
export interface ChancePoint {
turn: number
at: number
chance: number
}
/**
 * A line of the answer: how far it is, and in the last line the games (of a campaign several) or a problem.
 */
export interface Chances {
done: number
games?: (GameChances[] | null)
problem?: (string | null)
}
/**
 * The curve of one game.
 */
export interface GameChances {
chapter: (number | null)
points: ChancePoint[]
turning: TurningPoint[]
}
/**
 * A turn that changed much, and the choice that did most of it.
 */
export interface TurningPoint {
turn: number
at: number
player: string
choice: string
before: number
after: number
lines: string[]
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
 * An invitation, or any link, and what whoever comes with it wants to be called.
 */
export interface Claim {
token: string
name?: (string | null)
}
/**
 * The link to go on with: of the seat that was claimed, or the one that was sent.
 */
export interface Claimed {
token: string
}
/**
 * Who connects; `since` is the number of events already held, `language` what is to be spoken.
 */
export interface Hello {
type: "hello"
id?: (number | null)
token: string
since?: (number | null)
language?: (string | null)
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
 * What to do in the open decision? The answer comes as `advice`, unless something happens before.
 */
export interface Suggest {
type: "suggest"
id?: (number | null)
version: number
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
 * The part of a fighter in the damage another one takes.
 */
export interface Dealt {
by: string
damage: number
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
 * An event with its number, its sentence, and its tone in the log.
 */
export interface EventLine {
n: number
kind: string
data: {
[k: string]: unknown
}
line: string
tone: ("plain" | "head" | "blood" | "locust")
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
attack: number
defense: number
parts: ValuePart[]
card: string
takes: number
dies: boolean
suppressed: boolean
dealt: Dealt[]
through: number
}
/**
 * What the guide of a first game says now.
 */
export interface GuideStep {
step: number
steps: number
title: string
text: string[]
options: string[]
point: string[]
rule: string
done: boolean
}
/**
 * What the states to come take for known: it is told once.
 */
export interface Known {
type: "known"
layout: (MapDrawing | null)
names: {
[k: string]: string
}
}
/**
 * What views are drawn on as long as their layout stays the same.
 */
export interface MapDrawing {
tiles: TileView[]
areas: AreaView[]
walls: (readonly [(readonly [number, number]), (readonly [number, number])])[]
elevations: (readonly [(readonly [number, number]), (readonly [number, number])])[]
cover_lines: (readonly [(readonly [number, number]), (readonly [number, number])])[]
barriers: ("barrier" | "car" | "column" | "counter" | "crates" | "low_wall" | "planter" | "sandbags")[]
open_lines: (readonly [(readonly [number, number]), (readonly [number, number])])[]
covers: CoverView[]
holes: SpotView[]
equipment: SpotView[]
doors: DoorView[]
entrance: string
entrance_at: (readonly [(readonly [number, number]), (readonly [number, number])])
exit_at: (readonly [(readonly [number, number]), (readonly [number, number])])
maps: MapPart[]
adjacent: (readonly [string, string])[]
}
/**
 * What can be spoken, by code.
 */
export interface Languages {
languages: string[]
further: string[]
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
 * An invitation, or any link.
 */
export interface Link {
token: string
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
outcome: (OutcomeView | null)
role: ("seat" | "host" | "spectator")
seats: number[]
names: string[]
plays: string[]
asks: (number | null)
updated: string
chosen: (string | null)
token: number
}
/**
 * Games to go on with, newest first.
 */
export interface MyGames {
games: MyGame[]
}
/**
 * Odds with the names of the things in them.
 */
export interface NamedOdds {
odds: OddsWords
names: {
[k: string]: string
}
}
/**
 * Exact odds of an attack or a reaction.
 */
export interface OddsWords {
attack_dice?: (readonly [(number | string), (number | string), (number | string)])[]
defense_dice?: (readonly [(number | string), (number | string), (number | string)])[]
kill?: number
wound?: number
nothing?: number
seal?: number
targets?: {
[k: string]: AttackOdds
}
ways?: WayWords[]
}
/**
 * An attack a guard allows, with its label.
 */
export interface WayWords {
id: string
kind: string
refs: string[]
args: {
[k: string]: unknown
}
odds: AttackOdds
label: string
}
/**
 * A preview with the names of the things in it.
 */
export interface NamedPreview {
preview: PreviewWords
names: {
[k: string]: string
}
}
/**
 * A preview with its sentences.
 */
export interface PreviewWords {
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
guided?: boolean
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
seats: (readonly [NewSide, NewSide])
show?: boolean
content?: (string | null)
}
/**
 * A game of a chapter to be set up; chapter 0 is the tutorial.
 */
export interface NewCardGame {
game: "card"
chapter: number
previous_winner?: (("cog" | "locust") | null)
seed?: (number | string | null)
seats: (readonly [NewSide, NewSide])
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
 * The odds of an option; None where it has none.
 */
export interface OddsAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "odds"
data: (NamedOdds | null)
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
code?: (string | null)
role: ("cards" | "move" | "attack" | "react" | "gear" | "locusts" | "other" | "finish" | "aside")
note: (string | null)
sure?: (string | null)
passes: boolean
}
/**
 * The game has ended.
 */
export interface Over {
type: "over"
outcome: OutcomeView
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
bot: (string | null)
connected: boolean
claimed: boolean
}
/**
 * What an option leads to; None where nothing can be said beforehand.
 */
export interface PreviewAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "preview"
data: (NamedPreview | null)
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
 * What is in reach of the movement an option leads to, or (no ref) that is asked for; None where there is none.
 */
export interface ReachAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "reach"
data: (ReachWords | null)
}
/**
 * Every end of a movement, nearest first.
 */
export interface ReachWords {
walker: string
ends: ReachEndWords[]
}
/**
 * A place a movement may end in, told in words.
 */
export interface ReachEndWords {
place: string
area: string
steps: number
way: string[]
route: string[]
may_ask: string[]
halts: boolean
seen_by: string[]
targets: ReachTarget[]
words: string
}
/**
 * A Locust that could be attacked from a place, with the best attack on it.
 */
export interface ReachTarget {
figure: string
option: string
weapon: string
mode: string
kill: number
wound: number
}
/**
 * Why something is not on offer: the rule, and what it says here.
 */
export interface ReasonWords {
rule: string
key: string
line: string
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
view: (BoardView | CardView | CampaignView)
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
 * One rule, or one topic of the quick reference.
 */
export interface RuleText {
id: string
book: ("BG" | "CG")
heading: string
text: string
kind: ("rule" | "example" | "commentary" | "quick")
}
/**
 * What a reader finds before looking for anything.
 */
export interface Rulebook {
books: Book[]
}
/**
 * Rules with a word or of these ids, the likeliest first.
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
view: (BoardState | CardState | CampaignState)
decision: (Asking | null)
prompt: string
options: OptionWords[]
asked: (Asked | null)
can_undo: boolean
undo_reason: (string | null)
can_resign: boolean
can_suggest: boolean
proposal: (Proposal | null)
guide: (GuideStep | null)
shown_hands: {
[k: string]: HandCard[]
}
}
/**
 * Why there is no such choice.
 */
export interface WhyAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "why"
data: ReasonWords[]
}
/**
 * Refs of all that is in sight.
 */
export interface SightAnswer {
type: "answer"
id?: (number | null)
ref: string
what: "sight"
data: string[]
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
