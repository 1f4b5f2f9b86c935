import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hex, utf8 } from "./bytes.ts";
import { hmacSha256, sha256, sha256Hex } from "./sha256.ts";

describe("SHA-256 and HMAC", () => {
  test("give the published digests", () => {
    expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256Hex("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    // RFC 4231, test case 2
    expect(hex(hmacSha256(utf8("Jefe"), utf8("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  test("agree with the platform's on any bytes, also around the block size", () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
        expect(hex(hmacSha256(key, message))).toBe(
          createHmac("sha256", key).update(message).digest("hex"),
        );
      }),
      { numRuns: 400 },
    );
  });

  test("text is taken as UTF-8, like the platform's", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(utf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
      }),
    );
  });
});
