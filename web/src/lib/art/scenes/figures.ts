/** Silhouettes against the light. */
import { CAST } from "./cast";
import { veil } from "./colours";
import type { Actor, Form } from "./types";

type Brush = CanvasRenderingContext2D;

function trace(brush: Brush, form: Form): void {
  brush.beginPath();
  if (form[0] === "limb") {
    const [, x, y, thick, toX, toY, thin] = form;
    const along = Math.atan2(toY - y, toX - x);
    brush.arc(x, y, thick, along + Math.PI / 2, along - Math.PI / 2);
    brush.arc(toX, toY, thin, along - Math.PI / 2, along + Math.PI / 2);
  } else if (form[0] === "round") {
    const [, x, y, wide, high, turn = 0] = form;
    brush.ellipse(x, y, wide, high, turn, 0, 2 * Math.PI);
  } else if (form[0] === "shape") {
    for (let i = 1; i < form.length; i += 2) brush.lineTo(form[i] as number, form[i + 1] as number);
  }
  brush.closePath();
}

/** How far a light reaches, times its own size. */
const REACH = 2.6;

function shine(brush: Brush, [x, y, size]: readonly [number, number, number], colour: string): void {
  brush.save();
  brush.globalCompositeOperation = "lighter";
  const glow = brush.createRadialGradient(x, y, 0, x, y, size * REACH);
  glow.addColorStop(0, "#fff3d6");
  glow.addColorStop(0.25, veil(colour, 0.9));
  glow.addColorStop(1, veil(colour, 0));
  brush.fillStyle = glow;
  brush.beginPath();
  brush.arc(x, y, size * REACH, 0, 2 * Math.PI);
  brush.fill();
  brush.restore();
}

export interface Lit {
  ink: string;
  rim: string;
  /** Of eyes and lamps. */
  glow: string;
  /** From where the light comes: -1 from the left, 1 from the right. */
  from: number;
}

/** One of the cast, so many pixels high, standing at a place. */
export function figure(brush: Brush, actor: Actor, x: number, y: number, high: number, { ink, rim, glow, from }: Lit): void {
  const side = actor.left ? -1 : 1;
  const edge = Math.min(2.2, 0.9 + 90 / high);
  brush.save();
  brush.translate(x, y);
  brush.scale((side * high) / 100, high / 100);
  for (const form of CAST[actor.who] ?? []) {
    if (form[0] === "light") {
      shine(brush, [form[1], form[2], form[3]], glow);
      continue;
    }
    brush.save();
    brush.translate(edge * from * side, -edge);
    trace(brush, form);
    brush.fillStyle = rim;
    brush.fill();
    brush.restore();
    trace(brush, form);
    brush.fillStyle = ink;
    brush.fill();
  }
  brush.restore();
}
