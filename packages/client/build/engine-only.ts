import type { Plugin } from "vite";

const NOTHING = "\0holmgang-not-in-the-engine";
const MODULE = /\/src\/games\/[^/]+\/index\.ts$/;
/** What of a game the engine asks for. */
const WANTED = new Set(["./engine.ts", "./review.ts"]);

/**
 * For the worker's build. Pages and engine find games in the same list; a worker is bundled by itself, and without
 * this it would get its own copy of every face, lesson and rule book that a game's module can load.
 */
export const engineOnly = (): Plugin => ({
  name: "holmgang-engine-only",
  enforce: "pre",
  resolveId: (source, importer) =>
    MODULE.test(importer ?? "") && !WANTED.has(source) ? NOTHING : null,
  load: (id) => (id === NOTHING ? { code: "export {};", moduleType: "js" } : null),
});
