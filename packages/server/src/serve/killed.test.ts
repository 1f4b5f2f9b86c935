import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SIZES } from "@holmgang/games/testing";
import { expect, test } from "vitest";

const KILLS = SIZES.crash.kills;
const CRASH = fileURLToPath(new URL("../../../../scripts/crash/crash.ts", import.meta.url));

/** `npm run crash` in small: real processes, real sockets, real kills. Rejects if it finds anything wrong. */
test.each([
  ["one", "moves"],
  ["two", "moves"],
  ["one", "gold"],
  ["one", "runs"],
])(
  `profile %s, aimed at %s: servers are killed ${KILLS} times at work, and nothing they said is lost, taken back or paid twice`,
  async (profile, aim) => {
    const args = [
      "--kills",
      String(KILLS),
      "--databases",
      "1",
      "--profile",
      profile,
      "--aim",
      aim,
      "--seed",
      String(SIZES.part),
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [CRASH, ...args]);
    const [, acknowledged] =
      /kills \d+, matches \d+, acknowledged (\d+), lost 0, un-happened 0\n$/.exec(stdout) ?? [];
    console.log(stdout.trimEnd().split("\n").at(-1));
    expect(Number(acknowledged)).toBeGreaterThan(KILLS);
  },
  3_600_000,
);
