import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where parts that have passed are kept, so that they can be added up. */
const KEPT = fileURLToPath(new URL("../../artifacts/stress/", import.meta.url));

type Counts = Readonly<Record<string, number>>;

/** Keeps what a part tried, line by line, and adds up all of its parts that are there. */
export function tableOf(part: string, lines: string): string {
  const [number, parts] = part.split("/");
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, `${number}-of-${parts}.json`), JSON.stringify(countsOf(lines)));
  const names = readdirSync(KEPT).filter((name) => name.endsWith(`-of-${parts}.json`));
  const all = names.map((name) => JSON.parse(readFileSync(join(KEPT, name), "utf8")) as Counts); // as written above
  return [
    `parts ${names.map((name) => name.split("-")[0]).join(", ")} of ${parts}, nothing wrong in any:`,
    "",
    "| what | how many |",
    "| --- | ---: |",
    ...Object.entries(added(all)).map(([what, times]) => `| ${what} | ${times} |`),
  ].join("\n");
}

const countsOf = (lines: string): Counts =>
  added(
    lines
      .trimEnd()
      .split("\n")
      .map((line) => {
        const { what, times } = JSON.parse(line) as { what: string; times: number }; // as `tried` wrote it
        return { [what]: times };
      }),
  );

function added(all: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const counts of all)
    for (const [what, times] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + times;
  return sums;
}
