import { buffRow } from "./buffs.ts";
import type { BuffId } from "./buffs.ts";

/** What lies on a unit, in full sentences, made from its row. */
export function buffText(id: BuffId): string {
  const { attack, hp, rule } = buffRow(id);
  return [
    hp === 0 ? null : `${signed(hp)} HP at once.`,
    attack === 0 ? null : `${signed(attack)} attack.`,
    rule,
  ]
    .filter((part) => part !== null)
    .join(" ");
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
