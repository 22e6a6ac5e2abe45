/** What lies over the table just now, and where: the map keeps what matters clear of it. */

class Overlaid {
  rects = $state.raw<readonly DOMRect[]>([]);
  private readonly nodes = new Set<Element>();
  private readonly sizes = globalThis.ResizeObserver && new ResizeObserver(() => this.measure());

  constructor() {
    globalThis.addEventListener?.("resize", () => this.measure());
  }

  add(node: Element): void {
    this.nodes.add(node);
    this.sizes?.observe(node);
  }

  remove(node: Element): void {
    this.nodes.delete(node);
    this.sizes?.unobserve(node);
    // A moment later: who is taken away must change nothing while the page is being made.
    queueMicrotask(() => this.measure());
  }

  private measure(): void {
    this.rects = [...this.nodes].map((node) => node.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  }
}

export const overlaid = new Overlaid();

/** Svelte action: this panel lies over the table. */
export function overlays(node: HTMLElement): { destroy(): void } {
  overlaid.add(node);
  return { destroy: () => overlaid.remove(node) };
}
