import { parseSetup, startRun, view } from "@holmgang/campaign";
import type { State } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { deliveriesOf } from "./deliveries.ts";

/** A run in its first camp, which has been at Savona: 118 km from Nice. */
function atSavona(supply: "simple" | "convoys", change: Partial<State>): State {
  const setup = parseSetup({ seed: "wagons", settings: { supply } });
  invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
  const { state } = startRun(setup.value);
  const at = { lat: 44_308, lon: 8_481, place: "savona" } as const;
  return { ...state, at, route: [state.at, at], ...change };
}

const making = (building: "medic-corps" | "training-grounds" | "supply-depot", passed: number) => ({
  building,
  passed,
  hurried: false,
  element: null,
  making: null,
});

test("[C56] by simple supply a card has come as far as its building is done", () => {
  const state = atSavona("simple", { buildings: [making("medic-corps", 1)] });
  expect(deliveriesOf(view(state))).toEqual([{ share: 1 / 3, left: 2, from: ["Medic Corps"] }]);
});

test("[C60] a Supply Depot sends nothing", () => {
  const state = atSavona("simple", { buildings: [making("supply-depot", 1)] });
  expect(deliveriesOf(view(state))).toEqual([]);
});

test("[C57] with convoys only what has left town is on the road, by the metres behind it", () => {
  const state = atSavona("convoys", {});
  const { metres } = view(state).town;
  const convoy = { building: "training-grounds", card: "fusilier", hurried: false } as const;
  const moved = { ...state, convoys: [{ ...convoy, covered: metres / 2 }] };
  expect(deliveriesOf(view(state))).toEqual([]);
  expect(deliveriesOf(view(moved))).toEqual([{ share: 0.5, left: 1, from: ["Training Grounds"] }]);
});

test("what travels together is one", () => {
  const buildings = [making("medic-corps", 1), making("training-grounds", 0)];
  const both = atSavona("simple", { buildings });
  expect(deliveriesOf(view(both)).map(({ from }) => from.length)).toEqual([1, 1]);
  const convoy = { card: "fusilier", hurried: false, covered: 1000 } as const;
  const convoys = [
    { ...convoy, building: "medic-corps" } as const,
    { ...convoy, building: "training-grounds" } as const,
  ];
  expect(deliveriesOf(view(atSavona("convoys", { convoys })))).toMatchObject([
    { from: ["Medic Corps", "Training Grounds"] },
  ]);
});
