import { describe, expect, test } from "vitest";
import { forecast } from "./forecast.ts";
import { scene, seen } from "./testing/scene.ts";

const at = scene({ board: ["-pikeman | . | .", "cavalry | fusilier | .", ". | . | ."] });
const [theirs] = seen(at, 0).units.filter(({ seat }) => seat === 1);
const mine = seen(at, 0).units.find(({ is }) => is?.card === "cavalry")!;

describe("a forecast", () => {
  test("[R33] says what a target would take and give back", () => {
    const told = forecast(seen(at, 0), 0, { kind: "attack", unit: mine.id, target: theirs!.id });
    const own = told.fates.find(({ id }) => id === mine.id);
    // Whether the Pikeman is one cannot be seen: a decoy would give nothing back.
    expect([own?.hurt.most, own?.falls]).toEqual([8, own?.hurt.least === 8 ? "always" : "maybe"]);
    expect(told.fates.find(({ id }) => id === theirs!.id)).toMatchObject({
      hurt: { least: 4, most: 4 },
    });
  });

  test("[R30] says how a blow comes about", () => {
    const wounded = scene({
      board: ["-pikeman | . | .", "grenadier:7 drummer-boy | . | .", ". | . | ."],
    });
    const [target] = seen(wounded, 0).units.filter(({ seat }) => seat === 1);
    const told = forecast(seen(wounded, 0), 0, { kind: "attack", unit: 2, target: target!.id });
    expect(told.blow?.deals).toEqual({
      parts: [
        { why: "printed", amount: 8 },
        { why: "inspired", amount: 1 },
        { why: "fury", amount: 1 },
      ],
      share: [21, 28],
      ward: 0,
      dealt: 8,
    });
  });

  test("[R38] says what the base would lose, if nobody hidden takes it", () => {
    const fusilier = seen(at, 0).units.find(({ is }) => is?.card === "fusilier")!;
    const told = forecast(seen(at, 0), 0, { kind: "raid", unit: fusilier.id });
    expect(told.base.most).toBe(5);
  });

  test("[R70] is made from a view: a decoy forecasts as what it seems", () => {
    const feigned = scene({
      board: ["-pikeman(decoy) | . | .", "cavalry | fusilier | .", ". | . | ."],
    });
    const move = { kind: "attack", unit: mine.id, target: theirs!.id } as const;
    expect(forecast(seen(feigned, 0), 0, move)).toEqual(forecast(seen(at, 0), 0, move));
  });
});
