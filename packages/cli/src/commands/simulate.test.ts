import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call } from "../testing/fake-terminal.ts";
import { folder } from "../testing/scratch.ts";

describe("holmgang simulate", () => {
  const line = [
    "simulate",
    "orcain",
    "--matches",
    "600",
    "--seed",
    "7",
    "--bots",
    "equilibrium,random",
  ];

  test("with --json says exactly one object", async () => {
    const { code, out } = await call([...line, "--json", "--workers", "2"]);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(code).toBe(0);
    expect(report).toMatchObject({
      game: "orcain",
      rules: 1,
      matches: 600,
      seed: 7,
      bots: ["equilibrium", "random"],
    });
    for (const key of [
      "wins",
      "draws",
      "bothLose",
      "winRate",
      "firstSeat",
      "firstMover",
      "length",
      "endings",
      "seconds",
      "matchesPerSecond",
      "digest",
    ]) {
      expect(report).toHaveProperty(key);
    }
  });

  test("gives the same digest on one thread and on two", async () => {
    const digest = async (workers: string) =>
      (
        JSON.parse((await call([...line, "--json", "--workers", workers])).out) as {
          digest: string;
        }
      ).digest;
    expect(await digest("2")).toBe(await digest("1"));
  });

  test("for people says who won and how sure that is", async () => {
    const { out } = await call([...line, "--workers", "1"]);
    expect(out).toMatch(/equilibrium wins \d+\.\d % \(\d+\.\d to \d+\.\d\)/);
  });

  test("takes settings, or a whole config", async () => {
    const quick = async (config: string) =>
      (
        await call([
          "simulate",
          "orcain",
          "--matches",
          "50",
          "--json",
          "--workers",
          "1",
          "--config",
          config,
        ])
      ).out;
    expect(JSON.parse(await quick('{"maxHp":1,"startHp":1}'))).toMatchObject({
      endings: { knockout: expect.any(Number) as number },
    });
    const alike =
      '{"settings":{"rounds":1,"roundCap":1},"entries":[{"hand":["heal","heal","heal","heal"]},{"hand":["heal","heal","heal","heal"]}]}';
    expect(JSON.parse(await quick(alike))).toMatchObject({
      draws: 50,
      endings: { "round-cap": 50 },
    });
  });

  test("writes a record of every match, and each verifies", async () => {
    const records = join(folder, "records");
    await call([
      "simulate",
      "orcain",
      "--matches",
      "5",
      "--bots",
      "orc,scatter",
      "--records",
      records,
    ]);
    expect(readdirSync(records)).toEqual([
      "000000.txt",
      "000001.txt",
      "000002.txt",
      "000003.txt",
      "000004.txt",
    ]);
    for (const name of readdirSync(records))
      expect((await call(["verify", join(records, name)])).code).toBe(0);
  });
});
