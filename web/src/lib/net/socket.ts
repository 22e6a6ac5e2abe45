/** One socket to the table that comes back by itself and loses nothing. */
import { language } from "../text";
import type { ClientMessage, ServerMessage } from "../wire";

export type Link = "connecting" | "open" | "waiting" | "closed";

const OPEN = 1;

export interface Wire {
  /** As of a WebSocket: while it is closing it takes nothing any more. */
  readonly readyState?: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code?: number }) => void) | null;
}

export interface SocketOptions {
  token: string;
  open: () => Wire;
  /** Number of the last event already known, so that the server sends only later ones. */
  since: () => number | undefined;
  receive: (message: ServerMessage) => void;
  /** `code` tells why it was closed for good. */
  link: (state: Link, retryMs: number, code?: number) => void;
  later?: (run: () => void, ms: number) => unknown;
  cancel?: (timer: unknown) => void;
  random?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** First wait when the server goes away or has too much to do: everybody comes back then, so not all at once. */
const CROWDED_WAIT = 1_000;
const CROWDED_CODES = new Set([1012, 1013]);
export const GONE = 4004;
export const FROZEN = 4009;
/** Closed by the server for good. A changed seat (4001) is not: its token may still open another one. */
const FINAL_CODES = new Set([4003, 1008, GONE, FROZEN]);

export class TableSocket {
  private wire: Wire | null = null;
  private ready = false;
  private ended = false;
  private failures = 0;
  private timer: unknown = null;
  private outbox: ClientMessage[] = [];
  /** A choice on its way: sent again after a cut, which is safe because it names the version it answers. */
  private pending: ClientMessage | null = null;

  constructor(private readonly options: SocketOptions) {}

  connect(): void {
    if (this.ended) return;
    this.cancelTimer();
    this.options.link("connecting", 0);
    const wire = this.options.open();
    this.wire = wire;
    this.ready = false;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      const since = this.options.since();
      const hello = { type: "hello", token: this.options.token, language: language.code };
      wire.send(JSON.stringify(since === undefined ? hello : { ...hello, since }));
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.take(event.data);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code);
    };
  }

  /** Sends now, or as soon as the table is back. */
  send(message: ClientMessage): void {
    if (message.type === "choose") this.pending = message;
    if (this.ready && this.wire && (this.wire.readyState ?? OPEN) === OPEN) this.wire.send(JSON.stringify(message));
    else if (message.type !== "choose") this.outbox.push(message);
  }

  /** Drops the connection and dials again at once. */
  retry(): void {
    if (this.ended) return;
    this.drop();
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.cancelTimer();
    this.drop();
    this.options.link("closed", 0);
  }

  private take(data: unknown): void {
    let messages: ServerMessage[];
    try {
      messages = JSON.parse(String(data)) as ServerMessage[];
    } catch {
      return;
    }
    for (const message of messages) {
      if (message.type === "welcome") this.welcomed();
      if (message.type === "state" || message.type === "error") this.pending = null;
      this.options.receive(message);
    }
  }

  private welcomed(): void {
    this.ready = true;
    this.failures = 0;
    this.options.link("open", 0);
    const waiting = this.outbox;
    this.outbox = [];
    if (this.pending) this.wire?.send(JSON.stringify(this.pending));
    for (const message of waiting) this.wire?.send(JSON.stringify(message));
  }

  private lost(code: number | undefined): void {
    this.wire = null;
    this.ready = false;
    if (this.ended) return;
    if (code !== undefined && FINAL_CODES.has(code)) {
      this.ended = true;
      this.options.link("closed", 0, code);
      return;
    }
    const wait = this.wait(code !== undefined && CROWDED_CODES.has(code));
    this.failures += 1;
    this.options.link("waiting", wait);
    this.timer = (this.options.later ?? ((run, ms) => setTimeout(run, ms)))(() => this.connect(), wait);
  }

  /** Longer after each failure, and never the same for two who lost the table together. */
  private wait(crowded: boolean): number {
    const chance = (this.options.random ?? Math.random)();
    const usual = Math.min(LONGEST_WAIT, (crowded ? CROWDED_WAIT : FIRST_WAIT) * 2 ** this.failures);
    return usual * (crowded ? 0.5 + chance : 0.75 + 0.5 * chance);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.ready = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private cancelTimer(): void {
    if (this.timer === null) return;
    (this.options.cancel ?? ((timer) => clearTimeout(timer as number)))(this.timer);
    this.timer = null;
  }
}

/** A browser socket to this page's own server. */
export function browserWire(): Wire {
  const url = new URL("/api/socket", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as unknown as Wire;
}
