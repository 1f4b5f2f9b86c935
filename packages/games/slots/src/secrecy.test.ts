import { rival, SEATS, seededRng, VIEWERS } from "@holmgang/kernel";
import type { Seat, Viewer } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { determinize } from "./determinize.ts";
import { STARTERS } from "./decks/starters.ts";
import type { Scene, Setting } from "./testing/scene.ts";
import { play, scene } from "./testing/scene.ts";
import { redact, view } from "./view.ts";

const seen = ({ position }: Scene, viewer: Viewer): string =>
  JSON.stringify(view(position.state, viewer));
const heard = ({ events }: Scene, viewer: Viewer): string =>
  JSON.stringify(events.map((event) => redact(event, viewer)));

/** Two tables that differ in what one seat hides. */
const hidden = (hand: string, deck: string): Setting => ({
  hands: ["scout archer", hand],
  decks: ["seed seed seed seed", deck],
  board: ["", "champion . . . ."],
});

describe("what a seat hides", () => {
  const one = scene(hidden("knight strike", "ghoul mimic bard turret"));
  const other = scene(hidden("dragon veteran", "wizard roots noble hunter"));
  const matches = [one, other].map((table) => [
    table,
    play(table, 0, "scout 1"),
    play(play(play(table, 0, "scout 1"), 1, "pass"), 0, "pass"),
  ]);

  test.each([0, "spectator"] as const)(
    "[R4] changes nothing for %s, in sight or in sound",
    (viewer) => {
      const [first, second] = matches.map((tables) =>
        tables.map((table) => seen(table, viewer) + heard(table, viewer)),
      );
      expect(first).toEqual(second);
    },
  );

  test("[R4] is not the same for its owner", () => {
    expect(seen(one, 1)).not.toBe(seen(other, 1));
  });

  test("[R4] the order of one's own deck changes nothing for oneself either", () => {
    const turned = scene(hidden("knight strike", "turret bard mimic ghoul"));
    expect(VIEWERS.map((viewer) => seen(turned, viewer))).toEqual(
      VIEWERS.map((viewer) => seen(one, viewer)),
    );
  });

  test("[R21] an unplayable hand looks like any other to the rival", () => {
    const [stuck, free] = ["dragon energize", "scout archer"].map((hand) =>
      play(scene({ hands: ["seed seed", hand] }), 0, "seed o1"),
    );
    expect(seen(stuck!, 0)).toBe(seen(free!, 0));
  });
});

describe("what a seat may imagine", () => {
  const rng = () => seededRng("imagination");
  const { cards } = STARTERS[2];
  const table = play(
    scene({
      hands: ["unsummon archer knight", "veteran strike"],
      decks: ["seed scout bard", cards.filter((card) => card !== "hunter").join(" ")],
      board: ["squire . . . .", "hunter . . . ."],
      graves: ["strike", "hunter"],
    }),
    0,
    "unsummon e1",
  );
  const imagined = (seat: Seat) => {
    const random = rng();
    const own = view(table.position.state, seat);
    return Array.from({ length: 100 }, () => determinize(own, seat, random));
  };

  test.each(SEATS)("[R4] every state seat %i imagines looks the same to it", (seat) => {
    const views = imagined(seat).map((state) => JSON.stringify(view(state, seat)));
    expect(new Set(views)).toEqual(new Set([seen(table, seat)]));
  });

  test.each(SEATS)(
    "[R4] seat %i imagines the rival's counts and known cards as they are",
    (seat) => {
      const counts = imagined(seat).map(({ seats }) => {
        const { hand, deck, known } = seats[rival(seat)];
        return JSON.stringify([hand.length, deck.length, known]);
      });
      const { hand, deck, known } = table.position.state.seats[rival(seat)];
      expect(new Set(counts)).toEqual(new Set([JSON.stringify([hand.length, deck.length, known])]));
    },
  );

  test("[R4] it holds a returned card for certain, and the rest for possible", () => {
    const hands = imagined(0).map(({ seats }) => seats[1].hand);
    expect(hands.every((hand) => hand.includes("hunter"))).toBe(true);
    expect(new Set(hands.map((hand) => hand.toSorted().join())).size).toBeGreaterThan(10);
  });

  test("[R4, R28] a token is nobody's card: all else shown, the rest of a starter is known", () => {
    const deck = STARTERS[0].cards.filter((card) => card !== "knight");
    const late = scene({
      board: ["knight squire . . ."],
      hands: [deck.slice(0, 2).join(" ")],
      decks: [deck.slice(2, 4).join(" ")],
      graves: [deck.slice(4).join(" ")],
    });
    const guess = determinize(view(late.position.state, 1), 1, rng()).seats[0];
    expect([...guess.hand, ...guess.deck].toSorted()).toEqual(deck.slice(0, 4).toSorted());
  });

  test("[R4] its own hand it knows, its own deck's order it does not", () => {
    const orders = imagined(0).map(({ seats }) => seats[0].deck.join());
    expect(new Set(orders).size).toBe(6);
  });
});
