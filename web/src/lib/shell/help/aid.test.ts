import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { language, t } from "../../text";
import PlayerAid from "./PlayerAid.svelte";

afterEach(async () => {
  vi.unstubAllGlobals();
  await language.use("en");
});

/** What was asked of the server, in which language, and how it is answered. */
function server(): { spoken: string; answer: (text: string) => Promise<void>; fail: () => Promise<void> }[] {
  const asked: ReturnType<typeof server> = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    return new Promise<Response>((answer, fail) => {
      const settled = async (): Promise<void> => {
        await new Promise((done) => setTimeout(done));
        flushSync();
      };
      asked.push({
        spoken: headers["Accept-Language"] ?? "",
        answer: (text) => (answer(new Response(`<main>${text}</main>`)), settled()),
        fail: () => (fail(new Error("offline")), settled()),
      });
    });
  });
  return asked;
}

function shown(): { text: () => string; sheet: () => string; leave: () => Promise<void> } {
  const target = document.createElement("div");
  const page = mount(PlayerAid, { target, props: { book: "BG", onback: () => undefined } });
  flushSync();
  const sheet = (): string => [...target.querySelectorAll("div")].map((one) => one.shadowRoot?.textContent ?? "").join("");
  return { text: () => target.textContent ?? "", sheet, leave: () => unmount(page) };
}

it("a sheet in the language that was spoken before does not overwrite the present one", async () => {
  const asked = server();
  const page = shown();
  await language.use("es");
  flushSync();
  expect(asked.map((one) => one.spoken)).toEqual(["en", "es"]);
  await asked[1]!.answer("Ayuda");
  await asked[0]!.answer("Aid");
  expect(page.sheet()).toBe("Ayuda");
  await page.leave();
});

it("it is not called offline any more once the sheet has come", async () => {
  const asked = server();
  const page = shown();
  await asked[0]!.fail();
  expect(page.text()).toContain(t("link-offline"));
  await language.use("ja");
  flushSync();
  await asked[1]!.answer("早見表");
  expect(page.text()).not.toContain(t("link-offline"));
  expect(page.sheet()).toBe("早見表");
  await page.leave();
});
