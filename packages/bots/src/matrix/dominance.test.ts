import { describe, expect, test } from "vitest";
import { undominated } from "./dominance.ts";

describe("dominance", () => {
  test("drops a row that another is never worse than, and a column that another is never better than", () => {
    expect(
      undominated([
        [2, -1, 3],
        [-1, 1, 1],
        [-1, 0, 0],
      ]),
    ).toEqual({ rows: [0, 1], columns: [0, 1] });
  });

  test("goes on while one thing leads to another", () => {
    expect(
      undominated([
        [3, 1],
        [0, -2],
      ]),
    ).toEqual({ rows: [0], columns: [1] });
    expect(
      undominated([
        [1, 0, 9],
        [0, 1, 9],
        [0, 0, 10],
        [0.5, 0.5, 9],
      ]),
    ).toEqual({ rows: [0, 1, 3], columns: [0, 1] });
  });

  test("keeps one of twins, be they equal up to rounding only", () => {
    expect(
      undominated([
        [1, -1, 1],
        [-1, 1, -1],
        [1, -1 - 1e-15, 1],
      ]),
    ).toMatchObject({ rows: { length: 2 }, columns: { length: 2 } });
  });

  test("leaves rock, paper, scissors alone", () => {
    expect(
      undominated([
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ]),
    ).toEqual({ rows: [0, 1, 2], columns: [0, 1, 2] });
  });
});
