/** What answers and events hold, in whatever shape they bring it. */
import type { Ref } from "../wire";

/** Lines of words. */
export function lines(data: unknown): string[] {
  if (typeof data === "string") return [data];
  if (Array.isArray(data)) return data.flatMap(lines);
  if (data && typeof data === "object") {
    const held = data as Record<string, unknown>;
    const rule = held["rule"];
    if (typeof held["line"] === "string" && typeof rule === "string" && rule && !held["line"].includes(rule)) {
      return [`${held["line"]} (${rule})`];
    }
    for (const key of ["lines", "text", "line", "message", "words", "reasons"]) if (key in held) return lines(held[key]);
  }
  return [];
}

/** References of things. */
export function refs(data: unknown): Ref[] {
  if (Array.isArray(data)) return data.filter((one): one is string => typeof one === "string");
  if (data && typeof data === "object") return Object.values(data).flatMap(refs);
  return [];
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
