import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { language } from "../../text";
import type { SetupInfo } from "../../wire";
import Lobby from "./Lobby.svelte";

afterEach(async () => {
  vi.unstubAllGlobals();
  await language.use("en");
});

const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};

it("a slow answer in the language that was spoken before does not overwrite the lobby", async () => {
  const asked: { spoken: string; answer: (version: string) => Promise<void>; fail: () => Promise<void> }[] = [];
  // Pictures wait until they are seen; here nothing ever is.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    return new Promise<Response>((answer, fail) =>
      asked.push({
        spoken: headers["Accept-Language"] ?? "",
        answer: (version) => (answer(Response.json({ version, games: [] } satisfies SetupInfo)), settled()),
        fail: () => (fail(new Error("offline")), settled()),
      }),
    );
  });
  const target = document.createElement("div");
  const page = mount(Lobby, { target });
  flushSync();
  await language.use("es");
  flushSync();
  await language.use("ja");
  flushSync();
  expect(asked.map((one) => one.spoken)).toEqual(["en", "es", "ja"]);
  await asked[2]!.answer("日本語");
  await asked[0]!.answer("English");
  await asked[1]!.fail();
  expect(target.querySelector("footer")?.textContent).toContain("日本語");
  expect(target.querySelector("[role=alert]")).toBeNull();
  await unmount(page);
});
