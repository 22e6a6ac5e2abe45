/** The last state of a frozen game: written by another version, so nothing in it is taken for granted. */
import { plain } from "../../text";
import type { AnyView, LastLook } from "../../wire";

export interface Seen {
  view: AnyView;
  names: Record<string, string>;
  /** The cards of one's own hand, by name. */
  hand: string[];
}

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What can be drawn of a look; null if that is nothing. */
export function lookedAt(look: LastLook): Seen | null {
  const view = look.state?.["view"];
  if (!isObject(view) || view["game"] !== look.kind) return null;
  const told = look.state?.["names"];
  const names = isObject(told) ? (told as Record<string, string>) : {};
  const hand = handOf(view).map((ref) => names[ref] ?? plain(ref));
  return { view: drawable(view) as unknown as AnyView, names, hand };
}

/** What stood along its cover lines an older version did not tell. */
function drawable(view: Loose): Loose {
  const map = view["map"];
  return isObject(map) ? { ...view, map: { barriers: [], ...map } } : view;
}

/** The one hand that is told in a view, of whichever game. */
function handOf(view: Loose): string[] {
  const table = isObject(view["table"]) ? view["table"] : view;
  const holders = [...list(view["cogs"]), ...list(table["sides"])];
  const holder = holders.find((one) => isObject(one) && Array.isArray(one["hand"]));
  const cards = isObject(holder) ? list(holder["hand"]) : [];
  return cards.map((card) => (isObject(card) ? card["card"] : card)).filter((ref): ref is string => typeof ref === "string");
}
