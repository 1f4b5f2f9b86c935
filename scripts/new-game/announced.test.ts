import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { announced } from "./announced.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("a game that was announced keeps the row that people know, and can be played", () => {
  const coming = `export const sample: ComingGame = {
  row: {
    id: "sample",
    name: "A Sample of Many",
    minutes: null,
  },
};
`;
  const module = announced(read("template/client/index.ts.txt"), coming);
  expect(module).toContain('name: "A Sample of Many",\n    minutes: 3,');
  expect(module).toContain('import("./engine.ts")');
  expect(module).not.toContain('glyph: "crossed-swords"');
});

test("a module that is no announcement is not kept", () => {
  const module = read("template/client/index.ts.txt");
  expect(announced(module, "export const sample = 1;")).toBe(module);
});
