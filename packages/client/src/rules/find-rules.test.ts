import { describe, expect, test } from "vitest";
import { countRules, findRules, matches } from "./find-rules.ts";
import { markMatches } from "./mark-matches.ts";

const block = (rule: string | null, text: string) => ({ rule, text, html: `<p>${text}</p>` });
const DOCUMENT = {
  title: "Sample",
  intro: "",
  sections: [
    { id: "hand", title: "The hand", blocks: [block("R1", "Four cards."), block("R12", "Open.")] },
    { id: "end", title: "The end", blocks: [block("R2", "Cards meet at the bell.")] },
  ],
};

const found = (typed: string) =>
  findRules(DOCUMENT, typed).flatMap(({ blocks }) => blocks.map(({ rule }) => rule));

describe("searching the rules", () => {
  test("nothing typed leaves everything", () => {
    expect(found("  ")).toEqual(["R1", "R12", "R2"]);
    expect(countRules(DOCUMENT.sections)).toBe(3);
  });

  test("all parts must be in the same rule, in any order", () => {
    expect(found("bell CARDS")).toEqual(["R2"]);
    expect(found("bell four")).toEqual([]);
  });

  test("a number means that rule alone, a title its whole section", () => {
    expect(found("r1")).toEqual(["R1"]);
    expect(found("hand")).toEqual(["R1", "R12"]);
  });

  test("a text can be asked by itself", () => {
    expect(matches("Sudden death", "death sud")).toBe(true);
    expect(matches("Sudden death", "bell")).toBe(false);
  });
});

describe("marking what was found", () => {
  test("text is marked, tags and entities are not", () => {
    expect(markMatches('<a href="#a">a &amp; b</a>', "a")).toBe(
      '<a href="#a"><mark>a</mark> &amp; b</a>',
    );
  });

  test("signs of patterns are taken as they are", () => {
    expect(markMatches("<code>A.H</code> AxH", "a.h")).toBe("<code><mark>A.H</mark></code> AxH");
  });

  test("nothing typed changes nothing", () => {
    expect(markMatches("<p>x</p>", " ")).toBe("<p>x</p>");
  });
});
