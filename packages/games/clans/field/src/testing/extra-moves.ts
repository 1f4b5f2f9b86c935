import { pick, rival } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { TERRAINS } from "../../../src/cards/language.ts";
import { TILES } from "../board/tiles.ts";
import type { State } from "../shape.ts";

/** Cards one does not hold, foreign tiles, units that are not there, and the wrong shape. */
export function extraMoves({ seats, units }: State, seat: Seat, rng: Rng): readonly unknown[] {
  const any = <T>(items: readonly T[]): T | undefined =>
    items[rng.below(Math.max(1, items.length))];
  const { hand } = seats[seat];
  const held = any(hand) ?? { card: "fusilier", copy: 99 };
  const foreign = seats[rival(seat)].hand[0] ?? { card: "hussar", copy: 3 };
  const { id: unit, seen } = any(units) ?? { id: 2, seen: 4 };
  const tile = pick(rng, TILES);
  const target = rng.below(12);
  return [
    { kind: "place", card: held.card, copy: held.copy, tile },
    { kind: "place", card: foreign.card, copy: foreign.copy, tile },
    { kind: "walk", unit, tile },
    { kind: "attack", unit, target: seen ?? target },
    { kind: "attack", unit: rng.below(12), target },
    { kind: "raid", unit },
    { kind: pick(rng, ["heal", "enhance", "reset", "boost"]), unit, target },
    { kind: "switch", unit, targets: [unit, target] },
    { kind: "ignite", unit, tile },
    { kind: "convert", unit, tile, terrain: pick(rng, TERRAINS) },
    { kind: "mulligan", copies: hand.slice(0, 1).map(({ copy }) => copy) },
    { kind: "mulligan", copies: [99] },
    { kind: "hero" },
    { kind: "place", card: "dragon", copy: 1, tile: 0 },
    { kind: "walk", unit, tile: 9 },
  ];
}
