import { describe, expect, test } from "vitest";
import { does, whom, whose } from "./grammar.ts";

const you = { name: "You", you: true };
/** Somebody may call themselves anything. */
const other = { name: "You", you: false };

describe("who a sentence is about", () => {
  test.each([
    ["play", "You play", "You plays"],
    ["pass", "You pass", "You passes"],
    ["win", "You win", "You wins"],
    ["catch", "You catch", "You catches"],
  ])("hangs on who reads it, not on a name: %s", (verb, mine, theirs) => {
    expect([does(you, verb), does(other, verb)]).toEqual([mine, theirs]);
  });

  test("is named in every case", () => {
    expect([whose(you), whom(you)]).toEqual(["Your", "you"]);
    expect([whose({ name: "Ulf", you: false }), whom({ name: "Ulf", you: false })]).toEqual([
      "Ulf’s",
      "Ulf",
    ]);
  });
});
