/** The bases figures stand on: toothed and round for COGs, jagged for Locusts. */

function ring(count: number, far: (i: number) => number, twist = 0): string {
  const points = Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * (i + twist)) / count;
    return `${(far(i) * Math.cos(turn)).toFixed(1)} ${(far(i) * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A gear with twelve teeth. */
export const TOOTHED = ring(48, (i) => (i % 4 < 2 ? 50 : 43.5), 0.5);

const SPIKES = [51, 40, 48, 39, 51, 41, 47, 40, 50, 39, 49, 41, 51, 39, 47, 40, 50, 40, 48, 41, 50, 39];

/** An uneven rim of spikes. */
export const JAGGED = ring(SPIKES.length, (i) => SPIKES[i]!);
