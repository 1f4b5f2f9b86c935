import type { BySeat } from "@holmgang/kernel";
import type { Settings } from "../settings.ts";
import type { SkillId } from "../skills/skills.ts";

/** A battle as data; what is left out is as at its beginning. */
export interface Setting {
  /** Five rows, seat two's on top; see drawing.ts for its letters. */
  readonly board: string;
  readonly settings?: Partial<Settings>;
  /** Skills of both heroes, which tell their classes. */
  readonly skills?: readonly [SkillId, SkillId];
  /** Where the unit stands that acts now; the first seat's hero by default. */
  readonly acts?: string;
  /** Where units stand that have acted already. */
  readonly done?: string;
  /** What lies on units, by tile: `{ c1: "power slow1 shield" }`, with the rounds left if not as new. */
  readonly buffs?: Readonly<Record<string, string>>;
  readonly round?: number;
  readonly cooldowns?: BySeat<number>;
  readonly charges?: BySeat<number>;
  readonly beacons?: readonly [string | null, string | null];
  readonly dealt?: readonly [readonly [number, number], readonly [number, number]];
}
