/** An answer that comes line by line. */
export async function* linesOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  while (reader) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const whole = rest.split("\n");
    rest = whole.pop() ?? "";
    yield* whole.filter((line) => line !== "");
    if (done) break;
  }
  if (rest) yield rest;
}
