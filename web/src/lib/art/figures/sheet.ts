/** Each drawing lies once in the document; figures show it by reference. */

import { mount } from "svelte";
import { COGS, FALLEN } from "./cogs";
import FigureDrawing from "./FigureDrawing.svelte";
import FigureDefs from "./FigureDefs.svelte";
import type { Drawing } from "./ink/part";
import { LOCUSTS } from "./locusts";

const STANDING: Readonly<Record<string, Drawing>> = { ...COGS, ...LOCUSTS };
const LYING: Readonly<Record<string, Drawing>> = FALLEN;

let sheet: SVGSVGElement | null = null;

function laid(): SVGSVGElement {
  if (sheet?.isConnected) return sheet;
  sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  document.body.append(sheet);
  mount(FigureDefs, { target: sheet });
  return sheet;
}

/** The id of a drawing in the document; only COGs have one that lies down. */
export const drawingId = (name: string, lying: boolean): string => (lying && name in FALLEN ? `figure-${name}-down` : `figure-${name}`);

/** Puts a drawing into the document if it is not there yet. */
export function lay(name: string, lying: boolean): void {
  const id = drawingId(name, lying);
  const target = laid();
  if (target.querySelector(`#${id}`)) return;
  mount(FigureDrawing, { target, props: { id, drawing: (lying ? LYING[name] : undefined) ?? STANDING[name]! } });
}
