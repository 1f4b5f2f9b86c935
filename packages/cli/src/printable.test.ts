import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test("what a terminal would obey is escaped, and nothing else", () => {
  expect(printable("a\nb\r\tc")).toBe(String.raw`a\nb\r\tc`);
  expect(printable("\u001b[2J\u009b31m\u007f\u2028\u202e")).toBe(
    String.raw`\u001b[2J\u009b31m\u007f\u2028\u202e`,
  );
  expect(printable("Ødegård ██░ 'x' \\ 日本 🂡")).toBe("Ødegård ██░ 'x' \\ 日本 🂡");
});

test("a line of JSON says the same after it", () => {
  const value = { seed: "\u009b1m\u202e\u2028\u007f" };
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
});
