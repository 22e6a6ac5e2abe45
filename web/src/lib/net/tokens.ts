/** The tokens this browser holds: who it is, in which game. */
import type { CreatedGame } from "../wire";

export interface Ticket {
  game: string;
  /** Plays or watches: the token of the socket. */
  token: string;
  host?: string;
  spectator?: string;
  /** Seats others are invited to: seat -> link or invitation. */
  invites?: Record<number, string>;
}

const KEY = "eday.tickets";
const TAB = "eday.tab.";
const CLAIMED = "eday.claimed";

export function tickets(): Ticket[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Ticket[]) : [];
  } catch {
    return [];
  }
}

/** The ticket for a game; a tab that opened another seat's link plays that seat. */
export function ticketOf(game: string): Ticket | undefined {
  const found = tickets().find((ticket) => ticket.game === game);
  const here = sessionStorage.getItem(TAB + game);
  return found && here ? { ...found, token: here } : found;
}

/** Whether this browser sits where a link leads: nobody is asked who he is for that. */
export const isAtHome = (link: string): boolean => claimedFor(link) !== null || tickets().some((ticket) => ticket.token === link);

/** Another token this browser has for a game. */
export function otherToken(game: string, token: string): string | null {
  const known = tickets().find((ticket) => ticket.game === game);
  return known && known.token !== token ? known.token : null;
}

/** Takes a seat by its link. A seat this browser already holds is kept: the link then counts for this tab alone. */
export function takeSeat(game: string, token: string, holdsAnother = true): void {
  const known = tickets().find((ticket) => ticket.game === game);
  if (!known || !holdsAnother) {
    sessionStorage.removeItem(TAB + game);
    keep({ game, token });
  } else if (known.token !== token) sessionStorage.setItem(TAB + game, token);
  else sessionStorage.removeItem(TAB + game);
}

export function keep(ticket: Ticket): void {
  const all = tickets();
  const known = all.find((other) => other.game === ticket.game);
  const others = all.filter((other) => other.game !== ticket.game);
  localStorage.setItem(KEY, JSON.stringify([{ ...known, ...ticket }, ...others].slice(0, 60)));
}

export function forget(game: string): void {
  localStorage.setItem(KEY, JSON.stringify(tickets().filter((ticket) => ticket.game !== game)));
}

/** A seat was left: the host keeps watch over the game, everybody else is done with it. */
export function giveUp(game: string): void {
  const known = tickets().find((ticket) => ticket.game === game);
  const here = sessionStorage.getItem(TAB + game);
  sessionStorage.removeItem(TAB + game);
  if (here && here !== known?.token) return;
  if (known?.host) keep({ game, token: known.host });
  else forget(game);
}

/** Whether others are to be invited to a game. */
export const invites = (ticket: Ticket): boolean => Object.keys(ticket.invites ?? {}).length > 0;

/** The ticket of whoever made a game: its own seat, the first one unless it is named, and the links for the others. */
export function ticketFor(made: CreatedGame, seat?: number): Ticket {
  const named = made.seats.find((one) => one.seat === seat && one.token);
  const shared = made.seats.find((one) => one.kind === "hotseat" && one.token);
  const first = made.seats.find((one) => one.kind === "human" && one.token);
  const own = named ?? shared ?? first;
  const invites: Record<number, string> = {};
  for (const one of made.seats) {
    const link = one.token ?? one.invite;
    if (link && link !== own?.token) invites[one.seat] = link;
  }
  return {
    game: made.game,
    token: own?.token ?? made.spectator_token,
    host: made.host_token,
    spectator: made.spectator_token,
    invites,
  };
}

function claims(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CLAIMED) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** The link this browser got for an invitation. */
export function claimedFor(invite: string): string | null {
  return claims().find(([one]) => one === invite)?.[1] ?? null;
}

export function noteClaim(invite: string, token: string): void {
  localStorage.setItem(CLAIMED, JSON.stringify([[invite, token], ...claims()].slice(0, 60)));
}

export function inviteLink(token: string): string {
  return `${location.origin}${location.pathname}#/join/${token}`;
}
