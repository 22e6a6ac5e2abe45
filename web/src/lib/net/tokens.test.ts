import { beforeEach, describe, expect, it } from "vitest";
import type { CreatedGame } from "../wire";
import { keep, takeSeat, ticketFor, ticketOf, tickets } from "./tokens";

const made: CreatedGame = {
  game: "g",
  host_token: "host",
  spectator_token: "watch",
  seats: [
    { seat: 0, cog: "a", kind: "human", name: "A", token: "one" },
    { seat: 1, cog: "b", kind: "human", name: "B", token: "two" },
    { seat: 2, cog: "c", kind: "bot", name: "C", token: null },
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

  it("broken storage is an empty list", () => {
    localStorage.setItem("eday.tickets", "{");
    expect(tickets()).toEqual([]);
  });
});
