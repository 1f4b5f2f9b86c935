import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf, orComplain } from "./complaint.ts";

/** Writes a file, or complains. */
export const writeFile = (path: string, text: string): void =>
  orComplain(`${path} cannot be written`, () => writeFileSync(path, text));

/** Complains now if a file cannot be written later. Leaves everything as it was. */
export const checkFile = (path: string): void =>
  orComplain(`${path} cannot be written`, () => probe(path));

/** Makes a folder unless it is there, and complains if nothing can be written to it. */
export function makeFolder(path: string): void {
  orComplain(`the folder ${path} cannot be made`, () => mkdirSync(path, { recursive: true }));
  orComplain(`the folder ${path} cannot be written to`, () =>
    probe(join(path, `.holmgang-${process.pid}`)),
  );
}

/** Permissions alone do not tell (root has all of them, even on /proc): only opening the file does. */
function probe(path: string): void {
  try {
    closeSync(openSync(path, "wx"));
    rmSync(path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    closeSync(openSync(path, "a"));
  }
}
