/** Every enemy by its id. */

import type { Drawing } from "../ink/part";
import { berserker } from "./berserker";
import { boomer } from "./boomer";
import { drone } from "./drone";
import { grinder } from "./grinder";
import { kantus } from "./kantus";
import { lambent_wretch } from "./lambent_wretch";
import { skorge } from "./skorge";
import { theron_guard } from "./theron_guard";
import { ticker } from "./ticker";
import { wretch } from "./wretch";

export const LOCUSTS: Readonly<Record<string, Drawing>> = {
  wretch,
  drone,
  boomer,
  ticker,
  theron_guard,
  kantus,
  berserker,
  lambent_wretch,
  grinder,
  skorge,
};
