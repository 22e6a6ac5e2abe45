/** Questions to the server that wait for their answers. */
import type { Answers, AskWhat, ClientMessage, Ref } from "../../wire";

export class Questions {
  private readonly waiting = new Map<number, (data: unknown) => void>();
  private readonly asked = new Set<string>();
  private next = 1;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** The number of one more question, whoever asks it. */
  number(): number {
    return this.next++;
  }

  /** The answer carries the number of its question, so that it is one of that kind. */
  ask<What extends AskWhat>(what: What, ref: Ref): Promise<Answers[What]> {
    const id = this.number();
    this.send({ type: "ask", what, ref, id });
    return new Promise((resolve) => this.waiting.set(id, (data) => resolve(data as Answers[What])));
  }

  /** Asks what never changes, unless it was asked before; a refused question may be asked again. */
  once<What extends AskWhat>(what: What, ref: Ref, hear: (data: NonNullable<Answers[What]>) => void): void {
    const key = `${what} ${ref}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    void this.ask(what, ref).then((data) => {
      if (data === null) this.asked.delete(key);
      else hear(data);
    });
  }

  /** What was said is worth nothing any more: all may be asked again. */
  forget(): void {
    this.asked.clear();
    this.waiting.clear();
  }

  /** Hands on an answer, null for a refusal; tells whether it was a question of ours. */
  answer(id: number | null | undefined, data: unknown): boolean {
    const hear = this.waiting.get(id ?? -1);
    hear?.(data);
    return this.waiting.delete(id ?? -1);
  }
}
