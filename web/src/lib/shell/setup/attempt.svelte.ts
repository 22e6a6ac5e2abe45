/** Something asked of the server that may fail: whether it is under way, and what went wrong. The last one asked counts. */
import { problemWords } from "../../net/problem";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  private last = 0;

  /** `counts` tells the work whether its answer is still wanted. */
  async run(work: (counts: () => boolean) => Promise<void>): Promise<void> {
    const mine = ++this.last;
    const counts = (): boolean => mine === this.last;
    this.busy = true;
    this.problem = "";
    try {
      await work(counts);
    } catch (error) {
      if (counts()) this.problem = problemWords(error);
    } finally {
      if (counts()) this.busy = false;
    }
  }
}
