/** How the card game is shown: what each event looks like and how long; a campaign as the games it is made of. */
import { oneByOne, type Cue, type Kinds, type Own, type Score } from "../../shell/state/beats";
import type { AnyView, TableEvent } from "../../wire";
import { patched } from "./patch";

/** Milliseconds at normal speed: for others, and for what one did oneself. */
const KINDS: Kinds = {
  turn_started: ["turn", 1000, 600],
  game_ended: ["turn", 600],
  game_resigned: ["turn", 600],
  card_deployed: ["card", 1100, 250],
  reaction_deployed: ["card", 1400, 300],
  tactic_used: ["card", 1600, 300],
  cards_drawn: ["card", 300, 250],
  card_discarded: ["card", 300, 200],
  cards_lost: ["card", 600],
  card_returned: ["card", 350],
  card_removed: ["card", 350],
  cards_peeked: ["card", 300],
  deck_shuffled: ["card", 200],
  unit_put: ["card", 450],
  unit_moved: ["step", 650, 300],
  cover_revealed: ["door", 500],
  cover_flipped: ["door", 500],
  cover_removed: ["door", 500],
  cover_crossed: ["words", 250],
  command_flipped: ["card", 700],
  card_rotated: ["card", 300],
  attack_declared: ["aim", 1200, 600],
  attack_blocked: ["aim", 900],
  bonus_given: ["words", 600],
  damage_dealt: ["wound", 800],
  direct_damage_dealt: ["wound", 900],
  unit_killed: ["fall", 700],
  unit_suppressed: ["words", 350],
  unit_readied: ["words", 250],
  first_player_chosen: ["words", 0],
};

/** What ends a game and sets up the next: nobody is shown a campaign card by card. */
const BETWEEN: ReadonlySet<string> = new Set([
  "campaign_started",
  "chapter_started",
  "chapter_claimed",
  "campaign_ended",
  "score_changed",
  "deck_reinforced",
  "reinforcement_sealed",
  "game_started",
]);

function cues(events: readonly TableEvent[], _past: readonly TableEvent[], own: Own): Cue[] {
  const last = events.findIndex((event) => BETWEEN.has(event.kind));
  if (last < 0) return oneByOne(events, own, KINDS);
  const [first] = events.slice(last);
  const rest = events.slice(last);
  const told = oneByOne(events.slice(0, last), own, KINDS);
  return first ? [...told, { beat: { n: first.n, event: first, kind: "words", ms: 0, events: rest }, lay: rest }] : told;
}

/** The game of cards in a view, be it one of a campaign. */
function patch(view: AnyView, event: TableEvent, next: AnyView): AnyView {
  if (view.game === "card" && next.game === "card") return patched(view, event, next);
  if (view.game !== "campaign" || next.game !== "campaign" || !view.table) return view;
  return { ...view, table: patched(view.table, event, next.table ?? view.table) };
}

export const cardScore: Score = { cues, patch };
