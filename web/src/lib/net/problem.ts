/** What went wrong with a call, for the person who asked. */
import { maybe, t } from "../text";
import { ApiError } from "./api";

/** The server's own words; where it could not say any, those for the kind of failure. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.message || (maybe(`error-${error.code}`) ?? t("error-other"));
}

/** Whether the same call may well succeed in a while. */
export function passing(error: unknown): boolean {
  return error instanceof ApiError && ["offline", "unavailable", "too_many"].includes(error.code);
}
