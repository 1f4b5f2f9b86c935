import { readFileSync } from "node:fs";
import { readText, replay, verify } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { slots } from "./rules.ts";

const read = (file: string) =>
  readText(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));

test("a record made under rules 1 says so in a sentence", () => {
  const old = read("records/rules-1.txt");
  expect(old.ok && replay(slots, old.value)).toEqual({
    ok: false,
    refusal: {
      code: "other-rules",
      words:
        "This record was made under rules 1 of 'slots'; here are rules 2, so it cannot be stepped through.",
    },
  });
});

test("a changed show time changes no record", () => {
  const golden = read("playthroughs/two-rounds.txt");
  const slow = { ...slots, showMs: () => 10_000 };
  expect(golden.ok && verify(slow, golden.value)).toMatchObject({ ok: true });
});
