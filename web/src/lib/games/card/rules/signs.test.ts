import { expect, it } from "vitest";
import { SYMBOLS } from "../../../art/cards/symbols";
import { SIGNS } from "./signs";

it("the legend has every sign of the cards once", () => {
  const listed = SIGNS.flatMap(([, names]) => names);
  expect(listed.toSorted()).toEqual(Object.keys(SYMBOLS).toSorted());
});
