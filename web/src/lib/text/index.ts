/** Text by key, in the language of the settings. */
import { en, type TextKey } from "./en";

export type { TextKey };

const catalogues: Record<string, Partial<Record<TextKey, string>>> = { en };
let current = "en";

export const languages: { id: string; name: string }[] = [{ id: "en", name: "English" }];

export function useLanguage(id: string): void {
  if (catalogues[id]) current = id;
}

/** A text with its values filled in; `{n:card|cards}` is the word for one of them, or for any other number. */
export function t(key: TextKey, values: Record<string, string | number> = {}): string {
  const text: string = catalogues[current]?.[key] ?? en[key];
  return text
    .replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) => (Number(values[name]) === 1 ? one : many))
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Text for a key made at run time, if the catalogue has it. */
export function maybe(key: string, values: Record<string, string | number> = {}): string | null {
  return key in en ? t(key as TextKey, values) : null;
}

/** The same with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A readable word from an id, for things no name came with. */
export function plain(ref: string): string {
  const id = ref.slice(ref.indexOf(":") + 1).replace(/[_.]|-(?=\d+$)/g, " ");
  return capital(id);
}
