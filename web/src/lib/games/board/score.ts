/** How the board game is shown: what each event looks like and how long, and how attacks hang together. */
import { type Beat, isOwn, oneByOne, type Cue, type Kinds, type Own, type Score } from "../../shell/state/beats";
import { wordCount } from "../../text";
import type { Ref, TableEvent } from "../../wire";
import { patched } from "./patch";

/** Milliseconds at normal speed: for others, and for what one did oneself. */
const KINDS: Kinds = {
  turn_started: ["turn", 1100, 700],
  stage_begun: ["turn", 2200],
  stage_flipped: ["turn", 2200],
  game_ended: ["turn", 600],
  game_resigned: ["turn", 600],
  order_played: ["card", 1500, 0],
  ai_card_drawn: ["card", 2600],
  ai_card_redrawn: ["card", 900],
  guard_used: ["talk", 500, 200],
  figure_moved: ["step", 300, 200],
  cover_taken: ["step", 250, 200],
  cover_left: ["step", 0],
  figure_placed: ["step", 250],
  attack_declared: ["aim", 650, 400],
  chainsaw_revved: ["aim", 650, 400],
  dice_rolled: ["dice", 1700],
  wounds_dealt: ["wound", 450],
  wounds_shrugged_off: ["wound", 450],
  figure_wounded: ["wound", 0],
  figure_healed: ["words", 350],
  figure_killed: ["fall", 600],
  figure_removed: ["fall", 350],
  bleeding_out: ["fall", 700],
  cog_eliminated: ["fall", 800],
  cog_revived: ["words", 450, 250],
  attack_missed: ["words", 400],
  figure_spawned: ["spawn", 450],
  spawn_failed: ["words", 300],
  hole_placed: ["hole", 500],
  hole_sealed: ["hole", 500],
  hole_reopened: ["hole", 500],
  door_explored: ["door", 0],
  door_tried: ["door", 400],
  door_placed: ["door", 0],
  tile_placed: ["door", 500],
  exit_entered: ["door", 400],
  card_discarded: ["card", 0],
  card_removed: ["card", 0],
  cards_drawn: ["card", 200, 0],
  tokens_spent: ["words", 0],
  tokens_gained: ["words", 0],
  weapon_dropped: ["words", 0],
  weapon_discarded: ["words", 0],
  first_player_chosen: ["words", 0],
};

/** What others do stays so much longer than its picture needs, so that one thing is told from the next. */
const RESTS: Readonly<Record<string, number>> = {
  turn_started: 400,
  order_played: 300,
  figure_moved: 170,
  cover_taken: 130,
  figure_placed: 130,
  figure_spawned: 200,
  attack_declared: 250,
  figure_killed: 200,
};

/** A card that nobody has seen before stays until it is read: a glance, and a while for each word, within limits. */
const GLANCE = 1600;
const WORD = 70;
const MOST = 5000;

const AI_CARDS: ReadonlySet<string> = new Set(["ai_card_drawn", "ai_card_redrawn"]);

const ATTACKS: ReadonlySet<string> = new Set(["attack_declared", "chainsaw_revved"]);
/** What an attack leads to; anything else is another matter. */
const OF_ATTACKS: ReadonlySet<string> = new Set([
  "dice_rolled",
  "attack_missed",
  "wounds_dealt",
  "wounds_shrugged_off",
  "figure_wounded",
  "figure_killed",
  "figure_removed",
  "figure_healed",
  "bleeding_out",
  "cog_eliminated",
  "card_discarded",
  "tokens_spent",
  "weapon_dropped",
  "weapon_turned_over",
  "hole_sealed",
  "figure_spawned",
  "spawn_failed",
  "cover_taken",
]);
/** How far back an attack is looked for whose dice are thrown now: somebody may have been asked in between. */
const BACK = 12;

/** All of the attack that the event at this place belongs to. */
function attackAround(all: readonly TableEvent[], at: number): TableEvent[] {
  let from = at;
  while (from > 0 && at - from < BACK && !ATTACKS.has(all[from]!.kind) && OF_ATTACKS.has(all[from]!.kind)) from -= 1;
  let to = at + 1;
  while (to < all.length && OF_ATTACKS.has(all[to]!.kind) && all[to]!.kind !== "dice_rolled") to += 1;
  if (ATTACKS.has(all[at]!.kind) && all[to]?.kind === "dice_rolled") {
    to += 1;
    while (to < all.length && OF_ATTACKS.has(all[to]!.kind) && all[to]!.kind !== "dice_rolled") to += 1;
  }
  return all.slice(ATTACKS.has(all[from]!.kind) ? from : at, to);
}

function cues(events: readonly TableEvent[], past: readonly TableEvent[], own: Own): Cue[] {
  const all = [...past.slice(-BACK), ...events];
  return oneByOne(events, own, KINDS).map(({ beat, lay }) => {
    if (beat.kind !== "aim" && beat.kind !== "dice") return { beat, lay };
    return { beat: { ...beat, events: attackAround(all, all.indexOf(beat.event)) }, lay };
  });
}

/** How the board game is shown to who can read on its cards what `text` tells. */
export function boardScore(text: (card: Ref) => readonly string[] = () => []): Score {
  const reading = ({ event, ms }: Beat): number => {
    const words = wordCount(text(String(event.data["card"])).join(" "));
    return Math.max(0, Math.min(MOST, GLANCE + WORD * words) - ms);
  };
  return {
    cues,
    patch: (view, event, next) => (view.game === "board" ? patched(view, event, next) : view),
    rest: (beat, own) => {
      if (AI_CARDS.has(beat.event.kind)) return reading(beat);
      return isOwn(beat.event, own) ? 0 : (RESTS[beat.event.kind] ?? 0);
    },
  };
}
