import type { Debuff } from "./buffs/buffs.ts";
import type { SkillId } from "./skills/skills.ts";
import type { Tile } from "./tiles.ts";
import type { HeroClass, Minion, UnitId } from "./units.ts";

/** What a unit can do with its action. It names the unit, so that a late one is never made by the next. */
export type Action =
  | { readonly kind: "move"; readonly unit: UnitId; readonly to: Tile }
  | { readonly kind: "attack"; readonly unit: UnitId; readonly at: Tile }
  | { readonly kind: "both"; readonly unit: UnitId; readonly to: Tile; readonly at: Tile }
  | {
      readonly kind: "skill";
      readonly unit: UnitId;
      /** The tile aimed at; null for a skill that is aimed at nobody. */
      readonly at: Tile | null;
      /** Elemental Strike's choice; null elsewhere. */
      readonly debuff: Debuff | null;
    }
  | { readonly kind: "destroy"; readonly unit: UnitId; readonly at: Tile };

export const REMAINS = ["obstacle", "tile"] as const;
export type Remains = (typeof REMAINS)[number];

/** A whole draft. */
export interface Team {
  readonly class: HeroClass;
  readonly minions: readonly [Minion, Minion];
  readonly skill: SkillId;
}
