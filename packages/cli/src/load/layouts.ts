import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { DEFAULT_HAND, fullLayoutsOf, layoutsOf } from "@holmgang/orcain";
import type { Move, RawLayout } from "@holmgang/orcain";

const ANY = layoutsOf(DEFAULT_HAND);
const FULL = fullLayoutsOf(DEFAULT_HAND);

/** How a load player drafts. */
export type Draft = (rng: Rng) => RawLayout;

/** What people do: any cards, holes included. */
export const anyLayout: Draft = (rng) => pick(rng, ANY);

/** One turn of Orcain: up to two drafts, then a confirmed layout. All of it is legal, and all of it by lot. */
export function turn(rng: Rng, draft: Draft): readonly Move[] {
  const drafts = Array.from({ length: rng.below(3) }, () => move("layout_draft", draft(rng)));
  return [...drafts, move("layout_confirm", pick(rng, FULL))];
}

const move = (kind: Move["kind"], layout: RawLayout): Move => ({ kind, layout, roundIndex: null });
