/** What is in reach: of the card that is picked, of an option pointed at, or of the movement under way. */
import type { Table } from "../../../shell/state/table.svelte";
import { revisionOf } from "../../../shell/state/reduce";
import type { Option, Reach } from "../../../wire";
import { type Ends, endsOf } from "./picture";

/** The movement that is asked for, among the options whose reach can be asked. */
const UNDER_WAY = "";

/** The parts options play after which one may walk. */
const LEADS: ReadonlySet<Option["role"]> = new Set(["cards", "move"]);

export class Plan {
  /** The option pointed at in the prompt. */
  pointed = $state.raw<Option | null>(null);
  /** Answers in the present state, by option. */
  private known = $state.raw<Record<string, Reach | null>>({});
  private asked: string[] = [];

  private readonly table: Table;

  /** Options whose reach might be shown, the best first. */
  private readonly wanted: string[] = $derived.by(() => {
    const { table, pointed } = this;
    if (!table.mine || table.curtain !== null || table.weighed) return [];
    const uses = table.menu ? table.usesOf(table.menu).map((option) => option.id) : [UNDER_WAY];
    if (pointed && LEADS.has(pointed.role) && table.options.includes(pointed)) uses.unshift(pointed.id);
    return table.menu || table.options.some((option) => option.role === "move") ? uses : [];
  });

  /** The option whose reach is shown; null where there is none. */
  private readonly shown: string | null = $derived(this.wanted.find((id) => this.known[id]?.ends.length) ?? null);
  readonly reach: Reach | null = $derived(this.shown === null ? null : (this.known[this.shown] ?? null));
  readonly ends: Ends = $derived(endsOf(this.reach));
  /** What has to be chosen before the first step, if it is not chosen yet. */
  readonly option: Option | null = $derived.by(() => this.table.options.find((option) => option.id === this.shown) ?? null);

  constructor(table: Table) {
    this.table = table;
  }

  /** Asks for the first reach that is wanted and not known, until one has ends. */
  inquire(): void {
    const next = this.wanted.find((id) => !(id in this.known) || this.known[id]?.ends.length);
    if (next === undefined || next in this.known || this.asked.includes(next)) return;
    const state = revisionOf(this.table.state);
    this.asked.push(next);
    void this.table.ask("reach", next).then((reach) => {
      if (state === revisionOf(this.table.state)) this.known = { ...this.known, [next]: reach };
    });
  }

  /** A state is shown: questions a lost socket swallowed are asked again, and what was known of another state is forgotten. */
  renew(changed: boolean): void {
    this.asked = [];
    if (!changed) return;
    this.known = {};
    this.pointed = null;
  }
}
