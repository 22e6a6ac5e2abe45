/** Paints a scene: sky, sun, smoke, four layers of land, light through the dust, whoever stands there, and the grain of a print. */
import { dealer } from "../cards/hash";
import { drift, grain, smoke, type Sheet } from "./air";
import { mix, veil } from "./colours";
import { figure, type Lit } from "./figures";
import { LANDS } from "./lands";
import type { Scene } from "./types";

type Brush = CanvasRenderingContext2D;

const LAYERS = 4;
const GROUND = 0.88;

const sheet: Sheet = (wide, high) => Object.assign(document.createElement("canvas"), { width: wide, height: high });

function sky(brush: Brush, { sky: colours }: Scene, wide: number, high: number): void {
  const fall = brush.createLinearGradient(0, 0, 0, high * GROUND);
  colours.forEach((colour, i) => fall.addColorStop(i / (colours.length - 1), colour));
  brush.fillStyle = fall;
  brush.fillRect(0, 0, wide, high);
}

function glow(brush: Brush, x: number, y: number, size: number, colour: string, strength: number): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, size);
  light.addColorStop(0, veil(colour, strength));
  light.addColorStop(0.35, veil(colour, strength * 0.4));
  light.addColorStop(1, veil(colour, 0));
  brush.save();
  brush.globalCompositeOperation = "lighter";
  brush.fillStyle = light;
  brush.fillRect(x - size, y - size, 2 * size, 2 * size);
  brush.restore();
}

function sun(brush: Brush, { sun: shining }: Scene, wide: number, high: number): void {
  if (!shining) return;
  const [x, y, size, colour] = shining;
  glow(brush, x * wide, y * high, size * high * 7, colour, 0.55);
  brush.fillStyle = mix(colour, "#fff6dc", 0.55, 0.9);
  brush.beginPath();
  brush.arc(x * wide, y * high, size * high, 0, 2 * Math.PI);
  brush.fill();
}

/** Light that falls through dust, from where the sun is. */
function shafts(brush: Brush, { sun: shining, rim }: Scene, deal: () => number, wide: number, high: number): void {
  if (!shining) return;
  const [x, y] = [shining[0] * wide, shining[1] * high];
  brush.save();
  brush.globalCompositeOperation = "lighter";
  for (let n = 0; n < 7; n++) {
    const angle = Math.PI * (0.1 + 0.8 * deal());
    const spread = 0.02 + 0.05 * deal();
    const reach = high * 1.3;
    const ray = brush.createRadialGradient(x, y, 0, x, y, reach);
    ray.addColorStop(0, veil(rim, 0.075));
    ray.addColorStop(1, veil(rim, 0));
    brush.fillStyle = ray;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + reach * Math.cos(angle - spread), y + reach * Math.sin(angle - spread));
    brush.lineTo(x + reach * Math.cos(angle + spread), y + reach * Math.sin(angle + spread));
    brush.fill();
  }
  brush.restore();
}

function beam(brush: Brush, { beam: falling }: Scene, wide: number, high: number): void {
  if (!falling) return;
  const [x, colour] = [falling[0] * wide, falling[1]];
  const across = high * 0.09;
  const light = brush.createLinearGradient(x - across, 0, x + across, 0);
  for (const [at, strength] of [
    [0, 0],
    [0.4, 0.35],
    [0.5, 1],
    [0.6, 0.35],
    [1, 0],
  ] as const)
    light.addColorStop(at, mix(colour, "#ffffff", at === 0.5 ? 0.7 : 0, strength));
  brush.save();
  brush.globalCompositeOperation = "lighter";
  brush.fillStyle = light;
  brush.fillRect(x - across, 0, 2 * across, high * GROUND);
  brush.restore();
  glow(brush, x, high * GROUND, high * 0.7, colour, 0.6);
}

function lands(brush: Brush, scene: Scene, deal: () => number, wide: number, high: number): void {
  for (let n = 0; n < LAYERS; n++) {
    const near = n / (LAYERS - 1);
    const base = high * (GROUND - 0.12 * (1 - near));
    const ink = mix(scene.far, scene.near, 0.12 + 0.8 * near);
    const gap = mix(scene.far, scene.near, near < 0.5 ? 0.5 + near * 0.5 : 0.99);
    LANDS[scene.land](brush, { wide, high, base, near, ink, gap, glow: scene.rim, deal });
    if (n === LAYERS - 1) break;
    const haze = brush.createLinearGradient(0, base - high * 0.4, 0, base + 2);
    haze.addColorStop(0, mix(scene.far, scene.near, near * 0.6, 0));
    haze.addColorStop(1, mix(scene.far, scene.near, near * 0.6, 0.75));
    brush.fillStyle = haze;
    brush.fillRect(0, base - high * 0.4, wide, high);
    if (n === 1) shafts(brush, scene, deal, wide, high);
  }
}

/** The ground one stands on: rubble, darker towards the front. */
function ground(brush: Brush, scene: Scene, deal: () => number, wide: number, high: number): void {
  const dark = brush.createLinearGradient(0, high * GROUND, 0, high);
  dark.addColorStop(0, mix(scene.near, scene.far, 0.16));
  dark.addColorStop(1, scene.near);
  brush.fillStyle = dark;
  brush.beginPath();
  brush.moveTo(0, high);
  for (let x = 0; x <= wide; x += high * (0.01 + 0.05 * deal())) brush.lineTo(x, high * (GROUND - 0.022 * deal() ** 2));
  brush.lineTo(wide, high);
  brush.fill();
}

function hole(brush: Brush, { hole: open, near }: Scene, deal: () => number, wide: number, high: number): void {
  if (!open) return;
  const [x, y, across, colour] = [open[0] * wide, high * (GROUND + 0.015), open[1] * high, open[2]];
  glow(brush, x, y - high * 0.04, across * 2.6, colour, 0.55);
  for (const [share, ink] of [
    [1, mix(near, colour, 0.14)],
    [0.82, mix(near, colour, 0.4)],
    [0.6, colour],
    [0.36, "#ffe2a0"],
  ] as const) {
    brush.fillStyle = ink;
    brush.beginPath();
    for (let n = 0; n < 22; n++) {
      const [turn, reach] = [(n / 22) * 2 * Math.PI, across * share * (0.86 + 0.28 * deal())];
      brush.lineTo(x + reach * Math.cos(turn), y + 0.2 * reach * Math.sin(turn));
    }
    brush.fill();
  }
}

function foreground(brush: Brush, { near }: Scene, deal: () => number, wide: number, high: number): void {
  brush.fillStyle = near;
  brush.beginPath();
  brush.moveTo(0, high + 1);
  for (let x = -1; x <= wide + 20; x += high * (0.02 + 0.07 * deal())) {
    const edge = Math.abs(x / wide - 0.5) * 2;
    brush.lineTo(x, high * (0.99 - 0.05 * deal() - 0.1 * deal() * edge ** 3));
  }
  brush.lineTo(wide, high + 1);
  brush.fill();
}

function vignette(brush: Brush, wide: number, high: number): void {
  const dark = brush.createRadialGradient(wide / 2, high * 0.46, high * 0.35, wide / 2, high / 2, wide * 0.66);
  dark.addColorStop(0, "rgb(6 4 2 / 0)");
  dark.addColorStop(1, "rgb(6 4 2 / .62)");
  brush.fillStyle = dark;
  brush.fillRect(0, 0, wide, high);
}

/** The whole picture; the same name always gives the same one. */
export function paint(brush: Brush, name: string, scene: Scene, wide: number, high: number): void {
  const deal = dealer(name);
  const lit: Lit = {
    ink: mix(scene.near, "#000000", 0.3),
    rim: scene.rim,
    glow: scene.hole?.[2] ?? scene.rim,
    from: (scene.sun?.[0] ?? scene.hole?.[0] ?? 0.5) < 0.5 ? -1 : 1,
  };
  sky(brush, scene, wide, high);
  smoke(brush, sheet, deal, scene.near, wide, high * 0.8);
  sun(brush, scene, wide, high);
  lands(brush, scene, deal, wide, high);
  beam(brush, scene, wide, high);
  ground(brush, scene, deal, wide, high);
  hole(brush, scene, deal, wide, high);
  // In a narrow picture the cast is smaller, so that all of it finds room.
  const unit = Math.min(high, wide / 1.7);
  for (const actor of scene.cast) {
    const from = Math.sign((scene.sun?.[0] ?? scene.hole?.[0] ?? 0.5 + lit.from) - actor.x) || lit.from;
    figure(brush, actor, actor.x * wide, high * (GROUND + 0.03) - (actor.up ?? 0) * high, actor.size * unit, { ...lit, from });
  }
  drift(brush, scene.air, deal, wide, high, scene.rim, lit.ink);
  foreground(brush, scene, deal, wide, high);
  vignette(brush, wide, high);
  grain(brush, sheet, deal, wide, high);
}
