import type { Viewer } from "@holmgang/kernel";
import { cardRow } from "../../src/cards/cards.ts";
import type { Helping, Move } from "./shape.ts";
import { tileName } from "./tile-names.ts";

/** A move as it is typed; units are told by their numbers. */
export function moveWords(move: Move, viewer: Viewer): string {
  if ("unit" in move) return `${move.unit} ${actionWords(move, viewer)}`;
  switch (move.kind) {
    case "mulligan":
      return move.copies.length === 0 ? "keep" : `replace ${move.copies.join(" ")}`;
    case "place":
      return `${cardRow(move.card).name} (${move.copy}) to ${tileName(move.tile, viewer)}`;
    case "hero":
    case "end":
      return move.kind;
  }
}

/** What a unit does, without its number: `attacks 7`. */
export function actionWords(
  move: Extract<Move, { readonly unit: number }>,
  viewer: Viewer,
): string {
  switch (move.kind) {
    case "walk":
      return `to ${tileName(move.tile, viewer)}`;
    case "attack":
      return `attacks ${move.target}`;
    case "raid":
      return "hits the base";
    case "ignite":
      return `lights ${tileName(move.tile, viewer)}`;
    case "convert":
      return `turns ${tileName(move.tile, viewer)} into ${move.terrain}`;
    case "switch":
      return `switches ${move.targets.join(" and ")}`;
    case "heal":
    case "enhance":
    case "reset":
    case "boost":
      return `${HELPS[move.kind]} ${move.target}`;
  }
}

export const HELPS: Readonly<Record<Helping, string>> = {
  heal: "heals",
  enhance: "enhances",
  reset: "resets",
  boost: "boosts",
};
