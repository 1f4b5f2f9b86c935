import type { View } from "@holmgang/campaign";
import { PARTS } from "@holmgang/clans/field";
import type { View as FieldView } from "@holmgang/clans/field";

/** What the enemy can strike with next turn decides; a base is not bet on luck. */
const SAFE_TURNS = 1.5;

/** A battle that is being lost is left while there is something to leave with: a boss for gold, all else for nothing. */
export function leaves(run: View, field: FieldView): "concede" | "retreat" | null {
  const [own, enemy] = field.seats;
  const strength = (seat: 0 | 1): number =>
    field.units
      .filter((unit) => unit.seat === seat)
      .reduce((sum, { is }) => sum + (is ? PARTS[is.card].damage : 4), 0);
  const threat = strength(1);
  const isLosing = threat > 1.5 * strength(0) && enemy.hp > 6;
  if (!isLosing || own.hp > SAFE_TURNS * threat || own.hp >= run.hp) return null;
  if (run.current?.kind !== "boss") return "concede";
  return run.gold >= run.setup.settings.retreatCost ? "retreat" : null;
}
