/** The guided first turn at one table: whether it is offered or running, and what it is about. */
import { SvelteSet } from "svelte/reactivity";
import { settings } from "../../../shell/settings/settings.svelte";
import type { Table } from "../../../shell/state/table.svelte";
import { beginning, type Progress, progress, type Scene, type Topic, topicOf } from "./steps";

/** The mission a newcomer starts with. */
const FIRST_MISSION = "emergence";

export class Guide {
  private started = $state(false);
  private from = $state(0);
  private readonly passed = new SvelteSet<Topic>();

  constructor(private readonly table: Table) {}

  /** Somebody new sits down at the first mission. */
  get offered(): boolean {
    const { kept } = settings;
    const view = this.table.board;
    if (!kept.hints || kept.guide !== "new" || this.started || !this.seated || !view) return false;
    return view.mission.id === FIRST_MISSION && view.turn <= view.cogs.length;
  }

  /** It was running when the page was left. */
  get interrupted(): boolean {
    return settings.kept.guide === "on" && !this.started && this.seated;
  }

  /** Whether it has something to say, so that no other hint need to. */
  get active(): boolean {
    return this.offered || this.topic !== null;
  }

  get scene(): Scene | null {
    const { board, state, data, mySeats } = this.table;
    if (!this.started || !this.seated || !board || !state) return null;
    return {
      seats: mySeats,
      cogs: board.cogs.filter((cog) => mySeats.includes(cog.seat)).map((cog) => cog.ref),
      decision: state.decision?.kind ?? null,
      options: this.table.options,
      // A use that is on its way has closed its card already.
      open: this.table.menu !== null || this.table.sending !== null,
      events: data.events.slice(this.from, data.settled),
      passed: this.passed,
    };
  }

  get topic(): Topic | null {
    const scene = this.scene;
    return scene && topicOf(scene);
  }

  get progress(): Progress | null {
    const scene = this.scene;
    return scene && progress(scene);
  }

  private get seated(): boolean {
    const { board, mySeats, curtain } = this.table;
    return board !== null && !board.outcome && mySeats.length > 0 && curtain === null;
  }

  start(): void {
    this.passed.clear();
    this.from = beginning(this.table.data.events, this.table.mySeats);
    this.started = true;
    settings.set("guide", "on");
  }

  /** The player has read this and wants to go on. */
  pass(topic: Topic): void {
    if (topic === "done") return this.stop();
    this.passed.add(topic);
  }

  /** The turn is over: it will not be offered again, whether its last words are read or not. */
  finish(): void {
    settings.set("guide", "done");
  }

  stop(): void {
    this.started = false;
    settings.set("guide", "done");
  }
}
