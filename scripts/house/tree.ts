import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);

/** The files of this tree that fit the patterns: path from the root → text. */
export const readTree = (...patterns: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    globSync(patterns, {
      cwd: fileURLToPath(ROOT),
      exclude: (name) => name.includes("node_modules"),
    }).map((file) => [file, readFileSync(new URL(file, ROOT), "utf8")]),
  );
