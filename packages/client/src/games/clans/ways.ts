import type { Seat } from "@holmgang/kernel";
import { baseOf, LANES, MIDDLE, PLACES, ROWS } from "@holmgang/clans";
import type { CardId, Move, Placement } from "@holmgang/clans";
import type { Path, Way } from "../../board/ways.ts";
import { handIndex, handThing } from "../../pieces/hand.tsx";
import { spotThing, tileOf, tileThing } from "./places.ts";

/** The step of a hero. */
export const HERO = "hero";

/** Which of a hand lie on the board for now: the leftmost copy is staged first. The number is that of the placement. */
export function laidFrom(
  hand: readonly CardId[],
  staged: readonly Placement[],
): readonly (number | null)[] {
  const laid: (number | null)[] = hand.map(() => null);
  for (const [index, { card }] of staged.entries()) {
    const at = hand.findIndex((held, place) => held === card && laid[place] === null);
    if (at >= 0) laid[at] = index;
  }
  return laid;
}

/**
 * How each move is made: a card and its place; or a card, a tile, and where that leaves a choice, front or back. The hero
 * has a step of its own, and to submit is a button.
 */
export function waysOf(
  moves: readonly Move[],
  seat: Seat,
  hand: readonly CardId[],
  staged: readonly Placement[],
): readonly Way<Move>[] {
  const laid = laidFrom(hand, staged);
  const placed = moves.filter((move) => move.kind === "stage");
  const isForked = ({ card, lane, at }: Placement): boolean =>
    placed.some(
      (each) => each.card === card && each.lane === lane && each.at === at && each.place === "back",
    );
  return moves.flatMap((move): readonly Way<Move>[] => {
    if (move.kind === "hero") return [{ path: [HERO], move }];
    if (move.kind !== "stage") return [];
    const tile = tileOf(seat, move);
    const onto = isForked(move) ? [tile, move.place] : [tile];
    return hand.flatMap((card, index) =>
      card === move.card && laid[index] === null
        ? [
            { path: [handThing(index), spotThing(move)], move },
            { path: [handThing(index), ...onto], move },
          ]
        : [],
    );
  });
}

/** What a path tries, so that the rules can say why not: `away` is a tile that is never one's own to place on. */
export function attemptBy(path: Path, seat: Seat, hand: readonly CardId[]): Move | "away" | null {
  const card = hand[handIndex(path[0] ?? "") ?? -1];
  const onto = path[1];
  if (!card || onto === undefined) return null;
  for (const lane of LANES) {
    for (const row of ROWS)
      if (onto === tileThing(lane, row)) {
        if (row !== MIDDLE && row !== baseOf(seat)) return "away";
        return {
          kind: "stage",
          card,
          lane,
          at: row === MIDDLE ? "middle" : "base",
          place: "front",
        };
      }
    for (const at of ["base", "middle"] as const)
      for (const place of PLACES)
        if (onto === spotThing({ lane, at, place }))
          return { kind: "stage", card, lane, at, place };
  }
  return null;
}
