import { beforeEach, describe, expect, it } from "vitest";
import type { CreatedGame } from "../wire";
import { giveUp, keep, otherToken, takeSeat, ticketFor, ticketOf, tickets } from "./tokens";

const made: CreatedGame = {
  game: "g",
  host_token: "host",
  spectator_token: "watch",
  seats: [
    { seat: 0, plays: "cog:a", kind: "human", name: "A", token: "one" },
    { seat: 1, plays: "cog:b", kind: "human", name: "B", token: "two" },
    { seat: 2, plays: "cog:c", kind: "bot", name: "C", token: null },
  ],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("tickets", () => {
  it("the maker sits on the first seat and holds the links of the others", () => {
    expect(ticketFor(made)).toMatchObject({ token: "one", host: "host", spectator: "watch", invites: { 1: "two" } });
  });

  it("the maker may sit on another seat", () => {
    expect(ticketFor(made, 1)).toMatchObject({ token: "two", invites: { 0: "one" } });
  });

  it("seats on one screen share a token and need no link", () => {
    const shared = { ...made, seats: made.seats.slice(0, 2).map((seat) => ({ ...seat, kind: "hotseat" as const, token: "one" })) };
    expect(ticketFor(shared)).toMatchObject({ token: "one", invites: {} });
  });

  it("another seat's link, opened in a browser that has one, counts for that tab alone", () => {
    keep(ticketFor(made));
    takeSeat("g", "two");
    expect(ticketOf("g")?.token).toBe("two");
    expect(tickets()[0]).toMatchObject({ token: "one", host: "host" });
    sessionStorage.clear();
    expect(ticketOf("g")?.token).toBe("one");
  });

  it("a new link takes the place of one that is dead", () => {
    keep({ game: "g", token: "old" });
    expect(otherToken("g", "new")).toBe("old");
    takeSeat("g", "new", false);
    expect(ticketOf("g")?.token).toBe("new");
    expect(otherToken("g", "new")).toBeNull();
  });

  it("the host who leaves a seat keeps the game, a guest does not, a second tab leaves the first alone", () => {
    keep(ticketFor(made));
    takeSeat("g", "two");
    giveUp("g");
    expect(ticketOf("g")).toMatchObject({ token: "one", host: "host" });
    giveUp("g");
    expect(ticketOf("g")).toMatchObject({ token: "host", host: "host" });
    takeSeat("other", "guest");
    giveUp("other");
    expect(ticketOf("other")).toBeUndefined();
  });

  it("broken storage is an empty list", () => {
    localStorage.setItem("eday.tickets", "{");
    expect(tickets()).toEqual([]);
  });
});
