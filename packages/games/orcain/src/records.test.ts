import { readFileSync } from "node:fs";
import { readText, verify } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { orcain } from "./rules.ts";

/** Written down when decisions still carried how long a table shows what led to them. */
const before = readText(readFileSync(new URL("../records/rules-1.txt", import.meta.url), "utf8"));

test("a record from before show times left the rules still verifies, to the last link", () => {
  expect(before.ok && verify(orcain, before.value)).toMatchObject({ ok: true });
});

test("a changed show time changes nothing about it", () => {
  const slow = { ...orcain, showMs: () => 10_000 };
  expect(before.ok && verify(slow, before.value)).toMatchObject({ ok: true });
});
