/** The page's messages as they are built in: English always, other languages in a piece of the script each. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const FALLBACK = "en";

const english = import.meta.glob<string>("../../../../src/eday/text/en/page/*.ftl", { query: "?raw", import: "default", eager: true });
const others = import.meta.glob<string>(["../../../../src/eday/text/*/page/*.ftl", "!../../../../src/eday/text/en/page/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The language a file belongs to. */
const codeOf = (path: string): string => path.split("/").at(-3) ?? FALLBACK;

/** Languages that are built in. */
export const BUILT_IN: readonly string[] = [...new Set([FALLBACK, ...Object.keys(others).map(codeOf)])];

export function bundleOf(code: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The texts of a language that is built in; none of another. */
export function builtIn(code: string): Promise<string[]> {
  if (code === FALLBACK) return Promise.resolve(Object.values(english));
  const files = Object.keys(others).filter((path) => codeOf(path) === code);
  return Promise.all(files.map((path) => others[path]!()));
}

export const ENGLISH = bundleOf(FALLBACK, Object.values(english));
