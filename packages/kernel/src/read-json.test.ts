import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";
import { readRecord } from "./record-read.ts";

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

test.each([
  ['{"a":[1,{"b":null}]}', { a: [1, { b: null }] }],
  ['"[[[["', "[[[["],
  [`"\\"${"[".repeat(100)}"`, `"${"[".repeat(100)}`],
  [`[${Array(100).fill("[]").join()}]`, Array.from({ length: 100 }, () => [])],
  ["{", undefined],
  ["", undefined],
  [nested(65), undefined],
  [nested(8_000), undefined],
  [`{"a":${"[".repeat(8_000)}`, undefined],
])("%.40s is read or not", (text, value) => {
  expect(readJson(text)).toEqual(value);
});

test("what is nested as deep as may be is read", () => {
  expect(JSON.stringify(readJson(nested(64)))).toBe(nested(64));
});

test("a record of brackets is no record", () => {
  const deep = `{"format":${nested(100_000)}}`;
  expect(readRecord(deep)).toMatchObject({ ok: false, refusal: { code: "bad-record" } });
});
