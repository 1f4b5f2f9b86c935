import { invariant } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { parseEntry } from "../parse.ts";
import { parseSettings } from "../settings.ts";
import { STARTERS } from "./starters.ts";

const brought = (settings: object) => {
  const read = parseSettings(settings);
  invariant(read.ok, "these settings are playable");
  const entry = parseEntry(undefined, read.value);
  return entry.ok ? entry.value.deck : entry.refusal.words;
};

describe("[R2] whoever brings no deck", () => {
  test("plays the first starter", () => {
    expect(brought({})).toEqual(STARTERS[0].cards);
  });

  test("plays another starter where the first is too large", () => {
    expect(brought({ deckMax: 24 })).toEqual(STARTERS[1].cards);
  });

  test.each([
    [{ copies: 1, deckMin: 32, deckMax: 40 }, 32],
    [{ copies: 1, deckMin: 1, deckMax: 5 }, 5],
    [{ deckMin: 40, deckMax: 60 }, 40],
    [{ deckMin: 1, deckMax: 1 }, 1],
  ])("plays a deck that the settings allow: %o", (settings, size) => {
    expect(brought(settings)).toHaveLength(size);
  });
});
