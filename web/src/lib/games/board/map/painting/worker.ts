/** The painter at work, beside the page, so that nothing waits for it. */
import { paintHole } from "./holes";
import type { Order, Painted } from "./messages";
import { type Layout, paintBox, type Picture } from "./painter";
import { CLOSE } from "./pieces";

let layout: Layout | null = null;

const bitmap = ({ pixels, width, height }: Picture): Promise<ImageBitmap> => createImageBitmap(new ImageData(pixels, width, height));

async function paint(order: Order): Promise<Painted | null> {
  const begun = performance.now();
  if ("hole" in order) {
    const picture = await bitmap(paintHole(order.hole.state, order.hole.variant, CLOSE));
    return { hole: order.hole, picture, took: performance.now() - begun };
  }
  layout = order.layout ?? layout;
  if (!layout) return null;
  const picture = await bitmap(paintBox(layout, order.piece.box, order.piece.scale));
  return { piece: order.piece, picture, took: performance.now() - begun };
}

addEventListener("message", (event: MessageEvent<Order>) => {
  void paint(event.data).then((painted) => painted && postMessage(painted, { transfer: [painted.picture] }));
});
