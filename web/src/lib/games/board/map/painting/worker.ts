/** The painter at work, beside the page, so that nothing waits for it. */
import type { Order, Painted } from "./messages";
import { type Layout, paintBox } from "./painter";

let layout: Layout | null = null;

async function paint(order: Order): Promise<void> {
  layout = order.layout ?? layout;
  if (!layout) return;
  const begun = performance.now();
  const { width, height, pixels } = paintBox(layout, order.piece.box, order.piece.scale);
  const picture = await createImageBitmap(new ImageData(pixels, width, height));
  const painted: Painted = { piece: order.piece, picture, took: performance.now() - begun };
  postMessage(painted, { transfer: [picture] });
}

addEventListener("message", (event: MessageEvent<Order>) => void paint(event.data));
