/** Pages by the fragment of the address, which never reaches a server log. */

export type Route =
  | { page: "lobby" }
  /** Where a game is chosen and set up. */
  | { page: "missions" | "chapters" | "campaign" }
  | { page: "join"; token: string }
  | { page: "game"; game: string }
  /** The links of a game that was just made, before its table. */
  | { page: "invite"; game: string }
  /** `at`: after so many choices, where not from the start. */
  | { page: "replay"; game: string; at?: number };

export function parse(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, "").split("/");
  const value = decodeURIComponent(rest.join("/"));
  if (page === "missions" || page === "chapters" || page === "campaign") return { page };
  if (page === "join" && value) return { page, token: value };
  const [, id, at] = /^([^/]+)\/(\d+)$/.exec(value) ?? [];
  if (page === "replay" && id) return { page, game: id, at: Number(at) };
  if ((page === "game" || page === "invite" || page === "replay") && value) return { page, game: value };
  return { page: "lobby" };
}

export function go(route: Route): void {
  const rest = route.page === "join" ? `/${route.token}` : "game" in route ? `/${route.game}` : "";
  location.hash = route.page === "lobby" ? "#/" : `#/${route.page}${rest}`;
}
