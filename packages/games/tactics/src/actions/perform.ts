import { announce } from "../announce.ts";
import { thingAt, unitOf } from "../board.ts";
import { displace } from "../displace.ts";
import type { Action } from "../shape.ts";
import { useSkill } from "../skills/use-skill.ts";
import type { Tile } from "../tiles.ts";
import { attack } from "./attack.ts";
import type { Battle } from "../battle.ts";

/** Does what a unit does with its action. Whether it may was asked before; deaths are looked at after. */
export function perform(battle: Battle, action: Action): void {
  const { state } = battle;
  switch (action.kind) {
    case "move":
      return displace(battle, action.unit, action.to, "walk");
    case "attack":
      return attack(battle, action.unit, action.at);
    case "both":
      displace(battle, action.unit, action.to, "walk");
      // A tile on the way may have killed the mover.
      if (unitOf(state, action.unit).hp > 0) attack(battle, action.unit, action.at);
      return;
    case "skill":
      return useSkill(battle, action);
    case "destroy":
      return destroy(battle, action.at);
  }
}

function destroy(battle: Battle, tile: Tile): void {
  const { state, table } = battle;
  const thing = thingAt(state, tile);
  if (thing?.kind !== "obstacle") return;
  state.things = state.things.filter((other) => other !== thing);
  announce(table, "obstacle_hit", () => ({ tile, amount: thing.hp, hp: 0 }));
}
