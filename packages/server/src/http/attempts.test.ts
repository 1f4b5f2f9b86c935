import { expect, test } from "vitest";
import { countAttempts } from "./attempts.ts";

const MINUTE = 60_000;

test("ten failures in a quarter of an hour are allowed, for any of the keys", () => {
  let now = 0;
  const attempts = countAttempts(() => now);
  for (let i = 0; i < 10; i++) {
    expect(attempts.begin(["from home", `as ${i}`])).toBe(true);
    now += MINUTE;
  }
  expect(attempts.begin(["from home", "as me"])).toBe(false);
  expect(attempts.begin(["from elsewhere", "as me"])).toBe(true);
  now = 15 * MINUTE;
  expect(attempts.begin(["from home", "as me"])).toBe(true);
  expect(attempts.begin(["from home", "as me"])).toBe(false);
});

test("a success takes back its own attempt, and no earlier failure", () => {
  const attempts = countAttempts(() => 0);
  for (let i = 0; i < 9; i++) attempts.begin(["from home"]);
  for (let i = 0; i < 5; i++) {
    expect(attempts.begin(["from home"])).toBe(true);
    attempts.forgive(["from home"]);
  }
  expect(attempts.begin(["from home"])).toBe(true);
  expect(attempts.begin(["from home"])).toBe(false);
});

test("of very many keys the ones that were quiet for longest are forgotten", () => {
  const attempts = countAttempts(() => 0);
  for (let i = 0; i < 10; i++) attempts.begin(["first"]);
  for (let i = 0; i < 9_999; i++) attempts.begin([`key ${i}`]);
  expect(attempts.begin(["first"])).toBe(false);
  attempts.begin(["one more"]);
  expect(attempts.begin(["first"])).toBe(true);
});
