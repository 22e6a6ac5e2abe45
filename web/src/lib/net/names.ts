/** What whoever sits at this browser wants to be called. */
const KEY = "eday.name";

export const ownName = (): string => localStorage.getItem(KEY) ?? "";

export function keepName(name: string): void {
  if (name.trim()) localStorage.setItem(KEY, name.trim());
}
