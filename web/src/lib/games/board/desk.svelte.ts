/** What a player does at the board beyond choosing: looks about, weighs attacks, walks; and what he is shown meanwhile. */
import { untrack } from "svelte";
import { revisionOf } from "../../shell/state/reduce";
import type { Companion, Table } from "../../shell/state/table.svelte";
import type { AttackWays, Odds, Option, Ref, TableEvent, TableState } from "../../wire";
import { departed } from "./departed";
import { Plan } from "./reach/plan.svelte";
import { isWalk } from "./reach/words";
import { boardScore } from "./score";
import { interrupts } from "./walking";

/** A walk of several choices: those still to be made, and the state in which the last one was. */
interface Walk {
  seat: number;
  left: string[];
  version: number;
  choices: number;
}

export class BoardDesk implements Companion {
  sight = $state.raw<Ref[] | null>(null);
  readonly score = boardScore((card) => this.table.text(card));
  readonly plan: Plan;
  /** What is aimed at, with every way to attack it, and the card that lay open before. */
  aim = $state.raw<{ target: Ref; ways: AttackWays; card: Ref | null } | null>(null);
  /** To be aimed at when the next choice is made. */
  private next: Ref | null = null;
  /** Odds asked for in the present state, by option. */
  private odds = $state.raw<Record<string, Odds | null>>({});
  private walk: Walk | null = null;

  constructor(private readonly table: Table) {
    this.plan = new Plan(table);
  }

  /** Sits down at the table; what is to be done on leaving it. */
  sit(): () => void {
    return this.table.join(this);
  }

  /** Makes the choices of a way one after the other, as long as each is on offer and nothing else happens. */
  follow(way: string[]): void {
    const [first, ...left] = way;
    const { state, options, sending } = this.table;
    if (sending) return;
    this.walk = null;
    if (!state?.decision || !options.some((option) => option.id === first)) return;
    this.lookAt(null);
    this.table.choose(first!);
    this.walk = { seat: state.decision.seat, left, version: revisionOf(state), choices: state.choices };
  }

  /** Takes what is chosen at a thing: an option, or the walk there. */
  take(option: Option): void {
    const end = this.plan.ends.get(option.refs[0] ?? "");
    if (end && isWalk(option)) this.follow(end.way);
    else this.table.choose(option.id);
  }

  /** Goes on with a walk; while others are asked whether they do something about it, it waits. */
  private walkOn(): void {
    const walk = this.walk;
    const { state, curtain } = this.table;
    if (!walk || !state || revisionOf(state) <= walk.version) return;
    if (walk.left.length === 0 || !state.asked || state.choices <= walk.choices) this.walk = null;
    else if (state.asked.seat === walk.seat && curtain === null) this.follow(walk.left);
  }

  /** Asks how something could be attacked, and shows it; where it cannot be thought of, tells about it instead. */
  aimAt(ref: Ref): void {
    const asked = revisionOf(this.table.state);
    const card = this.table.menu;
    void this.table.ask("attacks", ref).then((data) => {
      if (asked !== revisionOf(this.table.state)) return;
      this.table.menu = this.table.selected = null;
      if (data?.ways.length) this.aim = { target: ref, ways: data, card };
      else this.table.selected = ref;
    });
  }

  /** Puts the tiles away. */
  lower(): void {
    this.aim = null;
  }

  /** Chooses what has to come first, and aims at the same target again. */
  openAttack(option: Option): void {
    const target = this.aim?.target ?? null;
    this.table.choose(option.id);
    this.next = target;
  }

  /** The odds of an option as the table stands; null where there are none, or none are known yet. */
  oddsOf(option: Option): Odds | null {
    return this.odds[option.id] ?? null;
  }

  /** Asks for the odds of an option, once in every state. */
  askOdds(option: Option): void {
    const asked = revisionOf(this.table.state);
    if (untrack(() => option.id in this.odds)) return;
    this.odds = { ...untrack(() => this.odds), [option.id]: null };
    void this.table.ask("odds", option.id).then((data) => {
      if (asked !== revisionOf(this.table.state)) return;
      this.odds = { ...this.odds, [option.id]: data?.odds ?? null };
    });
  }

  lookAt(ref: Ref | null): void {
    if (this.table.hover === ref) return;
    this.table.hover = ref;
    this.sight = null;
    if (ref && /^(figure|cog):/.test(ref)) setTimeout(() => this.askSight(ref), 180);
  }

  /** Picks a thing to be told about, or puts it away; from a place that is picked one sees what can be seen from there. */
  pick(ref: Ref): void {
    const { table } = this;
    table.selected = table.selected === ref ? null : ref;
    this.sight = null;
    if (table.selected && /^(area|figure|cog|cover):/.test(ref)) this.askSight(ref);
  }

  private askSight(ref: Ref): void {
    const wanted = (): boolean => this.table.hover === ref || this.table.selected === ref;
    if (!wanted()) return;
    const asked = revisionOf(this.table.state);
    void this.table.ask("sight", ref).then((data) => {
      if (wanted() && asked === revisionOf(this.table.state)) this.sight = data ?? [];
    });
  }

  /** What was pointed at or pinned is gone; another figure may come back under its number. */
  private forget(gone: ReadonlySet<Ref>): void {
    const { hover, selected } = this.table;
    if (hover && gone.has(hover)) this.lookAt(null);
    if (selected && gone.has(selected)) this.table.selected = null;
  }

  // What the table tells its companion.

  heard(fresh: TableEvent[]): void {
    const walker = this.walk ? (this.table.data.welcome?.plays[this.walk.seat] ?? "") : "";
    if (this.walk && fresh.some((event) => interrupts(event, walker))) this.walk = null;
    this.forget(departed(null, null, fresh));
  }

  shown(before: TableState | null, renewed: boolean): void {
    const { state } = this.table;
    this.forget(departed(before, state, []));
    this.plan.renew(renewed);
    if (renewed) {
      // What was asked about the old state is asked again.
      this.odds = {};
      this.aim = null;
      const { next } = this;
      this.next = null;
      if (next && state?.decision) this.aimAt(next);
      // What lies under a resting pointer is not asked about, nor is a place that was picked before: either would darken
      // the map behind every question.
      this.sight = null;
      if (/^(area|cover):/.test(this.table.selected ?? "")) this.table.selected = null;
    }
    this.walkOn();
  }

  /** A pass of somebody else at this screen does not end a walk. */
  chose(option: Option, seat: number | undefined): void {
    if (!option.passes || seat === this.walk?.seat) this.walk = null;
    this.aim = this.next = null;
    this.lookAt(null);
  }

  stopped(): void {
    this.walk = null;
  }

  revealed(): void {
    this.walkOn();
  }
}
