import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { api } from "./lib/net/api";
import { settings } from "./lib/shell/settings/settings.svelte";
import { awaitGesture } from "./lib/shell/ui/sound";
import "./lib/shell/ui/room.svelte";
import { language } from "./lib/text";

awaitGesture();
const target = document.getElementById("app");

/** What the service speaks besides. */
async function furtherLanguages(): Promise<void> {
  const { languages, further } = await api.languages();
  await language.offer(languages, further, api.words);
  await settings.speak();
}

async function begin(): Promise<void> {
  // Words that cannot be fetched leave the page in English.
  await settings.speak().catch(() => undefined);
  const further = furtherLanguages().catch(() => undefined);
  // Only who has chosen a language that is not built in waits for it: else the table would be told twice.
  if (settings.missesItsLanguage) await further;
  if (target) mount(App, { target });
}

void begin();
