import { describe, expect, test } from "vitest";
import { bankedKit } from "./banked.ts";
import { LAWS } from "./laws/index.ts";
import { fortuneKit } from "./fortune.ts";
import { MUTANTS } from "./mutants/index.ts";
import { assertLaws, runLaws } from "./run-laws.ts";
import { runnerKit } from "./runner.ts";
import type { Runner } from "./runner.ts";
import { toyKit } from "./toy.ts";
import { turnsKit } from "./turns.ts";

describe("the laws", () => {
  test("hold for a small honest game, and say what they saw", () => {
    const told = assertLaws(toyKit, { matches: 3000, seed: "toy" });
    expect(told).toMatch(/toy: 3000 matches, \d+ inputs/);
    expect(told).toMatch(/trick \d+/);
    expect(told).toMatch(/features: card 1 \d+, card 2 \d+/);
    expect(told).toMatch(/pairs: reverse inputs \d{4,}, reverse seed \d{4,}/);
  });

  test("hold for a game in which seats run ahead of each other", () => {
    expect(assertLaws(runnerKit, { matches: 1000, seed: "runner" })).toMatch(/shown \d+/);
  });

  test("hold for a game in which everybody is told whose turn it is", () => {
    expect(assertLaws(turnsKit, { matches: 1000, seed: "turns" })).toMatch(/shown \d+/);
  });

  test("hold for a game in which a question follows another", () => {
    expect(assertLaws(fortuneKit, { matches: 1000, seed: "fortune" })).toMatch(/looked \d+/);
  });

  test("hold for a game in which seats have time banks", () => {
    expect(assertLaws(bankedKit, { matches: 1000, seed: "banked" })).toMatch(/win time \d+/);
  });

  test("are thirteen, and each has a mutant of its own", () => {
    expect(LAWS).toHaveLength(13);
    expect(new Set(MUTANTS.map((mutant) => mutant.law))).toEqual(
      new Set(LAWS.map((law) => law.id)),
    );
  });

  test.each(MUTANTS)("$law alone catches a game that $name", ({ law, run }) => {
    const only = LAWS.filter(({ id }) => id === law);
    const { broken } = run({ matches: 500, seed: "mutant", laws: only });
    expect(broken?.law, broken?.words).toBe(law);
  });

  test.each(["secrecy", "reverse"])(
    "name the seeds of the matches that broke %s, and those alone break it again",
    (law) => {
      const laws = LAWS.filter(({ id }) => id === law);
      const { run } = MUTANTS.find((mutant) => mutant.law === law)!;
      const { broken } = run({ matches: 500, seed: "mutant", laws });
      expect(run({ seeds: broken!.seeds, laws }).broken).toEqual(broken);
    },
  );

  test("name the place in the data that told too much, and both matches", () => {
    const { run } = MUTANTS.find(({ name }) => name === "shows the order of a deck")!;
    const { broken } = run({ matches: 500, seed: "mutant" });
    expect([broken?.law, broken?.seeds.length]).toEqual(["reverse", 2]);
    expect(broken?.words).toMatch(/ view\.more\.\d is \d or \d$/);
  });

  test("let a game tell what its rules declare public while both choose, and nothing else", () => {
    const laws = LAWS.filter(({ id }) => id === "hush");
    const game = { ...runnerKit.game, redact: (event: Runner["event"]) => event };
    const run = (events: Runner["event"]["kind"][]) =>
      runLaws(
        { ...runnerKit, game, open: { blank: (view) => view, events } },
        { matches: 100, seed: "open", laws },
      ).broken;
    expect(run(["laid"])).toBeNull();
    expect(run(["shown"])?.law).toBe("hush");
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
