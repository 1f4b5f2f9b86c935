import type { Missing } from "@holmgang/decks";
import { expect, test } from "vitest";
import { missingWords } from "./missing-words.ts";

const missing = (name: string, owned: number, wanted: number): Missing => ({
  ware: { id: name, name, price: 400, start: 0, most: 3, copies: 1 },
  owned,
  wanted,
});

test("what is missing is named, with how many where one is not enough", () => {
  expect(missingWords([missing("Hydra", 0, 1), missing("Marshal Ney", 1, 2)])).toBe(
    "Hydra · Marshal Ney (1 of 2)",
  );
});

test("a long list is cut short", () => {
  const names = ["Hydra", "Hussar", "Sapper", "Scout", "Voltigeur"];
  expect(missingWords(names.map((name) => missing(name, 0, 1)))).toBe(
    "Hydra · Hussar · Sapper · 2 more",
  );
});
