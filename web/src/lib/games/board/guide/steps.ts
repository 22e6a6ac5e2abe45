/** The guided first turn: what to explain now, told by what the table asks and by what has happened. It knows no rule. */
import type { Option, Ref, TableEvent } from "../../../wire";

/** What a newcomer should have met after one turn, in the order it usually comes up. */
export const LESSONS = ["heal", "order", "move", "cover", "attack", "end", "locust"] as const;
export type Lesson = (typeof LESSONS)[number];
/** Everything the guide may be talking about: a lesson, or a moment before, between and after them. */
export type Topic = Lesson | "setup" | "wait" | "use" | "stop" | "react" | "watch" | "done";

export interface Scene {
  /** Seats and figures of this player. */
  seats: readonly number[];
  cogs: readonly Ref[];
  /** Kind of the decision that is this player's to make, if any. */
  decision: string | null;
  options: readonly Option[];
  /** Whether a card lies open with its uses in the prompt bar. */
  open: boolean;
  /** What happened since the guide began. */
  events: readonly TableEvent[];
  /** Lessons the player has read and gone on from. */
  passed: ReadonlySet<Topic>;
}

/** Options that put a lesson on offer, by their kind. */
const OFFERS = {
  move: ["move", "bonus_move"],
  cover: ["cover"],
  attack: ["attack", "chainsaw"],
  stop: ["stop"],
  end: ["end"],
} as const;

/** Explained by a text and a button: nothing has to be chosen for them. */
export const isReading = (topic: Topic): boolean => topic === "locust" || topic === "done";

/** Whether the player may go on without doing it. */
export const isOptional = (topic: Topic): boolean => topic === "move" || topic === "cover" || topic === "attack";

export function offering(options: readonly Option[], topic: Topic): Option[] {
  const kinds: readonly string[] = topic in OFFERS ? OFFERS[topic as keyof typeof OFFERS] : [];
  return options.filter((option) => kinds.includes(option.kind));
}

const turnOf = (event: TableEvent, seats: readonly number[]): boolean =>
  event.kind === "turn_started" && seats.includes(event.data["seat"] as number);

/** Where a guide begins: with the player's turn that is going on, else with whatever comes next. */
export function beginning(events: readonly TableEvent[], seats: readonly number[]): number {
  const last = events.findLastIndex((event) => event.kind === "turn_started");
  const event = events[last];
  return event === undefined ? 0 : turnOf(event, seats) ? last : events.length;
}

export interface Progress {
  begun: boolean;
  /** The turn has passed on. */
  over: boolean;
  met: ReadonlySet<Lesson>;
}

/** What of the turn has happened. An undo takes events away, and with them what was met. */
export function progress(scene: Scene): Progress {
  const start = scene.events.findIndex((event) => turnOf(event, scene.seats));
  const met = new Set<Lesson>();
  if (start < 0) return { begun: false, over: false, met };
  const turn = scene.events.slice(start + 1);
  const own = (event: TableEvent, key: string): boolean => scene.cogs.includes(event.data[key] as Ref);
  for (const event of turn) {
    if (event.kind === "turn_started") break;
    if (event.kind === "order_played" && scene.seats.includes(event.data["seat"] as number)) met.add("heal").add("order");
    else if (event.kind === "figure_moved" && own(event, "figure")) met.add("move");
    else if (event.kind === "cover_taken" && own(event, "figure")) met.add("cover");
    else if (event.kind === "attack_declared" && own(event, "attacker") && !met.has("locust")) met.add("attack");
    else if (event.kind === "ai_card_drawn") met.add("end").add("locust");
    else if (event.kind === "locusts_held") met.add("end");
  }
  const over = turn.some((event) => event.kind === "turn_started");
  if (over) met.add("end");
  return { begun: true, over, met };
}

/** What to talk about now: the question that is open, or while none is, what is going on. */
export function topicOf(scene: Scene): Topic | null {
  const { begun, over, met } = progress(scene);
  if (scene.decision === null) {
    if (met.has("locust") && !scene.passed.has("locust")) return "locust";
    if (!over) return begun ? "watch" : "wait";
  }
  if (over) return scene.passed.has("done") ? null : "done";
  switch (scene.decision) {
    case "setup_cover":
    case "team":
      return "setup";
    case "heal":
      return "heal";
    case "order":
      return scene.open ? "use" : "order";
    case "action":
    case "move":
      return lessonOf(scene, met);
    default:
      return "react";
  }
}

/** What of an order card is on offer and not yet met. */
function lessonOf(scene: Scene, met: ReadonlySet<Lesson>): Topic {
  const next = (["move", "cover", "attack"] as const).find(
    (topic) => !met.has(topic) && !scene.passed.has(topic) && offering(scene.options, topic).length > 0,
  );
  return next ?? (["stop", "end"] as const).find((topic) => offering(scene.options, topic).length > 0) ?? "react";
}

const quoted = (value: string): string => JSON.stringify(value);

/** Where a topic is on the page: selectors, the best first; what the first that is in sight finds is pointed at. */
export function places(topic: Topic, scene: Scene): string[] {
  switch (topic) {
    case "setup":
    case "react":
      return [".thing.offered", ".prompt button[data-option]"];
    case "heal":
      return [".prompt button[data-option]"];
    case "order":
      return ["button[data-card][data-pick]", "#tab-hand"];
    case "use":
      return [".prompt button[data-option]"];
    case "move":
    case "cover":
    case "attack":
    case "stop":
    case "end":
      return optionPlaces(offering(scene.options, topic));
    case "locust":
      return ["article.ai", "#tab-log"];
    default:
      return [];
  }
}

function optionPlaces(options: readonly Option[]): string[] {
  const onMap = options.flatMap((option) => option.refs.map((ref) => `.thing.offered[data-ref=${quoted(ref)}]`));
  const buttons = options.map((option) => `.prompt .buttons button[data-option=${quoted(option.id)}]`);
  return [onMap, buttons, [".prompt .tools button"]].filter((group) => group.length).map((group) => group.join(", "));
}
