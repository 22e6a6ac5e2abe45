/** Where the pointer itself has been last: things that move beneath it bring it nowhere. */

type Spot = Pick<PointerEvent, "clientX" | "clientY">;

let resting: Spot = { clientX: NaN, clientY: NaN };
globalThis.window?.addEventListener("pointermove", ({ clientX, clientY }) => void (resting = { clientX, clientY }), { passive: true });

/** Where it rests. */
export const rest = (): Spot => resting;

/** How far an event is from a spot. */
export const way = (event: Spot, from: Spot): number => Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);

/** Whether the pointer has come to what it entered; else that has slid beneath it. Before its first move it has come to nothing. */
export const came = (event: Spot): boolean => way(event, resting) > 0;
