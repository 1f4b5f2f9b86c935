import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { timeC } from "./contenders/c.ts";
import type { Name } from "./contenders.ts";
import { median } from "./median.ts";
import type { Sample } from "./tally.ts";

const ROUNDS = 5;
const WARM_MS = 600;
const RUN_MS = 1000;

/** Moves a second of each contender: the median of several rounds in which all take turns, so that all meet the same weather. */
export function measure(
  names: readonly Name[],
  program: string | null,
  say: (line: string) => void,
): Map<Name, number> {
  const speeds = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 1; round <= ROUNDS; round++) {
    say(`round ${round} of ${ROUNDS}`);
    for (const [name, seen] of speeds) {
      const { moves, seconds } = sample(name, program);
      seen.push(moves / seconds);
    }
  }
  return new Map([...speeds].map(([name, seen]) => [name, median(seen)]));
}

function sample(name: Name, program: string | null): Sample {
  if (name !== "C") return runChild(name);
  if (program === null) throw new Error("C is not compiled");
  return timeC(program, RUN_MS);
}

function runChild(name: Name): Sample {
  const child = fileURLToPath(new URL("child.ts", import.meta.url));
  const { status, stdout } = spawnSync(
    process.execPath,
    [child, name, String(WARM_MS), String(RUN_MS)],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  );
  if (status !== 0) throw new Error(`${name} crashed`);
  return JSON.parse(stdout) as Sample; // child.ts prints just that
}
