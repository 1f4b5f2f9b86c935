import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { readRules } from "./read-rules.ts";

const QUERY = "?rules";

/** Makes `RULES.md?rules` a module with the document cut up for reading and searching. */
export const rulesPlugin = (): Plugin => ({
  name: "holmgang-rules",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith(QUERY)) return null;
    const file = await this.resolve(source.slice(0, -QUERY.length), importer);
    return file ? file.id + QUERY : null;
  },
  load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const rules = readRules(readFileSync(file, "utf8"));
    return { code: `export const rules = ${JSON.stringify(rules)};`, moduleType: "js" };
  },
});
