/** Hands something to the player as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value)], { type: "application/json" }));
}
