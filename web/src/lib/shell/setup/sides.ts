/** The two sides of the card game. */
import { t, type TextKey } from "../../text";
import type { Side } from "../../wire";

export const SIDES: readonly Side[] = ["cog", "locust"];

export const sideName = (side: Side): string => t(`lobby-side-${side}` as TextKey);

export const seatOf = (side: Side): number => SIDES.indexOf(side);
