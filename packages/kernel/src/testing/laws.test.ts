import { describe, expect, test } from "vitest";
import { LAWS } from "./laws/index.ts";
import { MUTANTS } from "./mutants/index.ts";
import { assertLaws, runLaws } from "./run-laws.ts";
import { toyKit } from "./toy.ts";

describe("the laws", () => {
  test("hold for a small honest game, and say what they saw", () => {
    const told = assertLaws(toyKit, { matches: 3000, seed: "toy" });
    expect(told).toMatch(/toy: 3000 matches, \d+ inputs/);
    expect(told).toMatch(/trick \d+/);
    expect(told).toMatch(/features: card 1 \d+, card 2 \d+/);
  });

  test("are nine, and each has a mutant of its own", () => {
    expect(LAWS).toHaveLength(9);
    expect(new Set(MUTANTS.map((mutant) => mutant.law))).toEqual(
      new Set(LAWS.map((law) => law.id)),
    );
  });

  test.each(MUTANTS)("$law alone catches a game that $name", ({ law, kit }) => {
    const only = LAWS.filter(({ id }) => id === law);
    const { broken } = runLaws(kit, { matches: 500, seed: "mutant", laws: only });
    expect(broken?.law, broken?.words).toBe(law);
  });

  test("name the seed of the match that broke, and that match alone breaks again", () => {
    const { kit } = MUTANTS.find((mutant) => mutant.law === "secrecy")!;
    const { broken } = runLaws(kit, { matches: 500, seed: "mutant" });
    expect(runLaws(kit, { matches: 1, seed: broken!.seed }).broken).toEqual(broken);
  });

  test("fail a run that never saw an event or an ending the game promises", () => {
    expect(() =>
      assertLaws({ ...toyKit, endings: ["win applause"] }, { matches: 50, seed: "x" }),
    ).toThrow("never saw win applause");
  });

  test("fail a run that never saw a feature the game promises", () => {
    const features = { ...toyKit.features!, mustSee: ["card 5", "card 9"] };
    const kit = { ...toyKit, endings: [], features };
    expect(() => assertLaws(kit, { matches: 50, seed: "x" })).toThrow("matches never saw card 9");
  });

  test("ask for no feature of a game that names none", () => {
    const { features: _features, ...plain } = { ...toyKit, endings: [] };
    expect(assertLaws(plain, { matches: 50, seed: "x" })).not.toContain("features");
  });
});
