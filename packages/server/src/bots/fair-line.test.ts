import { expect, test } from "vitest";
import { fairLine } from "./fair-line.ts";
import type { Asker } from "./fair-line.ts";

/** A line in which nothing ends before it is told to. */
function heldLine() {
  const line = fairLine(1);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  return {
    line,
    began,
    ask(asker: Asker) {
      void line.take(asker, () => {
        began.push(`${asker.account}@${asker.household}`);
        return new Promise<void>((end) => void ends.push(end));
      });
    },
    /** What runs ends, until nothing waits. */
    async finish() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise((resolve) => void setImmediate(resolve));
      }
    },
  };
}

test("one place with 384 matches: somebody from elsewhere is next but one", async () => {
  const { line, began, ask, finish } = heldLine();
  for (let i = 0; i < 384; i++) ask({ account: `flood ${i}`, household: "there" });
  ask({ account: "ann", household: "here" });
  expect(line.waiting({ account: "ann", household: "here" })).toEqual({ account: 1, household: 1 });
  expect(line.waiting({ account: "flood 9", household: "there" })).toEqual({
    account: 1,
    household: 383,
  });
  await finish();
  expect(began).toHaveLength(385);
  expect(began.indexOf("ann@here")).toBeLessThanOrEqual(2);
});

test("turns go round by household, and in a household by account", async () => {
  const { began, ask, finish } = heldLine();
  ask({ account: "first", household: "anywhere" }); // it runs at once
  for (let i = 0; i < 3; i++) ask({ account: "greedy", household: "one" });
  ask({ account: "modest", household: "one" });
  for (let i = 0; i < 2; i++) ask({ account: "bob", household: "two" });
  await finish();
  expect(began.slice(1)).toEqual([
    "greedy@one",
    "bob@two",
    "modest@one",
    "bob@two",
    "greedy@one",
    "greedy@one",
  ]);
});

test("work that fails gives its place to the next", async () => {
  const line = fairLine(1);
  const asker = { account: "ann", household: "here" };
  const failing = line.take(asker, () => Promise.reject(new Error("lost its cards")));
  const next = line.take(asker, () => Promise.resolve("fine"));
  await expect(failing).rejects.toThrow("lost its cards");
  expect(await next).toBe("fine");
});
