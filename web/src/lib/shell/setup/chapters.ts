/** What can be played, as the service tells it, and what chapters are called. */
import { t } from "../../text";
import type { SetupInfo } from "../../wire";

export const LAST_CHAPTER = 15;

type Info = SetupInfo["games"][number];

export function info<I extends Info["id"]>(setup: SetupInfo | null, id: I): Extract<Info, { id: I }> | undefined {
  return setup?.games.find((one): one is Extract<Info, { id: I }> => one.id === id);
}

/** "Chapter 3: its name", as far as the name is known; 0 is the tutorial. */
export function chapterTitle(setup: SetupInfo | null, chapter: number): string {
  if (chapter === 0) return t("lobby-tutorialName");
  const name = chapterName(setup, chapter);
  return name ? t("lobby-chapterName", { n: chapter, name }) : t("lobby-chapterNumber", { n: chapter });
}

export function chapterName(setup: SetupInfo | null, chapter: number): string {
  return info(setup, "card")?.chapters.find((one) => one.chapter === chapter)?.name ?? "";
}
