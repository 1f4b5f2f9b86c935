import { GAMES } from "@holmgang/games";
import { commit, invariant, matchSeed, readRecord } from "@holmgang/kernel";
import type { Input } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { keepMatch } from "../index.ts";
import { keepingOn } from "../testing/keeping.ts";
import { matchRow } from "../testing/rows.ts";
import { onBothStores } from "../testing/stores.ts";
import { recordOf } from "./record-of.ts";
import { tellStory } from "../log/story.ts";

const lay = (seat: 0 | 1, kind: string, ...layout: readonly (string | null)[]): Input => ({
  kind: "move",
  seat,
  move: { kind, layout, roundIndex: null },
});
const ROUND: readonly Input[] = [
  lay(1, "layout_draft", "attack", null, null),
  lay(0, "layout_confirm", "attack", "defense", "counter"),
  lay(1, "layout_confirm", "heal", "attack", "defense"),
];
const RESIGN: Input = { kind: "forfeit", seats: [0], reason: "resigned" };

onBothStores("the record of a match", (store) => {
  const keeping = () => keepingOn(store(), { now: 5000 });

  /** A match with nothing up the server's sleeve, after these inputs. */
  async function played(id: string, ...inputs: readonly Input[]) {
    const serverSeed = "f".repeat(64);
    const nonces: [string, string] = ["from seat 0", ""];
    const fairness = { matchId: id, commitment: commit(id, serverSeed), serverSeed, nonces };
    await matchRow(store(), {
      id,
      seed: matchSeed(fairness),
      fairness: JSON.stringify(fairness),
      rated: false,
    });
    const match = await keepMatch(keeping(), id);
    for (const input of inputs) expect(await match.take(input)).toMatchObject({ ok: true });
    return match;
  }

  async function kept(id: string) {
    const record = await recordOf(keeping(), id);
    invariant(record.ok, "a match that is over has a record");
    return record.value;
  }

  const change = (id: string, facts: object) =>
    store().db.updateTable("match").set(facts).where("id", "=", id).execute();

  test.each([
    ["played to its end", [...ROUND, ...ROUND, ...ROUND], "decision"],
    ["given up", [...ROUND, RESIGN], "forfeit"],
  ])("%s is proven to whoever takes it home, in both forms", async (id, inputs, reason) => {
    await played(id, ...inputs);
    const { record, text, ...rest } = await kept(id);
    expect(rest).toEqual({ verifiable: true, why: null });
    for (const file of [JSON.stringify(record), text]) {
      const read = readRecord(file);
      invariant(read.ok, "what was written can be read");
      expect(GAMES.orcain.verify(read.value)).toMatchObject({
        value: { inputs: inputs.length, committed: true, outcome: { reason } },
      });
    }
  });

  test("that goes on is refused, and nothing about it is told", async () => {
    await played("going on", ...ROUND);
    expect(await recordOf(keeping(), "going on")).toEqual({
      ok: false,
      refusal: { code: "match-not-over", words: "The match is not over." },
    });
  });

  test("that nobody played, or that never opened, is refused", async () => {
    expect(await recordOf(keeping(), "nothing")).toMatchObject({
      refusal: { code: "no-such-match" },
    });
    const outcome = JSON.stringify({ result: "void", reason: "abandoned" });
    await matchRow(store(), { id: "unopened", seed: null, opened_at: null, outcome });
    expect(await recordOf(keeping(), "unopened")).toMatchObject({
      refusal: { code: "never-opened" },
    });
  });

  test("played under other rules is told as it is stored, and says so", async () => {
    await played("old", ...ROUND, RESIGN);
    await change("old", { rules: 0 });
    const { record, text, verifiable, why } = await kept("old");
    expect(verifiable).toBe(false);
    expect(why).toContain("made under rules 0");
    expect(record).toMatchObject({ rules: 0, outcome: { result: "win", seat: 1 } });
    expect(record.inputs.map(({ kind }) => kind)).toEqual(["move", "move", "move", "forfeit"]);
    expect(readRecord(text)).toEqual({ ok: true, value: record });
  });

  test("that the server voided has its chain, and says that it proves no outcome", async () => {
    const match = await played("voided", ...ROUND);
    await change("voided", { outcome: JSON.stringify({ result: "void", reason: "error" }) });
    const { record, verifiable, why } = await kept("voided");
    expect([verifiable, why]).toEqual([
      false,
      "The server ended this match: its inputs alone do not.",
    ]);
    expect(record.hash).toBe(match.journal().chain);
    expect(record.outcome).toEqual({ result: "void", reason: "error" });
  });

  test("that leads elsewhere than it was played says so", async () => {
    await played("elsewhere", ...ROUND, RESIGN);
    await store()
      .db.updateTable("match_input")
      .set({ chain: "0".repeat(64) })
      .where("match_id", "=", "elsewhere")
      .where("seq", "=", 1)
      .execute();
    expect(await kept("elsewhere")).toMatchObject({
      verifiable: false,
      why: "Replaying this match leads elsewhere than it was played.",
    });
  });

  test("its story tells every event, and how it ended", async () => {
    await played("told", ...ROUND, RESIGN);
    const { story } = await store()
      .db.selectFrom("match")
      .select("story")
      .where("id", "=", "told")
      .executeTakeFirstOrThrow();
    expect(story?.split("\n")).toEqual([
      "The hands: First seat ADHC, Second seat ADHC.",
      "Round 1: First seat 10, Second seat 10.",
      "Second seat drafted A..",
      "First seat confirmed ADC",
      "Second seat confirmed HAD",
      "Step 1: First seat Attack, Second seat Heal. Health: First seat 10, Second seat 8.",
      "Step 2: First seat Defense, Second seat Attack. Health: First seat 10, Second seat 8.",
      "Step 3: First seat Counter, Second seat Defense. Health: First seat 10, Second seat 8.",
      "Round 1 ends: First seat 10, Second seat 8.",
      "Round 2: First seat 10, Second seat 8.",
      "Second seat wins: a resignation.",
      "",
    ]);
    const voided = tellStory(GAMES.orcain, []).whole([], { result: "void", reason: "error" });
    expect(voided).toBe("The match is void: a fault in the game.\n");
  });
});
