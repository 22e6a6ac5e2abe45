/** Which rules stand behind things and choices, as the service tells. */
import { rulebookOnce } from "../../net/api";
import { behind, bookOf, type BookId } from "./rulebook";

/** Kinds, the most telling first. */
export interface Kinds {
  things?: readonly string[];
  choices?: readonly string[];
}

/** The ids of the rules, each once; none without the service: nothing could be read then, and the banner says why. */
export async function rulesOf(id: BookId, { things = [], choices = [] }: Kinds): Promise<string[]> {
  const rulebook = await rulebookOnce().catch(() => null);
  const book = rulebook && bookOf(rulebook, id);
  return book ? [...new Set([...behind(book.things, things), ...behind(book.choices, choices)])] : [];
}
