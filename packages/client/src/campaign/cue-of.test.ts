import { apply, parseSetup, startRun } from "@holmgang/campaign";
import type { Move } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { cueOf } from "./cue-of.ts";

/** What is heard of a move in the first camp. */
function heard(move: Move) {
  const setup = parseSetup({ seed: "cues", settings: { startGold: 200 } });
  invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
  const step = apply(startRun(setup.value).state, move);
  invariant(step.ok, step.ok ? "" : step.refusal.words);
  return cueOf(step.value.events);
}

test.each([
  [{ kind: "build", building: "supply-depot" }, "hammer"],
  [{ kind: "travel", choice: 0 }, "march"],
  [{ kind: "abandon" }, "lose"],
  [{ kind: "deactivate", relic: 0 }, null],
] as const)("%o sounds like %s", (move, cue) => {
  expect(heard(move)).toBe(cue);
});

test("a won city is heard above its gold and above the fallen", () => {
  expect(
    cueOf([
      { kind: "gold", amount: 20, why: "reward" },
      { kind: "card", card: "fusilier", to: "fallen", why: "destroyed" },
      { kind: "city", place: "genoa", defense: true },
    ]),
  ).toBe("banner");
});
