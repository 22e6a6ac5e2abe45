/** The REST side of the server. */
import type { CreatedGame, MyGame, NewGame, ReplayStep, RuleText, SetupInfo } from "../wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, options: { method?: string; body?: unknown; token?: string } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  if (options.token) headers["Authorization"] = `Bearer ${options.token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: options.method ?? (options.body === undefined ? "GET" : "POST"),
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
    });
  } catch {
    throw new ApiError("offline", "");
  }
  const body = (await answer.json().catch(() => ({}))) as { error?: string; message?: string };
  if (!answer.ok) throw new ApiError(body.error ?? String(answer.status), body.message ?? answer.statusText);
  return body as T;
}

const game = (id: string): string => `/games/${encodeURIComponent(id)}`;

export const api = {
  setup: () => call<SetupInfo>("/setup"),
  create: (body: NewGame) => call<CreatedGame>("/games", { body }),
  mine: (tokens: string[]) => call<{ games: MyGame[] }>("/mine", { body: { tokens } }),
  seat: (id: string, seat: number, token: string, action: "reissue" | "bot" | "human" | "rename", name?: string) =>
    call<{ token?: string | null }>(`${game(id)}/seats/${seat}`, { body: { action, ...(name ? { name } : {}) }, token }),
  leave: (id: string, token: string) => call<object>(`${game(id)}/leave`, { body: {}, token }),
  exported: (id: string, token: string) => call<unknown>(`${game(id)}/export`, { token }),
  imported: (file: unknown) => call<CreatedGame>("/import", { body: file }),
  replay: (id: string, at: number | null, token: string) =>
    call<ReplayStep>(`${game(id)}/replay${at === null ? "" : `?at=${at}`}`, { token }),
  report: (id: string, text: string, token: string) => call<{ report: unknown }>(`${game(id)}/report`, { body: { text }, token }),
  rules: (q: string) => call<{ rules: RuleText[] }>(`/rules?q=${encodeURIComponent(q)}`),
};

let known: Promise<SetupInfo> | null = null;

/** What can be played, asked for once by all who only want names; again after a failure. */
export function setupOnce(): Promise<SetupInfo> {
  known ??= api.setup().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
