import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import {
  about,
  breadth,
  capital,
  commas,
  labelled,
  language,
  longestPiece,
  maybe,
  ownName,
  plain,
  region,
  sentences,
  t,
  wordCount,
} from ".";

const POLISH = `
table-turn = Tura { $turn }
log-lines = { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[many] { $n } wierszy
  }
join-comma = { $before } + { $next }
`;
const asked: string[] = [];
const fetch = (code: string): Promise<string> => {
  asked.push(code);
  return Promise.resolve(POLISH);
};

afterEach(() => language.use("en"));

it("fills in values and chooses plurals", () => {
  expect(t("table-turn", { turn: 3 })).toBe("Turn 3");
  expect([1, 2, 0].map((n) => t("log-lines", { n }))).toEqual(["1 line", "2 lines", "0 lines"]);
  expect(t("invite-count", { come: 1, all: 4 })).toBe("1 of 4 have come.");
});

it("has no words for a key nobody wrote", () => {
  expect(maybe("hint-nothing_of_the_kind")).toBeNull();
  expect(maybe("hint-cover")).toBe(t("hint-cover"));
});

it("fetches a language when it is wanted, once, and speaks it by its own rules", async () => {
  await language.offer(["en", "pl"], ["pl"], fetch);
  expect(language.codes).toContain("pl");
  expect(asked).toEqual([]);
  await language.use("pl");
  expect([1, 3, 5].map((n) => t("log-lines", { n }))).toEqual(["1 wiersz", "3 wiersze", "5 wierszy"]);
  expect(document.documentElement.lang).toBe("pl");
  await language.use("en");
  await language.use("pl");
  expect(asked).toEqual(["pl"]);
});

it("says in English what a language lacks", async () => {
  await language.offer(["pl"], ["pl"], fetch);
  await language.use("pl");
  expect(t("table-turn", { turn: 2 })).toBe("Tura 2");
  expect(t("table-lobby")).toBe("Lobby");
});

it("writes anew what was read before the language changed", async () => {
  const read: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void read.push(`${t("table-turn", { turn: 1 })} ${commas(["a", "b"])}`));
  });
  flushSync();
  await language.offer(["pl"], ["pl"], fetch);
  await language.use("pl");
  flushSync();
  stop();
  expect(read).toEqual(["Turn 1 a, b", "Tura 1 a + b"]);
});

it("the last wish counts, whichever words come first", async () => {
  let come: (words: string) => void = () => undefined;
  await language.offer(["xx"], ["xx"], () => new Promise((resolve) => (come = resolve)));
  const slow = language.use("xx");
  await Promise.resolve();
  await Promise.resolve();
  await language.use("en");
  come("table-lobby = Late\n");
  await slow;
  expect([language.code, t("table-lobby")]).toEqual(["en", "Lobby"]);
});

it("takes the first language somebody prefers that there is", async () => {
  await language.offer(["en", "pl"], [], fetch);
  expect(language.best(["de-CH", "pl-PL", "en"])).toBe("pl");
  expect(language.best(["de"])).toBe("en");
  expect(["en", "es", "ja"].map(ownName)).toEqual(["English", "Español", "日本語"]);
  expect(region()).toBe("en-GB");
});

it("puts parts together", () => {
  expect(commas(["a", "b", "c"])).toBe("a, b, c");
  expect(commas([])).toBe("");
  expect(about("a", "b")).toBe("a: b");
  expect(sentences(["One", "", "Two!", "Three."])).toBe("One. Two! Three.");
  expect(labelled(["One", "", "Two!", "Three"])).toBe("One. Two! Three");
});

it("measures words, also where no spaces are written", () => {
  expect(wordCount("Draw two cards.")).toBe(3);
  expect(wordCount("カードを2枚引く。")).toBeGreaterThan(3);
  expect(breadth("ab")).toBe(2);
  expect(breadth("手札")).toBeCloseTo(3.4);
  expect(longestPiece("Theron-Guard bow")).toBe(6);
  expect(longestPiece("ローカストの手札")).toBeLessThan(breadth("ローカストの手札"));
});

it("makes words of ids", () => {
  expect(plain("cog:marcus_fenix")).toBe("Marcus fenix");
  expect(capital("élan")).toBe("Élan");
});
