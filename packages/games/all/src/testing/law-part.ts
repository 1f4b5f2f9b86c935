import { runLaws } from "@holmgang/kernel/testing";
import type { LawReport } from "@holmgang/kernel/testing";
import type { GameId } from "../index.ts";
import { lawKitOf } from "./law-kit-of.ts";

/** Some matches of a game to be held to the laws, as it travels to a thread. */
export interface LawPart {
  readonly id: GameId;
  readonly matches: number;
  readonly seed: string;
}

/** What became of it, and the time it took a processor. */
export interface LawResult {
  readonly report: LawReport;
  readonly cpuMs: number;
}

export async function runPart({ id, matches, seed }: LawPart): Promise<LawResult> {
  const kit = await lawKitOf(id);
  const began = process.threadCpuUsage();
  const report = runLaws(kit, { matches, seed });
  const { user, system } = process.threadCpuUsage(began);
  return { report, cpuMs: (user + system) / 1000 };
}
