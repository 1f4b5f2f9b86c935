import { expect, test } from "vitest";
import { household } from "./household.ts";

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2::6", "2001:db8:1:2::"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::"],
  ["2001:db8::5", "2001:db8:0:0::"],
  ["2001:db8:0:0:1::5", "2001:db8:0:0::"],
  ["2001:db8:0000::1:2:3:4", "2001:db8:0:0::"],
  ["fe80::1%eth0", "fe80:0:0:0::"],
  ["::ffff:10.0.0.7", "10.0.0.7"],
  ["10.0.0.7", "10.0.0.7"],
  ["::1", "::1"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, counted) => {
  expect(household(address)).toBe(counted);
});
