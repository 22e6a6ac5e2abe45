/** What the map shows about a thing beyond the thing itself. */

import type { Choices } from "./choices";
import { markOf } from "./choices";
import type { Ends } from "../reach/picture";
import type { Thing } from "./things";

/** Look-ups shared by the layers of the map. */
export class Marks {
  readonly words: ReadonlyMap<string, string>;
  private readonly lit: ReadonlySet<string> | null;
  /** Whether cover spaces are told apart from their areas in what is seen. */
  private readonly coversLit: boolean;
  private readonly glowing: ReadonlySet<string>;

  constructor(
    things: readonly Thing[],
    private readonly choices: Choices,
    sight: readonly string[] | null,
    highlight: readonly string[],
    private readonly hover: string | null,
    private readonly selected: string | null,
    private readonly ends: Ends = new Map(),
    /** While ends are shown the Tab key stops at one of them: the others follow in order of steps. */
    private readonly stop?: string,
  ) {
    this.words = new Map(things.map((thing) => [thing.ref, thing.words]));
    this.lit = sight ? new Set(sight) : null;
    this.coversLit = sight?.some((ref) => ref.startsWith("cover:")) ?? false;
    this.glowing = new Set(highlight);
  }

  /** Classes of a thing by its reference. */
  classes(ref: string): string {
    const mark = markOf(this.choices.byRef.get(ref));
    return [
      mark ? "offered" : "",
      mark === "target" ? "target" : "",
      this.ends.has(ref) ? "reach" : "",
      this.glowing.has(ref) ? "glowing" : "",
      this.hover === ref ? "hovered" : "",
      this.selected === ref ? "selected" : "",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** Whether somebody wants to know of it: it is pointed at, picked or spoken of. */
  wanted(ref: string): boolean {
    return this.hover === ref || this.selected === ref || this.glowing.has(ref);
  }

  offered(ref: string): boolean {
    return this.choices.byRef.has(ref);
  }

  /** Whether pressing it does something: it is on offer, or a walk leads there. */
  live(ref: string): boolean {
    return this.choices.byRef.has(ref) || this.ends.has(ref);
  }

  tabindex(ref: string): 0 | -1 {
    return this.ends.has(ref) ? (ref === this.stop ? 0 : -1) : this.choices.byRef.has(ref) ? 0 : -1;
  }

  target(ref: string): boolean {
    return markOf(this.choices.byRef.get(ref)) === "target";
  }

  /** Whether a thing is seen from what is pointed at; null while no sight is shown. */
  seen(ref: string, cover: string | null, area: string): boolean | null {
    if (!this.lit) return null;
    if (this.lit.has(ref) || ref === this.hover) return true;
    return cover && this.coversLit ? this.lit.has(cover) : this.lit.has(area);
  }

  areaSeen(area: string): boolean | null {
    return this.lit ? this.lit.has(area) || area === this.hover : null;
  }
}
