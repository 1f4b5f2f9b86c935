import { describe, expect, test } from "vitest";
import { ABILITIES, abilityName, abilityText } from "./abilities.ts";
import { CARD_IDS, cardRow, CARDS, LANES_CARDS, inLanes } from "./cards.ts";
import { STAGES, TAGS } from "./language.ts";

describe("rows", () => {
  test("[R66] no card carries the same ability twice", () => {
    for (const id of CARD_IDS)
      for (const part of [cardRow(id).lanes, cardRow(id).field]) {
        const tags = part?.abilities.map(({ tag }) => tag) ?? [];
        expect(new Set(tags).size, id).toBe(tags.length);
      }
  });

  test("[R66] every ability is on a card, has a stage, a name of its own and a sentence", () => {
    const used = new Set(LANES_CARDS.flatMap((id) => inLanes(id).abilities.map(({ tag }) => tag)));
    expect(TAGS.filter((tag) => !used.has(tag))).toEqual([]);
    expect(new Set(TAGS.map((tag) => ABILITIES[tag].name)).size).toBe(TAGS.length);
    for (const tag of TAGS) {
      expect(STAGES).toContain(ABILITIES[tag].does.at);
      expect(abilityText({ tag, amount: 2 })).toMatch(/^[A-Z].*\.$/);
    }
  });

  test("[R66] what a card says is made from its row", () => {
    expect(inLanes("marshal-ney").abilities.map(abilityName)).toEqual(["Command 1", "Fury 1"]);
    expect(abilityText({ tag: "command", amount: 2 })).toBe(
      "Hits of the other card of its stack deal 4 more.",
    );
  });

  test("[R3] cards have numbers of their own, and names", () => {
    const numbers = CARD_IDS.map((id) => CARDS[id].number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(CARD_IDS.map((id) => CARDS[id].name)).size).toBe(CARD_IDS.length);
  });
});
