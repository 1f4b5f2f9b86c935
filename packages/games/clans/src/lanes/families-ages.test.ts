import { parseConfig, open } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { STARTERS } from "../decks/starters.ts";
import { ended, hand, hits, lane, play, round, scene, seen, told } from "../testing/scene.ts";
import { clans } from "./rules.ts";
import { PACES } from "./settings.ts";

describe("families", () => {
  const monkeys = "capuchin-thief howler-monkey silverback";

  test("[R67] all three Monkeys, in one round or several: draw 2", () => {
    const start = scene({
      hands: [monkeys],
      decks: ["sapper fusilier grenadier voltigeur"],
      settings: { roundDraw: 0 },
    });
    const once = round(start, ["capuchin west", "howler center", "silverback east"]);
    expect([told(once, "ultimate")[0]?.family, hand(once, 0)]).toEqual([
      "monkey",
      "sapper fusilier",
    ]);
    const two = round(start, ["capuchin west", "howler center"]);
    expect(told(two, "ultimate")).toEqual([]);
    expect(told(round(two, ["silverback east"]), "ultimate")).toHaveLength(1);
  });

  test("[R67] it takes three different ones, and comes once", () => {
    const twins = scene({ hands: ["capuchin-thief capuchin-thief howler-monkey"] });
    expect(
      told(round(twins, ["capuchin west", "capuchin center", "howler east"]), "ultimate"),
    ).toEqual([]);
    const again = scene({ hands: [`${monkeys} silverback`] });
    const first = round(again, ["capuchin west", "howler center", "silverback east"]);
    expect(told(round(first, ["silverback west"]), "ultimate")).toEqual([]);
  });

  test("[R67] they need not live", () => {
    const start = scene({ hands: ["silverback"] });
    start.position.state.seats[0].played.monkey.push("capuchin-thief", "howler-monkey");
    expect(told(round(start, ["silverback east"]), "ultimate")).toHaveLength(1);
  });

  test("[R67] [GL-15] Ants fill every free place of one’s bases, before everybody walks", () => {
    const start = scene({
      hands: ["worker-ant"],
      east: { board: "sapper fusilier | | ", zone: 0 },
    });
    start.position.state.seats[0].played.ant.push("soldier-ant", "ant-queen");
    const filled = round(start, ["worker-ant west"]);
    expect(told(filled, "ants_came")[0]?.units.map(({ lane: where }) => where)).toEqual([0, 1, 1]);
    expect([lane(filled, 0), lane(filled, 1), lane(filled, 2)]).toEqual([
      " | worker-ant 8 ant 1 | ",
      " | ant 1 ant 1 | ",
      "sapper 8 fusilier 9 |  | ",
    ]);
  });

  test("[R67] a hidden variation is not counted before everybody, until the Ultimate tells", () => {
    const start = scene({ hands: ["desert-shadow-scout silverback"], west: { zone: 0 } });
    const hidden = round(start, ["desert-shadow-scout west", "silverback west back"]);
    expect([
      seen(hidden, 1).seats[0].played.monkey,
      seen(hidden, 0).seats[0].own?.played.monkey,
    ]).toEqual([[], ["silverback"]]);
  });

  test("[R68] an Ant is 1/1 with tick 3, and in no deck", () => {
    const met = round(scene({ west: " | ant / sapper | " }));
    expect([hits(met)[0], lane(met, 0)]).toEqual(["3 ant>sapper 1", " | / sapper 7 | "]);
    const settings = clans.parseSettings({});
    const entry =
      settings.ok &&
      clans.parseEntry(
        { deck: { hero: "nelson", cards: Array<string>(25).fill("ant") } },
        settings.value,
      );
    expect(entry).toMatchObject({ ok: false });
  });
});

describe("Ages", () => {
  test("[R69] have paces of their own, with and without a clock, and no other pace has them", () => {
    const paces = PACES.map(({ id, settings }) => {
      const read = clans.parseSettings(settings);
      return read.ok && read.value.ages ? `${id} ${read.value.planMs}` : null;
    });
    expect(paces.filter((pace) => pace !== null)).toEqual(["ages 30000", "ages-untimed 0"]);
  });

  const deck = (card: string) => ({ hero: "nelson", cards: Array<string>(25).fill(card) });
  const entry = { decks: [deck("lake-warrior"), deck("desert-warrior"), deck("woods-warrior")] };
  const opened = (settings: object = {}) => {
    const config = parseConfig(clans, {
      settings: { ages: true, planMs: 0, ageTwoRound: 2, ageThreeRound: 3, ...settings },
      entries: [entry, entry],
    });
    if (!config.ok) throw new Error(config.refusal.words);
    const { position, events } = open(clans, config.value, "ages");
    return { position, events };
  };

  test("[R69] [GL-24] [GL-33] a new Age draws from its own whole deck, before the draw; the hand is kept", () => {
    const second = round(opened());
    expect(told(second, "age_start")).toEqual([{ kind: "age_start", age: 2, decks: [25, 25] }]);
    const { hand: held, deck: left, lost } = second.position.state.seats[0];
    expect([
      held.filter((card) => card === "lake-warrior").length,
      held.filter((card) => card === "desert-warrior").length,
    ]).toEqual([6, 2]);
    expect([left.length, lost.length]).toEqual([23, 19]);
    expect(round(second).position.state.seats[0].hand).toHaveLength(8);
    expect(round(second).position.state.age).toBe(3);
  });

  test("[R69] all decks are of one hero, and there are three of them", () => {
    const settings = clans.parseSettings({ ages: true });
    const parse = (input: unknown) => settings.ok && clans.parseEntry(input, settings.value);
    const other = { ...deck("lake-warrior"), hero: "saladin" };
    expect(parse({ decks: [deck("lake-warrior"), deck("lake-warrior"), other] })).toMatchObject({
      refusal: { words: "The decks of all Ages have the same hero on the same ground." },
    });
    expect(parse({ deck: deck("lake-warrior") })).toMatchObject({ ok: false });
    expect(parse(undefined)).toMatchObject({
      ok: true,
      value: { decks: [{ hero: "napoleon" }, {}, {}] },
    });
  });

  test("[R69] without the setting there is one Age", () => {
    expect(scene().position.state.age).toBe(1);
    expect(STARTERS.length).toBeGreaterThan(3);
  });
});

describe("the end", () => {
  test("[R70] a crystal without HP loses, both is a draw", () => {
    const one = round(scene({ crystals: [100, 5], west: " | fusilier | " }));
    expect(ended(one)).toEqual({ result: "win", seat: 0, reason: "crystal" });
    const both = round(
      scene({ crystals: [5, 5], west: " | fusilier | ", east: " | / fusilier | " }),
    );
    expect(ended(both)).toEqual({ result: "draw", reason: "both-crystals" });
  });

  test("[R71] [GL-21] [GL-30] after the last round the higher crystal has won", () => {
    const last = (crystals: [number, number]) => ended(round(scene({ round: 40, crystals })));
    expect([last([50, 60]), last([7, 7])]).toEqual([
      { result: "win", seat: 1, reason: "limit" },
      { result: "draw", reason: "limit" },
    ]);
    expect(ended(round(scene({ round: 12, settings: { roundLimit: 12 } })))?.reason).toBe("limit");
  });

  test("[R72] with no card left anywhere it ends as after the last round", () => {
    const spent = scene({ hands: ["fusilier", "fusilier"], crystals: [80, 90] });
    const met = round(spent, ["fusilier west"], ["fusilier west"]);
    expect(ended(met)).toEqual({ result: "win", seat: 1, reason: "spent" });
  });

  test("[R73] to resign is to lose; who is gone has 60 seconds", () => {
    const settings = clans.parseSettings({});
    expect(settings.ok && clans.terms(settings.value).disconnectGraceMs).toBe(60_000);
    expect(clans.forfeits).toEqual({
      resigned: "resigned",
      disconnected: "disconnected",
      abandoned: "abandoned",
    });
    expect(play(scene(), 0).position.forfeited).toBeNull();
  });

  test("[R74] settings out of range are refused, and those that do not fit together", () => {
    const refusal = (input: unknown) => {
      const read = clans.parseSettings(input);
      return read.ok ? null : read.refusal.words;
    };
    expect(refusal({ crystalHp: 0 })).toContain("crystalHp");
    expect(refusal({ deckMin: 30 })).toBe("deckMin 30 is more than deckSize 25.");
    expect(refusal({ ageTwoRound: 11 })).toBe(
      "The third Age (11) must come after the second (11).",
    );
  });
});
