import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { file, folder } from "./testing/scratch.ts";
import { checkFile, makeFolder, writeFile } from "./write-file.ts";

test("checking leaves everything as it was", () => {
  const inside = join(folder, "checked");
  makeFolder(inside);
  checkFile(join(inside, "new.txt"));
  symlinkSync(file("kept.txt", "kept"), join(inside, "link.txt"));
  checkFile(join(inside, "link.txt"));
  expect(readdirSync(inside)).toEqual(["link.txt"]);
  expect(readFileSync(join(inside, "link.txt"), "utf8")).toBe("kept");
});

test("what cannot be written is named, with the system's reason", () => {
  expect(() => checkFile("/nonexistent/x.txt")).toThrow(
    "/nonexistent/x.txt cannot be written (ENOENT)",
  );
  expect(() => writeFile(folder, "")).toThrow(`${folder} cannot be written (EISDIR)`);
  expect(() => makeFolder(file("in-the-way", ""))).toThrow("in-the-way cannot be made (EEXIST)");
  mkdirSync(join(folder, "there"));
  expect(() => makeFolder(join(folder, "there"))).not.toThrow();
});
