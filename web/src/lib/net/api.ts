/** The REST side of the server. */
import { language } from "../text";
import { linesOf } from "./lines";
import type {
  ChancesLine,
  CreatedGame,
  GameChances,
  Languages,
  LastLook,
  MyGame,
  NewGame,
  ReplayPage,
  Rulebook,
  RulesFound,
  SetupInfo,
} from "../wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What a status means where nobody said why, as a proxy does. */
const CODES: Record<number, string> = { 410: "gone", 429: "too_many", 502: "unavailable", 503: "unavailable", 504: "unavailable" };

interface Call {
  body?: unknown;
  /** Sent as it is: a browser that reads a record rounds its seed. */
  file?: Blob;
  token?: string;
  signal?: AbortSignal;
}

async function answered(path: string, { body, file, token, signal }: Call): Promise<Response> {
  const sent = file ?? (body === undefined ? null : JSON.stringify(body));
  const headers: Record<string, string> = { "Accept-Language": language.code };
  if (sent !== null) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method: sent === null ? "GET" : "POST", headers, body: sent, signal: signal ?? null });
  } catch {
    throw new ApiError("offline", "");
  }
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => ({}))) as { error?: string; message?: string };
  throw new ApiError(why.error ?? CODES[answer.status] ?? String(answer.status), why.message ?? "");
}

async function call<T>(path: string, options: Call = {}): Promise<T> {
  return (await (await answered(path, options)).json().catch(() => ({}))) as T;
}

/** What is reckoned while one waits: `far` hears which share of it is done. */
async function reckoned(path: string, token: string, far: (done: number) => void, signal: AbortSignal): Promise<GameChances[]> {
  for await (const line of linesOf(await answered(path, { token, signal }))) {
    const told = JSON.parse(line) as ChancesLine;
    far(told.done);
    if (told.problem) throw new ApiError("chances", told.problem);
    if (told.games) return told.games;
  }
  throw new ApiError("offline", "");
}

const game = (id: string): string => `/games/${encodeURIComponent(id)}`;

export const api = {
  /** What the service speaks, and in which languages it has words for this page. */
  languages: () => call<Languages>("/languages"),
  words: async (code: string): Promise<string> => (await answered(`/languages/${encodeURIComponent(code)}`, {})).text(),
  setup: () => call<SetupInfo>("/setup"),
  create: (body: NewGame) => call<CreatedGame>("/games", { body }),
  mine: (tokens: string[]) => call<{ games: MyGame[] }>("/mine", { body: { tokens } }),
  seat: (
    id: string,
    seat: number,
    token: string,
    action: "reissue" | "bot" | "human" | "rename",
    more: { name?: string; bot?: string } = {},
  ) => call<{ token?: string | null; invite?: string | null }>(`${game(id)}/seats/${seat}`, { body: { action, ...more }, token }),
  /** What a link opens, before anything is taken. */
  invitation: (token: string) => call<MyGame>("/invitation", { body: { token } }),
  claim: (token: string, name: string | null = null) => call<{ token: string }>("/claim", { body: { token, name } }),
  leave: (id: string, token: string) => call<object>(`${game(id)}/leave`, { body: {}, token }),
  exported: async (id: string, token: string): Promise<Blob> => (await answered(`${game(id)}/export`, { token })).blob(),
  imported: (file: Blob) => call<CreatedGame>("/import", { file }),
  look: (id: string, token: string) => call<LastLook>(`${game(id)}/look`, { token }),
  replay: (id: string, at: number, count: number, token: string) =>
    call<ReplayPage>(`${game(id)}/replay?at=${at}&count=${count}`, { token }),
  chances: (id: string, token: string, far: (done: number) => void, signal: AbortSignal) =>
    reckoned(`${game(id)}/chances`, token, far, signal),
  report: (id: string, text: string, token: string) => call<{ report: unknown }>(`${game(id)}/report`, { body: { text }, token }),
  /** Contents, quick reference, and which rules stand behind what. */
  rulebook: () => call<Rulebook>("/rulebook"),
  /** A page of its own, to be read and printed. */
  aid: async (game: "board" | "card"): Promise<string> => (await answered(`/aid/${game}`, {})).text(),
  rules: (q: string) => call<RulesFound>(`/rules?q=${encodeURIComponent(q)}`),
  rulesOf: (ids: readonly string[]) => call<RulesFound>(`/rules?ids=${ids.map(encodeURIComponent).join(",")}`),
};

/** Asks once in each language for all who want to know; again after a failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return () => {
    const { code } = language;
    const told =
      known.get(code) ??
      ask().catch((error: unknown) => {
        known.delete(code);
        throw error;
      });
    known.set(code, told);
    return told;
  };
}

/** What can be played. */
export const setupOnce = once(api.setup);
/** The rules without their texts. */
export const rulebookOnce = once(api.rulebook);
