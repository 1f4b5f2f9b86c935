import type { Browser } from "playwright-core";
import { chunks } from "./chunks.ts";
import { firstLoad } from "./first-load.ts";

/** The most that a newcomer may have to wait for. */
export const MOST_KB = 162;

/** What the client weighs. */
interface Weight {
  /** One line for every piece of JavaScript. */
  readonly lines: readonly string[];
  readonly firstLoadKb: number;
  readonly hasPlayed: boolean;
}

/** Weighs every piece of the built client, and what of it is fetched first. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const { needed, idle, hasPlayed } = await firstLoad(browser, address);
  const all = chunks();
  const unknown = [...needed].filter((path) => !all.some((chunk) => chunk.path === path));
  if (unknown.length) throw new Error(`fetched, but not built: ${unknown.join(", ")}`);
  const when = (path: string) =>
    needed.has(path) ? "first load" : idle.has(path) ? "idle" : "later";
  const width = Math.max(...all.map(({ path }) => path.length));
  const lines = all.map(({ path, raw, gzipped }) =>
    [path.padEnd(width), kb(raw), kb(gzipped), when(path)].join("  "),
  );
  const bytes = all
    .filter(({ path }) => needed.has(path))
    .reduce((sum, { gzipped }) => sum + gzipped, 0);
  return { lines, firstLoadKb: bytes / 1000, hasPlayed };
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
