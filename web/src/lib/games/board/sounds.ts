/** What is heard of a beat at the board. */
import type { Note, Sound } from "../../shell/ui/sound";
import type { Ref, TableEvent } from "../../wire";
import type { Attack } from "./dice/attack";
import { type Schedule, tally } from "./dice/schedule";

/** Weapons by what they sound like. */
const ARMS: Readonly<Record<string, Sound>> = {
  lancer: "rifle",
  hammerburst: "rifle",
  snub_pistol: "pistol",
  gorgon_pistol: "pistol",
  boltok_pistol: "pistol",
  gnasher: "shotgun",
  longshot: "sniper",
  torque_bow: "bow",
  boomshot: "launcher",
  mortar: "launcher",
  bolo_grenade: "explosion",
  hammer_of_dawn: "beam",
  mulcher: "gatling",
  heavy_gun: "gatling",
};
/** Locusts carry no weapon cards; these do not fire a rifle. */
const BODIES: Readonly<Record<string, Sound>> = {
  wretch: "claw",
  lambent_wretch: "claw",
  berserker: "claw",
  boomer: "launcher",
  ticker: "explosion",
  theron_guard: "bow",
  grinder: "gatling",
  skorge: "saw",
  kantus: "pistol",
};
const EVENTS: Readonly<Record<string, Sound>> = {
  ai_card_drawn: "card",
  ai_card_redrawn: "card",
  order_played: "card",
  card_discarded: "discard",
  wounds_dealt: "hit",
  wounds_shrugged_off: "shield",
  figure_killed: "fall",
  bleeding_out: "fall",
  cog_eliminated: "fall",
  figure_spawned: "spawn",
  hole_placed: "hole",
  hole_reopened: "hole",
  hole_sealed: "seal",
  tile_placed: "door",
  exit_entered: "door",
  figure_moved: "step",
  cover_taken: "step",
};

const bare = (ref: unknown): string =>
  String(ref ?? "")
    .replace(/^\w+:/, "")
    .replace(/-\d+$/, "");

/** What an attack sounds like: by its weapon, or by who attacks without one. */
export function soundOfArms(weapon: Ref | null, enemy: string): Sound {
  return ARMS[bare(weapon)] ?? BODIES[bare(enemy)] ?? "rifle";
}

/** What is heard of a single event; `enemy` tells what kind of Locust a figure is. */
export function soundOf(event: TableEvent, enemy: (figure: Ref) => string): Sound | null {
  if (event.kind === "chainsaw_revved") return "saw";
  if (event.kind === "attack_declared") {
    const { weapon, equipment, attacker } = event.data;
    return soundOfArms((weapon ?? equipment ?? null) as Ref | null, enemy(String(attacker)));
  }
  return EVENTS[event.kind] ?? null;
}

/** What is heard of a roll: dice, and a shield for every wound it strikes out. What gets through is heard on the map. */
export function soundsOfRoll(attack: Attack, { strike, apart }: Schedule): Note[] {
  const struck = Math.max(0, ...attack.defenders.filter((one) => one.rolled).map((one) => tally(one).struck));
  const notes: Note[] = [{ sound: "dice", at: 0 }];
  for (let i = 0; i < struck; i++) notes.push({ sound: "shield", at: strike + i * apart });
  if (attack.saw) notes.push({ sound: "saw", at: strike });
  return notes;
}
