import { describe, expect, it } from "vitest";
import type { ClientMessage } from "../../wire";
import { Questions } from "./questions";

function asking(): { sent: ClientMessage[]; questions: Questions } {
  const sent: ClientMessage[] = [];
  return { sent, questions: new Questions((message) => sent.push(message)) };
}

describe("questions", () => {
  it("get the answer that carries their number", async () => {
    const { sent, questions } = asking();
    const [first, second] = [questions.ask("why", "area:a"), questions.ask("sight", "area:b")];
    expect(sent).toMatchObject([
      { type: "ask", what: "why", id: 1 },
      { type: "ask", what: "sight", id: 2 },
    ]);
    expect(questions.answer(2, "seen")).toBe(true);
    expect(questions.answer(1, "because")).toBe(true);
    expect([await first, await second]).toEqual(["because", "seen"]);
  });

  it("know what was no question of theirs, or is answered already", () => {
    const { questions } = asking();
    void questions.ask("why", "area:a");
    expect([questions.answer(null, null), questions.answer(7, null)]).toEqual([false, false]);
    expect([questions.answer(1, ""), questions.answer(1, "")]).toEqual([true, false]);
  });

  it("about what never changes are asked once, and again only after a refusal", async () => {
    const { sent, questions } = asking();
    const heard: unknown[] = [];
    const ask = (): void => questions.once("card", "order:dig_in", (data) => heard.push(data));
    ask();
    ask();
    expect(sent).toHaveLength(1);
    questions.answer(1, null);
    await Promise.resolve();
    ask();
    questions.answer(2, "words");
    await Promise.resolve();
    ask();
    expect(sent).toHaveLength(2);
    expect(heard).toEqual(["words"]);
  });
});
