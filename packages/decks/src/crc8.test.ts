import { expect, test } from "vitest";
import { fromBase32, toBase32 } from "./base32.ts";
import { crc8 } from "./crc8.ts";

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (each) => each.charCodeAt(0));

test("the check of '123456789' is the one in every catalogue of checks", () => {
  expect(crc8(ascii("123456789"))).toBe(0xf4);
});

// RFC 4648, section 10, without the padding.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("'%s' is written '%s', as the standard has it", (plain, coded) => {
  expect(toBase32(ascii(plain))).toBe(coded);
  expect(fromBase32(coded)).toEqual(ascii(plain));
});

test.each(["MZ=", "M", "MZX", "MZXW6Y", "MZ", "mzxq", "M0"])("'%s' is no base32", (text) => {
  expect(fromBase32(text)).toBeNull();
});
