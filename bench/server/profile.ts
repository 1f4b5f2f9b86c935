import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openCrowd } from "../../packages/cli/src/load/crowd.ts";
import type { LoadPlan } from "../../packages/cli/src/load/measure.ts";
import { spawnServer } from "../../packages/cli/src/load/spawn-server.ts";
import type { StorePlace } from "../../packages/server/src/index.ts";
import type { Looked } from "./probe.ts";

const PROBE = fileURLToPath(new URL("probe.ts", import.meta.url));
const WARM_UP_MS = 4_000;

/** What a load asks of our server from within: lines for people. The probe itself costs a little, so ratios count. */
export async function profile(place: StorePlace, plan: LoadPlan): Promise<readonly string[]> {
  const server = spawnServer(place, 0, { flags: ["--import", PROBE] });
  const crowd = await openCrowd(await server.address, { game: "orcain", ...plan, seed: 1 });
  await crowd.start();
  await sleep(WARM_UP_MS);
  crowd.takeTimes();
  server.send("look");
  await sleep(plan.seconds * 1000);
  const moves = crowd.takeTimes().length;
  const looked = (await server.ask("tell")) as Looked; // what the probe says
  crowd.leave();
  await server.kill();
  return lines(looked, moves);
}

function lines({ statements, parts, functions }: Looked, moves: number): readonly string[] {
  const each = (ms: number): string => `${((1000 * ms) / moves).toFixed(1).padStart(8)} µs`;
  const sum = statements.reduce((total, { ms }) => total + ms, 0);
  const asked = statements.reduce((total, { count }) => total + count, 0);
  return [
    `${moves} moves; all numbers are a move`,
    "",
    "the main thread's time, by part",
    ...parts.map(([name, ms]) => `${each(ms)}  ${name}`),
    "",
    "by function",
    ...functions.slice(0, 25).map(([name, ms]) => `${each(ms)}  ${name}`),
    "",
    `statements: ${(asked / moves).toFixed(2)}, answered in ${each(sum).trim()}`,
    ...statements
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 25)
      .map(({ text, count, ms }) => {
        const words = text.replaceAll(/\s+/g, " ").slice(0, 100);
        return `${each(ms)}  ${(count / moves).toFixed(3)} × ${((1000 * ms) / count).toFixed(0)} µs  ${words}`;
      }),
  ];
}
