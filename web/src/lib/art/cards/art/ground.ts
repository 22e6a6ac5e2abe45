/** What lies behind the picture on a card: a broken skyline, a cave, rays, slashes or rings; by kind and by the card's id. */

import { dealer } from "../hash";
import type { CardFaceInfo } from "../types";

export interface Ground {
  hue: number;
  /** How light it is, in percent. */
  light: number;
  /** Hue of Locust skin, and how light skin and COG armour are, in percent. */
  skin: number;
  pallor: number;
  far: string;
  near: string;
}

const round = (n: number): number => Math.round(n * 10) / 10;

function skyline(next: () => number, base: number, wide: number): string {
  let d = `M${-wide} 62`;
  for (let x = -wide; x < wide;) {
    const block = 10 + next() * 18;
    const tall = base - 6 - next() * 40;
    const broken = round(next() * 12 - 6);
    d += `L${round(x)} ${round(tall)}l${round(block * 0.5)} ${broken}L${round(x + block)} ${round(tall + next() * 8)}`;
    if (next() < 0.4) d += `V${base}h${round(3 + next() * 8)}`;
    x += block + 2;
  }
  return `${d}L${wide} 62Z`;
}

function teeth(next: () => number, top: boolean): string {
  const edge = top ? -64 : 62;
  let d = `M-110 ${edge}`;
  for (let x = -110; x < 110;) {
    const wide = 7 + next() * 16;
    const reach = 10 + next() * next() * 46;
    d += `L${round(x)} ${top ? edge + 8 : edge - 12}L${round(x + wide / 2)} ${round(top ? edge + 8 + reach : edge - 12 - reach * 0.5)}`;
    x += wide;
  }
  return `${d}L110 ${edge}Z`;
}

function rays(next: () => number): string {
  const shift = next() * 30;
  const wedges = 9 + Math.floor(next() * 4);
  return Array.from({ length: wedges }, (_, i) => {
    const at = ((i * 360) / wedges + shift) * (Math.PI / 180);
    const end = at + Math.PI / wedges / (1 + next() * 0.6);
    return `M0 0L${round(130 * Math.cos(at))} ${round(130 * Math.sin(at))}L${round(130 * Math.cos(end))} ${round(130 * Math.sin(end))}Z`;
  }).join("");
}

function slashes(next: () => number): string {
  let d = "";
  for (let x = -150; x < 130; x += 12 + next() * 16) {
    const wide = round(2 + next() * 7);
    d += `M${round(x)} 62l90 -126h${wide}l-90 126Z`;
  }
  return d;
}

function rings(next: () => number): string {
  const sides = next() < 0.5 ? 6 : 8;
  const ring = (r: number): string =>
    `M${Array.from({ length: sides }, (_, i) => {
      const turn = ((i + 0.5) * 2 * Math.PI) / sides;
      return `${round(r * Math.cos(turn))} ${round(r * Math.sin(turn))}`;
    }).join("L")}Z`;
  const gap = 9 + next() * 5;
  return [7, 6, 5, 4, 3].map((n) => ring(n * gap) + ring(n * gap - 3)).join("");
}

function rubble(next: () => number, wide: number): string {
  let d = `M${-wide} 62V36`;
  for (let x = 6 - wide; x < wide; x += 6 + next() * 12) d += `L${round(x)} ${round(38 - next() * 9)}`;
  return `${d}L${wide} 38V62Z`;
}

/** The ground of a card, always the same for the same card. */
export function groundOf({ id, side, kind }: CardFaceInfo): Ground {
  const next = dealer(id);
  const hue = side === "cog" ? 198 + next() * 26 : side === "locust" ? 350 + next() * 24 : 28 + next() * 18;
  const tints = { hue, light: 19 + next() * 10, skin: 18 + next() * 38, pallor: 70 + next() * 14 };
  if (kind === "tactic") return { ...tints, far: rays(next), near: "" };
  if (kind === "reaction") return { ...tints, far: slashes(next), near: "" };
  if (kind === "command") return { ...tints, far: rings(next), near: rubble(next, 110) };
  if (side === "locust") return { ...tints, far: teeth(next, true), near: teeth(next, false) };
  const wide = kind === "cover" ? 230 : 110;
  return { ...tints, far: skyline(next, 30, wide), near: rubble(next, wide) };
}
