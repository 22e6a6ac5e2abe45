/** The icons a game draws: told by the game's own room, loaded when somebody looks. */
import type { Component } from "svelte";
import type { BookId } from "./rulebook";

export type Legends = Partial<Record<BookId, () => Promise<{ default: Component }>>>;
