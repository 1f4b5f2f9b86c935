import { describe, expect, test } from "vitest";
import { groundsAt } from "./battle.ts";
import { flatMetres, metresBetween, nearestPlace, spotOf } from "./distance.ts";
import { bandOf } from "./supply.ts";
import { at, camp, done, encounter, go } from "./testing/scene.ts";
import { drawChoices } from "./choices.ts";
import { ACT_NUMBERS, ACTS, stageOf } from "./tables/acts.ts";
import { listedMetres } from "./tables/metres.ts";
import { PLACES, placesOf } from "./tables/places.ts";
import { seededRng } from "@holmgang/kernel";

/** Along the great circle, as any atlas has it. */
function globeMetres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const angle = Math.PI / 180_000;
  const half = (x: number) => Math.sin((x * angle) / 2) ** 2;
  const h =
    half(b.lat - a.lat) + Math.cos(a.lat * angle) * Math.cos(b.lat * angle) * half(b.lon - a.lon);
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(h)));
}

describe("acts and places", () => {
  test("[C8] each act has its town, its end and its boss", () => {
    expect(ACT_NUMBERS.map((act) => [ACTS[act].town, ACTS[act].end, ACTS[act].boss])).toEqual([
      ["nice", "milan", "general-beaulieu"],
      ["alexandria", "cairo", "murad-bey"],
      ["paris", "austerlitz", "coalition-forces"],
    ]);
  });

  test("[C9] the stage follows from the encounters finished", () => {
    expect(stageOf(1, 0)).toEqual(["nice", "savona", "genoa"]);
    expect(stageOf(1, 4)).toEqual(stageOf(1, 59));
    for (const n of [0, 1, 5]) {
      const state = camp({ n });
      drawChoices({ state, rng: seededRng(`stage ${n}`), emit: () => {} });
      const places = state.choices.flatMap(({ spot }) => spot.place ?? []);
      expect(places.filter((place) => !stageOf(1, n).includes(place))).toEqual([]);
    }
  });

  test("[C10] [GC-33] an encounter is at its place; a shop on the way to the middle of the three", () => {
    const state = camp({ n: 3, act: 2, at: spotOf("alexandria"), defense: null });
    drawChoices({ state, rng: seededRng("shop"), emit: () => {} });
    const shop = state.choices[2]!;
    expect(shop.kind).toBe("shop");
    // 35 % of the way from (31200, 29919) to the middle of Cairo, Giza and the Pyramids, (30003, 31193).
    expect(shop.spot).toEqual({ lat: 30_781, lon: 30_365, place: null });
    expect(state.choices[0]!.spot).toEqual(spotOf(state.choices[0]!.spot.place!));
  });

  test("[C10] a boss waits at the end, a Defense at its city", () => {
    const state = camp({ n: 8, defense: "turin" });
    drawChoices({ state, rng: seededRng("boss"), emit: () => {} });
    expect(state.choices.map(({ kind, spot }) => [kind, spot.place]).slice(1)).toEqual([
      ["boss", "milan"],
      ["defense", "turin"],
    ]);
  });

  test("[C11] [GC-3] the table holds whole metres, and limits compare metres", () => {
    for (const act of ACT_NUMBERS)
      for (const a of placesOf(act))
        for (const b of placesOf(act))
          expect(listedMetres(a, b), `${a} ${b}`).toBe(globeMetres(PLACES[a], PLACES[b]));
    expect(listedMetres("alexandria", "cairo")).toBe(180_008);
    expect([179_999, 180_000, 180_008].map(bandOf)).toEqual([1, 2, 2]);
  });

  test("[C11] elsewhere a flat map does, within two hundredths of the globe", () => {
    for (const act of ACT_NUMBERS)
      for (const place of placesOf(act)) {
        const near = { lat: PLACES[place].lat + 57, lon: PLACES[place].lon - 71, place: null };
        for (const other of placesOf(act)) {
          const flat = metresBetween(act, near, spotOf(other));
          const globe = globeMetres(near, PLACES[other]);
          expect(Number.isSafeInteger(flat)).toBe(true);
          expect(Math.abs(flat - globe)).toBeLessThan(globe / 50 + 50);
        }
        expect(
          nearestPlace(act, { ...PLACES[place], lat: PLACES[place].lat + 1, place: null }),
        ).toBe(place);
      }
    expect(flatMetres(1, PLACES.nice, PLACES.nice)).toBe(0);
  });

  test("[C12] a place has the same grounds in every run, and two different ones", () => {
    for (const act of ACT_NUMBERS)
      for (const place of placesOf(act)) {
        const { base, middle } = groundsAt(act, spotOf(place));
        expect(base).not.toBe(middle);
        expect(ACTS[act].terrains).toContain(base);
        expect(ACTS[act].terrains).toContain(middle);
        expect(groundsAt(act, spotOf(place))).toEqual({ base, middle });
      }
  });

  test("[C13] the way is kept", () => {
    const state = done(
      camp({ choices: [encounter("rest", { spot: spotOf("savona") })], hp: 30 }),
      go,
    );
    expect(state.route.map(({ place }) => place)).toEqual(["nice", "savona"]);
    expect(at(encounter("rest")).route.map(({ place }) => place)).toEqual(["nice"]);
  });
});
