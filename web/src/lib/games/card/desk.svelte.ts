/** What the player of a card game is doing: what was picked, what is weighed, what is looked at. */
import { isAside } from "../../shell/options";
import { Lessons } from "../../shell/lessons/lessons.svelte";
import type { Table } from "../../shell/state/table.svelte";
import { Bridge } from "../../shell/ui/bridge";
import { plain } from "../../text";
import type { CardFace, CardView, Option, Preview, Ref } from "../../wire";
import {
  aims,
  bottomSeat,
  FEW,
  isWeighed,
  type Mark,
  markOf,
  NO_OFFER,
  offer,
  type Offer,
  picking,
  type Scene,
  tray,
  usesOf,
} from "./choices";
import { isRow, isSeat, seatRef } from "./refs";

/** What the table's parts need to know and to tell; a replay has the first half of it only. */
export interface Seen {
  face(ref: Ref): CardFace | undefined;
  name(ref: Ref): string;
  mark(refs: readonly Ref[]): Mark;
  pointed(ref: Ref): boolean;
  pick?(refs: readonly Ref[]): void;
  look?(refs: readonly Ref[] | null): void;
  /** The pointer has come to them, or has left. */
  point?(refs: readonly Ref[] | null): void;
  info?(ref: Ref): void;
  pile?(seat: number, pile: "discard" | "supply"): void;
}

const NOTHING: Mark = { state: "rest", kind: "", sent: false, guide: false, option: null };

/** The table to look at only. */
export function onlooker(
  face: (ref: Ref) => CardFace | undefined,
  names: () => Readonly<Record<Ref, string>>,
  highlight: () => readonly Ref[],
): Seen {
  return {
    face,
    name: (ref) => names()[ref] ?? face(ref)?.name ?? plain(ref),
    mark: () => NOTHING,
    pointed: (ref) => highlight().includes(ref),
  };
}

/** Belongs to one set of options: with the next one it is forgotten. */
interface Held {
  options: readonly Option[];
  picked: Ref | null;
  weighed: Option | null;
}

export class Desk implements Seen {
  private held = $state.raw<Held>({ options: [], picked: null, weighed: null });
  /** An option pointed at, before it is picked. */
  private looked = $state.raw<{ options: readonly Option[]; option: Option } | null>(null);
  private previews = $state.raw<{ options: readonly Option[]; known: Record<string, Preview | null> }>({ options: [], known: {} });
  /** The pile being leafed through. */
  leafing = $state.raw<{ seat: number; pile: "discard" | "supply" } | null>(null);
  /** So many options are all laid out as buttons. */
  few = $state(FEW);
  readonly lessons: Lessons;
  private readonly bridge = new Bridge(() => document.querySelector("[data-tells]"));

  /** The table is left. */
  close(): void {
    this.bridge.close();
  }

  constructor(readonly table: Table) {
    this.lessons = new Lessons(table);
  }

  readonly view: CardView | null = $derived.by(() => this.table.cards);
  readonly scene: Scene | null = $derived.by(() =>
    this.view ? { options: this.table.options, decision: this.table.state?.decision ?? null, view: this.view } : null,
  );
  readonly found: Offer = $derived(this.scene ? offer(this.scene, this.few) : NO_OFFER);
  readonly tray: Ref[] = $derived(this.scene ? tray(this.scene) : []);
  readonly picked: Ref | null = $derived.by(() => (this.held.options === this.table.options ? this.held.picked : null));
  readonly weighed: Option | null = $derived.by(() => (this.held.options === this.table.options ? this.held.weighed : null));
  /** The option whose consequences are shown. */
  readonly shown: Option | null = $derived.by(
    () => this.weighed ?? (this.looked?.options === this.table.options ? this.looked.option : null),
  );
  readonly preview: Preview | null = $derived.by(() =>
    this.shown && this.previews.options === this.table.options ? (this.previews.known[this.shown.id] ?? null) : null,
  );

  /** Whether what is to be confirmed leads to something that can be foreseen. */
  readonly foreseen: boolean = $derived(this.weighed !== null && isWeighed(this.weighed));

  /** The card whose effect one is asked about. */
  readonly asking: Ref | null = $derived.by(() => {
    const card = this.table.mine ? this.scene?.decision?.context["card"] : null;
    return typeof card === "string" ? card : null;
  });

  /** Buttons of the prompt bar: what to confirm, the uses of what was picked, or what is on no card. */
  readonly buttons: Option[] = $derived(
    this.weighed ? [this.weighed] : this.picked === null ? this.found.main : this.laidOut(usesOf([this.picked], null, this.found)),
  );

  /** What was picked needs something to be aimed at. */
  readonly aiming: boolean = $derived(this.picked !== null && this.buttons.length < usesOf([this.picked], null, this.found).length);

  get busy(): boolean {
    return this.weighed !== null || this.picked !== null || this.table.selected !== null;
  }

  get bottom(): number {
    return this.view ? bottomSeat(this.view) : 0;
  }

  face(ref: Ref): CardFace | undefined {
    return this.table.face(ref);
  }

  name(ref: Ref): string {
    return this.table.name(ref);
  }

  mark(refs: readonly Ref[]): Mark {
    if (this.table.options.length === 0 && this.lessons.points.length === 0) return NOTHING;
    const mark = markOf(refs, this.picked, this.found, this.lessons.options, this.lessons.points);
    return refs[0] === seatRef(this.bottom) ? { ...mark, guide: false } : mark;
  }

  /** The lesson is about how many cards are held. */
  get handPointed(): boolean {
    return this.lessons.points.includes(seatRef(this.bottom));
  }

  pointed(ref: Ref): boolean {
    return this.table.highlight.includes(ref);
  }

  /** Something on the table was clicked. */
  pick(refs: readonly Ref[]): void {
    const act = picking(refs, this.picked, this.found);
    if (act.act === "choose" || act.act === "weigh") this.take(act.option);
    else if (act.act === "open") this.hold(act.ref, null);
    else if (act.act === "close") this.hold(null, null);
    else this.info(act.ref);
  }

  /** Takes an option: one that is weighed is shown with what it leads to, and taken when it is chosen again. A card is
   *  thrown away once it has been picked for that, or confirmed; what leaves something unused is confirmed too,
   *  unless the lesson asks for it. */
  take(option: Option): void {
    const careless = (isAside(option) && this.picked === null) || (Boolean(option.sure) && !this.lessons.suggests(option));
    if (!(isWeighed(option) || careless) || this.weighed === option) return this.table.choose(option.id);
    this.table.selected = null;
    this.hold(this.picked, option);
    if (isWeighed(option)) this.fetch(option);
  }

  /** One step back: what is weighed, what was picked, what is looked at. */
  back(): void {
    if (this.table.selected !== null) this.table.selected = null;
    else if (this.weighed) this.hold(this.picked, null);
    else this.drop();
  }

  /** All the way back: nothing is picked, weighed or looked at. */
  drop(): void {
    this.table.selected = this.table.hover = null;
    this.hold(null, null);
  }

  point(refs: readonly Ref[] | null): void {
    this.bridge.leave(() => this.look(refs));
  }

  look(refs: readonly Ref[] | null): void {
    this.bridge.drop();
    this.table.hover = refs?.[0] ?? null;
    const uses = refs && !this.weighed ? usesOf(refs, this.picked, this.found) : [];
    this.consider(uses.length === 1 ? (uses[0] ?? null) : null);
  }

  /** An option is pointed at. */
  consider(option: Option | null): void {
    const weighty = option !== null && isWeighed(option);
    this.looked = weighty ? { options: this.table.options, option } : null;
    if (weighty) this.fetch(option);
  }

  info(ref: Ref): void {
    if (!this.view || (isRow(ref) && !this.view.row.find((place) => place?.row === ref)?.card) || isSeat(ref)) return;
    this.table.selected = this.table.selected === ref ? null : ref;
  }

  pile(seat: number, pile: "discard" | "supply"): void {
    this.leafing = { seat, pile };
  }

  private hold(picked: Ref | null, weighed: Option | null): void {
    this.held = { options: this.table.options, picked, weighed };
    if (picked !== null) this.table.selected = null;
  }

  /** Many targets are only shown on the table. */
  private laidOut(options: Option[]): Option[] {
    const scene = this.scene;
    const few = options.length <= this.few || !scene ? options : options.filter((option) => aims(option, scene).length === 1);
    return [...few].sort((a, b) => Number(isAside(a)) - Number(isAside(b)));
  }

  private fetch(option: Option): void {
    const options = this.table.options;
    if (this.previews.options !== options) this.previews = { options, known: {} };
    if (option.id in this.previews.known) return;
    this.keep(options, option.id, null);
    void this.table.ask("preview", option.id).then((data) => {
      if (data) this.keep(options, option.id, data.preview);
    });
  }

  private keep(options: readonly Option[], id: string, preview: Preview | null): void {
    if (this.previews.options === options) this.previews = { options, known: { ...this.previews.known, [id]: preview } };
  }
}
