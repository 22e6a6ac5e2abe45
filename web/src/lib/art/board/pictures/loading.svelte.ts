/** The illustrations, once they are there: a table is shown without them first. */

import type { sceneOf, Subject } from "./gallery";
import type { Scene } from "./scene";

class Gallery {
  private make = $state.raw<typeof sceneOf | null>(null);
  private asked = false;

  /** Fetches them; a failure is no harm, and the next card asks again. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    void import("./gallery").then(
      (found) => (this.make = found.sceneOf),
      () => (this.asked = false),
    );
  }

  scene(subject: Subject): Scene | null {
    return this.make?.(subject) ?? null;
  }
}

export const gallery = new Gallery();
