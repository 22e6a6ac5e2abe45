/** What the guide of a first game says at one table, and what of it was put away. */
import type { Table } from "../state/table.svelte";
import type { GuideStep, Option, Ref } from "../../wire";

export class Lessons {
  /** The words that were put away: those of one step, or all. */
  private away = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  readonly step: GuideStep | null = $derived.by(() => (this.table.curtain === null ? (this.table.state?.guide ?? null) : null));
  /** Options and things the lesson is about, unless the player wants to hear no more. */
  readonly options: readonly string[] = $derived.by(() => (this.away === "all" ? [] : (this.step?.options ?? [])));
  readonly points: readonly Ref[] = $derived.by(() => (this.away === "all" ? [] : (this.step?.point ?? [])));

  get shut(): boolean {
    return this.away === "all" || this.away === this.key;
  }

  private get key(): string {
    return this.step ? `${this.step.step} ${this.step.title}` : "";
  }

  putAway(what: "step" | "all" | "none"): void {
    this.away = what === "all" ? what : what === "step" ? this.key : null;
  }

  suggests(option: Option): boolean {
    return this.options.includes(option.id);
  }
}
