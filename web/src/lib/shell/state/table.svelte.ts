/** The table a page shows: socket, knowledge, and what the player is looking at. */
import { browserWire, FROZEN, GONE, TableSocket, type Link } from "../../net/socket";
import { isAside, offer, type Offered } from "../options";
import { plain, t } from "../../text";
import { play } from "../ui/sound";
import type {
  Answers,
  AnyView,
  AskWhat,
  BoardView,
  CampaignView,
  CardFace,
  CardView,
  CardWords,
  ClientMessage,
  GuardStops,
  Kind,
  Option,
  Outcome,
  Proposal,
  Ref,
  ServerMessage,
  TableEvent,
  TableState,
} from "../../wire";
import { faceOf, type Faces } from "../../wire/faces";
import { Adviser } from "./adviser.svelte";
import { Questions } from "./questions";
import { EMPTY, held, reduce, revisionOf, type TableData } from "./reduce";

export interface Notice {
  text: string;
  tone: "plain" | "warn";
}

/** What a game's own room does at its table, told by the table when something comes in or is done. */
export interface Companion {
  /** Events came in; those that tell what happened before the page came are no news. */
  heard(fresh: TableEvent[], news: boolean): void;
  /** A state is shown, after another one. */
  shown(before: TableState | null, renewed: boolean): void;
  /** An option was chosen by a seat at this screen. */
  chose(option: Option, seat: number | undefined): void;
  /** A choice was refused, or is taken back. */
  stopped(): void;
  /** On a shared screen: whoever it was handed to looks at it. */
  revealed(): void;
}

export class Table {
  data = $state.raw<TableData>(EMPTY);
  link = $state<Link>("connecting");
  retryMs = $state(0);
  /** The choice on its way, until the server answers. */
  sending = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Why this game cannot be played on, if it cannot; empty while that is not known. */
  frozen = $state<string | null>(null);
  /** The table was deleted. */
  gone = $state(false);
  hover = $state<Ref | null>(null);
  selected = $state<Ref | null>(null);
  /** A card or thing whose several uses are open. */
  menu = $state<Ref | null>(null);
  /** What would throw something away, until it is confirmed. */
  weighed = $state.raw<Option | null>(null);
  highlight = $state.raw<Ref[]>([]);
  /** The seat whose hand may be seen on a shared screen. */
  revealed = $state<number | null>(null);
  /** What is known about cards, with the parts of those that have some. */
  words = $state.raw<Record<Ref, CardWords>>({});
  /** Every card of the card game, by its id; asked for once. */
  box = $state.raw<Faces | null>(null);
  private known = $state.raw<Record<Ref, string>>({});

  private readonly socket: TableSocket;
  private readonly questions = new Questions((message) => this.send(message));
  readonly adviser = new Adviser(
    (message) => this.send(message),
    () => this.questions.number(),
  );
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private highlightTimer: ReturnType<typeof setTimeout> | undefined;
  private catchingUp = true;
  /** Whether the notice tells that storage does not answer. */
  private silent = false;
  private companion: Companion | null = null;

  constructor(token: string) {
    this.socket = new TableSocket({
      token,
      open: browserWire,
      since: () => held(this.data),
      receive: (message) => this.receive(message),
      link: (state, retryMs, code) => {
        this.link = state;
        if (code === GONE) this.gone = true;
        if (code === FROZEN) this.frozen ??= "";
        this.retryMs = retryMs;
        if (state === "open") return;
        this.catchingUp = true;
        this.adviser.lost();
      },
    });
    this.socket.connect();
  }

  readonly state = $derived(this.data.state);
  readonly kind: Kind | null = $derived(this.data.welcome?.kind ?? this.data.state?.view.game ?? null);
  readonly view: AnyView | null = $derived(this.data.state?.view ?? null);
  readonly board: BoardView | null = $derived(this.view?.game === "board" ? this.view : null);
  readonly campaign: CampaignView | null = $derived(this.view?.game === "campaign" ? this.view : null);
  /** The game of cards being played, be it one of a campaign. */
  readonly cards: CardView | null = $derived(this.view?.game === "card" ? this.view : (this.campaign?.table ?? null));
  readonly outcome: Outcome | null = $derived(this.view?.outcome ?? null);
  readonly mySeats: number[] = $derived(this.data.welcome?.seats ?? []);
  readonly options: Option[] = $derived(this.curtain === null ? (this.data.state?.options ?? []) : []);
  readonly offered: Offered = $derived(offer(this.options));
  readonly mine: boolean = $derived(this.data.state?.decision != null);

  /** Whether what to do can be asked here; between the games of a campaign there is no prompt to say it at. */
  get advised(): boolean {
    return this.curtain === null && this.data.state?.can_suggest === true && (this.campaign === null || this.cards !== null);
  }

  /** On a shared screen: the seat the screen must be handed to before its hand is shown. */
  get curtain(): number | null {
    const seat = this.data.state?.seat ?? this.data.state?.view.seat ?? null;
    if (this.mySeats.length < 2 || seat === null || this.data.state?.view.outcome) return null;
    return seat === this.revealed ? null : seat;
  }

  name(ref: Ref): string {
    return this.data.names[ref] ?? this.known[ref] ?? plain(ref);
  }

  seatName(seat: number): string {
    const present = this.data.presence.find((one) => one.seat === seat);
    return present?.name || this.data.welcome?.names[seat] || t("lobby.seat", { n: seat + 1 });
  }

  choose(option: string): void {
    const state = this.data.state;
    const chosen = this.options.find((one) => one.id === option);
    if (!state || this.sending || !chosen) return;
    const seat = state.decision?.seat;
    this.companion?.chose(chosen, seat);
    this.sending = option;
    this.menu = this.weighed = null;
    this.send({ type: "choose", version: revisionOf(state), option, ...(seat === undefined ? {} : { seat }) });
  }

  /** On a shared screen: whoever it was handed to looks at it. */
  reveal(): void {
    this.revealed = this.curtain;
    this.companion?.revealed();
  }

  undo(): void {
    const state = this.data.state;
    this.companion?.stopped();
    if (!state) return;
    if (!state.can_undo) {
      if (state.undo_reason) this.say(t("prompt.noUndo", { reason: state.undo_reason }), "warn");
      return;
    }
    const seat = state.seat ?? state.view.seat;
    this.send({ type: "undo", ...(seat === null || seat === undefined ? {} : { seat }) });
  }

  ask<What extends AskWhat>(what: What, ref: Ref): Promise<Answers[What]> {
    return this.questions.ask(what, ref);
  }

  /** Asks what to do, or puts away what was told. */
  suggest(): void {
    if (this.adviser.open) this.adviser.close();
    else if (this.advised && !this.sending) this.adviser.ask(revisionOf(this.data.state));
  }

  /** What is printed on a card of the card game, by its ref or plain id. */
  face(ref: Ref): CardFace | undefined {
    return this.box ? faceOf(this.box, ref) : undefined;
  }

  private openBox(): void {
    this.questions.once("box", "", (data) => (this.box = data.cards));
  }

  /** The rules text of a card, as far as it is known. */
  text(ref: Ref): string[] {
    return this.words[ref]?.text ?? [];
  }

  /** Asks for the rules text of a card, once. */
  card(ref: Ref): void {
    this.questions.once("card", ref, (words) => {
      this.words = { ...this.words, [ref]: words };
      this.known = { ...this.known, [ref]: words.name };
    });
  }

  point(list: Ref[], ms = 4000): void {
    clearTimeout(this.highlightTimer);
    this.highlight = list;
    this.highlightTimer = setTimeout(() => (this.highlight = []), ms);
  }

  say(text: string, tone: Notice["tone"] = "plain", lasting = false): void {
    clearTimeout(this.noticeTimer);
    this.notice = { text, tone };
    if (!lasting) this.noticeTimer = setTimeout(() => (this.notice = null), 5000);
  }

  chat(text: string): void {
    if (text.trim()) this.send({ type: "chat", text: text.trim().slice(0, 300) });
  }

  ping(ref: Ref): void {
    this.send({ type: "ping_map", ref });
  }

  /** Gives up for a seat; team-mates are asked first. */
  resign(seat: number): void {
    this.send({ type: "resign", seat });
  }

  /** Agrees to what somebody proposes, or not; one's own proposal is withdrawn. */
  consent(what: Proposal["what"], allow: boolean): void {
    this.send({ type: "consent", what, allow });
  }

  showHand(on: boolean): void {
    this.send({ type: "show_hand", on });
  }

  guard(stops: GuardStops): void {
    this.data = { ...this.data, guard: stops };
    this.send({ type: "settings", guard: stops });
  }

  retry(): void {
    this.socket.retry();
  }

  close(): void {
    this.socket.close();
  }

  /** What a number key or the prompt bar offers now, in order. */
  readonly buttons: Option[] = $derived(this.weighed ? [this.weighed] : this.menu ? this.usesOf(this.menu) : this.offered.main);

  usesOf(ref: Ref): Option[] {
    return this.offered.byCard.get(ref) ?? this.offered.byPlace.get(ref) ?? [];
  }

  /** A card or weapon was picked: its only use happens, several are laid out in the prompt bar. */
  pick(ref: Ref): void {
    const uses = this.usesOf(ref);
    if (uses.length === 0) this.selected = this.selected === ref ? null : ref;
    else if (uses.length === 1 && uses[0]) this.choose(uses[0].id);
    else this.menu = this.menu === ref ? null : ref;
  }

  /** What throws a thing away. */
  asidesOf(ref: Ref): Option[] {
    return this.offered.aside.filter((option) => option.refs.includes(ref));
  }

  /** Takes an option; one that only throws something away has to be taken twice. */
  take(option: Option): void {
    if (!isAside(option) || this.weighed?.id === option.id) return this.choose(option.id);
    this.menu = this.selected = null;
    this.weighed = option;
  }

  /** One step back: what is to be confirmed, what is looked at, then what is picked. */
  back(): void {
    if (this.weighed) this.weighed = null;
    else if (this.selected !== null) this.selected = null;
    else this.menu = null;
  }

  /** A game's own room keeps company from now on, until it leaves. */
  join(companion: Companion): () => void {
    this.companion = companion;
    return () => {
      if (this.companion === companion) this.companion = null;
    };
  }

  /** A state is shown; what was laid out in another one is put away. */
  private takeOver(before: TableState | null, renewed: boolean): void {
    if (renewed) this.menu = this.weighed = null;
    this.adviser.shown(revisionOf(this.data.state));
    this.companion?.shown(before, renewed);
  }

  private send(message: ClientMessage): void {
    this.socket.send(message);
  }

  private receive(message: ServerMessage): void {
    const before = this.data;
    const change = reduce(before, message);
    this.data = change.data;
    if (change.gap) return this.socket.retry();
    if (change.fresh.length) this.companion?.heard(change.fresh, !this.catchingUp);
    switch (message.type) {
      case "state":
        this.sending = null;
        if (this.silent) this.notice = null;
        this.silent = false;
        this.catchingUp = false;
        if (message.view.game !== "board") this.openBox();
        this.takeOver(before.state, revisionOf(before.state) !== revisionOf(message));
        if (message.decision && !before.state?.decision) play("turn");
        break;
      case "error":
        // A refused question is no news for the player.
        if (this.questions.answer(message.id, null) || this.adviser.refused(message.id, message.message)) break;
        this.sending = null;
        this.companion?.stopped();
        if (message.code === "frozen") this.frozen = message.message;
        if (message.code === "gone") this.gone = true;
        // While storage is silent the state comes by itself when it speaks again: until then it is said why nothing does.
        this.silent = message.code === "unavailable";
        this.say(message.code === "stale_version" ? t("error.stale_version") : message.message, "warn", this.silent);
        break;
      case "answer":
        this.questions.answer(message.id, message.data);
        break;
      case "advice":
        this.adviser.hear(message);
        break;
      case "map_ping":
        play("ping");
        this.point([message.ref]);
        this.say(t("chat.ping", { from: message.from, name: this.name(message.ref) }));
        break;
      case "chat":
        if (this.catchingUp) break;
        if (message.seat === null || !this.mySeats.includes(message.seat)) this.say(`${message.from}: ${message.text}`);
        break;
    }
  }
}
