/** What is to be seen on a card. */

import type { Subject } from "../../../art/board/pictures/gallery";
import type { CardWords, Ref } from "../../../wire";

/** The subject of a card's picture; null for things without one, or whose words are not known yet. */
export function subjectOf(ref: Ref, words: CardWords | undefined): Subject | null {
  const id = ref.slice(ref.indexOf(":") + 1);
  if (words?.order) return { kind: "order", id };
  if (words?.weapon) return { kind: "weapon", id };
  if (words?.ai) return { kind: "ai", id, family: words.ai.family };
  return words?.enemy ? { kind: "enemy", id: words.enemy.enemy } : null;
}
