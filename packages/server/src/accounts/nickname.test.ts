import { seededRng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { guestName } from "./guest-name.ts";
import { readNickname } from "./nickname.ts";

const shown = (raw: unknown): string => {
  const name = readNickname(raw);
  return name.ok ? name.value.shown : `${name.refusal.code}: ${name.refusal.words}`;
};

describe("a nickname", () => {
  test.each([
    ["  Ugluk  ", "Ugluk"],
    ["Ugluk   the\tGreat", "Ugluk the Great"],
    ["Ünal_Çelik-7", "Ünal_Çelik-7"],
    ["Горбаг", "Горбаг"],
    ["兽人战士", "兽人战士"],
    ["Zoë", "Zoë"],
  ])("%j is shown as %j", (raw, expected) => {
    expect(shown(raw)).toBe(expected);
  });

  test.each([
    ["ab", "bad-nickname: A nickname has 3 to 16 characters; this one has 2."],
    ["   a   ", "bad-nickname: A nickname has 3 to 16 characters; this one has 1."],
    ["abcdefghijklmnopq", "bad-nickname: A nickname has 3 to 16 characters; this one has 17."],
    [
      "a<b>c",
      "bad-nickname: A nickname is made of letters, digits, spaces, hyphens and underscores.",
    ],
    [
      "orc\u0000",
      "bad-nickname: A nickname is made of letters, digits, spaces, hyphens and underscores.",
    ],
    [
      "orc\u202e",
      "bad-nickname: A nickname is made of letters, digits, spaces, hyphens and underscores.",
    ],
    [
      "🙂🙂🙂",
      "bad-nickname: A nickname is made of letters, digits, spaces, hyphens and underscores.",
    ],
    [42, "bad-nickname: A nickname is a text."],
    [null, "bad-nickname: A nickname is a text."],
  ])("%j is refused", (raw, expected) => {
    expect(shown(raw)).toBe(expected);
  });

  test.each(["Admin", "a d m i n", "4dm1n", "_holmgang_", "Orc Bot", "N4zi Orc", "hitler88"])(
    "%j is not available",
    (raw) => {
      expect(shown(raw)).toBe("forbidden-nickname: That nickname is not available.");
    },
  );

  test("is the same name in other letters: case and width do not make a new one", () => {
    const [a, b, c] = ["Ugluk", "UGLUK", "Ｕｇｌｕｋ"].map(readNickname);
    expect(a?.ok && b?.ok && a.value.key === b.value.key).toBe(true);
    expect(a?.ok && c?.ok && a.value.key === c.value.key).toBe(true);
  });
});

test("every guest gets a name that would be accepted", () => {
  const rng = seededRng("guests");
  const names = Array.from({ length: 500 }, () => guestName(rng));
  expect(names.filter((name) => !readNickname(name).ok)).toEqual([]);
  expect(new Set(names).size).toBeGreaterThan(450);
});
