/** Weapon tiles: each way to attack something, ready to be shown. What is possible and how likely, the server says. */
import type { AttackOdds, AttackWays, CardWords, Option, Ref } from "../../../wire";
import { type Chances, chances } from "../odds";

type AttackWay = AttackWays["ways"][number];

export interface Tile {
  key: string;
  name: string;
  /** None for a gun that is no weapon carried. */
  weapon: Ref | null;
  mode: AttackWay["mode"];
  /** What a click chooses; null: it is greyed, or something has to be chosen first. */
  option: Option | null;
  dice: number;
  /** One line for each who would be hit. */
  hits: Chances[];
  /** Chance in percent to seal the hole. */
  seal: number | null;
  token: string;
  tokens: number;
  reasons: readonly string[];
  /** Everything it would be aimed at, to be marked on the map. */
  aims: Ref[];
}

export interface Aimed {
  tiles: Tile[];
  /** What could be chosen first to open more of them: a card, the end of a move. */
  first: Option[];
  /** What else can be done with the thing. */
  others: Option[];
}

const total = (odds: AttackOdds | null): number => (odds?.attack_dice ?? []).reduce((sum, [n]) => sum + Number(n), 0);

function tile(way: AttackWay, options: ReadonlyMap<string, Option>): Tile {
  const { odds, target, name, mode, token, tokens, reasons } = way;
  return {
    key: `${way.weapon ?? name} ${mode}`,
    name,
    weapon: way.weapon,
    mode,
    option: (way.option && options.get(way.option)) || null,
    dice: total(odds),
    hits: odds ? chances(odds) : [],
    seal: odds?.seal === undefined ? null : Math.round(odds.seal * 100),
    token,
    tokens,
    reasons,
    aims: [target, ...Object.keys(odds?.targets ?? {})],
  };
}

/** Tiles in the order of the weapons, those that can be fired first; what the tiles do not say follows. Of what opens more
 * of them, the card that lies open comes first. */
export function aimed(ways: AttackWays, options: readonly Option[], here: readonly Option[], open: Ref | null = null): Aimed {
  const byId = new Map(options.map((option) => [option.id, option]));
  const tiles = ways.ways.map((way) => tile(way, byId));
  const rank = (one: Tile): number => (one.option ? 0 : one.reasons.length === 0 ? 1 : 2);
  const told = new Set(tiles.map((one) => one.option));
  const first = ways.first.flatMap((id) => byId.get(id) ?? []);
  const other = (option: Option): number => (open !== null && option.refs.includes(open) ? 0 : 1);
  return {
    tiles: [...tiles].sort((a, b) => rank(a) - rank(b)),
    first: first.toSorted((a, b) => other(a) - other(b)),
    others: here.filter((option) => !told.has(option)),
  };
}

const FIRED: ReadonlySet<string> = new Set(["attack", "chainsaw", "gun_attack"]);

/** It fires something at somebody, so that its tile shows what may come of it. */
export const isFired = (option: Option): boolean => FIRED.has(option.kind);

/** It takes the last ammo of a weapon that cannot attack without. */
export const empties = (tile: Tile, weapon: CardWords["weapon"]): boolean =>
  tile.mode === "overkill" && tile.token === "ammo" && tile.tokens === 0 && !!weapon && !weapon.traits.some((one) => one.mark === "spare");
