/** The painter at work, beside the page, so that nothing waits for it. */
import { paintHole } from "./holes";
import type { Order, Painted, Told } from "./messages";
import { type Layout, paintBox } from "./painter";

/** Pixels a square of a hole. */
const HOLE = 80;

let layout: Layout | null = null;

const bitmap = (pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(pixels, width, height));

async function paint(order: Order): Promise<Painted | null> {
  const begun = performance.now();
  if ("hole" in order) {
    const { pixels, width, height } = paintHole(order.hole.state, order.hole.variant, HOLE);
    return { hole: order.hole, picture: await bitmap(pixels, width, height), took: performance.now() - begun };
  }
  if (!layout) return null;
  const { piece } = order;
  const { pixels, lamp, width, height } = paintBox(layout, piece.box, piece.scale, piece.floor);
  const took = performance.now() - begun;
  return { piece, picture: await bitmap(pixels, width, height), lamp: lamp && (await bitmap(lamp, width, height)), took };
}

addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if ("layout" in data) layout = data.layout;
  else void deliver(data);
});

async function deliver(order: Order): Promise<void> {
  const painted = await paint(order);
  if (!painted) return;
  const lamp = "lamp" in painted && painted.lamp;
  postMessage(painted, { transfer: lamp ? [painted.picture, lamp] : [painted.picture] });
}
