import type { GameId } from "@holmgang/games";
import type { Rng } from "@holmgang/kernel";
import type { QueueSettings } from "@holmgang/server";
import type { Nodes } from "./nodes.ts";

/** At which moments of matches servers are struck. */
interface Aim {
  /** At most this long after what is aimed at. */
  readonly withinMs?: number;
  readonly queueSettings?: QueueSettings;
  /** What is aimed at. One in so many: between two faults some of it is to succeed. */
  readonly at: { readonly sent: "queue" | "move"; readonly oneIn: number } | "acknowledged";
}

/** Matches that nearly every round may end. */
const SHORT: Partial<Record<GameId, Readonly<Record<string, unknown>>>> = {
  orcain: { maxHp: 2, startHp: 2, rounds: 1, roundCap: 2 },
  tactics: { heroHp: 1, roundLimit: 3, pressureRound: 1 },
  clans: { crystalHp: 10, roundLimit: 2 },
  "clans-field": { baseHp: 1, turnLimit: 2 },
};

/** Whoever makes moves; whoever is being paired and opens a match; whoever ends one. */
export const AIMS = {
  moves: { at: "acknowledged" },
  pairing: { at: { sent: "queue", oneIn: 6 }, withinMs: 100 },
  settlement: { at: { sent: "move", oneIn: 6 }, withinMs: 30, queueSettings: SHORT },
} as const satisfies Record<string, Aim>;

export type MatchAim = keyof typeof AIMS;

/** What players tell of what they do, as far as it is aimed at. */
export function aimedAt(name: MatchAim, rng: Rng, { answered }: Pick<Nodes, "answered">) {
  const { at }: Aim = AIMS[name];
  return {
    acknowledged: (_ms: number, address: string): void => {
      if (at === "acknowledged") answered(address);
    },
    sends(kind: string, address: string): void {
      if (at !== "acknowledged" && kind === at.sent && rng.below(at.oneIn) === 0) answered(address);
    },
  };
}
