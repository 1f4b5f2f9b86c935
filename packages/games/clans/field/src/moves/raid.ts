import { rival } from "@holmgang/kernel";
import { announce, told } from "../announce.ts";
import type { Run } from "../announce.ts";
import { BESIDE } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { has, unitsAt } from "../board/units.ts";
import { raidDamage } from "../fight/damage.ts";
import { expose, fall, wound } from "../fight/hurt.ts";
import { hitBase } from "../hit-base.ts";
import type { State, Unit } from "../shape.ts";
import { begin } from "./attack.ts";

/** A hit on the base, unless somebody on a base tile beside it takes it. */
export function raid(run: Run, unit: Unit, tile: Tile): void {
  const other = rival(unit.seat);
  begin(run, unit);
  announce(run.table, "raids", () => ({ unit: told(unit), tile }));
  if (unit.decoy) return fall(run, unit, "spent", null);
  const damage = raidDamage(run.state, unit, tile);
  const taunting = taunter(run.state, unit, tile);
  if (!taunting) return hitBase(run, other, damage, "raid");
  expose(run, taunting);
  wound(run, taunting, damage, { why: "taunt", by: unit.seat });
}

/** The healthiest who taunts on a base tile beside it; of equals the first to have entered. */
function taunter(state: State, { seat }: Unit, tile: Tile): Unit | null {
  const [found] = BESIDE[tile]
    .flatMap((beside) => unitsAt(state, beside, rival(seat)))
    .filter((unit) => has(unit, "taunt"))
    .toSorted((a, b) => b.hp - a.hp || a.id - b.id);
  return found ?? null;
}
