import { describe, expect, test } from "vitest";
import { lane, round, scene, told } from "../testing/scene.ts";

const after = (board: string, more: object = {}, settings: object = {}) =>
  lane(round(scene({ west: { board, ...more }, settings })), 0);

describe("walking", () => {
  test("[R23] every card walks one tile towards the zone", () => {
    expect(after("fusilier | | / sapper", { zone: 1 }).split("|")[1]).toContain("fusilier");
    expect(told(round(scene({ west: "fusilier | | / sapper" })), "walked")).toMatchObject([
      {
        lane: 0,
        steps: [
          { from: 0, to: 1 },
          { from: 2, to: 1 },
        ],
      },
    ]);
  });

  test("[R23] never past it, and never away from it", () => {
    expect(after(" | fusilier | ")).toBe(" | fusilier 9 | ");
    expect(after("fusilier | | ", { zone: 0 })).toBe("fusilier 9 |  | ");
    expect(after("fusilier | grenadier | / lake-guardian", { zone: 2 })).toBe(
      " | fusilier 9 | grenadier 8 / lake-guardian 12",
    );
  });

  test("[R24] [GL-10] nobody steps onto a tile with two of the own side; front before back", () => {
    expect(after("fusilier sapper | grenadier | ")).toBe("sapper 8 | grenadier 14 fusilier 9 | ");
    expect(after("fusilier | grenadier hussar | ")).toBe("fusilier 9 | grenadier 14 hussar 6 | ");
  });

  test("[R24] [GL-10] a place left in the same round can be taken", () => {
    const start = scene({
      west: { board: "fusilier | grenadier hussar | / lake-guardian", zone: 2 },
    });
    expect(
      told(round(start), "walked")[0]?.steps.map(({ unit, to }) => `${unit.card} ${to}`),
    ).toEqual(["grenadier 2", "hussar 2", "fusilier 1"]);
  });

  test("[R24] [GL-10] of two who want the one free place, the one farther out has it", () => {
    expect(after("fusilier | grenadier | hussar~")).toBe("fusilier 9 | grenadier 14 hussar 6 | ");
  });

  test("[R25] [GL-11] who arrives stands behind those who are there; movers keep their order", () => {
    expect(after("fusilier sapper | | ")).toBe(" | fusilier 9 sapper 8 | ");
    expect(after("fusilier | grenadier | ")).toBe(" | grenadier 14 fusilier 9 | ");
  });

  test("[R26] enemies are in nobody’s way", () => {
    const peace = round(scene({ west: { board: "fusilier / hussar | | ", zone: 1 } }));
    expect(told(peace, "walked")[0]?.steps.map(({ to }) => to)).toEqual([1, 1]);
  });

  test("[R26] where the zone is not, both sides stand in peace", () => {
    const held = " | grenadier sapper | fusilier~ / hussar";
    expect(told(round(scene({ west: held })), "fight_start").map(({ row }) => row)).toEqual([1]);
  });

  test("[R27] with printed speeds a card walks as far as its move says", () => {
    const printed = { settings: { speeds: "printed" } } as const;
    const far = round(scene({ ...printed, west: { board: "hussar | | / lake-tank", zone: 2 } }));
    expect(told(far, "walked")[0]?.steps.map(({ to }) => to)).toEqual([1, 2]);
    expect(after("lake-tank | | ", {}, printed.settings)).toBe("lake-tank 16 |  | ");
    expect(after("fusilier | | ", {}, printed.settings)).toBe(" | fusilier 9 | ");
  });
});
