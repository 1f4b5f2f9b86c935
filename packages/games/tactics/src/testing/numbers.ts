import type { LawKit, Numbers } from "@holmgang/kernel/testing";
import type { Event, Tactics, View } from "../shape.ts";
import { heroId, minionId, seatOf, UNIT_IDS, unitRow } from "../units.ts";
import type { UnitId } from "../units.ts";

/** The numbers on the board, kept by whoever believes nothing but the events. */
export const numbers: LawKit<Tactics>["numbers"] = { of, after };

type Row<E> = (now: Numbers, event: E) => Numbers;

const key = (id: UnitId, what: string): string => `${what} of unit ${id}`;

function of(view: View): Numbers {
  const { units, heroes, things, settings } = view;
  const found: Record<string, number> = { ...settingNumbers(settings) };
  for (const id of UNIT_IDS) {
    const unit = units[id];
    if (!unit || unit.fallen) continue;
    found[key(id, "hp")] = unit.hp;
    found[key(id, "absorbs")] = unit.shield;
    for (const buff of unit.buffs) found[key(id, buff.id)] = buff.rounds;
  }
  for (const [seat, hero] of heroes?.entries() ?? []) {
    found[`rest of ${seat}`] = hero.cooldown;
    found[`charges of ${seat}`] = hero.charges;
  }
  for (const thing of things)
    found[`${thing.kind} on ${thing.tile}`] = thing.kind === "obstacle" ? thing.hp : thing.rounds;
  return found;
}

/** What the settings say about the beginning is known to all; kept under names of their own. */
const settingNumbers = (settings: View["settings"]): Numbers => ({
  "set heroHp": settings.heroHp,
  "set secondHeroHp": settings.secondHeroHp,
  "set rooted 0": settings.firstSeatStarts === "rooted" ? 1 : 0,
  "set rooted 1": settings.secondSeatStarts === "rooted" ? 1 : 0,
  "set stunned 0": settings.firstSeatStarts === "stunned" ? 1 : 0,
  "set stunned 1": settings.secondSeatStarts === "stunned" ? 1 : 0,
});

function after(now: Numbers, event: Event): Numbers {
  const row: ((now: Numbers, event: never) => Numbers) | undefined = AFTER[event.kind];
  return row ? row(now, event as never) : now; // the row is that of its kind
}

/** Kinds without a row change no number. */
const AFTER: { readonly [K in Event["kind"]]?: Row<Extract<Event, { kind: K }>> } = {
  teams_shown: (now, { teams }) => ({
    ...now,
    ...Object.fromEntries(
      teams.flatMap(({ minions }, seat) => {
        const own = seat === 0 ? 0 : 1;
        const ids = [heroId(own), minionId(own, 0), minionId(own, 1)];
        const hero = (now["set heroHp"] ?? 0) + (own === 1 ? (now["set secondHeroHp"] ?? 0) : 0);
        const hp = [hero, ...minions.map((minion) => unitRow(minion).hp)];
        return ids.flatMap((id, index) => [
          [key(id, "hp"), hp[index]!],
          [key(id, "root"), now[`set rooted ${own}`] ?? 0],
          [key(id, "stun"), now[`set stunned ${own}`] ?? 0],
        ]);
      }),
    ),
  }),
  hurt: (now, { unit: { id }, amount, absorbed }) => ({
    ...now,
    [key(id, "hp")]: (now[key(id, "hp")] ?? 0) - amount,
    [key(id, "absorbs")]: (now[key(id, "absorbs")] ?? 0) - absorbed,
  }),
  healed: (now, { unit: { id }, amount }) => ({
    ...now,
    [key(id, "hp")]: (now[key(id, "hp")] ?? 0) + amount,
  }),
  buff_gained: (now, { unit: { id }, buff, rounds }) => ({ ...now, [key(id, buff)]: rounds }),
  buff_lost: (now, { unit: { id }, buff }) => ({
    ...now,
    [key(id, buff)]: 0,
    ...(buff === "shield" ? { [key(id, "absorbs")]: 0 } : {}),
  }),
  shielded: (now, { unit: { id }, amount }) => ({ ...now, [key(id, "absorbs")]: amount }),
  charged: (now, { unit: { id }, charges }) => ({ ...now, [`charges of ${seatOf(id)}`]: charges }),
  skill_rests: (now, { seat, rounds }) => ({ ...now, [`rest of ${seat}`]: rounds }),
  clone_came: (now, { unit: { id } }) => ({ ...now, [key(id, "hp")]: unitRow("clone").hp }),
  clone_faded: (now, { unit: { id } }) => gone(now, id),
  fell: (now, { unit: { id } }) => gone(now, id),
  tile_fired: (now, { tile }) => ({ ...now, [`tile on ${tile}`]: 0 }),
  tile_gone: (now, { tile }) => ({ ...now, [`tile on ${tile}`]: 0 }),
  obstacle_hit: (now, { tile, hp }) => ({ ...now, [`obstacle on ${tile}`]: hp }),
  remains_left: (now, { tile, leave, amount }) => ({
    ...now,
    [`obstacle on ${tile}`]: 0,
    [`tile on ${tile}`]: 0,
    [`${leave} on ${tile}`]: amount,
  }),
  round_over: (now) =>
    Object.fromEntries(Object.entries(now).map(([what, n]) => [what, aged(what, n)])),
};

/** What lasts so many rounds: buffs, rests, tiles. */
const aged = (what: string, n: number): number =>
  /^(hp|absorbs|charges|obstacle|set) /.test(what) ? n : Math.max(0, n - 1);

const gone = (now: Numbers, id: UnitId): Numbers =>
  Object.fromEntries(Object.entries(now).filter(([name]) => !name.endsWith(`of unit ${id}`)));
