import { CARD_IDS } from "@holmgang/orcain";
import type { CardId } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import { healthBefore, meetingOf } from "./meeting.ts";

const LIMITS = { maxHp: 10, healing: 1 };
const names = { viewer: 0, names: ["Asta", "Ulf"], view: null } as const;
const met = (
  mine: CardId | null,
  theirs: CardId | null,
  before: [number, number],
  hp: [number, number],
) =>
  meetingOf(
    { kind: "step_reveal", roundIndex: 1, step: 0, cards: [mine, theirs], hp },
    before,
    LIMITS,
    names,
  );

describe("a step in words", () => {
  test.each([
    ["attack", "attack", "Both Attacks land"],
    ["attack", "defense", "Ulf’s Defense stops the Attack"],
    ["attack", "counter", "Ulf’s Counter turns the Attack back"],
    ["attack", "heal", "Your Attack lands on a Heal"],
    ["attack", null, "Your Attack lands"],
    ["counter", "attack", "Your Counter turns the Attack back"],
    [null, "attack", "Ulf’s Attack lands"],
    ["heal", "heal", "Both heal"],
    ["heal", "defense", "You heal"],
    ["counter", "heal", "Ulf heals"],
    ["defense", "counter", "Nothing happens"],
    [null, null, "Nobody lays a card"],
  ] as const)("%s meets %s: %s", (mine, theirs, title) => {
    expect(met(mine, theirs, [5, 5], [5, 5]).title).toBe(title);
  });

  test("every meeting has a title and a fate for both", () => {
    for (const mine of [...CARD_IDS, null])
      for (const theirs of [...CARD_IDS, null]) {
        const { title, fates } = met(mine, theirs, [5, 5], [5, 5]);
        expect(title).not.toBe("");
        expect(fates).toHaveLength(2);
      }
  });

  test("[R39] shows a heal before the hit, and no heal that the cap took", () => {
    expect(met("heal", "attack", [5, 5], [4, 5]).changes[0]).toEqual([1, -2]);
    expect(met("heal", "attack", [10, 5], [8, 5]).changes[0]).toEqual([-2]);
    expect(met("heal", null, [10, 5], [10, 5]).changes[0]).toEqual([]);
  });

  test("takes the health before a step from the last event that told it", () => {
    const start = { kind: "prep_start", roundIndex: 1, suddenDeath: false, hp: [7, 6] } as const;
    expect(healthBefore([start], [10, 10])).toEqual([7, 6]);
    expect(healthBefore([], [10, 10])).toEqual([10, 10]);
  });
});
