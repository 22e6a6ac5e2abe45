/** Something asked of the server that may fail: whether it is under way, and what went wrong. */
import { problemWords } from "../../net/problem";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = problemWords(error);
    } finally {
      this.busy = false;
    }
  }
}
