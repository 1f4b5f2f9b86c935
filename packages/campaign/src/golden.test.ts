import { readdirSync, readFileSync } from "node:fs";
import { invariant } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { readRun, tellRun, verifyRun } from "./index.ts";

const folder = new URL("../playthroughs/", import.meta.url);

/** Every golden run: its text is its test, and a difference is a change of rules. */
describe.each(readdirSync(folder))("%s", (name) => {
  const text = readFileSync(new URL(name, folder), "utf8");
  const record = readRun(text);
  invariant(record.ok, record.ok ? "" : record.refusal.words);

  test("[C73] is a true record of a finished run, every battle in it", () => {
    const verified = verifyRun(record.value);
    expect(verified.ok || verified.refusal.words).toBe(true);
    expect(record.value.ending).not.toBeNull();
  });

  test("[C73] told again it is the same to the letter", () => {
    const told = tellRun(record.value);
    const [note] = text.split("\n");
    expect(note).toMatch(/^;; \S/);
    expect(told.ok && `${[note, ...told.value].join("\n")}\n`).toBe(text);
  });
});
