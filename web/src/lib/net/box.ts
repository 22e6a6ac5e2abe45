/** The cards of the card game, for a page that looks at a game without sitting at its table. */
import type { Faces } from "../wire/faces";
import { browserWire, TableSocket, type Wire } from "./socket";

/** Every card of the game a token belongs to: a short visit to its table. Null if it is not let in. */
export function visitBox(token: string, open: () => Wire = browserWire): Promise<Faces | null> {
  return new Promise((resolve) => {
    const done = (faces: Faces | null): void => {
      resolve(faces);
      socket.close();
    };
    const socket = new TableSocket({
      token,
      open,
      since: () => undefined,
      receive: (message) => {
        if (message.type === "answer") done((message.data as { cards: Faces } | null)?.cards ?? null);
        else if (message.type === "error") done(null);
      },
      link: (state) => {
        if (state === "closed") resolve(null);
      },
    });
    socket.send({ type: "ask", what: "box", ref: "", id: 1 });
    socket.connect();
  });
}
