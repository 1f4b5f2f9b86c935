import { rival } from "@holmgang/kernel";
import { announce, who } from "../announce.ts";
import type { Events } from "../events.ts";
import { show } from "../look.ts";
import { isAlive } from "./fighter.ts";
import type { Fight, Fighter } from "./fighter.ts";

/** A hit whose number is settled and that has not landed yet. */
export interface Blow {
  readonly by: Fighter;
  readonly target: Fighter;
  /** The other card of the target's stack. */
  readonly beside: Fighter | null;
  readonly amount: number;
  readonly how: Events["hit"]["how"];
}

/** What a card's hit would be now; null if it would be nothing. */
export function aim(fight: Fight, by: Fighter, how: Blow["how"]): Blow | null {
  const [front, back] = fight.sides[rival(by.seat)];
  const isGuarded = back !== undefined && back.profile.guards && !front!.profile.guards;
  const target = isGuarded ? back : front!; // a side without anybody ends the fight
  const beside = (isGuarded ? front : back) ?? null;
  const amount = damage(fight, by, target);
  return amount > 0 ? { by, target, beside, amount, how } : null;
}

/** Everything that adds, then everything that takes away, never below 1. */
function damage({ sides }: Fight, by: Fighter, target: Fighter): number {
  let hit = by.profile.damage + by.bonus + by.profile.fury;
  for (const friend of sides[by.seat]) if (friend !== by) hit += friend.profile.banner;
  if (hit <= 0) return 0;
  let ward = target.ward + target.profile.shield;
  for (const enemy of sides[target.seat]) ward += enemy.profile.totem;
  return Math.max(1, hit - ward);
}

/** Blows that land together: hits first, then what answers them. */
export function land(fight: Fight, tick: number, blows: readonly Blow[]): void {
  const answers: Answer[] = [];
  for (const blow of blows) strike(fight, tick, blow, answers);
  for (const { by, victim } of answers)
    if (isAlive(victim) && isAlive(by))
      hurt(fight, { tick, how: "thorns" }, [victim, by], victim.profile.thorns);
}

/** Somebody thorny that a blow was dealt to. */
interface Answer {
  readonly by: Fighter;
  readonly victim: Fighter;
}

/** One blow and what spills over; those it was dealt to may answer. */
function strike(
  fight: Fight,
  tick: number,
  { by, target, beside, amount, how }: Blow,
  answers: Answer[],
): void {
  const excess = amount - target.unit.hp;
  hurt(fight, { tick, how }, [by, target], amount);
  if (target.profile.thorns > 0) answers.push({ by, victim: target });
  if (!beside || !isAlive(beside)) return;
  if (by.profile.cleaves) {
    hurt(fight, { tick, how: "cleave" }, [by, beside], amount);
    if (beside.profile.thorns > 0) answers.push({ by, victim: beside });
  } else if (excess > 0) hurt(fight, { tick, how: "overflow" }, [by, beside], excess);
}

function hurt(
  { run, lane, row }: Fight,
  { tick, how }: Pick<Events["hit"], "tick" | "how">,
  [by, target]: readonly [Fighter, Fighter],
  amount: number,
): void {
  const { unit, seat } = target;
  show(run, by.unit, by.seat, { lane, row });
  show(run, unit, seat, { lane, row });
  unit.hp = Math.max(0, unit.hp - amount);
  announce(run.table, "hit", () => ({
    lane,
    row,
    tick,
    how,
    amount,
    hp: unit.hp,
    by: who(by.unit, by.seat),
    target: who(unit, seat),
  }));
}
