import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SIZES, tried } from "@holmgang/games/testing";
import { expect, test } from "vitest";

const { one, two, freezes, databases } = SIZES.crash;
const CRASH = fileURLToPath(new URL("../../../../scripts/crash/crash.ts", import.meta.url));
const isLarge = SIZES.part > 0;

/** What is struck, how, while what is done, and how often; in small those that differ most. */
const TRIALS = [
  ["one", "kill", "moves", one],
  ["one", "kill", "pairing", isLarge ? one : 0],
  ["one", "kill", "settlement", one],
  ["one", "kill", "decks", isLarge ? one : 0],
  ["one", "kill", "gold", one],
  ["one", "kill", "runs", one],
  ["two", "kill", "moves", isLarge ? two : 0],
  ["two", "kill", "pairing", two],
  ["two", "kill", "settlement", isLarge ? two : 0],
  ["two", "kill", "decks", two],
  ["two", "kill", "gold", isLarge ? two : 0],
  ["two", "kill", "runs", isLarge ? two : 0],
  ["one", "freeze", "moves", freezes],
  ["two", "freeze", "moves", freezes],
  ["two", "freeze", "pairing", freezes],
  ["two", "freeze", "settlement", freezes],
  ["two", "freeze", "decks", freezes],
  ["two", "freeze", "gold", freezes],
  ["two", "freeze", "runs", freezes],
  ["two", "database", "moves", databases],
  ["two", "database", "pairing", isLarge ? databases : 0],
  ["two", "database", "settlement", isLarge ? databases : 0],
  ["two", "database", "decks", isLarge ? databases : 0],
  ["two", "database", "gold", databases],
  ["two", "database", "runs", isLarge ? databases : 0],
] as const;

const WHAT = { kill: "kills", freeze: "freezes", database: "database crashes" };

/** `npm run crash` in small: real processes, real sockets, real faults. Rejects if it finds anything wrong. */
test.each(TRIALS.filter(([, , , times]) => times > 0))(
  "profile %s, fault %s, aimed at %s, %d times: nothing that was said is lost, taken back or paid twice",
  async (profile, fault, aim, times) => {
    const flags = {
      kills: times,
      profile,
      fault,
      aim,
      seed: SIZES.part,
      databases: isLarge ? 2 : 1,
    };
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
    // Whatever it found stands in what it printed.
    const { stdout } = await promisify(execFile)(process.execPath, [CRASH, ...args]).catch(
      (error: unknown) => error as { readonly stdout: string }, // as execFile rejects
    );
    const last = stdout.trimEnd().split("\n").at(-1) ?? "";
    console.log(`${profile}, ${aim}: ${last}`);
    expect(stdout).not.toMatch(/^(lost|unhappened|wrong): /m);
    const [, acknowledged] = /acknowledged (\d+), lost 0, un-happened 0$/.exec(last) ?? [];
    tried(`${WHAT[fault]} of ${profile === "one" ? "one node" : "one of two nodes"}`, times);
    tried("acknowledged meanwhile, and all there", Number(acknowledged));
    expect(Number(acknowledged)).toBeGreaterThan(times);
  },
  3_600_000,
);
