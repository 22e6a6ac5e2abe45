/** Text by key, in the language that is spoken. What reads it in a template is written anew when that changes. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { ENGLISH } from "./bundles";
import type { TextKey } from "./generated";
import { language } from "./language.svelte";

export { language, ownName } from "./language.svelte";
export type { TextKey };

type Values = Record<string, FluentVariable>;

/** A text with its values filled in; what a language lacks is said in English. */
export function t(key: TextKey, values: Values = {}): string {
  return said(language.bundle, key, values) ?? said(ENGLISH, key, values) ?? key;
}

/** Text for a key made at run time, if the catalogue has it. */
export function maybe(key: string, values: Values = {}): string | null {
  return ENGLISH.hasMessage(key) ? t(key as TextKey, values) : null;
}

function said(bundle: FluentBundle, key: string, values: Values): string | null {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : null;
}

/** Several things one after the other, as a language writes them. */
export const commas = (parts: readonly string[]): string => joined("join-comma", parts);
/** The same where the parts have commas themselves. */
export const semicolons = (parts: readonly string[]): string => joined("join-semicolon", parts);

function joined(key: TextKey, parts: readonly string[]): string {
  const [first, ...rest] = parts;
  return rest.reduce((before, next) => t(key, { before, next }), first ?? "");
}

/** A number of percent. */
export const percents = (n: number): string => t("chances-percent", { n });
/** What is told about something: a name and words. */
export const about = (what: string, words: string): string => t("join-colon", { what, words });
const stopped = (words: string): string => (/[.!?\u3002\uff01\uff1f]$/.test(words) ? words : t("join-stop", { words }));
/** Sentences one after the other, each with its full stop; what is empty is left out. */
export function sentences(parts: readonly string[]): string {
  return joined("join-sentence", parts.filter(Boolean).map(stopped));
}
/** The same for a label, which has no full stop at its end. */
export function labelled(parts: readonly string[]): string {
  const said = parts.filter(Boolean);
  return joined("join-sentence", [...said.slice(0, -1).map(stopped), ...said.slice(-1)]);
}
/** A name before what stands apart from it on the page. */
export const heading = (what: string): string => t("join-heading", { what });

/** How dates are written: in the words of the language, and where it is spoken in several ways, as its texts are. */
export const region = (): string => (language.code === "en" ? "en-GB" : language.code);

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);

/** A readable word from an id, for things no name came with. */
export function plain(ref: string): string {
  const id = ref.slice(ref.indexOf(":") + 1).replace(/[_.]|-(?=\d+$)/g, " ");
  return capital(id);
}

const segmented = (text: string): Intl.SegmentData[] => [...new Intl.Segmenter(language.code, { granularity: "word" }).segment(text)];

/** How many words a text has, also where no spaces are written. */
export const wordCount = (text: string): number => segmented(text).filter((part) => part.isWordLike).length;

const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]/;

/** How much room letters take: Japanese ones almost twice as much as others. */
export const breadth = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.7 : 1), 0);

/** The room the longest piece takes that a line must not be broken in. */
export function longestPiece(text: string): number {
  const pieces = WIDE.test(text) ? segmented(text).map((part) => part.segment) : text.split(/[\s-]/);
  return Math.max(...pieces.map(breadth));
}
