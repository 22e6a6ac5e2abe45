/** Where the painter works: a thread of its own, loaded when it is wanted. */
export const openWorkshop = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
