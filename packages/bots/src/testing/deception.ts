import type { Hand, Layout, Settings } from "@holmgang/orcain";
import type { Sight } from "../orcain/reckon.ts";
import { playable, roundHp, worth } from "../orcain/stage.ts";
import type { Moment } from "../orcain/stage.ts";

/** A way to play that looks back: for every round and what was shown before it, layouts with their chances. */
export type WaryPolicy = (sight: Pick<Sight, "now" | "past">) => {
  readonly layouts: readonly Layout[];
  readonly mix: readonly number[];
};

/**
 * What a rival who knows the policy can expect to win against it, holes included, when every layout it shows may also
 * serve to mislead. Exact, and so for short matches only: it goes through all histories.
 */
export function bestDeception(settings: Settings, hand: Hand, policy: WaryPolicy): number {
  function value(now: Moment, past: Sight["past"]): number {
    const { layouts, mix } = policy({ now, past });
    const against = (theirs: Layout): number => {
      const next = remembering((moment: Moment) =>
        value(moment, [...past, { moment: now, theirs }]),
      );
      return layouts.reduce(
        (sum, mine, i) =>
          mix[i]
            ? sum - mix[i] * worth(now, roundHp(now, mine, theirs), (moment) => -next(moment))
            : sum,
        0,
      );
    };
    return Math.max(...playable(hand, now).map(against));
  }
  return value({ settings, roundIndex: 1, hp: [settings.startHp, settings.startHp] }, []);
}

/** The policy remembers what the rival laid and the healths, so layouts that lead to the same healths share a future. */
function remembering(value: (moment: Moment) => number): (moment: Moment) => number {
  const known = new Map<string, number>();
  return (moment) => {
    const key = moment.hp.join();
    const result = known.get(key) ?? value(moment);
    known.set(key, result);
    return result;
  };
}
