import { describe, expect, it } from "vitest";
import { linesOf } from "./lines";

async function read(...pieces: string[]): Promise<string[]> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      bytes.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });
  const found: string[] = [];
  for await (const line of linesOf(new Response(body))) found.push(line);
  return found;
}

describe("an answer that comes line by line", () => {
  it("is told line by line, wherever it is cut", async () => {
    expect(await read('{"done":0}\n{"do', 'ne":0.5}\n', '\n{"done":1}')).toEqual(['{"done":0}', '{"done":0.5}', '{"done":1}']);
    expect(await read()).toEqual([]);
  });
});
