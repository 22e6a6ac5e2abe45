/** Our own rules: imports keep the contract of rooms and form no circle, and templates say nothing by themselves. */
import { circle, imported } from "./imports.js";
import { mayImport, roomOf } from "./rooms.js";
import { words } from "./words.js";

const imports = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      room: "The room {{room}} does not know {{other}} (lint/rooms.js): move what both need into a room below.",
      circle: "A circle of imports: {{way}}. Move what these files need of each other into one below them.",
    },
  },
  create(context) {
    const from = context.filename;
    function check({ source }) {
      const to = source?.type === "Literal" && typeof source.value === "string" ? imported(from, source.value) : null;
      if (to === null) return;
      if (!mayImport(from, to)) {
        context.report({ node: source, messageId: "room", data: { room: roomOf(from), other: roomOf(to) ?? "what is above all rooms" } });
      }
      const way = circle(from, to);
      if (way) context.report({ node: source, messageId: "circle", data: { way: way.join(", ") } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { rules: { imports, words } };
