/** Our own rule: what somebody reads is said by messages, not by templates. */
const WORD = /\p{L}{2}/u;
const READ = new Set(["alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title"]);
/** What keys are called is printed on them; styles and scripts are read by nobody. */
const NOT_READ = new Set(["kbd", "script", "style"]);

const nameOf = (element) => element?.name?.name ?? "";

function isRead(node) {
  for (let at = node.parent; at; at = at.parent) if (NOT_READ.has(nameOf(at)) || /^Svelte(Script|Style)/.test(at.type)) return false;
  return true;
}

export const words = {
  meta: {
    type: "problem",
    schema: [],
    messages: { inline: 'Say "{{text}}" by a message: src/eday/text/en/page.' },
  },
  create(context) {
    const check = (node, text) => {
      if (WORD.test(text)) context.report({ node, messageId: "inline", data: { text: text.trim() } });
    };
    return {
      SvelteText(node) {
        if (isRead(node)) check(node, node.value);
      },
      SvelteAttribute(node) {
        if (READ.has(node.key.name)) for (const value of node.value) if (value.type === "SvelteLiteral") check(value, value.value);
      },
    };
  },
};
