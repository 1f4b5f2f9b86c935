import type { View } from "@holmgang/campaign";
import { PARTS } from "@holmgang/clans/field";
import type { View as FieldView } from "@holmgang/clans/field";

/** Cards lost in one battle beyond which it is not worth more of them. */
const ENOUGH = 4;

/** A battle that is being lost is left while there is something to leave with: a boss for gold, all else for nothing. */
export function leaves(run: View, field: FieldView): "concede" | "retreat" | null {
  const [own, enemy] = field.seats;
  const strength = (seat: 0 | 1): number =>
    field.units
      .filter((unit) => unit.seat === seat)
      .reduce((sum, { is }) => sum + (is ? PARTS[is.card].damage : 4), 0);
  const threat = strength(1);
  const isLosing = threat > 1.5 * strength(0) && enemy.hp > 6;
  const isDear = own.hp <= 1.5 * threat || own.fallen.length >= ENOUGH;
  if (!isLosing || !isDear) return null;
  if (run.current?.kind !== "boss") return "concede";
  const canPay = run.gold >= run.setup.settings.retreatCost;
  return canPay && own.hp <= threat ? "retreat" : null;
}
