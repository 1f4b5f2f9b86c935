import { BUILDINGS } from "@holmgang/campaign";
import type { View } from "@holmgang/campaign";

/** What comes along the road walked: how much of it lies behind, encounters until it is there, and from whom. */
interface Delivery {
  readonly share: number;
  readonly left: number;
  readonly from: readonly string[];
}

/** By simple supply all that is at work is on its way (C56); with convoys what has left town (C57). What travels together is one. */
export function deliveriesOf({ town, setup }: Pick<View, "town" | "setup">): readonly Delivery[] {
  const all =
    setup.settings.supply === "convoys"
      ? town.convoys.map(({ building, covered, left }) => ({
          building,
          left,
          share: covered / Math.max(town.metres, covered, 1),
        }))
      : town.buildings.flatMap(({ building, cycle, left }) =>
          left === null ? [] : { building, left, share: Math.max(0, cycle - left) / cycle },
        );
  return [...Map.groupBy(all, ({ share, left }) => `${share} ${left}`).values()].map(
    (together) => ({
      share: together[0]!.share, // a group has members
      left: together[0]!.left,
      from: together.map(({ building }) => BUILDINGS[building].name),
    }),
  );
}
