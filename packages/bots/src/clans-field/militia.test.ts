import { clansField } from "@holmgang/clans/field";
import { scene } from "@holmgang/clans/field/scene";
import { seededRng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { militia } from "./militia.ts";

/** The cards that it plays first, over many chances, with this in its hand. */
function firstPlayed(hand: string): ReadonlySet<string> {
  const { state } = scene({ hands: [hand] }).position;
  const moves = Array.from({ length: 40 }, (_, chance) => {
    const legal = clansField.legalMoves(state, 0);
    const rng = seededRng(`militia ${chance}`);
    return militia.choose(clansField.view(state, 0), legal, { iterations: 1 }, rng).move;
  });
  return new Set(moves.map((move) => (move.kind === "place" ? move.card : move.kind)));
}

test("plays a boss before all others, however weak, and them in any order", () => {
  expect(firstPlayed("sunfire-warlord coalition-forces fusilier")).toEqual(
    new Set(["coalition-forces"]),
  );
  expect(firstPlayed("sunfire-warlord fusilier")).toEqual(new Set(["sunfire-warlord", "fusilier"]));
});
