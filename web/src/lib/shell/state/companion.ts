/** What a game's own room is told by the table it keeps company with. */
import type { Option, TableEvent, TableState } from "../../wire";
import type { Score } from "./beats";

/** What a game's own room does at its table, told by the table when something is shown or done. */
export interface Companion {
  /** How the game's events are shown. */
  readonly score: Score;
  /** Events are shown; those that happened before the page came are no news. */
  heard?(fresh: TableEvent[], news: boolean): void;
  /** A true state is shown, after another one, and nothing waits to be shown behind it. */
  shown?(before: TableState | null, renewed: boolean): void;
  /** An option was chosen by a seat at this screen. */
  chose?(option: Option, seat: number | undefined): void;
  /** A choice was refused, or is taken back. */
  stopped?(): void;
  /** On a shared screen: whoever it was handed to looks at it. */
  revealed?(): void;
}
