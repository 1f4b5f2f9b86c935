import { readFileSync } from "node:fs";
import { readRun, verifySteps } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { tellPage } from "./chapters.ts";
import type { Chapter } from "./chapters.ts";
import { broughtBy } from "./brought.ts";

const GOLDEN = new URL("../../../../campaign/playthroughs/three-acts.txt", import.meta.url);

function golden() {
  const record = readRun(readFileSync(GOLDEN, "utf8"));
  invariant(record.ok, record.ok ? "" : record.refusal.words);
  const chapters: Chapter[] = [];
  const steps = verifySteps(record.value);
  let step = steps.next();
  let page = step.done ? null : step.value;
  while (!step.done) {
    page = step.value;
    const { journal } = page;
    tellPage(chapters, page, journal.inputs.at(-1)?.move.kind ?? null);
    step = steps.next();
  }
  invariant(page !== null, "a run has pages");
  return {
    chapters,
    state: page.journal.state,
    fights: record.value.inputs.filter(isFight).length,
  };
}

const isFight = ({ move }: { readonly move: { readonly kind: string } }): boolean =>
  move.kind === "fight" || move.kind === "retreat";

test("[C73] a run's record tells its acts, and in them every fight and every spot of the way", () => {
  const { chapters, state, fights } = golden();
  expect(chapters.map(({ act, isWon }) => [act, isWon])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  expect(chapters.at(-1)?.route).toEqual(state.route);
  expect(chapters.map(({ route }) => route[0]?.place)).toEqual(["nice", "alexandria", "paris"]);
  const stops = chapters.flatMap((chapter) => chapter.stops);
  expect(stops.filter(({ end }) => end !== "peace")).toHaveLength(fights);
  for (const chapter of chapters) {
    expect(chapter.stops.at(-1)).toMatchObject({ kind: "boss", end: "won" });
    for (const { spot } of chapter.stops) expect(chapter.route).toContainEqual(spot);
  }
});

test("[C41] every finished encounter has its dispatch", () => {
  const { chapters } = golden();
  for (const { kind, dispatch, end } of chapters.flatMap(({ stops }) => stops))
    expect(dispatch !== null).toBe(kind !== "waited" && kind !== "returned" && end !== "retreated");
});

test("[C68] what it brought adds up to its legacy", () => {
  const { state } = golden();
  const sum = broughtBy(state.legacy).reduce((total, { points }) => total + points, 0);
  expect(sum).toBe(state.legacy.reduce((total, { points }) => total + points, 0));
});
