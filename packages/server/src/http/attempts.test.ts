import { expect, test } from "vitest";
import { countAttempts } from "./attempts.ts";

const MINUTE = 60_000;

test("ten failures in a quarter of an hour lock an address out of a name, and nobody else", () => {
  let now = 0;
  const attempts = countAttempts(() => now);
  const thief = { address: "10.0.0.1", door: "ugluk" };
  for (let i = 0; i < 10; i++) {
    expect(attempts.begin(thief)).toBe(0);
    now += MINUTE;
  }
  expect(attempts.begin(thief)).toBe(5 * MINUTE);
  expect(attempts.begin({ ...thief, address: "10.0.0.2" })).toBe(0);
  expect(attempts.begin({ ...thief, door: "gorbag" })).toBe(0);
  now = 15 * MINUTE;
  expect(attempts.begin(thief)).toBe(0);
  expect(attempts.begin(thief)).toBe(MINUTE);
});

test("an address that tries many names is locked out of all, after a hundred", () => {
  const attempts = countAttempts(() => 0);
  const tries = Array.from({ length: 101 }, (_, i) =>
    attempts.begin({ address: "10.0.0.1", door: `name ${i}` }),
  );
  expect(tries.filter((waitMs) => waitMs === 0)).toHaveLength(100);
  expect(attempts.begin({ address: "10.0.0.2", door: "name 1" })).toBe(0);
});

test("of the newer kind of address a household is one", () => {
  const attempts = countAttempts(() => 0);
  for (let i = 0; i < 10; i++) attempts.begin({ address: `2001:db8:1:2::${i}`, door: "ugluk" });
  expect(attempts.begin({ address: "2001:db8:1:2:aaaa::1", door: "ugluk" })).toBe(15 * MINUTE);
  expect(attempts.begin({ address: "2001:db8:1:3::1", door: "ugluk" })).toBe(0);
});

test("a success takes back its own attempt, and no earlier failure", () => {
  const attempts = countAttempts(() => 0);
  const home = { address: "10.0.0.1", door: "ugluk" };
  for (let i = 0; i < 9; i++) attempts.begin(home);
  for (let i = 0; i < 5; i++) {
    expect(attempts.begin(home)).toBe(0);
    attempts.forgive(home);
  }
  expect(attempts.begin(home)).toBe(0);
  expect(attempts.begin(home)).toBe(15 * MINUTE);
});

test("of very many keys the ones that were quiet for longest are forgotten", () => {
  const attempts = countAttempts(() => 0);
  const first = { address: "10.0.0.1", door: "ugluk" };
  for (let i = 0; i < 10; i++) attempts.begin(first);
  // Two keys each: the address and the name there.
  for (let i = 0; i < 4_999; i++) attempts.begin({ address: `other ${i}`, door: "ugluk" });
  expect(attempts.begin(first)).toBe(15 * MINUTE);
  attempts.begin({ address: "one more", door: "ugluk" });
  expect(attempts.begin(first)).toBe(0);
});
