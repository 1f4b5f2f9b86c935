import { open, parseConfig } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { FIELD_CARDS } from "../../src/cards/cards.ts";
import { fieldDeck, FIELD_STARTERS } from "../../src/decks/field-starters.ts";
import { redact } from "./redact.ts";
import { clansField } from "./rules.ts";
import { asked, board, hand, hps, play, refused, scene, told } from "./testing/scene.ts";

const parsed = (entry: unknown, settings: object = {}) => {
  const rules = clansField.parseSettings(settings);
  if (!rules.ok) throw new Error(rules.refusal.words);
  return clansField.parseEntry(entry, rules.value);
};

const words = (entry: unknown, settings: object = {}): string => {
  const entered = parsed(entry, settings);
  return entered.ok ? "accepted" : entered.refusal.words;
};

const opened = (settings: object = {}, seed = "a") => {
  const config = parseConfig(clansField, { settings, entries: [null, null] });
  if (!config.ok) throw new Error(config.refusal.words);
  return open(clansField, config.value, seed).position.state;
};

const twenty = (...cards: readonly string[]) => ({
  hero: "napoleon",
  cards: [...Array<string>(20 - cards.length).fill("pikeman"), ...cards],
});

describe("what you need", () => {
  test("[R1] two units of a side fill a tile", () => {
    const full = scene({
      hands: ["voltigeur"],
      board: [". | . | .", ". | . | .", "pikeman pikeman | . | ."],
    });
    expect(refused(full, 0, "voltigeur to west base").code).toBe("tile-full");
    expect(refused(full, 0, "voltigeur to center enemy base").code).toBe("not-yours");
  });

  test("[R2] [GF-20] a deck of 20 is played as it is, one of 19 is not played", () => {
    const entry = parsed({ deck: twenty() });
    expect(entry.ok && entry.value.decks[0].length).toBe(20);
    expect(words({ deck: { ...twenty(), cards: twenty().cards.slice(1) } })).toBe(
      "1 card short of 20.",
    );
    expect(words({ deck: twenty(...Array<string>(0)) })).toBe("accepted");
  });

  test("[R2] whoever brings none plays the Grand Army", () => {
    const entry = parsed(null);
    expect(entry).toEqual(parsed({ deck: fieldDeck(FIELD_STARTERS[0]) }));
    expect(entry.ok && entry.value.hero).toBe("napoleon");
  });

  test("[R3] three of a Rare, two of an Epic, one of a Legendary", () => {
    expect(words({ deck: twenty("archer", "archer", "archer", "archer") })).toContain("4 Archer");
    expect(words({ deck: twenty("shaco", "shaco", "shaco") })).toContain("3 Shaco");
    expect(words({ deck: twenty("mire-hydra", "mire-hydra") })).toContain("2 Mire Hydra");
  });

  test("[R3] [GF-26] a card under another name has a limit of its own", () => {
    const both = ["archer", "archer", "archer", "skirmisher", "skirmisher", "skirmisher"];
    expect(words({ deck: twenty(...both) })).toBe("accepted");
  });

  test("[R3] tokens, bosses and cards of the lanes alone are in no deck", () => {
    for (const card of ["ant", "murad-bey", "desert-tank"])
      expect(words({ deck: twenty(card) })).toMatch(/has no card|may not be/);
    expect(FIELD_CARDS).not.toContain("murad-bey");
  });

  test("[R3] every starter is legal", () => {
    for (const starter of FIELD_STARTERS)
      expect([starter.id, words({ deck: fieldDeck(starter) })]).toEqual([starter.id, "accepted"]);
  });

  test("[R4] one decoy, of a Common that the deck holds", () => {
    expect(words({ deck: twenty("pikeman/decoy") })).toBe("accepted");
    expect(words({ deck: twenty("pikeman/decoy", "scout", "scout/decoy") })).toBe(
      "A deck holds at most one decoy.",
    );
    expect(words({ deck: twenty("cavalry/decoy") })).toContain("needs the card itself");
    expect(words({ deck: twenty("archer/decoy", "archer") })).toContain("no card");
  });

  test("[R5] each base has 25 HP, or what the settings give it", () => {
    expect(opened().seats.map(({ hp }) => hp)).toEqual([25, 25]);
    expect(opened({ baseHp: 9, baseHpSecond: 40 }).seats.map(({ hp }) => hp)).toEqual([9, 40]);
  });

  test("[R6] base tiles are their hero’s terrain, the middle is anything, and somebody begins", () => {
    const all = Array.from({ length: 40 }, (_, seed) => opened({}, `${seed}`));
    const bases = new Set(
      all.flatMap(({ tiles }) => tiles.slice(0, 3).map(({ terrain }) => terrain)),
    );
    const middle = new Set(
      all.flatMap(({ tiles }) => tiles.slice(3, 6).map(({ terrain }) => terrain)),
    );
    expect([bases, middle.size]).toEqual([new Set(["woods", "lake"]), 4]);
    expect(new Set(all.map(({ first }) => first))).toEqual(new Set([0, 1]));
    expect(new Set(all.map(({ relic }) => relic.tile))).toEqual(new Set([3, 4, 5]));
  });

  test("[R7] six cards each; whoever begins second may get more", () => {
    expect(opened().seats.map((seat) => seat.hand.length)).toEqual([6, 6]);
    const { first, seats } = opened({ secondCards: 1, secondHp: 3 });
    const second = seats[first === 0 ? 1 : 0];
    expect([second.hand.length, second.hp, seats[first].hand.length]).toEqual([7, 28, 6]);
  });
});

describe("the opening hand", () => {
  const start = scene({ halfTurn: 0, hands: ["fusilier spy", "spy"], decks: ["scout", "scout"] });

  test("[R8] both choose at once, and new cards come when both have", () => {
    expect(asked(start)).toBe("0 mulligan,1 mulligan");
    const one = play(start, 0, "replace 1");
    expect([asked(one), hand(one, 0)]).toEqual(["1 mulligan", "fusilier spy"]);
    expect(asked(play(one, 1, "keep"))).toBe("0 turn");
  });

  test("[R8] [GF-35] that somebody has chosen is told, how many it gave back is not", () => {
    const chosen = play(start, 0, "replace 1");
    expect(chosen.events.map((event) => redact(event, 1))).toEqual([
      { kind: "hand_chosen", seat: 0, returned: null },
    ]);
    const heard = (line: string) =>
      play(play(start, 0, line), 1, "keep").events.map((event) => redact(event, 1)?.kind);
    expect(heard("keep")).toEqual(heard("replace 1"));
  });

  test("[R8] two cards at most; at the bell the hand is kept; no deck, no question", () => {
    const three = scene({ halfTurn: 0, hands: ["fusilier spy scout", ""], decks: ["pikeman"] });
    expect(refused(three, 0, "replace 1 2 3").code).toBe("too-many");
    expect(hand(play(three, 0, "bell"), 0)).toBe("fusilier spy scout");
    expect(clansField.decisions(opened({ mulliganCards: 0 }))).toHaveLength(1);
  });

  test("[R8] it lasts ten seconds", () => {
    expect(clansField.decisions(opened()).map(({ limitMs }) => limitMs)).toEqual([10_000, 10_000]);
    expect([hps(start), told(start, "turn_start"), board(start)[0]]).toEqual([
      [25, 25],
      [],
      ". | . | .",
    ]);
  });
});
