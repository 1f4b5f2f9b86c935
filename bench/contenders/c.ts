import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PEERS } from "../peers.ts";
import type { Sample } from "../tally.ts";

/** The loop by hand in C, compiled where the system has a compiler; null where it has none. */
export function compileC(): string | null {
  const program = fileURLToPath(new URL("orcain", PEERS));
  const source = fileURLToPath(new URL("../orcain.c", import.meta.url));
  mkdirSync(PEERS, { recursive: true });
  const { status } = spawnSync("cc", ["-O2", "-o", program, source], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return status === 0 ? program : null;
}

export function runC(program: string, matches: number): Sample {
  const { status, stdout } = spawnSync(program, [String(matches)], { encoding: "utf8" });
  if (status !== 0) throw new Error("the C program crashed");
  return JSON.parse(stdout) as Sample; // orcain.c prints just that
}

/** As many matches as fill about this long: a first run finds out how many that are. */
export function timeC(program: string, milliseconds: number): Sample {
  const trial = runC(program, 1_000_000);
  return runC(program, Math.ceil((trial.matches * milliseconds) / 1000 / trial.seconds));
}
