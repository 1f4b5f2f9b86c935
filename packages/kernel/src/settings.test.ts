import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const TABLE = [
  { key: "hp", kind: "integer", min: 1, max: 9, default: 5, about: "Health." },
  { key: "mode", kind: "choice", options: ["calm", "wild"], default: "calm", about: "Mood." },
  { key: "fog", kind: "boolean", default: false, about: "Whether it is foggy." },
] as const;

const words = (input: unknown): string => {
  const result = readSettings(TABLE, input);
  return result.ok ? JSON.stringify(result.value) : result.refusal.words;
};

describe("settings", () => {
  test("take their defaults where nothing is given, and what is given elsewhere", () => {
    expect(words(undefined)).toBe('{"hp":5,"mode":"calm","fog":false}');
    expect(words({ hp: 9, fog: true })).toBe('{"hp":9,"mode":"calm","fog":true}');
  });

  test.each([
    [{ hp: 10 }, "Setting 'hp' must be a whole number from 1 to 9, not 10."],
    [{ hp: 1.5 }, "Setting 'hp' must be a whole number from 1 to 9, not 1.5."],
    [{ hp: "5" }, "Setting 'hp' must be a whole number from 1 to 9, not \"5\"."],
    [{ mode: "mad" }, "Setting 'mode' must be one of 'calm', 'wild', not \"mad\"."],
    [{ fog: 1 }, "Setting 'fog' must be true or false, not 1."],
    [{ hop: 1 }, "There is no setting 'hop'. Settings are: hp, mode, fog."],
    [[], "Settings must be an object of names and values, not []."],
    [null, "Settings must be an object of names and values, not null."],
    [7, "Settings must be an object of names and values, not 7."],
  ])("refuse %j by name", (input, refusal) => {
    expect(words(input)).toBe(refusal);
  });
});
