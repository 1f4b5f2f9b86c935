import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const ASSETS = new URL("../../dist/assets/", import.meta.url);

/** A piece of JavaScript as it was built, in bytes. */
interface Chunk {
  /** As in an address. */
  readonly path: string;
  readonly raw: number;
  readonly gzipped: number;
}

/** Every piece there is, the largest first; workers are among them. */
export const chunks = (): Chunk[] =>
  readdirSync(fileURLToPath(ASSETS))
    .filter((name) => name.endsWith(".js"))
    .map((name) => {
      const text = readFileSync(new URL(name, ASSETS));
      const gzipped = gzipSync(text, { level: 9 }).length;
      return { path: `/assets/${name}`, raw: text.length, gzipped };
    })
    .toSorted((a, b) => b.gzipped - a.gzipped);
