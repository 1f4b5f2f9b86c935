import type { BuffId } from "../buffs/buffs.ts";
import type { HeroClass } from "../units.ts";

/** What a skill is aimed at. "line" is one of four directions, named by a tile on it. */
type Aim = "self" | "enemy" | "ally" | "free" | "line" | "beacon";

/** Whom a verb is about. `struck` is whoever took the blow meant for the target; `left` whoever stands beside the tile the hero came from. */
export type Whom = "self" | "target" | "struck" | "adjacent" | "line" | "enemies" | "own" | "left";

/** What a skill does. A verb has one interpreter in carry-out.ts and one sentence in skill-text.ts. */
export type Verb =
  | { readonly verb: "damage"; readonly amount: number; readonly to: Whom }
  /** One damage, or one more where the push is blocked. */
  | { readonly verb: "shove"; readonly amount: number; readonly blocked: number }
  | { readonly verb: "go"; readonly how: "leap" | "smoke" }
  | { readonly verb: "heal"; readonly amount: number; readonly to: Whom }
  | { readonly verb: "give"; readonly buff: BuffId; readonly to: Whom }
  /** Weakness, Bleed or Slow, by chance of one in so many. */
  | { readonly verb: "afflict"; readonly oneIn: number; readonly to: Whom }
  /** The same by the player's choice. */
  | { readonly verb: "inflict"; readonly to: Whom }
  | { readonly verb: "shield"; readonly amount: number }
  | { readonly verb: "cure"; readonly buff: BuffId | "one"; readonly to: Whom }
  | { readonly verb: "charge"; readonly attacks: number }
  | { readonly verb: "clone" }
  /** The first use sets a beacon, the second goes to it. */
  | { readonly verb: "beacon" };

export interface SkillRow {
  readonly name: string;
  readonly class: HeroClass;
  readonly aim: Aim;
  /** In steps; 0 for what is aimed at nobody. */
  readonly range: number;
  readonly does: readonly Verb[];
}
