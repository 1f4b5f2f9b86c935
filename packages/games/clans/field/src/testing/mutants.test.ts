import type { Game, Viewer } from "@holmgang/kernel";
import { assertLaws } from "@holmgang/kernel/testing";
import { describe, expect, test } from "vitest";
import type { Event } from "../events.ts";
import { clansField } from "../rules.ts";
import type { Field, State, UnitView, View } from "../shape.ts";
import { TINY } from "./configs.ts";
import { lawKit } from "./law-kit.ts";

/** The rules with a view that says more than it should. */
const talkative = (say: (view: View, state: State, viewer: Viewer) => View): Game<Field> => ({
  ...clansField,
  view: (state, viewer) => say(clansField.view(state, viewer), state, viewer),
});

/** The rules with one kind of event told to whom it is not told. */
const loud = (tell: (event: Event, viewer: Viewer) => Event | null): Game<Field> => ({
  ...clansField,
  redact: (event, viewer) => tell(event, viewer) ?? clansField.redact(event, viewer),
});

const withUnits = (view: View, change: (unit: UnitView) => Partial<UnitView>): View => ({
  ...view,
  units: view.units.map((unit) => ({ ...unit, ...change(unit) })),
});

/** Each tells one secret of the field, in one place. */
const MUTANTS: Readonly<Record<string, Game<Field>>> = {
  "a rival’s traps": talkative((view, { tiles }) => ({
    ...view,
    tiles: view.tiles.map((tile, index) => ({
      ...tile,
      trap: tile.trap ?? tiles[index]!.traps[0] ?? tiles[index]!.traps[1],
    })),
  })),
  "which units are decoys": talkative((view, { units }) =>
    withUnits(view, ({ id, seat }) => ({
      decoy: units.some(
        (unit) => unit.decoy && (unit.id === id || unit.seen === id) && unit.seat === seat,
      ),
    })),
  ),
  "how many units a rival has brought": talkative((view, { seats }) => ({
    ...view,
    seats: [
      { ...view.seats[0], opens: seats[0].units },
      { ...view.seats[1], opens: seats[1].units },
    ],
  })),
  "how many actions a rival has taken": talkative((view, { actions }) => ({
    ...view,
    played: view.played + 10 * actions,
  })),
  "ground that was never seen": talkative((view, { tiles }) => ({
    ...view,
    tiles: view.tiles.map((tile, index) => ({ ...tile, terrain: tiles[index]!.terrain })),
  })),
  "where the relic lies": talkative((view, { relic }) => ({
    ...view,
    tiles: view.tiles.map((tile, index) => ({
      ...tile,
      open: tile.open || index === relic.tile + 3,
    })),
  })),
  "who a concealed card is": talkative((view, { units }) =>
    withUnits(view, ({ id, is }) =>
      is ? {} : { exposed: units.find(({ seen }) => seen === id)?.hp ?? 0 },
    ),
  ),
  "an own number of a unit to its rival": talkative((view, { units }) =>
    withUnits(view, ({ id }) => ({ exposed: units.find((unit) => unit.seen === id)?.id ?? 0 })),
  ),
  "a step in the fog": loud((event, viewer) =>
    event.kind === "moved" && event.unit.sight?.rival === 0 && viewer !== event.unit.seat
      ? {
          ...event,
          unit: { ...event.unit, own: null, copy: null, decoy: null, is: null, sight: null },
        }
      : null,
  ),
  "that a trap was laid": loud((event) => (event.kind === "trap_laid" ? event : null)),
  "what a hidden spy has found": loud((event, viewer) =>
    event.kind === "relic_found" && viewer !== event.unit.seat && event.unit.sight?.rival === 0
      ? {
          ...event,
          unit: { ...event.unit, own: null, copy: null, decoy: null, is: null, sight: null },
        }
      : null,
  ),
  "how many cards were given back": loud((event) =>
    event.kind === "hand_chosen"
      ? { ...event, returned: (event.returned ?? []).map(() => 0) }
      : null,
  ),
  "which card came to a hand": loud((event) => (event.kind === "card_gained" ? event : null)),
  "a question for every action": {
    ...clansField,
    decisions: (state) =>
      clansField.decisions(state).map(({ told: _told, ...decision }) => decision),
  },
};

/** Where there is a spy, a trap or a relic to be found in every match, and where somebody conceals. */
const [, spies, concealers] = TINY;

const placeOf = (what: string) => {
  if (/spy|came to a hand|trap was/.test(what)) return { tiny: spies, configs: spies };
  return what.includes("concealed") ? { tiny: concealers, configs: concealers } : {};
};

describe("a game that tells", () => {
  test.each(Object.entries(MUTANTS))("[R43] %s breaks a law", (what, game) => {
    const kit = { ...lawKit, game, ...placeOf(what) };
    expect(() => assertLaws(kit, { matches: 60, seed: "mutant" })).toThrow(
      /breaks the law '(secrecy|reverse|hush|spectator|told|purity|sound)'/,
    );
  });
});
