import { host, invariant } from "@holmgang/kernel";
import { orcain, words } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import { framesOf } from "./frames.ts";

const engine = host(orcain, words);

/** A match in which seat 0 always lays the same and seat 1 never lays anything but a Heal. */
function recorded() {
  const config = engine.parseConfig({});
  invariant(config.ok, "the defaults are playable");
  let { journal } = engine.openJournal(config.value, "review");
  const take = (input: Parameters<typeof engine.append>[2]): void => {
    const page = engine.append(journal, journal.inputs.length, input);
    invariant(page.ok, "the match is legal");
    journal = page.value.journal;
  };
  while (engine.decisions(journal.position).length > 0) {
    take({
      kind: "move",
      seat: 0,
      move: { kind: "layout_confirm", layout: ["attack", "counter", "heal"], roundIndex: null },
    });
    take({
      kind: "move",
      seat: 1,
      move: { kind: "layout_draft", layout: ["heal", null, null], roundIndex: null },
    });
    take({ kind: "expire", seat: 1 });
  }
  return engine.recordOf(journal);
}

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
