import { expect, test } from "vitest";
import { nameFault, namesOf, renamed } from "./names.ts";

test.each([
  ["Duel", "'Duel' cannot name a game: take 3 to 20 small letters and digits, a letter first."],
  [
    "my-game",
    "'my-game' cannot name a game: take 3 to 20 small letters and digits, a letter first.",
  ],
  [
    "../../etc",
    "'../../etc' cannot name a game: take 3 to 20 small letters and digits, a letter first.",
  ],
  ["class", "'class' means something else here: take another word."],
  ["kernel", "'kernel' means something else here: take another word."],
  ["orcain", "There is a game 'orcain' already."],
])("%s is refused with a sentence", (id, words) => {
  expect(nameFault(id, ["orcain"])).toBe(words);
});

test("a plain word is fine", () => {
  expect(nameFault("demo", ["orcain"])).toBeNull();
});

test("a text of the template takes the new name in every shape", () => {
  expect(renamed("export const sample: Game<Sample> = SAMPLE_BOTS;", namesOf("demo"))).toBe(
    "export const demo: Game<Demo> = DEMO_BOTS;",
  );
});
