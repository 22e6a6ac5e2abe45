/** Path data written with M, L, Q, C and Z alone, so that it can be moved, turned and mirrored before it is lit. */

export interface Place {
  x?: number;
  y?: number;
  size?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Left and right change sides. */
  mirrored?: boolean;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The same path elsewhere. */
export function moved(d: string, { x = 0, y = 0, size = 1, turn = 0, mirrored = false }: Place): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const [u, v] = [Number(across) * (mirrored ? -1 : 1), Number(down)];
    return `${round(x + cos * u - sin * v)} ${round(y + sin * u + cos * v)}`;
  });
}

/** A path and its mirror image about the middle. */
export const both = (d: string): string => d + moved(d, { mirrored: true });

/** An ellipse; with one radius a circle. */
export function disc(x: number, y: number, across: number, down = across): string {
  const [u, v] = [0.5523 * across, 0.5523 * down];
  const to = (...points: [number, number][]): string => `C${points.map(([a, b]) => `${round(x + a)} ${round(y + b)}`).join(" ")}`;
  return [
    `M${round(x)} ${round(y - down)}`,
    to([u, -down], [across, -v], [across, 0]),
    to([across, v], [u, down], [0, down]),
    to([-u, down], [-across, v], [-across, 0]),
    to([-across, -v], [-u, -down], [0, -down]),
    "Z",
  ].join("");
}

/** Points about a middle, near and far by turns: blades, bursts and spiked balls. */
export function burst(x: number, y: number, count: number, near: number, far: number, turn = 0): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const angle = (Math.PI * i) / count + (turn * Math.PI) / 180;
    const reach = i % 2 ? near : far;
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}
