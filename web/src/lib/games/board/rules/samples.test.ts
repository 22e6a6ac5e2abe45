import { expect, it } from "vitest";
import { CUBE } from "../dice/faces";
import { ATTACK, DEFENSE, EQUIPMENT, FIGURE, marksOf, PIECES } from "./samples";
import { holeSpots } from "../map/floor";
import { maybe } from "../../../text";

it("the legend has every face of the dice, and words for each", () => {
  const faces = new Set<string>([...ATTACK, ...DEFENSE]);
  expect([...new Set([...CUBE.attack, ...CUBE.defense])].filter((face) => !faces.has(face))).toEqual([]);
  expect([...faces, ...EQUIPMENT].filter((one) => !maybe(`legend-die-${one}`) && !maybe(`legend-equipment-${one}`))).toEqual([]);
});

it("its pieces of map show holes in every state", () => {
  const states = Object.values(PIECES).flatMap((map) => holeSpots(map).map((hole) => (hole.token ? "token" : hole.state)));
  expect(states.toSorted()).toEqual(["open", "quiet", "sealed", "token"]);
});

it("its figures can be chosen, attacked or neither", () => {
  expect(marksOf().classes(FIGURE)).toBe("");
  expect(marksOf("move").classes(FIGURE)).toBe("offered");
  expect(marksOf("attack").target(FIGURE)).toBe(true);
});
