/** Which language the page speaks, and which it could: those that are built in, and those its server has besides. */
import type { FluentBundle } from "@fluent/bundle";
import { BUILT_IN, builtIn, bundleOf, ENGLISH, FALLBACK } from "./bundles";

/** Fetches what a server says for the page in a language that is not built in, or differently. */
export type Fetch = (code: string) => Promise<string>;

class Language {
  /** Languages that can be spoken. */
  codes = $state.raw<readonly string[]>(BUILT_IN);
  private spoken = $state.raw<{ code: string; bundle: FluentBundle }>({ code: FALLBACK, bundle: ENGLISH });
  private readonly bundles = new Map<string, FluentBundle>([[FALLBACK, ENGLISH]]);
  private readonly further = new Map<string, Fetch>();
  private wish = FALLBACK;

  get code(): string {
    return this.spoken.code;
  }

  get bundle(): FluentBundle {
    return this.spoken.bundle;
  }

  /** Speaks a language from when its words are there; the last wish counts. */
  async use(code: string): Promise<void> {
    this.wish = code;
    const bundle = this.bundles.get(code) ?? (await this.load(code));
    if (this.wish !== code || this.spoken.bundle === bundle) return;
    this.spoken = { code, bundle };
    if (globalThis.document) document.documentElement.lang = code;
  }

  /** A server has further words: whole languages, or other words in one that is built in. */
  async offer(codes: readonly string[], own: readonly string[], fetch: Fetch): Promise<void> {
    this.codes = [...new Set([...BUILT_IN, ...codes])];
    for (const code of own) {
      this.further.set(code, fetch);
      this.bundles.delete(code);
    }
    if (own.includes(this.code)) await this.use(this.code);
  }

  /** The first language of a list that can be spoken: `es-MX` asks for `es`. */
  best(wanted: readonly string[]): string {
    const codes = wanted.map((one) => one.split("-")[0]?.toLowerCase() ?? "");
    return codes.find((code) => this.codes.includes(code)) ?? FALLBACK;
  }

  private async load(code: string): Promise<FluentBundle> {
    const texts = await builtIn(code);
    const further = await this.further.get(code)?.(code);
    const bundle = bundleOf(code, further === undefined ? texts : [...texts, further]);
    this.bundles.set(code, bundle);
    return bundle;
  }
}

export const language = new Language();

/** What a language calls itself. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
