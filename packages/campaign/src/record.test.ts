import { seededRng } from "@holmgang/kernel";
import type { MatchRecord } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import {
  appendMove,
  isRunText,
  openRun,
  readRun,
  runRecordOf,
  tellRun,
  verifyRun,
  view,
  writeRun,
} from "./index.ts";
import type { RunRecord } from "./index.ts";
import { playRun, QUICK, randomMove } from "./testing/index.ts";
import { camp, encounter, setupOf } from "./testing/scene.ts";

const rng = seededRng("a recorded run");
const { record, journal } = playRun(setupOf({ settings: { ...QUICK, acts: 1 } }), (state) =>
  randomMove(state, rng),
);
const battleAt = record.inputs.findIndex(({ move }) => move.kind === "fight");

/** The record with one move changed. */
const changed = (index: number, move: { readonly record: MatchRecord }): RunRecord => ({
  ...record,
  inputs: record.inputs.with(index, {
    ...record.inputs[index]!,
    move: { ...record.inputs[index]!.move, ...move },
  }),
});
const codeOf = (altered: RunRecord): string => {
  const verified = verifyRun(altered);
  return verified.ok ? "holds" : verified.refusal.code;
};

describe("a run’s record", () => {
  test("[C73] verifies from end to end, every battle in it", () => {
    expect(record.inputs.length).toBeGreaterThan(10);
    expect(battleAt).toBeGreaterThan(-1);
    const verified = verifyRun(record);
    expect(verified.ok && verified.value.state).toEqual(journal.state);
  });

  test("[C73] is a text that reads back without loss, told or not", () => {
    const text = writeRun(record);
    expect(isRunText(text)).toBe(true);
    expect(readRun(text)).toEqual({ ok: true, value: record });
    const lines = tellRun(record);
    expect(lines.ok && readRun(lines.value.join("\n") + "\n")).toEqual({ ok: true, value: record });
  });

  test("[C73] an altered battle is refused with a sentence", () => {
    const move = record.inputs[battleAt]!.move;
    const match = move.kind === "fight" ? move.record : null!;
    const forged = { ...match, outcome: { result: "win", seat: 0, reason: "base" } as const };
    const cut = { ...match, inputs: match.inputs.slice(0, -2), outcome: null };
    expect([
      codeOf(changed(battleAt, { record: cut })),
      codeOf(changed(battleAt, { record: { ...forged, hash: "" } })),
    ]).toEqual(["forged-battle", "forged-battle"]);
    const verified = verifyRun(changed(battleAt, { record: cut }));
    expect(verified.ok || verified.refusal.words).toMatch(
      /^Move \d+ breaks the run: The battle’s record does not hold: .*\.$/,
    );
  });

  test("[C73] so is any other change", () => {
    expect(codeOf({ ...record, hash: "x" })).toBe("broken-chain");
    expect(codeOf({ ...record, ending: null })).toBe("wrong-ending");
    expect(codeOf({ ...record, rules: 99 })).toBe("other-rules");
    expect(codeOf({ ...record, game: "clans-field" })).toBe("bad-record");
    expect(codeOf({ ...record, format: 2 })).toBe("bad-record");
    expect(codeOf({ ...record, inputs: record.inputs.slice(0, -1) })).toBe("wrong-ending");
    expect(codeOf({ ...record, setup: { ...record.setup, seed: "other" } })).not.toBe("holds");
    expect(
      codeOf({
        ...record,
        inputs: record.inputs.with(0, { ...record.inputs[0]!, link: "0".repeat(16) }),
      }),
    ).toBe("broken-chain");
  });

  test("[C73] what is no record is refused with a sentence", () => {
    const text = writeRun(record);
    const cases = [
      "",
      "roses are red",
      text.slice(0, text.length / 2),
      text.replace("[Format 1]", "[Format 9]"),
      text.replace(/\[Rules .*\]\n/, ""),
    ];
    for (const each of cases) {
      const read = readRun(each);
      expect(read.ok || read.refusal.words).toMatch(/\.$/);
    }
  });

  test("[C73] a move that is refused is not written down", () => {
    const { journal: opened } = openRun(setupOf());
    expect(appendMove(opened, { kind: "leave" }).ok).toBe(false);
    expect(appendMove(opened, "leave").ok).toBe(false);
    expect(runRecordOf(opened).inputs).toEqual([]);
  });
});

describe("what the player may know", () => {
  test("[C72] not the seed, not chance, no enemy army, no secret, no hiding place", () => {
    const hidden = ["seed", "rng", "secret", "foes", "cache"];
    const keys = new Set<string>();
    const gather = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) keys.add(key);
        gather(inner);
      }
    };
    playRun(
      setupOf({ seed: "views", settings: QUICK }),
      (state) => randomMove(state, seededRng(`v ${state.n} ${state.gold}`)),
      {
        most: 60,
        watch: (state) => gather(view(state)),
      },
    );
    expect(hidden.filter((key) => keys.has(key))).toEqual([]);
  });

  test("[C72] two runs that differ in nothing else look the same", () => {
    const mystery = (secret: "ambush" | "cache") =>
      encounter("mystery", {
        gold: null,
        secret: secret === "cache" ? { kind: "cache" } : { kind: "ambush", difficulty: "hard" },
      });
    const one = camp({ choices: [mystery("ambush")], cache: { lat: 1, lon: 2 } });
    const other = camp({
      choices: [mystery("cache")],
      cache: { lat: 3, lon: 4 },
      rng: [1, 2, 3, 4],
    });
    expect(view({ ...other, setup: { ...other.setup, seed: "another" } })).toEqual(view(one));
  });
});
