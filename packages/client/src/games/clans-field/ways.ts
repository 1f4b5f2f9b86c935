import type { Seat } from "@holmgang/kernel";
import { TERRAINS } from "@holmgang/clans";
import type { Terrain } from "@holmgang/clans";
import { baseAhead, isAlike } from "@holmgang/clans/field";
import type { Copy, Move, State } from "@holmgang/clans/field";
import type { Path, Way } from "../../board/ways.ts";
import { handIndex, handThing } from "../../pieces/hand.tsx";
import { BASE, tileIn, tileThing, unitThing } from "./places.ts";

/** Steps that are buttons. */
export const HERO = "hero";
export const CRAFTS = ["ignite", "convert"] as const;

/** A terrain as a step: what a tile is turned into. */
export const terrainStep = (terrain: Terrain): string => `terrain:${terrain}`;

/**
 * How each move is made: a card and its tile; a unit, and a tile, an enemy, a friend or the base. What a unit does to
 * ground has a button first, because the same tile may be walked to.
 */
export const waysOf = (
  moves: readonly Move[],
  state: State | null,
  seat: Seat,
): readonly Way<Move>[] =>
  state ? moves.flatMap((move) => pathsOf(move, state, seat).map((path) => ({ path, move }))) : [];

function pathsOf(move: Move, state: State, seat: Seat): readonly Path[] {
  switch (move.kind) {
    case "mulligan":
    case "end":
      return [];
    case "hero":
      return [[HERO]];
    case "place":
      return placesOf(move, state.seats[seat].hand);
    case "walk":
      return [[unitThing(move.unit), tileThing(move.tile)]];
    case "raid":
      return raidsOf(move.unit, state, seat);
    case "attack":
    case "heal":
    case "enhance":
    case "reset":
    case "boost":
      return [[unitThing(move.unit), unitThing(move.target)]];
    case "switch": {
      const [one, other] = move.targets.map(unitThing) as [string, string]; // two of them
      return [
        [unitThing(move.unit), one, other],
        [unitThing(move.unit), other, one],
      ];
    }
    case "ignite":
      return [[unitThing(move.unit), move.kind, tileThing(move.tile)]];
    case "convert":
      return [[unitThing(move.unit), move.kind, tileThing(move.tile), terrainStep(move.terrain)]];
  }
}

/** Of cards that are alike one is as good as another, and the rules list the first. */
function placesOf(
  { card, copy, tile }: Extract<Move, { kind: "place" }>,
  hand: readonly Copy[],
): readonly Path[] {
  const meant = hand.find((held) => held.copy === copy && held.card === card);
  return hand.flatMap((held, index) =>
    meant && isAlike(held, meant) ? [[handThing(index), tileThing(tile)]] : [],
  );
}

/** The base is hit by its bar, or by the tile that the unit stands before. */
function raidsOf(id: number, state: State, seat: Seat): readonly Path[] {
  const unit = state.units.find((each) => each.seat === seat && each.id === id);
  const tile = unit ? baseAhead(unit) : null;
  return [[unitThing(id), BASE], ...(tile === null ? [] : [[unitThing(id), tileThing(tile)]])];
}

/** What a path tries, so that the rules can say why not; null for a press that means nothing. */
export function attemptBy(path: Path, state: State, seat: Seat): Move | null {
  const [first, second] = path;
  const held = state.seats[seat].hand[handIndex(first ?? "") ?? -1];
  const tile = tileIn(second);
  if (held) return tile === null ? null : { kind: "place", card: held.card, copy: held.copy, tile };
  const own = state.units.find((unit) => unit.seat === seat && unitThing(unit.id) === first);
  if (!own) return null;
  const unit = own.id;
  if (second === BASE || (tile !== null && tile === baseAhead(own))) return { kind: "raid", unit };
  if (tile !== null) return { kind: "walk", unit, tile };
  const target = state.units.find(
    ({ seen, seat: owner }) => owner !== seat && seen !== null && unitThing(seen) === second,
  );
  return target ? { kind: "attack", unit, target: target.seen! } : null; // it has that number
}

export const terrainsIn = (steps: ReadonlyMap<string, unknown>): readonly Terrain[] =>
  TERRAINS.filter((terrain) => steps.has(terrainStep(terrain)));
