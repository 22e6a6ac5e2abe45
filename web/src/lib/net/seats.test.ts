import { beforeEach, describe, expect, it } from "vitest";
import type { CreatedGame } from "../wire";
import { openLink, settleIn } from "./seats";
import { ticketOf } from "./tokens";

const sealed = (): CreatedGame => ({
  game: "g",
  host_token: "host",
  spectator_token: "watch",
  seats: [
    { seat: 0, plays: "side:cog", kind: "human", name: "A", token: null, invite: "first" },
    { seat: 1, plays: "side:locust", kind: "human", name: "B", token: null, invite: "second" },
  ],
});

let asked: string[];
const claim = (invite: string): Promise<{ token: string }> => {
  asked.push(invite);
  return Promise.resolve({ token: `claimed ${invite}` });
};

beforeEach(() => {
  asked = [];
  localStorage.clear();
  sessionStorage.clear();
});

describe("seats", () => {
  it("an invitation is claimed once, and leads to the same seat when it is opened again", async () => {
    expect(await openLink("first", claim)).toBe("claimed first");
    expect(await openLink("first", claim)).toBe("claimed first");
    expect(asked).toEqual(["first"]);
  });

  it("any other link stays what it is", async () => {
    const same = (token: string) => Promise.resolve({ token });
    expect(await openLink("spectator", same)).toBe("spectator");
  });

  it("the maker's own seat is claimed for him, the other is for whoever he invites", async () => {
    await settleIn(sealed(), 1, claim);
    expect(asked).toEqual(["second"]);
    expect(ticketOf("g")).toMatchObject({ token: "claimed second", host: "host", invites: { 0: "first" } });
  });

  it("a seat that could not be claimed is not lost with the game", async () => {
    await expect(settleIn(sealed(), 0, () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
    expect(ticketOf("g")).toMatchObject({ token: "watch", host: "host", invites: { 0: "first", 1: "second" } });
  });
});
