import { NODE_IDS, nodeRow } from "@holmgang/campaign";
import { expect, test } from "vitest";
import { needsOf, opensOf, PLAN, standingOf } from "./tree-plan.ts";

test("[C70] a node is held, within reach, too dear, or needs another", () => {
  expect(standingOf([], 0, "young-general")).toBe("held");
  expect(standingOf([], 100, "war-funds-1")).toBe("reach");
  expect(standingOf([], 99, "war-funds-1")).toBe("short");
  expect(standingOf([], 999, "war-funds-2")).toBe("locked");
  expect(standingOf(["war-funds-1"], 999, "war-funds-1")).toBe("held");
});

test("what needs two needs both", () => {
  expect(needsOf("emperor-of-france")).toEqual(["tactical-genius-2", "inspiring-presence-2"]);
  expect(standingOf(["tactical-genius-1", "tactical-genius-2"], 999, "emperor-of-france")).toBe(
    "locked",
  );
  expect(opensOf("tactical-genius-2")).toEqual(["emperor-of-france"]);
});

test("the thirteen nodes stand apart, each to the right of what it needs", () => {
  expect(NODE_IDS).toHaveLength(13);
  const spots = NODE_IDS.map((id) => `${PLAN[id].column} ${PLAN[id].row}`);
  expect(new Set(spots).size).toBe(13);
  for (const id of NODE_IDS)
    for (const need of needsOf(id)) expect(PLAN[need].column).toBeLessThan(PLAN[id].column);
});

test("the whole tree costs 3,000 points", () => {
  expect(NODE_IDS.reduce((sum, id) => sum + nodeRow(id).cost, 0)).toBe(3000);
});
