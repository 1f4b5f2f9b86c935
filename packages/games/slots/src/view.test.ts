import { VIEWERS } from "@holmgang/kernel";
import type { Viewer } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import type { Setting } from "./testing/scene.ts";
import { play, scene, wonBy } from "./testing/scene.ts";
import { redact, view } from "./view.ts";

const TABLE: Setting = {
  hands: ["archer strike", "knight scout dragon"],
  decks: ["veteran bard", "ghoul mimic acolyte"],
  graves: ["seed", "fireball turret"],
  board: ["rookie+2 . . . .", ". champion-1 . . ."],
  modifiers: ["1 0 0 0 0", "0 -2 0 0 0"],
  ongoing: [[1, 4, "brambles"]],
  results: [wonBy(1)],
  round: 2,
  passed: [false, true],
};
const seen = (viewer: Viewer, setting: Setting = TABLE) =>
  view(scene(setting).position.state, viewer);
const byAll = <V>(look: (of: ReturnType<typeof view>) => V) =>
  VIEWERS.map((viewer) => look(seen(viewer)));

describe("what is hidden", () => {
  test("[R4] a hand is its owner's to see", () => {
    expect(byAll(({ seats }) => seats.map(({ own }) => own?.hand ?? null))).toEqual([
      [["archer", "strike"], null],
      [null, ["knight", "scout", "dragon"]],
      [null, null],
    ]);
  });

  test("[R4] a deck's list is its owner's, sorted: the order is nobody's", () => {
    expect(byAll(({ seats }) => seats.map(({ own }) => own?.deck ?? null))).toEqual([
      [["bard", "veteran"], null],
      [null, ["acolyte", "ghoul", "mimic"]],
      [null, null],
    ]);
  });

  test("[R4] who watches sees what neither seat hides, and no hand", () => {
    expect(seen("spectator").seats.map(({ own }) => own)).toEqual([null, null]);
  });

  test("[R4] what is drawn is told to its owner, that something is drawn to all", () => {
    const drawn = { kind: "card_drawn", seat: 1, card: "dragon" } as const;
    expect(VIEWERS.map((viewer) => redact(drawn, viewer))).toEqual([
      { ...drawn, card: null },
      drawn,
      { ...drawn, card: null },
    ]);
  });

  test("[R4] every other event is the same for all", () => {
    const after = play(scene({ ...TABLE, passed: [false, false] }), 0, "archer 2");
    const open = after.events.filter(({ kind }) => kind !== "card_drawn");
    expect(VIEWERS.map((viewer) => open.map((event) => redact(event, viewer)))).toEqual(
      VIEWERS.map(() => open),
    );
  });
});

describe("what is open", () => {
  test("[R4] how many cards hands and decks have", () => {
    const counts = byAll(({ seats }) => seats.map((seat) => [seat.handCount, seat.deckCount]));
    expect(counts).toEqual(
      VIEWERS.map(() => [
        [2, 2],
        [3, 3],
      ]),
    );
  });

  test("[R4] both graveyards, card by card", () => {
    expect(byAll(({ seats }) => seats.map(({ graveyard }) => graveyard))).toEqual(
      VIEWERS.map(() => [["seed"], ["fireball", "turret"]]),
    );
  });

  test("[R4] the board with damage, buffs, counters, modifiers and ongoing effects", () => {
    const { seats } = scene(TABLE).position.state;
    expect(byAll((of) => of.seats.map(({ slots }) => slots))).toEqual(
      VIEWERS.map(() => seats.map(({ slots }) => slots)),
    );
  });

  test("[R4] who has passed, the rounds so far, and the lanes as they stand", () => {
    const open = byAll(({ seats, results, points }) => [
      seats.map(({ passed }) => passed),
      results,
      points,
    ]);
    expect(open).toEqual(VIEWERS.map(() => [[false, true], [wonBy(1)], [1, 1]]));
  });

  test("[R14, R66] the lanes as they stand are reckoned like the count, modifiers and Rogues with them", () => {
    const table = { ...TABLE, board: ["scout rogue . . .", "scout champion . . ."] } as const;
    expect(seen(0, table).points).toEqual([2, 0]);
  });
});

describe("a card that returned", () => {
  const back = play(
    scene({ hands: ["unsummon veteran", "archer champion"], board: ["", "champion . . . ."] }),
    0,
    "unsummon e1",
  );
  const known = (table: typeof back) =>
    VIEWERS.map((viewer) => view(table.position.state, viewer).seats[1].known);

  test("[R4] is known to be in the hand", () => {
    expect(known(back)).toEqual(VIEWERS.map(() => ["champion"]));
  });

  test("[R4] until one like it is played, though it may be the other", () => {
    expect(known(play(back, 1, "champion 2"))).toEqual(VIEWERS.map(() => []));
  });

  test("[R4] and stays known while others are played", () => {
    expect(known(play(back, 1, "archer 2"))).toEqual(VIEWERS.map(() => ["champion"]));
  });

  test("[R4] and into the next round", () => {
    expect(known(play(play(back, 1, "pass"), 0, "pass"))).toEqual(VIEWERS.map(() => ["champion"]));
  });
});

describe("an open choice", () => {
  const { state } = play(
    scene({ hands: ["knight"], board: ["", "sentinel . . . ."] }),
    0,
    "knight 2",
  ).position;

  test("[R52] all see that it is open, and for whom; the options are only for who is asked", () => {
    const pending = VIEWERS.map((viewer) => view(state, viewer).pending);
    expect(pending.map((open) => [open?.effect.card, open?.effect.seat, open?.options])).toEqual([
      ["knight", 0, [{ seat: 0, lane: 2 }]],
      ["knight", 0, null],
      ["knight", 0, null],
    ]);
  });

  test("[R52] all see whether it may be declined", () => {
    expect(VIEWERS.map((viewer) => view(state, viewer).pending?.may)).toEqual([true, true, true]);
  });
});

test("[R4] a view has these fields and no others", () => {
  expect(Object.keys(seen(0)).toSorted()).toEqual([
    "activating",
    "effects",
    "last",
    "nextUnit",
    "outcome",
    "pending",
    "points",
    "question",
    "queue",
    "results",
    "round",
    "seats",
    "settings",
    "starter",
    "step",
    "turn",
    "turns",
    "viewer",
  ]);
});
