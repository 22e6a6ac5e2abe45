/** Everybody who may stand in a scene. */
import type { Silhouette } from "../types";
import { BEASTS } from "./beasts";
import { COGS } from "./cogs";
import { LOCUSTS } from "./locusts";

export const CAST: Record<string, Silhouette> = { ...COGS, ...LOCUSTS, ...BEASTS };
