import { assertLaws } from "@holmgang/kernel/testing";
import type { GameId } from "../index.ts";
import { lawKitOf } from "./law-kit-of.ts";

/** Some matches of a game to be held to the laws, as it travels to a thread. */
export interface LawPart {
  readonly id: GameId;
  readonly matches: number;
  readonly seed: string;
}

/** What became of it: what was seen in words, or the promise that was broken; and the time it took a processor. */
export interface LawResult {
  readonly told: string;
  readonly broken: string | null;
  readonly cpuMs: number;
}

export async function runPart({ id, matches, seed }: LawPart): Promise<LawResult> {
  const began = process.threadCpuUsage();
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  };
  try {
    const told = assertLaws(await lawKitOf(id), { matches, seed });
    return { told, broken: null, cpuMs: cpuMs() };
  } catch (error) {
    return { told: "", broken: String(error), cpuMs: cpuMs() };
  }
}
