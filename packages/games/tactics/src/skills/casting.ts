import type { Battle } from "../battle.ts";
import type { Debuff } from "../buffs/buffs.ts";
import type { Tile } from "../tiles.ts";
import type { UnitId } from "../units.ts";
import type { SkillId } from "./skills.ts";

/** A skill while it is being used. */
export interface Casting extends Battle {
  readonly hero: UnitId;
  readonly skill: SkillId;
  readonly at: Tile | null;
  readonly debuff: Debuff | null;
  /** The tile the hero has left by this skill. */
  from: Tile | null;
  /** Whoever took a blow of this skill. */
  blows: readonly UnitId[];
}
