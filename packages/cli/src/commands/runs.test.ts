import { join } from "node:path";
import { parseSetup, writeRun } from "@holmgang/campaign";
import { playRun, QUICK, randomMove } from "@holmgang/campaign/testing";
import { seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";
import { file, folder } from "../testing/scratch.ts";

const setup = parseSetup({ seed: "cli", settings: { ...QUICK, acts: 1 } });
if (!setup.ok) throw new Error(setup.refusal.words);
const rng = seededRng("cli run");
const { record, journal } = playRun(setup.value, (state) => randomMove(state, rng));
const text = writeRun(record);
const path = file("run.txt", text);

describe("a run of the campaign", () => {
  test("verifies, and says how it ended", async () => {
    const { code, out } = await call(["verify", path]);
    expect(code).toBe(0);
    expect(out).toContain(
      `holds. ${record.inputs.length} moves and ${journal.state.battles} battles follow the rules.`,
    );
  });

  test("has its rules", async () => {
    const { out } = await call(["rules", "clans-campaign"]);
    expect(out).toContain("**C1** A run is its set-up");
  });

  test("is told, and what is told verifies again", async () => {
    const { out } = await call(["replay", path]);
    expect(out).toContain(";      Act 1: Italian Campaign, from Nice.");
    expect((await call(["verify", file("told.txt", `${out}\n`)])).code).toBe(0);
  });

  test("is found out if it was changed, or cut", async () => {
    const cut = file("cut.txt", text.slice(0, text.lastIndexOf("\n", text.length - 200) + 1));
    const forged = file("forged.txt", text.replace(/\| +12 {2}0:00/, "|  12  0:07"));
    const richer = file("richer.txt", text.replace('"startGold":50', '"startGold":51'));
    for (const each of [cut, forged, richer]) {
      const { code, err } = await call(["verify", each]);
      expect([code, err.split("\n").length]).toEqual([1, 1]);
    }
  });
});

describe("holmgang simulate clans-campaign", () => {
  const config = JSON.stringify({ ...QUICK, acts: 1, bossAfter: 1 });
  const line = ["simulate", "clans-campaign", "--runs", "2", "--seed", "3", "--config", config];

  test("with --json says exactly one object, with intervals", async () => {
    const { code, out } = await call([...line, "--json", "--workers", "1"]);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(report).toMatchObject({ game: "clans-campaign", runs: 2, seed: 3, player: "steward" });
    for (const key of [
      "actsWon",
      "campaign",
      "endings",
      "lostIn",
      "mean",
      "spent",
      "got",
      "digest",
    ])
      expect(report).toHaveProperty(key);
  });

  test("gives the same on one thread and on two", async () => {
    const digest = async (workers: string) =>
      (
        JSON.parse((await call([...line, "--json", "--workers", workers])).out) as {
          digest: string;
        }
      ).digest;
    expect(await digest("2")).toBe(await digest("1"));
  });

  test("for people says how far runs come, and writes runs that verify", async () => {
    const records = join(folder, "runs");
    const { out } = await call([...line, "--workers", "1", "--records", records]);
    expect(out).toMatch(/act 1 won by \d+\.\d % \(\d+\.\d to \d+\.\d\)/);
    expect((await call(["verify", join(records, "000001.txt")])).code).toBe(0);
  });

  test.each([
    [["--config", "{"], "--config is not JSON"],
    [["--config", '{"acts":9}'], "Setting 'acts' must be"],
    [["--runs", "0"], "--runs takes a whole number"],
    [["--bot", "nobody"], "there is no bot 'nobody'"],
  ])("%j gets one clear line", async (more, complaint) => {
    const { code, err } = await call(["simulate", "clans-campaign", ...more]);
    expect([code, err.split("\n").length]).toEqual([2, 1]);
    expect(err).toContain(complaint);
  });
});
