import { PROFILES } from "@holmgang/clans";
import type { Event, Events } from "@holmgang/clans";

type Hit = Events["hit"];

/** The parts of a tick in which somebody hits. */
export type Phase = "first" | "blow" | "shot" | "far";

/** What follows from a hit belongs to it: what goes on, what cleaves, what pricks. */
const FOLLOWS: ReadonlySet<Hit["how"]> = new Set(["overflow", "cleave", "thorns"]);

/** The part of its tick that a hit is seen in; null for one that only follows from another. */
export const phaseOf = ({ how }: Hit): Phase | null =>
  how === "first" || how === "blow" || how === "shot" || how === "far" ? how : null;

/** Whether a hit lands at the same moment as what was told before it: all of one tick and phase do. */
export function landsWith(hit: Hit, before: Event): boolean {
  if (before.kind === "tick" || before.kind === "unit_shown") return true;
  if (before.kind !== "hit" || before.lane !== hit.lane || before.tick !== hit.tick) return false;
  if (FOLLOWS.has(hit.how)) return true;
  if (FOLLOWS.has(before.how)) return hit.how === "blow" && !isFirst(before);
  return before.how === hit.how;
}

/** What follows from a first strike is of that phase. */
const isFirst = ({ by }: Hit): boolean => by.card !== null && PROFILES[by.card].strikesFirst;
