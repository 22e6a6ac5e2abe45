/** Taking seats: the seats of opponents are claimed, once, by whoever opens their invitation. */
import type { CreatedGame } from "../wire";
import { api } from "./api";
import { claimedFor, keep, noteClaim, ticketFor, type Ticket } from "./tokens";

type Claim = (invite: string, name?: string | null) => Promise<{ token: string }>;

/** The link to go on with, under a name. An invitation that this browser has taken before leads to the seat it took. */
export async function openLink(link: string, claim: Claim = api.claim, name: string | null = null): Promise<string> {
  const known = claimedFor(link);
  if (known) return known;
  const { token } = await claim(link, name);
  if (token !== link) noteClaim(link, token);
  return token;
}

/** The ticket of whoever made a game, kept; his own seat (the first one unless it is named) is claimed for him. */
export async function settleIn(made: CreatedGame, seat?: number, claim: Claim = api.claim): Promise<Ticket> {
  keep(ticketFor(made, seat));
  const own = made.seats.find((one) => one.seat === (seat ?? 0) && one.invite);
  if (own?.invite) {
    own.token = await openLink(own.invite, claim);
    own.invite = null;
  }
  const ticket = ticketFor(made, seat);
  keep(ticket);
  return ticket;
}
