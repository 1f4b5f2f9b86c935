import type { Rng } from "@holmgang/kernel";
import type { Layout, Move } from "@holmgang/orcain";
import { sample } from "../bot.ts";
import type { Choice } from "../bot.ts";
import { isFull } from "./stage.ts";

/** A full layout is confirmed; one with holes can only be drafted and left for the bell. */
const moveOf = (layout: Layout): Move => ({
  kind: isFull(layout) ? "layout_confirm" : "layout_draft",
  layout,
  roundIndex: null,
});

/** Lays one of these layouts, drawn from the mix. */
export function layFrom(
  layouts: readonly Layout[],
  mix: readonly number[],
  value: number | null,
  rng: Rng,
): Choice<Move> {
  const layout = layouts[sample(mix, rng)]!;
  const candidates = layouts.flatMap((each, i) =>
    mix[i]! > 0 ? [{ move: moveOf(each), chance: mix[i]! }] : [],
  );
  return { move: moveOf(layout), waits: !isFull(layout), value, candidates };
}

export const layOne = (layout: Layout, value: number | null, rng: Rng): Choice<Move> =>
  layFrom([layout], [1], value, rng);

export const uniform = (count: number): number[] => Array<number>(count).fill(1 / count);
