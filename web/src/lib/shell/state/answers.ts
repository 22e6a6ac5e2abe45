/** What answers and events hold. */
import type { Answers, Ref } from "../../wire";

/** Why something cannot be done, line by line, each with its rule. */
export function reasons(answer: Answers["why"]): string[] {
  return (answer ?? []).map(({ line, rule }) => (rule && !line.includes(rule) ? `${line} (${rule})` : line));
}

/** Every thing an event is about. */
export function eventRefs(data: unknown): Ref[] {
  const found: Ref[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string" && /^(area|figure|cog|cover|hole|tile|card|row):/.test(value)) found.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === "object") {
      for (const [key, held] of Object.entries(value)) {
        visit(key);
        visit(held);
      }
    }
  };
  visit(data);
  return [...new Set(found)];
}
