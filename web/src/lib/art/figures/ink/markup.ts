/** Figures as SVG markup, lit from the north-west: dark contour, pale rim, then each part with light and shadow along its edges. */

import type { Base } from "../bases";
import { gradientOf, INKS, MATERIALS } from "./materials";
import { contours } from "./outline";
import type { Drawing, Part } from "./part";

const shift = (x: number, y: number, times: number): string => `transform="translate(${(x * times).toFixed(2)} ${(y * times).toFixed(2)})"`;

const stops = (...tones: readonly (readonly [number, string])[]): string =>
  tones.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join("");

const outlines = (parts: readonly Part[], beyond: number, stroke: string): string =>
  contours(parts, beyond)
    .map(({ d, width }) => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`)
    .join("");

function partMarkup(part: Part, edge: string): string {
  const { d } = part;
  if (part.form === "mark") {
    const ink = INKS[part.of];
    return part.width ? `<path d="${d}" stroke="${ink}" stroke-width="${part.width}"/>` : `<path d="${d}" fill="${ink}"/>`;
  }
  const { light, main, dark } = MATERIALS[part.of];
  if (part.form === "rod") {
    const { width } = part;
    return (
      `<path d="${d}" stroke="${INKS.line}" stroke-width="${width + 2.4}"/><path d="${d}" stroke="${dark}" stroke-width="${width}"/>` +
      `<path d="${d}" stroke="${main}" stroke-width="${0.72 * width}" ${shift(-0.11, -0.13, width)}/>` +
      `<path d="${d}" stroke="${light}" stroke-width="${0.26 * width}" ${shift(-0.2, -0.24, width)}/>`
    );
  }
  const { depth } = part;
  return (
    `<clipPath id="${edge}"><path d="${d}"/></clipPath>` +
    `<path d="${d}" fill="${gradientOf(part.of)}" stroke="${INKS.line}" stroke-width="2.2"/><g clip-path="url(#${edge})">` +
    `<path d="${d}" stroke="${dark}" stroke-opacity=".8" stroke-width="${5 * depth}" ${shift(-1.3, -1.5, depth)}/>` +
    `<path d="${d}" stroke="${light}" stroke-width="${2.4 * depth}" ${shift(0.9, 1, depth)}/></g>`
  );
}

const partsMarkup = (parts: readonly Part[], id: string): string =>
  `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${outlines(parts, 6, INKS.line)}` +
  `<g transform="translate(-1 -1.2)">${outlines(parts, 2.4, "#a99a84")}</g>` +
  `${parts.map((part, i) => partMarkup(part, `${id}-${i}`)).join("")}</g>`;

/** The colours of the materials that the parts are made of. */
function gradients(parts: readonly Part[]): string {
  const used = new Set(parts.flatMap((part) => (part.form === "solid" ? [part.of] : [])));
  return [...used]
    .map((name) => {
      const { light, main, dark } = MATERIALS[name];
      const tones = stops([0, light], [0.42, main], [1, dark]);
      return `<linearGradient id="figure-${name}" x1=".12" y1="0" x2=".88" y2="1">${tones}</linearGradient>`;
    })
    .join("");
}

/** A base with a raised rim about a sunken floor. */
function baseMarkup({ rim, light, main, dark, side, edge, floor }: Base): string {
  const step = (down: number): string =>
    `<path d="${rim}" fill="${side}" stroke="${edge}" stroke-width="${down === 6 ? 2.6 : 0}" transform="translate(${down * 0.3} ${down})"/>`;
  return (
    `<linearGradient id="rim" x1=".15" y1=".08" x2=".85" y2=".92">${stops([0, light], [0.45, main], [1, dark])}</linearGradient>` +
    `<linearGradient id="bevel" x1=".85" y1=".92" x2=".15" y2=".08">${stops([0, light], [0.5, dark], [1, edge])}</linearGradient>` +
    `<radialGradient id="floor" cx=".62" cy=".66" r=".72">${stops([0, floor[0]], [1, floor[1]])}</radialGradient>` +
    `<g stroke-linejoin="round">${[6, 4.5, 3, 1.5].map(step).join("")}` +
    `<path d="${rim}" fill="url(#rim)" stroke="${edge}" stroke-width="2.6"/>` +
    `<path d="${rim}" fill="none" stroke="${light}" stroke-opacity=".7" transform="scale(.972) translate(-.3 -.4)"/>` +
    `<path d="${rim}" fill="url(#rim)" transform="scale(.95) translate(.5 .7)"/>` +
    `<circle r="40.5" fill="url(#floor)" stroke="url(#bevel)" stroke-width="3"/>` +
    `<circle r="42.6" fill="none" stroke="${edge}" stroke-opacity=".55" stroke-width="1.2"/></g>`
  );
}

/** How far from the middle of its base a picture of a figure reaches to each side. */
export const REACH = 90;
const CUT = `<clipPath id="cut"><path d="M-90 -90L90 -90L90 6L40 6A40.5 40.5 0 0 1 -40 6L-90 6Z"/></clipPath>`;

/** A figure on its base as a document of its own; the rim of the base cuts off the body. */
export function figureMarkup({ body, over = [] }: Drawing, base: Base): string {
  const box = `${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${gradients([...body, ...over])}${CUT}${baseMarkup(base)}` +
    `<g clip-path="url(#cut)">${partsMarkup(body, "body")}</g>${over.length ? partsMarkup(over, "over") : ""}</svg>`
  );
}
