/** Keys of the prompt's choices. Digits belong to the hand, U, S, R and I to the table. */
import type { Option } from "../../wire";

/** Whatever is asked, this one ends, passes or declines. */
export const FINISH = "e";
const OTHERS = ["q", "w", "t", "y", "f", "g"] as const;

/** The letter of each choice, by its id. */
export function lettered(options: readonly Pick<Option, "id" | "role">[]): Map<string, string> {
  const last = options.find((option) => option.role === "finish");
  const letters = new Map<string, string>(last ? [[last.id, FINISH]] : []);
  options.filter((option) => option !== last).forEach((option, i) => OTHERS[i] && letters.set(option.id, OTHERS[i]));
  return letters;
}

export const isLetter = (key: string): boolean => key === FINISH || OTHERS.some((letter) => letter === key);
