import { DEFAULT_HAND } from "@holmgang/orcain";
import { expect, test, vi } from "vitest";
import { settingsOf } from "../testing/match-up.ts";
import { solve } from "./solution.ts";

vi.mock("../matrix/solve-matrix.ts", () => ({
  solveMatrix: () => ({ value: 0, mine: [1], theirs: [1], gap: 2e-9 }),
}));

test("a round whose solution is not certified is refused", () => {
  const settings = settingsOf({ rounds: 1, roundCap: 1 });
  const solution = solve(settings, [DEFAULT_HAND, DEFAULT_HAND]);
  expect(() => solution.stage({ roundIndex: 1, hp: [10, 10] })).toThrow(
    "round 1 at 10:10 is not solved: its gap is 2e-9",
  );
});
