import { expect, it } from "vitest";
import { RAYS, rayTo } from "../lighting/sight";
import { eighth, spans } from "./light";
import { hash } from "./noise";

it("knows between which lengths the rays of an eighth of the circle are", () => {
  const far = Float32Array.from({ length: RAYS }, (_, ray) => 1 + Math.floor(ray / 30) + hash(ray, 1, 2));
  const { least, most } = spans(far);
  for (let n = 0; n < 5000; n++) {
    const [dx, dy] = n < 200 ? [(n % 20) - 10, Math.floor(n / 20) - 5] : [hash(n, 1, 3) - 0.5, hash(n, 2, 3) - 0.5];
    const length = far[rayTo(dx, dy)]!;
    if (length < least[eighth(dx, dy)]! || length > most[eighth(dx, dy)]!) expect.fail(`${length} towards ${dx}, ${dy}`);
  }
  expect([...least]).not.toEqual([...most]);
});
