import { expect, test } from "vitest";
import { matching } from "./matching.ts";

const command = (words: string, note: string) => ({
  id: words,
  words,
  note,
  icon: "bolt" as const,
  run: () => {},
});

const ALL = [
  command("Rules", "Page"),
  command("Play Gudrun", "Orcain"),
  command("Play Grom", "Orcain"),
  command("Rules of Orcain", "Rules"),
];

const found = (typed: string) => matching(ALL, typed).map(({ words }) => words);

test("nothing typed finds everything, in its order", () => {
  expect(found(" ")).toEqual(ALL.map(({ words }) => words));
});

test("every part must begin a word of the command or its note", () => {
  expect(found("pl gu")).toEqual(["Play Gudrun"]);
  expect(found("orc play")).toEqual(["Play Gudrun", "Play Grom"]);
  expect(found("udrun")).toEqual([]);
});

test("what begins with it comes first, accents aside", () => {
  expect(found("rülés")).toEqual(["Rules", "Rules of Orcain"]);
  expect(found("orcain")[0]).toBe("Play Gudrun");
});
