import { expect, test } from "vitest";
import { isPrivate } from "./is-private.ts";

test.each([
  ["::1", true],
  ["127.0.0.2", true],
  ["10.0.0.7", true],
  ["172.16.0.1", true],
  ["172.31.255.1", true],
  ["172.32.0.1", false],
  ["192.168.1.4", true],
  ["100.64.0.1", true],
  ["100.128.0.1", false],
  ["169.254.1.1", true],
  ["fe80:0:0:0::", true],
  ["fd12:3456:1:2::", true],
  ["2001:db8:1:2::", false],
  ["203.0.113.7", false],
  ["unknown", true],
])("%s", (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});
