import { invariant } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { engine, recorded } from "../games/orcain/testing/recorded.ts";
import { framesOf } from "./frames.ts";

describe("frames", () => {
  test("tell every viewer what that viewer was told, and nobody else's drafts", () => {
    const frames = framesOf(engine, recorded());
    invariant(frames.ok, "the record is whole");
    const [opening, confirm, draft, reveal] = frames.value;
    expect(opening!.told.spectator?.events.map(({ kind }) => kind)).toEqual([
      "match_start",
      "prep_start",
    ]);
    expect(confirm!.told[0]?.events.map(({ kind }) => kind)).toEqual(["confirm_ok"]);
    expect(confirm!.told[1]).toBeNull();
    expect(draft!.told[0]).toBeNull();
    expect(reveal!.told.spectator?.events.map(({ kind }) => kind)).toContain("step_reveal");
    expect(draft!.own[1]).toMatchObject({ own: { layout: ["heal", null, null] } });
  });

  test("of a record that was changed say where it breaks", () => {
    const record = recorded();
    const broken = { ...record, inputs: [record.inputs[0]!, ...record.inputs] };
    expect(framesOf(engine, broken)).toMatchObject({ refusal: { code: "broken-input" } });
  });
});
