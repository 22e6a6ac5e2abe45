/** The steps of a replay: fetched a page at a time, those near the position kept. */
import type { ReplayPage, ReplayStep } from "../../wire";

export const PAGE = 16;
/** Pages kept on each side of the present one. */
const AROUND = 2;

export class Pages {
  /** Choices there are in all. */
  last = 0;
  private pages = new Map<number, Promise<ReplayPage>>();

  constructor(private readonly fetch: (at: number, count: number) => Promise<ReplayPage>) {}

  /** The step after so many choices. */
  async step(at: number): Promise<ReplayStep> {
    const number = Math.floor(at / PAGE);
    this.forget(number);
    const page = await this.page(number);
    const found = page.steps.find((one) => one.at === at);
    if (!found) {
      this.pages.delete(number);
      throw new RangeError(String(at));
    }
    return found;
  }

  /** Fetches what comes after a step before it is wanted. */
  ahead(at: number): void {
    const next = Math.floor(at / PAGE) + 1;
    // Whoever wants it in earnest will be told what is wrong.
    if (next * PAGE <= this.last) this.page(next).catch(() => undefined);
  }

  private page(number: number): Promise<ReplayPage> {
    const known = this.pages.get(number);
    if (known) return known;
    const page = this.fetch(number * PAGE, PAGE).then((found) => {
      this.last = found.last;
      return found;
    });
    this.pages.set(number, page);
    page.catch(() => this.pages.delete(number));
    return page;
  }

  private forget(number: number): void {
    for (const one of this.pages.keys()) if (Math.abs(one - number) > AROUND) this.pages.delete(one);
  }
}
