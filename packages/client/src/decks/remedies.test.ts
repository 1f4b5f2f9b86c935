import { deckFaults } from "@holmgang/decks";
import { describe, expect, test } from "vitest";
import { deckIn, startEditing } from "./editing.ts";
import { cureOf, follow } from "./remedies.ts";
import { BOOK, CARDS, LIMITS, STARTERS } from "./testing/small-face.ts";

const face = { cards: CARDS, starters: STARTERS };
const editing = (cards: string) =>
  startEditing({ hero: null, cards: cards.split(" ").filter(Boolean) });
const faultsOf = (now: ReturnType<typeof editing>) => deckFaults(deckIn(now, BOOK), BOOK, LIMITS);
const cures = (now: ReturnType<typeof editing>) =>
  faultsOf(now).map(({ remedy }) => cureOf(remedy!, now, face, LIMITS));

describe("a remedy", () => {
  test("for too many copies takes those out", () => {
    expect(cures(editing("imp imp imp imp archer"))).toEqual([
      { kind: "remove", cards: ["imp", "imp"] },
    ]);
  });

  test("for too many cards takes out what came last", () => {
    expect(cures(editing("imp imp archer archer ghoul dragon fire"))).toEqual([
      { kind: "remove", cards: ["fire"] },
    ]);
  });

  test("for too few adds what the starter most like it has more of", () => {
    expect(cures(editing("ghoul fire"))).toEqual([{ kind: "add", cards: ["dragon", "dragon"] }]);
    expect(cures(editing("archer"))).toEqual([{ kind: "add", cards: ["imp", "imp", "archer"] }]);
  });

  test("adds nothing beyond what a deck may hold of it", () => {
    const strict = { ...LIMITS, copies: (card: string) => (card === "dragon" ? 0 : 1) };
    const now = editing("ghoul fire");
    const [fault] = deckFaults(deckIn(now, BOOK), BOOK, strict);
    expect(cureOf(fault!.remedy!, now, face, strict).cards).toEqual(["imp", "archer"]);
  });

  test("followed, one after another, makes the deck playable", () => {
    for (const cards of [
      "",
      "imp",
      "imp imp imp imp imp imp imp imp",
      "dragon dragon dragon fire",
    ]) {
      let now = editing(cards);
      for (let [cure] = cures(now); cure; [cure] = cures(now)) now = follow(now, cure);
      expect(faultsOf(now), cards).toEqual([]);
    }
  });
});
