/** The signs on the cards and beside them, as the legend lists them. */
import type { SymbolName } from "../../../art/cards/symbols";
import type { TextKey } from "../../../text";

export const SIGNS: readonly (readonly [TextKey, readonly SymbolName[]])[] = [
  [
    "legend-cardValues",
    ["attack", "defense", "initiative", "troop", "heavy", "wretch", "tactic", "reaction", "command", "cover", "scenario"],
  ],
  ["legend-cardWords", ["tough", "disposable", "overrun", "offensive", "defensive", "no_block", "no_cover", "rotating"]],
  ["legend-cardStates", ["suppressed", "enemyCover", "acted", "chosen", "lit", "target", "guide"]],
];
