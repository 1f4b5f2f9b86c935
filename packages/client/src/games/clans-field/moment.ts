import type { Seat } from "@holmgang/kernel";
import type { Event, Field, Told } from "@holmgang/clans/field";
import type { Playing } from "../../match/scene.ts";
import { idOf } from "./after.ts";

/** What happens to whom while a beat is shown. */
export interface Moment {
  readonly acting: ReadonlySet<number>;
  readonly hurt: ReadonlyMap<number, number>;
  readonly healed: ReadonlyMap<number, number>;
  readonly falling: ReadonlySet<number>;
  readonly coming: ReadonlySet<number>;
  /** Who strikes at whom. */
  readonly strikes: readonly (readonly [from: number, to: number])[];
  /** Whose base is hit. */
  readonly base: Seat | null;
  /** Tiles that something happens to. */
  readonly tiles: ReadonlySet<number>;
}

export function momentOf(now: Playing<Field> | null): Moment {
  const events = now?.events ?? [];
  const pick = <K extends Event["kind"]>(...kinds: readonly K[]) =>
    events.filter((event): event is Extract<Event, { kind: K }> =>
      (kinds as readonly string[]).includes(event.kind),
    );
  const ids = (told: readonly { readonly unit: Told }[]): readonly number[] =>
    told.map(({ unit }) => idOf(unit));
  return {
    acting: new Set(ids(pick("attacks", "raids", "spy_struck"))),
    hurt: new Map(pick("hurt").map(({ unit, amount }) => [idOf(unit), amount])),
    healed: new Map(pick("healed").map(({ unit, amount }) => [idOf(unit), amount])),
    falling: new Set(ids(pick("fell"))),
    coming: new Set(ids(pick("unit_placed", "sighted", "unmasked"))),
    strikes: pick("attacks").map(({ unit, target }) => [idOf(unit), idOf(target)]),
    base: pick("base_hit")[0]?.seat ?? null,
    tiles: new Set(
      pick("tile_burns", "tile_turned", "trap_sprung", "fire_out", "tile_known").map(
        ({ tile }) => tile,
      ),
    ),
  };
}
