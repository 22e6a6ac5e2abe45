/** Options for tests. */
import type { Option } from "../../wire";

export const option = (id: string, role: Option["role"] = "other", ...refs: string[]): Option => ({
  id,
  kind: id.split(":")[0] ?? "",
  refs,
  args: {},
  label: id,
  role,
  note: null,
  sure: null,
  passes: false,
});
