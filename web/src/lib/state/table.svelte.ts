/** The table a page shows: socket, knowledge, and what the player is looking at. */
import { untrack } from "svelte";
import { browserWire, FROZEN, GONE, TableSocket, type Link } from "../net/socket";
import { isAside, offer, type Offered } from "../options";
import { interrupts, optionInto } from "../options/walking";
import { plain, t } from "../text";
import { beep } from "../ui/sound";
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
  Odds,
  Option,
  Outcome,
  Proposal,
  Ref,
  ServerMessage,
} from "../wire";
import { faceOf, type Faces } from "../wire/faces";
import { Questions } from "./questions";
import { departed, EMPTY, held, reduce, revisionOf, type TableData } from "./reduce";
import { Watch } from "./watch.svelte";

export interface Notice {
  text: string;
  tone: "plain" | "warn";
}

/** A walk of several areas: those still to be entered, and the state in which the last step was taken. */
interface Walk {
  seat: number;
  left: Ref[];
  version: number;
  choices: number;
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
  sight = $state.raw<Ref[] | null>(null);
  /** The seat whose hand may be seen on a shared screen. */
  revealed = $state<number | null>(null);
  /** What is known about cards, with the parts of those that have some. */
  words = $state.raw<Record<Ref, CardWords>>({});
  /** Every card of the card game, by its id; asked for once. */
  box = $state.raw<Faces | null>(null);
  private known = $state.raw<Record<Ref, string>>({});
  /** Odds asked for in the present state, by option. */
  private odds = $state.raw<Record<string, Odds | null>>({});
  readonly watch = new Watch();

  private readonly socket: TableSocket;
  private readonly questions = new Questions((message) => this.send(message));
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private highlightTimer: ReturnType<typeof setTimeout> | undefined;
  private catchingUp = true;
  /** Whether the notice tells that storage does not answer. */
  private silent = false;
  private walk: Walk | null = null;

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
        if (state !== "open") this.catchingUp = true;
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
    // A pass of somebody else at this screen does not end a walk.
    if (!chosen.passes || state.decision?.seat === this.walk?.seat) this.walk = null;
    this.sending = option;
    this.watch.skip();
    this.menu = this.weighed = null;
    const seat = state.decision?.seat;
    this.send({ type: "choose", version: revisionOf(state), option, ...(seat === undefined ? {} : { seat }) });
  }

  /** Walks through several areas, step by step, as long as each step is on offer and nothing else happens. */
  walkTo(areas: Ref[]): void {
    const [first, ...left] = areas;
    const state = this.data.state;
    const step = first && state ? optionInto(first, state.decision, this.options) : null;
    if (this.sending) return;
    this.walk = null;
    if (!step || !state?.decision) return;
    this.choose(step.id);
    this.walk = { seat: state.decision.seat, left, version: revisionOf(state), choices: state.choices };
  }

  /** Goes on with a walk; while others are asked whether they do something about it, it waits. */
  private walkOn(): void {
    const walk = this.walk;
    const state = this.data.state;
    if (!walk || !state || revisionOf(state) <= walk.version) return;
    if (walk.left.length === 0 || !state.asked || state.choices <= walk.choices) this.walk = null;
    else if (state.asked.seat === walk.seat && this.curtain === null) this.walkTo(walk.left);
  }

  /** On a shared screen: whoever it was handed to looks at it. */
  reveal(): void {
    this.revealed = this.curtain;
    this.walkOn();
  }

  undo(): void {
    const state = this.data.state;
    this.walk = null;
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

  /** The odds of an option as the table stands; null where there are none, or none are known yet. */
  oddsOf(option: Option): Odds | null {
    return this.odds[option.id] ?? null;
  }

  /** Asks for the odds of an option, once in every state. */
  askOdds(option: Option): void {
    const asked = revisionOf(this.data.state);
    if (untrack(() => option.id in this.odds)) return;
    this.odds = { ...untrack(() => this.odds), [option.id]: null };
    void this.ask("odds", option.id).then((data) => {
      if (asked !== revisionOf(this.data.state)) return;
      this.odds = { ...this.odds, [option.id]: data?.odds ?? null };
    });
  }

  lookAt(ref: Ref | null): void {
    if (this.hover === ref) return;
    this.hover = ref;
    this.sight = null;
    if (ref && /^(area|figure|cog|cover):/.test(ref)) setTimeout(() => this.askSight(ref), 180);
  }

  private askSight(ref: Ref): void {
    if (this.hover !== ref) return;
    const asked = revisionOf(this.data.state);
    void this.ask("sight", ref).then((data) => {
      if (this.hover === ref && asked === revisionOf(this.data.state)) this.sight = data ?? [];
    });
  }

  /** What was pointed at or pinned is gone; another figure may come back under its number. */
  private forget(gone: ReadonlySet<Ref>): void {
    if (this.hover && gone.has(this.hover)) this.lookAt(null);
    if (this.selected && gone.has(this.selected)) this.selected = null;
  }

  /** A new state: what was asked about the old one is asked again. */
  private renew(): void {
    this.menu = this.weighed = null;
    this.odds = {};
    if (this.hover && this.sight) this.askSight(this.hover);
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
    this.watch.skip();
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

  private send(message: ClientMessage): void {
    this.socket.send(message);
  }

  private receive(message: ServerMessage): void {
    const before = this.data;
    const change = reduce(before, message);
    this.data = change.data;
    if (change.gap) return this.socket.retry();
    const walker = this.walk ? (this.data.welcome?.plays[this.walk.seat] ?? "") : "";
    if (this.walk && change.fresh.some((event) => interrupts(event, walker))) this.walk = null;
    if (change.fresh.length && !this.catchingUp) this.watch.add(change.fresh);
    this.forget(departed(before.state, this.data.state, change.fresh));
    switch (message.type) {
      case "state":
        this.sending = null;
        if (this.silent) this.notice = null;
        this.silent = false;
        this.catchingUp = false;
        if (message.view.outcome) this.watch.skip();
        if (message.view.game !== "board") this.openBox();
        if (revisionOf(before.state) !== revisionOf(message)) this.renew();
        if (message.decision && !before.state?.decision) beep("turn");
        this.walkOn();
        break;
      case "error":
        // A refused question is no news for the player.
        if (this.questions.answer(message.id, null)) break;
        this.sending = this.walk = null;
        if (message.code === "frozen") this.frozen = message.message;
        if (message.code === "gone") this.gone = true;
        // While storage is silent the state comes by itself when it speaks again: until then it is said why nothing does.
        this.silent = message.code === "unavailable";
        this.say(message.code === "stale_version" ? t("error.stale_version") : message.message, "warn", this.silent);
        break;
      case "answer":
        this.questions.answer(message.id, message.data);
        break;
      case "map_ping":
        beep("ping");
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
