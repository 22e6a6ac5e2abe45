/** The rules by heading: what the contents, the links beside things and the reader have in common. */
import type { Rulebook } from "../../wire";

export type Book = Rulebook["books"][number];
export type BookId = Book["book"];

/** Some rules under a title, to be read. */
export interface Reading {
  title: string;
  ids: readonly string[];
}

export const bookOf = (rulebook: Rulebook, id: BookId): Book | undefined => rulebook.books.find((one) => one.book === id);

/** The ids of rules behind some kinds of choices or things, each once. */
export function behind(table: Readonly<Record<string, string[]>>, kinds: readonly string[]): string[] {
  return [...new Set(kinds.flatMap((kind) => table[kind] ?? []))];
}

/** Ids by the chapters they stand in, in the order of the first of each. */
export function readings(book: Book, ids: readonly string[]): Reading[] {
  const headings = new Map(book.chapters.flatMap((chapter) => chapter.rules.map((id) => [id, chapter.heading] as const)));
  const found = new Map<string, string[]>();
  for (const id of ids) {
    const title = headings.get(id);
    if (title !== undefined) found.set(title, [...(found.get(title) ?? []), id]);
  }
  return [...found].map(([title, own]) => ({ title, ids: own }));
}

/** A text cut up at the ids of rules in it. */
export function cut(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b((?:BG|CG)(?:-[A-Z0-9]+)*-\d\d)\b/)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 }))
    .filter((part) => part.text);
}
