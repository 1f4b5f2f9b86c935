import { describe, expect, test } from "vitest";
import { host } from "./host.ts";
import { playout } from "./playout.ts";
import { seededRng } from "./rng.ts";
import { sampleRecord } from "./testing/sample.ts";
import { toy } from "./testing/toy.ts";
import { toyWords } from "./testing/toy-words.ts";

describe("a host", () => {
  const table = host(toy, toyWords);

  test("plays, records and verifies a game it knows nothing about", () => {
    const config = table.parseConfig({ settings: { cards: 1 } });
    if (!config.ok) throw new Error(config.refusal.words);
    let { journal } = table.openJournal(config.value, "host");
    while (table.outcome(journal.position) === null) {
      const { seat } = table.decisions(journal.position)[0]!;
      const move = table.game.legalMoves(journal.position.state, seat)[0]!;
      const page = table.append(journal, 0, { kind: "move", seat, move });
      if (!page.ok) throw new Error(page.refusal.words);
      journal = page.value.journal;
    }
    const record = table.recordOf(journal);
    expect(table.verify(record)).toMatchObject({ ok: true, value: { inputs: 2 } });
  });

  test("refuses a config the game refuses, in the game's words", () => {
    expect(table.parseConfig({ settings: { cards: 0 } })).toMatchObject({
      ok: false,
      refusal: { code: "bad-settings" },
    });
    expect(table.parseConfig({ entries: ["deck"] })).toMatchObject({
      ok: false,
      refusal: { code: "bad-entry" },
    });
    expect(table.parseConfig([])).toMatchObject({ ok: false, refusal: { code: "bad-config" } });
    expect(table.parseConfig({ entires: [] })).toMatchObject({
      ok: false,
      refusal: { words: expect.stringContaining("'entires'") as string },
    });
    expect(table.parseConfig("nonsense")).toMatchObject({
      ok: false,
      refusal: { code: "bad-config" },
    });
    expect(table.parseConfig({ entries: [null, null, null] })).toMatchObject({
      ok: false,
      refusal: { code: "bad-config" },
    });
  });

  test("replays what another program recorded", () => {
    expect(table.replay(sampleRecord())).toMatchObject({ ok: true });
  });
});

test("a playout plays a state to its end, in place", () => {
  const rng = seededRng("playout");
  const state = toy.setup({ settings: { cards: 4 }, entries: [null, null] }, { rng });
  expect(playout(toy, state, rng, { rng })).toBe(8);
  expect(toy.outcome(state)).not.toBeNull();
});
