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
    ["Nguyễn Thị", "Nguyễn Thị"],
    ["ผู้กล้า", "ผู้กล้า"],
    ["क्षत्रिय", "क्षत्रिय"],
    ["Hell Hound", "Hell Hound"],
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

  test.each([
    ["a Hangul filler", "orc\u3164"],
    ["a narrow one", "\uffa0orc"],
    ["a joiner", "or\u200dc"],
    ["a Braille blank", "orc\u2800"],
    ["a variation selector", "orc\ufe0f"],
    ["a rarer one", "orc\u{e0101}"],
    ["a Khitan filler", "orc\u{16fe4}"],
  ])("with %s is refused", (_what, raw) => {
    expect(shown(raw)).toBe(
      "bad-nickname: A nickname is made of letters, digits, spaces, hyphens and underscores.",
    );
  });

  test.each([
    ["three marks on a letter", "orc\u0323\u0331\u0330"],
    ["a mark twice", "or\u0330\u0330c"],
    ["a letter in a circle", "orc\u20dd"],
    ["a mark on nothing", "\u0330orc"],
    ["a mark on a space", "orc \u0301x"],
  ])("with %s is refused", (_what, raw) => {
    expect(shown(raw)).toBe(
      "bad-nickname: A letter of a nickname has two different marks at most.",
    );
  });

  test.each([
    "Admin",
    "a d m i n",
    "4dm1n",
    "_holmgang_",
    "Orc Bot",
    "N4zi Orc",
    "hitler88",
    "Аdmin",
    "adrnin",
    "Ádmin",
    "MODERATΟR",
    "Hοlmgаng",
    "ѕystеm",
    "fυck",
  ])("%j is not available", (raw) => {
    expect(shown(raw)).toBe("forbidden-nickname: That nickname is not available.");
  });

  test("is the same name in other letters: case and width do not make a new one", () => {
    const [a, b, c] = ["Ugluk", "UGLUK", "Ｕｇｌｕｋ"].map(readNickname);
    expect(a?.ok && b?.ok && a.value.key === b.value.key).toBe(true);
    expect(a?.ok && c?.ok && a.value.key === c.value.key).toBe(true);
  });
});

const look = (raw: string): string => {
  const name = readNickname(raw);
  if (!name.ok) throw new Error(name.refusal.words);
  return name.value.look;
};

describe("two names look the same", () => {
  test.each([
    ["paypal", "раypal"],
    ["paypal", "PΑYPАL"],
    ["Nova", "ΝOVA"],
    ["Iron Wolf", "lron Wolf"],
    ["Iron Wolf", "1ron Wоlf"],
    ["Modern", "Modem"],
    ["Orc King", "0rc Κing"],
    ["Ugluk", "Ｕｇｌｕｋ"],
    ["Ugluk", "𝐔𝐠𝐥𝐮𝐤"],
  ])("%s and %s", (a, b) => {
    expect(look(a)).toBe(look(b));
  });

  test.each([
    ["Ugluk", "Uglúk"],
    ["Nova", "Vova"],
    ["Wolf", "Волк"],
    ["Orc King", "Orc-King"],
    ["兽人战士", "兽人战七"],
  ])("but %s and %s do not", (a, b) => {
    expect(look(a)).not.toBe(look(b));
  });
});

test("every guest gets a name that would be accepted", () => {
  const rng = seededRng("guests");
  const names = Array.from({ length: 500 }, () => guestName(rng));
  expect(names.filter((name) => !readNickname(name).ok)).toEqual([]);
  expect(new Set(names).size).toBeGreaterThan(450);
});
