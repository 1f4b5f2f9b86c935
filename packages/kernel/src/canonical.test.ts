import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, same } from "./canonical.ts";
import { clone } from "./clone.ts";

describe("canonical text", () => {
  test("does not depend on the order in which keys were written", () => {
    expect(canonical({ b: 1, a: [true, null, "x"], "10": {}, "9": 0 })).toBe(
      '{"10":{},"9":0,"a":[true,null,"x"],"b":1}',
    );
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(same([{ a: [1, null] }, "x"], [{ a: [1, null] }, "x"])).toBe(true);
    for (const [a, b] of [
      [{ a: 1 }, { a: 1, b: 1 }],
      [{ a: 1 }, { b: 1 }],
      [[1, 2], [1]],
      [[], {}],
      [null, {}],
      [[1], { 0: 1 }],
      ["1", 1],
    ])
      expect(same(a, b) || same(b, a)).toBe(false);
  });

  test("nor on how many other orders were seen before, or on how long the keys are", () => {
    const long = "k".repeat(100);
    const keys = ["a", "b", "c", "d", long];
    for (const first of keys)
      for (let turn = 0; turn < 24; turn++) {
        const rest = keys.filter((key) => key !== first);
        const order = [first, ...rest.slice(turn % 4), ...rest.slice(0, turn % 4)];
        const swapped = turn < 12 ? order : [first, ...order.slice(1).toReversed()];
        const record = Object.fromEntries(swapped.map((key) => [key, keys.indexOf(key)]));
        expect(canonical(record)).toBe(`{"a":0,"b":1,"c":2,"d":3,"${long}":4}`);
      }
  });

  test("is JSON, and reads back as the same data", () => {
    fc.assert(
      fc.property(plain, (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
      }),
    );
  });

  test.each([
    ["a Set", new Set([1])],
    ["a Map", new Map()],
    ["a Date", new Date(0)],
    ["a fraction", 0.5],
    ["minus zero", -0],
    ["not a number", Number.NaN],
    ["undefined", { a: undefined }],
    ["a function", [() => 1]],
    [
      "a class of one's own",
      new (class Own {
        readonly n = 1;
      })(),
    ],
    ["a number too large to be exact", 2 ** 53],
  ])("refuses %s, which JSON would change or lose", (_name, value) => {
    expect(() => canonical(value)).toThrow("not plain data");
  });
});

describe("clone", () => {
  test("gives equal data that shares nothing", () => {
    const original = { list: [{ n: 1 }], text: "x" };
    const copy = clone(original);
    copy.list[0]!.n = 2;
    copy.list.push({ n: 3 });
    expect(original).toEqual({ list: [{ n: 1 }], text: "x" });
  });

  test("keeps any plain value as it is", () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonical(clone(value))).toBe(canonical(value));
      }),
    );
  });
});

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger().map((n) => (Object.is(n, -0) ? 0 : n)),
    fc.string({ unit: "binary" }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(
      fc.string({ maxLength: 5 }).filter((key) => key !== "__proto__"),
      tie("value"),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).value;
