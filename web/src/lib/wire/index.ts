/** Messages and bodies as the server's schema has them, with the parts of a view that the frame reads spelled out. */
import type { MapView } from "../board/types";
import type * as Made from "./generated";

export type {
  CardWords,
  CogInfo,
  Created as CreatedGame,
  ClientMessage,
  EventLine as TableEvent,
  Events as EventsMessage,
  MissionInfo,
  MyGame,
  NewGame,
  OptionWords as Option,
  RuleText,
  SeatPresence,
  SetupInfo,
  Welcome,
} from "./generated";

export type Ref = string;
export type SeatKind = Made.NewSeat["kind"];
export type GuardStops = Made.SeatSettings["guard"];
export type AskWhat = Made.Ask["what"];

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
  game: string;
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

export interface Decision {
  seat: number;
  kind: string;
  context: Record<string, unknown>;
}

export type StateMessage = Omit<Made.State, "view" | "decision" | "shown_hands"> & {
  view: BoardView;
  decision: Decision | null;
  shown_hands: Record<string, HandCard[]>;
};

export type ReplayStep = Omit<Made.ReplayStep, "view"> & { view: BoardView };

export type ServerMessage = Exclude<Made.ServerMessage, Made.State> | StateMessage;

export interface Odds {
  kill?: number;
  wound?: number;
  nothing?: number;
  seal?: number;
  attack_dice?: [number, string, string][];
  defense_dice?: [number, string, string][];
  targets?: Record<Ref, Odds>;
}
