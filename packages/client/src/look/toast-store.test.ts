import { expect, test } from "vitest";
import { shownToasts, toast, watchToasts } from "./toast-store.ts";

const words = (): string[] => shownToasts().map((shown) => shown.words);

test("four toasts lie at most, the newest last, and each can be taken down", () => {
  let changes = 0;
  const stop = watchToasts(() => (changes += 1));
  const takeDown = ["a", "b", "c", "d", "e"].map((name) => toast({ tone: "good", words: name }));
  expect(words()).toEqual(["b", "c", "d", "e"]);
  takeDown[2]?.();
  expect(words()).toEqual(["b", "d", "e"]);
  stop();
  takeDown[4]?.();
  expect([words(), changes]).toEqual([["b", "d"], 6]);
});
