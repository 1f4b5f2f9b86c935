import type { Seat } from "@holmgang/kernel";
import type { Clans, Event, Events } from "@holmgang/clans";
import type { Playing } from "../../match/scene.ts";

/** What the beat in the light does, and to whom. */
export interface Moment {
  readonly hits: readonly Events["hit"][];
  readonly hurt: ReadonlyMap<number, number>;
  readonly healed: ReadonlyMap<number, number>;
  readonly acting: ReadonlySet<number>;
  readonly falling: ReadonlySet<number>;
  readonly coming: ReadonlySet<number>;
  readonly crystal: { readonly seat: Seat; readonly amount: number } | null;
}

export function momentOf(now: Playing<Clans> | null): Moment {
  const events = now?.events ?? [];
  const hits = eventsOf(events, "hit");
  const crystal = eventsOf(events, "crystal_hit");
  return {
    hits,
    hurt: summed(hits.map(({ target, amount }) => [target.id, amount])),
    healed: summed(eventsOf(events, "healed").map(({ unit, amount }) => [unit.id, amount])),
    acting: new Set([
      ...hits.map(({ by }) => by.id),
      ...crystal.flatMap(({ units }) => units.map(({ id }) => id)),
    ]),
    falling: new Set(eventsOf(events, "fell").map(({ unit }) => unit.id)),
    coming: new Set(
      eventsOf(events, "plan_shown").flatMap(({ units }) => units.map(({ unit }) => unit.id)),
    ),
    crystal: crystal[0] ?? null,
  };
}

/** Those of one kind, in order. */
export const eventsOf = <K extends Event["kind"]>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { kind: K }>[] =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

function summed(parts: readonly (readonly [id: number, amount: number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [id, amount] of parts) sums.set(id, (sums.get(id) ?? 0) + amount);
  return sums;
}
