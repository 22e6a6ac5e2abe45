/** Messages, bodies and views as the server's schema has them, under the names the client calls them by. */
import type * as Made from "./generated";

export type {
  AiWords,
  Advice,
  AreaView,
  AttackOdds,
  AttackView,
  AttackWays,
  BotInfo,
  BySide,
  CampaignState as CampaignView,
  CardFace,
  CardState as CardView,
  CardWords,
  ChapterInfo,
  Chances as ChancesLine,
  ClientMessage,
  CogInfo,
  CogView,
  CommandView,
  CoverView,
  Created as CreatedGame,
  DeckChange,
  DoorView,
  EnemyInfo,
  EventLine as TableEvent,
  Events as EventsMessage,
  EnemySlot,
  Fighter,
  GameChances,
  GuideStep,
  HandCard,
  Languages,
  LastLook,
  LocustView,
  MapDrawing,
  MapPart,
  MapView,
  MissionInfo,
  Moment,
  MyGame,
  NewBoardGame,
  NewGame,
  OddsWords as Odds,
  OptionWords as Option,
  OutcomeView as Outcome,
  PlaceView,
  PreviewWords as Preview,
  Proposal,
  ReachEndWords as ReachEnd,
  ReachWords as Reach,
  ReinforcementView,
  ReplayPage,
  ReplayStep,
  Rulebook,
  RulesFound,
  RuleText,
  SeatPresence,
  ServerMessage,
  SetupInfo,
  SideView,
  SpotView,
  SuggestedOption,
  TileView,
  UnitView,
  ValuePart,
  VerdictView,
  WeaponView,
  Welcome,
} from "./generated";

export type Ref = string;
export type Kind = Made.Welcome["kind"];
export type SeatKind = Made.NewSeat["kind"];
export type GuardStops = Made.SeatSettings["guard"];
export type Statistics = Made.Over["stats"];
export type Side = Made.SideView["side"];
export type Decision = Made.Asking;

/** Cards by id, with how many of each. */
export type Cards = Made.DeckChange["added"];

/** A seat's view of the board game with the drawing of its map, which is told apart. */
export type BoardView = Omit<Made.BoardState, "map"> & { map: Made.MapView };

/** What a seat sees of whatever is played, told apart by `game`. */
export type AnyView = BoardView | Made.CardState | Made.CampaignState;

/** A state as it comes, and as it is held: with the drawing. */
export type StateMessage = Made.State;
export type TableState = Omit<Made.State, "view"> & { view: AnyView };

/** What the answers to each kind of question tell; null: refused. */
type AnswerTo<What> = Extract<Extract<Made.ServerMessage, { type: "answer" }>, { what: What }>["data"];
export type AskWhat = Made.Ask["what"];
export type Answers = { [What in AskWhat]: AnswerTo<What> | null };
