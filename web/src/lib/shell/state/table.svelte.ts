/** The table a page shows: socket, knowledge, and what the player is looking at. */
import { browserWire, FROZEN, GONE, TableSocket, type Link } from "../../net/socket";
import { needsWord, offer, type Offered } from "../options";
import { about, plain, t } from "../../text";
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
  EventsMessage,
  GuardStops,
  Kind,
  Option,
  Outcome,
  Proposal,
  Ref,
  ServerMessage,
  StateMessage,
  TableEvent,
  TableState,
} from "../../wire";
import { faceOf, type Faces } from "../../wire/faces";
import { Adviser } from "./adviser.svelte";
import type { Own } from "./beats";
import { Director } from "./director.svelte";
import { Questions } from "./questions";
import type { Companion } from "./companion";
import { EMPTY, held, reduce, revisionOf, type TableData } from "./reduce";

export type { Companion } from "./companion";

export interface Notice {
  text: string;
  tone: "plain" | "warn";
}

export class Table {
  /** What the server has told; what of it is shown, the director decides. */
  private truth: TableData = EMPTY;
  /** Events that came ahead of the state they lead to, and whether they cut history. */
  private ahead: { events: TableEvent[]; cut: boolean } = { events: [], cut: false };
  readonly director = new Director(
    { began: () => this.putAway(), heard: (events, news) => this.companion?.heard?.(events, news), laid: (before) => this.laid(before) },
    () => this.own(),
  );
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
  /** What somebody asked to be shown last. */
  pointed = $state.raw<Ref[]>([]);
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
  /** How often everything was put into other words: whoever asks for words asks again. */
  private worded = $state(0);
  /** What comes now is known already, in other words. */
  private anew = false;

  constructor(token: string) {
    this.socket = new TableSocket({
      token,
      open: browserWire,
      since: () => held(this.truth),
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

  /** What is shown. */
  get data(): TableData {
    return this.director.data;
  }

  readonly state = $derived.by(() => this.data.state);
  readonly kind: Kind | null = $derived.by(() => this.data.welcome?.kind ?? this.data.state?.view.game ?? null);
  readonly view: AnyView | null = $derived.by(() => this.data.state?.view ?? null);
  readonly board: BoardView | null = $derived(this.view?.game === "board" ? this.view : null);
  readonly campaign: CampaignView | null = $derived(this.view?.game === "campaign" ? this.view : null);
  /** The game of cards being played, be it one of a campaign. */
  readonly cards: CardView | null = $derived(this.view?.game === "card" ? this.view : (this.campaign?.table ?? null));
  readonly outcome: Outcome | null = $derived(this.view?.outcome ?? null);
  readonly mySeats: number[] = $derived.by(() => this.data.welcome?.seats ?? []);
  readonly options: Option[] = $derived.by(() => (this.curtain === null ? (this.data.state?.options ?? []) : []));
  readonly offered: Offered = $derived(offer(this.options));
  readonly mine: boolean = $derived.by(() => this.data.state?.decision != null);

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
    // A copy that lies in the open has a number; what it is called stands with the card.
    const card = ref.replace(/#\d+$/, "");
    return this.data.names[ref] ?? this.known[ref] ?? this.data.names[card] ?? this.known[card] ?? plain(card);
  }

  seatName(seat: number): string {
    const present = this.data.presence.find((one) => one.seat === seat);
    return present?.name || this.data.welcome?.names[seat] || t("lobby-seat", { n: seat + 1 });
  }

  choose(option: string): void {
    const state = this.data.state;
    const chosen = this.options.find((one) => one.id === option);
    if (!state || this.sending || !chosen) return;
    const seat = state.decision?.seat;
    this.director.mark();
    this.companion?.chose?.(chosen, seat);
    this.sending = option;
    this.menu = this.weighed = null;
    this.send({ type: "choose", version: revisionOf(state), option, ...(seat === undefined ? {} : { seat }) });
  }

  /** On a shared screen: whoever it was handed to looks at it. */
  reveal(): void {
    this.revealed = this.curtain;
    this.companion?.revealed?.();
  }

  undo(): void {
    const state = this.data.state;
    this.companion?.stopped?.();
    if (!state) return;
    if (!state.can_undo) {
      if (state.undo_reason) this.say(t("prompt-noUndo", { reason: state.undo_reason }), "warn");
      return;
    }
    const seat = state.seat ?? state.view.seat;
    this.send({ type: "undo", ...(seat === null || seat === undefined ? {} : { seat }) });
  }

  /** Hears everything in the language that is spoken now: the game as it stands, and nothing as news. */
  reword(): void {
    this.questions.forget();
    this.adviser.close();
    this.director.hush();
    this.notice = null;
    this.known = {};
    this.words = {};
    // Without events the server tells all of them.
    this.truth = { ...this.truth, events: [], names: {} };
    this.ahead = { events: [], cut: false };
    this.anew = true;
    this.socket.retry();
    this.worded += 1;
  }

  ask<What extends AskWhat>(what: What, ref: Ref): Promise<Answers[What]> {
    void this.worded;
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
    void this.worded;
    this.questions.once("card", ref, (words) => {
      this.words = { ...this.words, [ref]: words };
      this.known = { ...this.known, [ref]: words.name };
    });
  }

  point(list: Ref[], ms = 4000): void {
    clearTimeout(this.highlightTimer);
    this.highlight = this.pointed = list;
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
    this.amend((data) => ({ ...data, guard: stops }));
    this.send({ type: "settings", guard: stops });
  }

  retry(): void {
    this.socket.retry();
  }

  close(): void {
    this.director.close();
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

  /** Takes an option; one that throws something away, or leaves something unused, has to be taken twice. */
  take(option: Option): void {
    if (!needsWord(option) || this.weighed?.id === option.id) return this.choose(option.id);
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
    this.director.score = companion.score;
    return () => {
      if (this.companion === companion) this.companion = null;
    };
  }

  /** Whose deeds are done at this screen. */
  private own(): Own {
    const plays = this.data.welcome?.plays ?? [];
    return { seats: this.mySeats, figures: this.mySeats.flatMap((seat) => plays[seat] ?? []) };
  }

  /** What is known changes, and what is shown of it. */
  private amend(change: (data: TableData) => TableData): void {
    this.truth = change(this.truth);
    this.director.amend(change);
  }

  /** What was laid out to be chosen from is put away. */
  private putAway(): void {
    this.menu = this.weighed = null;
  }

  /** The table stands as it is, and may be played at. */
  private laid(before: TableState | null): void {
    const { state } = this.data;
    const renewed = this.anew || revisionOf(before) !== revisionOf(state);
    this.anew = false;
    if (renewed) this.putAway();
    this.adviser.shown(revisionOf(state));
    this.companion?.shown?.(before, renewed);
    if (state?.decision && !before?.decision) play("turn");
  }

  /** Events wait for the state they lead to. */
  private takeEvents(message: EventsMessage): void {
    const known = this.truth.events.length;
    const { data, fresh, gap } = reduce(this.truth, message);
    if (gap) return this.socket.retry();
    this.truth = data;
    this.ahead = { events: [...this.ahead.events, ...fresh], cut: this.ahead.cut || data.events.length - fresh.length < known };
  }

  private takeState(message: StateMessage): void {
    this.sending = null;
    if (this.silent) this.notice = null;
    this.silent = false;
    if (message.view.game !== "board") this.openBox();
    this.truth = reduce(this.truth, message).data;
    const { events, cut } = this.ahead;
    this.ahead = { events: [], cut: false };
    if (this.anew) this.director.amend((data) => ({ ...data, names: this.truth.names }));
    if (this.catchingUp || cut) this.director.lay(this.truth, events, !this.catchingUp);
    else this.director.take({ events, to: this.truth });
    this.catchingUp = false;
  }

  private send(message: ClientMessage): void {
    this.socket.send(message);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "events":
        return this.takeEvents(message);
      case "state":
        return this.takeState(message);
      default:
        this.amend((data) => reduce(data, message).data);
        return this.hear(message);
    }
  }

  /** What is said beside the game waits for nothing. */
  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "error":
        // A refused question is no news for the player.
        if (this.questions.answer(message.id, null) || this.adviser.refused(message.id, message.message)) break;
        this.sending = null;
        this.companion?.stopped?.();
        if (message.code === "frozen") this.frozen = message.message;
        if (message.code === "gone") this.gone = true;
        // While storage is silent the state comes by itself when it speaks again: until then it is said why nothing does.
        this.silent = message.code === "unavailable";
        this.say(message.code === "stale_version" ? t("error-stale_version") : message.message, "warn", this.silent);
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
        this.say(t("chat-ping", { from: message.from, name: this.name(message.ref) }));
        break;
      case "chat":
        if (this.catchingUp) break;
        if (message.seat === null || !this.mySeats.includes(message.seat)) this.say(about(message.from, message.text));
        break;
    }
  }
}
