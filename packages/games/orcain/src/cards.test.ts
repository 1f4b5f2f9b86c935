import { expect, test } from "vitest";
import { CARD_IDS, CARDS, cardText } from "./cards.ts";
import { healthAfter } from "./step.ts";
import { draft, health, play, scene, bell, shownSteps } from "./testing/scene.ts";

/** Health after the first step: seat 0's card against seat 1's, both at 5. */
const meets = (first: string, second: string) =>
  health(
    play(scene({ hp: [5, 5] }), draft(0, `${first}..`), draft(1, `${second}..`), bell(0), bell(1)),
  );

test("[R9] an attack takes two from a rival who heals, attacks or lays nothing", () => {
  expect([meets("A", "H"), meets("A", "A"), meets("A", ".")]).toEqual([
    [5, 4],
    [3, 3],
    [5, 3],
  ]);
});

test("[R10] a defense stops an attack and does nothing else", () => {
  expect([meets("D", "A"), meets("D", "D"), meets("D", "C"), meets("D", ".")]).toEqual([
    [5, 5],
    [5, 5],
    [5, 5],
    [5, 5],
  ]);
});

test("[R11] a heal gives one whatever it meets, and stops nothing", () => {
  expect([meets("H", "D"), meets("H", "C"), meets("H", "."), meets("H", "A")]).toEqual([
    [6, 5],
    [6, 5],
    [6, 5],
    [4, 5],
  ]);
});

test("[R12] a counter sends an attack back and does nothing else", () => {
  expect([meets("C", "A"), meets("C", "C"), meets("C", "D"), meets("C", ".")]).toEqual([
    [5, 3],
    [5, 5],
    [5, 5],
    [5, 5],
  ]);
});

test("[R13] an empty slot neither does nor stops anything", () => {
  expect([meets(".", "A"), meets(".", "."), meets(".", "D"), meets(".", "C")]).toEqual([
    [3, 5],
    [5, 5],
    [5, 5],
    [5, 5],
  ]);
});

test("[R4] cards that were played come back in the next round", () => {
  const both = [draft(0, "ADH"), draft(1, "..."), bell(0), bell(1)];
  expect(shownSteps(play(scene(), ...both, ...both))).toEqual([
    "A/.",
    "D/.",
    "H/.",
    "A/.",
    "D/.",
    "H/.",
  ]);
});

test("[R15] a card's text names the numbers it is played with", () => {
  expect(CARD_IDS.map((card) => cardText(card, { damage: 2, healing: 1 }))).toEqual([
    "Deals 2 to the rival, unless met by Defense or Counter.",
    "Stops an Attack.",
    "Restores 1 of your own health, before any Attack lands.",
    "Throws an Attack back: it deals its 2 to its owner.",
  ]);
});

test("[R15] a card's text changes with the settings", () => {
  expect(CARD_IDS.map((card) => cardText(card, { damage: 7, healing: 4 }))).toEqual([
    "Deals 7 to the rival, unless met by Defense or Counter.",
    "Stops an Attack.",
    "Restores 4 of your own health, before any Attack lands.",
    "Throws an Attack back: it deals its 7 to its owner.",
  ]);
});

test.each(CARD_IDS)("[R15] %s does what the verb says that its text is made from", (card) => {
  const numbers = { maxHp: 10, damage: 2, healing: 1 };
  const verb = {
    strikes: healthAfter(5, "GRASS", card, numbers) < 5,
    mends: healthAfter(5, card, "GRASS", numbers) > 5,
    isSafe: healthAfter(5, card, "attack", numbers) === 5,
    throwsBack: healthAfter(5, "attack", card, numbers) < 5 && card !== "attack",
  };
  expect(verb).toEqual({
    strikes: CARDS[card].verb === "strike",
    mends: CARDS[card].verb === "mend",
    isSafe: CARDS[card].verb === "block" || CARDS[card].verb === "reflect",
    throwsBack: CARDS[card].verb === "reflect",
  });
});
