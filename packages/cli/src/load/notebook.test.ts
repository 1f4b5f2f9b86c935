import type { MessageOf } from "@holmgang/protocol";
import { describe, expect, test } from "vitest";
import { newPage, note } from "./notebook.ts";

const update = (seq: number): MessageOf<"update"> => ({
  kind: "update",
  match: "m",
  seq,
  events: [],
  view: null,
  decisions: [],
  others: [],
  outcome: null,
});

function told(...texts: readonly string[]) {
  const page = newPage("m", 0);
  for (const [index, text] of texts.entries()) note(page, update(index + 1), text);
  return page;
}

describe("what a load player has been told", () => {
  test("counts from one, without gaps", () => {
    const page = told("a", "b");
    expect(note(page, update(4), "d")).toBe("match m, update 4: came after update 2");
    expect(note(page, update(3), "c")).toBeNull();
    expect(page.told).toEqual(["a", "b", "c"]);
  });

  test("comes once", () => {
    expect(note(told("a", "b"), update(2), "b")).toBe("match m, update 2: came again");
  });

  test("comes again only while it is asked for, and only what is", () => {
    const page = told("a", "b", "c");
    page.askedFrom = 2;
    expect(note(page, update(3), "c")).toBeNull();
    expect(note(page, update(2), "b")).toBe("match m, update 2: came again");
  });

  test("never turns out to have been otherwise", () => {
    const page = told("a", "b");
    page.askedFrom = 0;
    expect(note(page, update(2), "B")).toBe("match m, update 2: was told otherwise before");
    expect(page.now?.seq).toBe(2);
  });
});
