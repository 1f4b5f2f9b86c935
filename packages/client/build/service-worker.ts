import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Plugin } from "vite";

const NAME = "service-worker.js";
const SOURCE = fileURLToPath(new URL("../src/offline/service-worker.ts", import.meta.url));

/** Bundles the service worker when everything else is built, with the list of what it has to keep. */
export const serviceWorker = (): Plugin => ({
  name: "holmgang-service-worker",
  apply: "build",
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const files = filesToKeep(dir);
    await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      define: {
        BUILT_FILES: JSON.stringify(files),
        BUILT_VERSION: JSON.stringify(versionOf(dir, files)),
      },
      build: {
        target: "es2023",
        outDir: dir,
        emptyOutDir: false,
        minify: false, // it is small, and what it keeps can be read in it
        rolldownOptions: { input: SOURCE, output: { entryFileNames: NAME } },
      },
    });
  },
});

/** Every built file as the path of its address; of the fonts only those our own words are written in. */
const filesToKeep = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.map$/.test(entry.name) && entry.name !== NAME)
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .filter((path) => !path.endsWith(".woff2") || /-latin-(?!ext-)/.test(path))
    .map((path) => (path === "/index.html" ? "/" : path))
    .toSorted();

function versionOf(dir: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of files)
    hash.update(path).update(readFileSync(join(dir, path === "/" ? "index.html" : path)));
  return hash.digest("hex").slice(0, 16);
}
