/** Questions to the server that wait for their answers. */
import type { AskWhat, ClientMessage, Ref } from "../wire";

export class Questions {
  private readonly waiting = new Map<number, (data: unknown) => void>();
  private readonly asked = new Set<string>();
  private next = 1;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  ask(what: AskWhat, ref: Ref, kind?: string): Promise<unknown> {
    const id = this.next++;
    this.send({ type: "ask", what, ref, id, ...(kind ? { kind } : {}) });
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Asks what never changes, unless it was asked before; a refused question may be asked again. */
  once(what: AskWhat, ref: Ref, hear: (data: unknown) => void): void {
    const key = `${what} ${ref}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    void this.ask(what, ref).then((data) => {
      if (data === null) this.asked.delete(key);
      else hear(data);
    });
  }

  /** Hands on an answer, null for a refusal; tells whether it was a question of ours. */
  answer(id: number | null | undefined, data: unknown): boolean {
    const hear = this.waiting.get(id ?? -1);
    hear?.(data);
    return this.waiting.delete(id ?? -1);
  }
}
