import { host, invariant } from "@holmgang/kernel";
import { orcain, words } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import { framesOf } from "../engine/frames.ts";
import type { Timing } from "../match/beats.ts";
import { stepHearing, stepsOf } from "./steps.ts";

const engine = host(orcain, words);
const TIMING: Timing = {
  lengthOf: (event) => (event.kind === "step_reveal" ? 1 : 0),
  turningMs: () => 0,
  isTogether: () => false,
};

/** One round: seat 0 drafts and confirms, seat 1 confirms; and then seat 0 gives up. */
function frames() {
  const config = engine.parseConfig({});
  invariant(config.ok, "the defaults are playable");
  let { journal } = engine.openJournal(config.value, "steps");
  const lay = (kind: string, seat: 0 | 1, ...layout: (string | null)[]) =>
    ({ kind: "move", seat, move: { kind, layout, roundIndex: null } }) as const;
  for (const input of [
    lay("layout_draft", 0, "attack", null, null),
    lay("layout_confirm", 0, "attack", "heal", "counter"),
    lay("layout_confirm", 1, "heal", "attack", "defense"),
    { kind: "forfeit", seats: [0], reason: "resigned" } as const,
  ]) {
    const page = engine.append(journal, 0, input);
    invariant(page.ok, "the match is legal");
    journal = page.value.journal;
  }
  const made = framesOf(engine, engine.recordOf(journal));
  invariant(made.ok, "the record is whole");
  return made.value;
}

const kinds = (perspective: Parameters<typeof stepsOf>[1]) =>
  stepsOf(frames(), perspective, TIMING).map(({ scene }) => scene.playing?.event.kind ?? "still");

describe("the steps of a replay", () => {
  test("are events worth seeing, and how things stood in between", () => {
    expect(kinds("spectator")).toEqual([
      "still",
      "step_reveal",
      "step_reveal",
      "step_reveal",
      "still",
      "still",
    ]);
  });

  test("show a seat its own drafts, and with open hands everybody's", () => {
    expect(kinds(0)).toHaveLength(kinds("spectator").length + 2);
    expect(kinds(1)).toHaveLength(kinds("spectator").length);
    expect(kinds("both")).toHaveLength(kinds("spectator").length + 2);
  });

  test("end with the outcome", () => {
    expect(stepsOf(frames(), 1, TIMING).at(-1)!.scene.outcome).toMatchObject({
      seat: 1,
      reason: "forfeit",
    });
  });

  test("go by what is seen at the same moment, and every event of it is heard", () => {
    const together: Timing = {
      ...TIMING,
      isTogether: (event, before) => event.kind === before.kind,
    };
    const steps = stepsOf(frames(), "spectator", together);
    const apart = stepsOf(frames(), "spectator", TIMING);
    const seen = steps.filter(({ scene }) => scene.playing);
    expect(seen.map(({ scene }) => scene.playing?.events.length)).toEqual([3]);
    expect(seen[0]!.scene.heard).toEqual(apart[3]!.scene.heard);
    expect(steps.at(-1)).toEqual(apart.at(-1));
  });

  test("are found by what had been heard", () => {
    const steps = stepsOf(frames(), "spectator", TIMING);
    expect(steps[stepHearing(steps, 4)]!.scene.playing?.event).toMatchObject({ step: 1 });
    expect(stepHearing(steps, 0)).toBe(0);
  });
});
