/** Who attacks what, as lines from one thing on the table to another. */
import type { CardView, Option, Ref } from "../../wire";
import { bottomSeat } from "./choices";
import { isCard, isRow, seatRef } from "./refs";

export interface Line {
  from: Ref;
  to: Ref;
  /** Only thought of so far. */
  dashed: boolean;
}

export function arrowsOf(view: CardView, weighed: Option | null): Line[] {
  const lines: Line[] = [];
  const attack = view.attack;
  if (attack) {
    for (const from of attack.attackers) {
      const targets = attack.blockers.length ? attack.blockers : [attack.target ?? attack.row ?? enemyOf(view, from)];
      for (const to of targets) if (to) lines.push({ from, to, dashed: false });
    }
  }
  if (!weighed) return lines;
  const [unit, place] = weighed.refs;
  if (!unit || !isCard(unit)) return lines;
  if (weighed.kind === "block") {
    for (const from of attack?.attackers ?? []) lines.push({ from, to: unit, dashed: true });
  } else if (weighed.kind === "attack" || weighed.kind === "direct" || weighed.kind === "cross") {
    lines.push({ from: unit, to: place && isRow(place) ? (unitAt(view, place) ?? place) : seatRef(1 - bottomSeat(view)), dashed: true });
  }
  return lines;
}

function unitAt(view: CardView, row: Ref): Ref | null {
  return view.row.find((place) => place?.row === row)?.unit?.card ?? null;
}

/** The player a unit in cover or reserve attacks. */
function enemyOf(view: CardView, unit: Ref): Ref | null {
  for (const side of view.sides) if (side.reserve.some((one) => one.card === unit)) return seatRef(1 - side.seat);
  const place = view.row.find((one) => one?.unit?.card === unit);
  const side = view.sides.find((one) => one.side === place?.side);
  return side ? seatRef(1 - side.seat) : null;
}
