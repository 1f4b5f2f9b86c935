import { FIELD_CARDS } from "@holmgang/clans/field";
import type { CardId } from "@holmgang/clans/field";
import { expect, test } from "vitest";
import { aurasOf } from "./auras.ts";

const tags = (card: CardId): readonly string[] => aurasOf(card).map(({ tag }) => tag);

test("all that a card does to others is shown, the gravest first", () => {
  expect(tags("napoleons-guard")).toEqual(["guard", "inspire"]);
  expect(tags("imperial-eagle")).toEqual(["inspire", "rally"]);
  expect(tags("fusilier")).toEqual([]);
});

test("no card does more than two things to others: a token has no room for a third", () => {
  expect(FIELD_CARDS.filter((card) => aurasOf(card).length > 2)).toEqual([]);
});
