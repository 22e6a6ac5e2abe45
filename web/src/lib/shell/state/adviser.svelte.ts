/** Advice somebody asks for: it is about one state of the table and goes with it. */
import type { Advice, ClientMessage } from "../../wire";

export class Adviser {
  /** Somebody waits for it. */
  thinking = $state(false);
  told = $state.raw<Advice | null>(null);
  /** Why there is none. */
  problem = $state("");
  private asked: number | null = null;
  private version = -1;

  /** `number` gives the next question its own, so that every answer finds whom it is for. */
  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly number: () => number,
  ) {}

  /** Whether there is something to show. */
  get open(): boolean {
    return this.thinking || this.told !== null || this.problem !== "";
  }

  ask(version: number): void {
    this.clear();
    this.version = version;
    this.asked = this.number();
    this.thinking = true;
    this.send({ type: "suggest", id: this.asked, version });
  }

  /** Nobody wants it any more, be it thought about or told. */
  close(): void {
    if (this.thinking) this.send({ type: "cancel" });
    this.clear();
  }

  hear(advice: Advice): void {
    if (advice.id !== this.asked) return;
    this.clear();
    this.told = advice;
  }

  /** Whether a refusal was about this. */
  refused(id: number | null | undefined, why: string): boolean {
    if (this.asked === null || id !== this.asked) return false;
    this.clear();
    this.problem = why;
    return true;
  }

  /** Another state is shown: what was thought about the one before is stale. */
  shown(version: number): void {
    if (version !== this.version) this.clear();
  }

  /** The connection is gone, and what was asked over it. */
  lost(): void {
    if (this.thinking) this.clear();
  }

  private clear(): void {
    this.thinking = false;
    this.told = this.asked = null;
    this.problem = "";
  }
}
