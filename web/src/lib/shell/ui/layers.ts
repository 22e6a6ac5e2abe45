/** What lies open over the page, the topmost last: Escape closes that one thing and nothing else. */

const open: (() => void)[] = [];

/** Notes that something has opened and how it is closed; call the answer when it is closed. Made for an effect. */
export function layer(close: () => void): () => void {
  open.push(close);
  return () => void open.splice(open.lastIndexOf(close), 1);
}

/** Closes what lies on top; false if nothing is open. */
export function closeTopmost(): boolean {
  const close = open.at(-1);
  close?.();
  return close !== undefined;
}
