/** Messages and bodies as the server's schema has them, with the parts of a view that the frame reads spelled out. */
import type * as Made from "./generated";
import type { MapView } from "./map";

export type {
  BySide,
  CardFace,
  CardWords,
  BotInfo,
  CogInfo,
  Created as CreatedGame,
  ClientMessage,
  EventLine as TableEvent,
  Events as EventsMessage,
  Fighter,
  FighterPart,
  GuideStep,
  LastLook,
  MissionInfo,
  MyGame,
  NewBoardGame,
  NewGame,
  OptionWords as Option,
  Preview,
  PreviewAnswer,
  Proposal,
  RuleText,
  SeatPresence,
  SetupInfo,
  Welcome,
} from "./generated";

export type Ref = string;
export type Kind = Made.Welcome["kind"];
export type SeatKind = Made.NewSeat["kind"];
export type GuardStops = Made.SeatSettings["guard"];
export type AskWhat = Made.Ask["what"];
export type Statistics = Made.Over["stats"];

export interface HandCard {
  card: Ref;
  reaction: string | null;
  two_plus: boolean;
}

export interface WeaponState {
  weapon: Ref;
  token: string;
  tokens: number;
}

export interface CogView {
  seat: number;
  ref: Ref;
  area: Ref | null;
  cover: Ref | null;
  bleeding_out: boolean;
  eliminated: boolean;
  cards: number;
  hand_limit: number;
  defense: number;
  weapons: WeaponState[];
  hand: HandCard[] | null;
}

export interface LocustView {
  ref: Ref;
  enemy: string;
  area: Ref;
  cover: Ref | null;
  wounded: boolean;
  health: number;
}

export interface EnemySlot {
  enemy: string;
  figure: string;
  attack: number;
  health: number;
  defense: number;
  unused: number;
  figures: number;
}

export interface Decks {
  orders: number;
  order_discards: number;
  ai: number;
  ai_discards: number;
  ai_top: Ref | null;
  random_weapons: number;
}

export interface Outcome {
  winner: string;
  reason: string;
}

/** A seat's view of the board game; the geometry of its map is the map component's business. */
export interface BoardView {
  game: "board";
  seat: number | null;
  mission: { id: string; stage: number; stages: number };
  turn: number;
  active: number;
  step: string;
  ai_card: Ref | null;
  enemies: Record<string, EnemySlot | null>;
  cogs: CogView[];
  locusts: LocustView[];
  map: MapView | Record<string, never>;
  decks: Decks;
  outcome: Outcome | null;
}

export type Side = "cog" | "locust";

/** A unit of the card game with its values now, and what they are made of. */
export interface UnitView {
  card: Ref;
  attack: number;
  defense: number;
  parts: Made.FighterPart[];
  suppressed: boolean;
  enemy_cover: boolean;
  keywords: string[];
  acted: boolean;
}

export interface CommandView {
  card: Ref;
  initiative: number;
  face: string | null;
  number: number | null;
  unit: boolean;
}

/** A place in the row of cover; a card lying face down tells nothing. */
export interface PlaceView {
  row: Ref;
  card: Ref | null;
  face: string | null;
  hidden: boolean;
  unit: UnitView | null;
  side: Side | null;
}

export interface SideView {
  seat: number;
  side: Side;
  deck: number;
  cards: number;
  /** Only the own one is told. */
  hand: Ref[] | null;
  discard: Ref[];
  reserve: UnitView[];
  command: CommandView[];
  supply: Ref[];
  /** A tactic or reaction whose effects are being carried out. */
  playing?: Ref[];
}

export interface AttackView {
  attackers: Ref[];
  row: Ref | null;
  target: Ref | null;
  blockers: Ref[];
}

/** A seat's view of a game of cards. */
export interface CardView {
  game: "card";
  seat: number | null;
  chapter: number;
  scenario: string | null;
  rules: string[];
  previous_winner: Side | null;
  turn: number;
  active: number;
  phase: string;
  sides: SideView[];
  row: (PlaceView | null)[];
  attack: AttackView | null;
  outcome: Outcome | null;
}

/** Cards by id, with how many of each. */
export type Cards = Record<string, number>;

/** What a side's deck gained and lost before a chapter. */
export interface DeckChange {
  step: string;
  options: string[];
  removed: Record<string, number>;
  added: Record<string, number>;
}

export interface ReinforcementView {
  step: string;
  chapter: number;
  removed: Record<Side, Record<string, number>>;
  sealed: Record<Side, boolean>;
  /** The own sealed choice. */
  chosen: string[] | null;
}

/** A seat's view of a campaign, with the table of the game being played. */
export interface CampaignView {
  game: "campaign";
  seat: number | null;
  best_of: number;
  chapter: number;
  previous_winner: Side | null;
  score: Record<Side, number>;
  chapters: Side[];
  decks: Record<Side, Cards>;
  changes: Record<Side, DeckChange>[];
  reinforcement: ReinforcementView | null;
  table: CardView | null;
  outcome: Outcome | null;
}

/** What a seat sees of whatever is played, told apart by `game`. */
export type AnyView = BoardView | CardView | CampaignView;

export type Decision = Made.Asking;

export type StateMessage = Omit<Made.State, "view" | "shown_hands"> & {
  view: AnyView;
  shown_hands: Record<string, HandCard[]>;
};

export type ReplayStep = Omit<Made.ReplayStep, "view"> & { view: AnyView };
export type ReplayPage = Omit<Made.ReplayPage, "steps"> & { steps: ReplayStep[] };

export type ServerMessage = Exclude<Made.ServerMessage, Made.State> | StateMessage;

export interface Odds {
  kill?: number;
  wound?: number;
  nothing?: number;
  seal?: number;
  attack_dice?: [number, string, string][];
  defense_dice?: [number, string, string][];
  targets?: Record<Ref, Odds>;
  /** The attacks a guard allows. */
  ways?: { id: string; label: string; odds: Odds }[];
}
