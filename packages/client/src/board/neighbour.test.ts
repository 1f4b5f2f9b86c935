import { describe, expect, test } from "vitest";
import { nearest, neighbour } from "./neighbour.ts";
import type { Places } from "./neighbour.ts";

/** Drawn as on the screen; a dot is no place. */
const board = (drawn: string): Places =>
  drawn
    .trim()
    .split("\n")
    .map((row) =>
      row
        .trim()
        .split(/ +/)
        .map((key) => (key === "." ? null : key)),
    );

const FIELD = board(`
  a3 b3 c3
  a2 b2 c2
  a1 b1 c1`);
const TURNED = FIELD.toReversed().map((row) => row.toReversed());
const HOLED = board(`
  a3 b3 c3
  a2 .  c2
  a1 b1 c1`);

const none = (): boolean => false;
const only =
  (...open: string[]) =>
  (place: string): boolean =>
    open.includes(place);

describe("arrows", () => {
  test.each([
    ["ArrowUp", "b3"],
    ["ArrowDown", "b1"],
    ["ArrowLeft", "a2"],
    ["ArrowRight", "c2"],
  ])("%s leads from the middle to %s", (key, to) => {
    expect(neighbour(FIELD, "b2", key, none)).toBe(to);
  });

  test("go as the screen shows it, also where the board is turned", () => {
    expect(neighbour(TURNED, "a1", "ArrowDown", none)).toBe("a2");
    expect(neighbour(TURNED, "a1", "ArrowLeft", none)).toBe("b1");
    expect(neighbour(TURNED, "a1", "ArrowRight", none)).toBeNull();
  });

  test("end at the edge", () => {
    expect(neighbour(FIELD, "a3", "ArrowUp", none)).toBeNull();
    expect(neighbour(FIELD, "a3", "ArrowLeft", none)).toBeNull();
  });

  test("pass over what cannot be pressed, if something behind it can", () => {
    expect(neighbour(FIELD, "a1", "ArrowRight", only("c1"))).toBe("c1");
    expect(neighbour(FIELD, "a1", "ArrowUp", only("a3", "b1"))).toBe("a3");
  });

  test("otherwise go on to the next, so that what is open elsewhere can be reached", () => {
    expect(neighbour(FIELD, "a1", "ArrowUp", only("b2"))).toBe("a2");
    expect(neighbour(FIELD, "a2", "ArrowRight", only("b2"))).toBe("b2");
  });

  test("pass over holes", () => {
    expect(neighbour(HOLED, "a2", "ArrowRight", none)).toBe("c2");
    expect(neighbour(HOLED, "b1", "ArrowUp", none)).toBe("b3");
  });

  test("other keys, and places that are not on the board, lead nowhere", () => {
    expect(neighbour(FIELD, "b2", "Enter", none)).toBeNull();
    expect(neighbour(FIELD, "hand:1", "ArrowUp", none)).toBeNull();
  });
});

test("what is nearest lies in the lowest row, at the left", () => {
  expect(nearest(FIELD)).toBe("a1");
  expect(nearest(FIELD, only("a3", "c2", "b2"))).toBe("b2");
  expect(nearest(TURNED)).toBe("c3");
  expect(nearest(FIELD, none)).toBeNull();
});
