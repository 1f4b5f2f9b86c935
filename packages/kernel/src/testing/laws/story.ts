import { canonical } from "../../canonical.ts";
import type { Shape } from "../../game.ts";
import type { Input } from "../../input.ts";
import { VIEWERS } from "../../seat.ts";
import type { Viewer } from "../../seat.ts";
import { fingerprint } from "../fingerprint.ts";
import { demand } from "../kit.ts";
import type { LawKit } from "../kit.ts";
import type { Trail } from "../trail.ts";
import { seen } from "./reveal.ts";

/**
 * Events tell a viewer nothing that its sights do not: in two matches of a run in which it did the same and saw the
 * same, it has heard the same. So nothing can slip out with what is dealt, or with a reveal.
 */
export function tellsNoMore<T extends Shape>(
  kit: LawKit<T>,
  trail: Trail<T>,
  memory: Map<string, string>,
): void {
  for (const viewer of VIEWERS) {
    let sights = "";
    let heard = "";
    let last = "";
    for (const { input, position, events } of [{ input: null, ...trail.opening }, ...trail.steps]) {
      const view = canonical(kit.game.view(position.state, viewer));
      if (input && isKnown(input, viewer)) sights = fingerprint(`${sights} ${canonical(input)}`);
      if (view !== last) sights = fingerprint(`${sights} ${view}`);
      last = view;
      for (const event of seen(kit.game, events, viewer))
        heard = fingerprint(`${heard} ${canonical(event)}`);
      const key = `${viewer} ${sights}`;
      const before = memory.get(key) ?? heard;
      memory.set(key, before);
      demand(
        before === heard,
        () =>
          `${viewer} sees the same in two matches and hears different things: ${canonical(events)}`,
      );
    }
  }
}

/** Whether a viewer knows of an input by itself: its own, and what the host does in the open. */
const isKnown = (input: Input, viewer: Viewer): boolean =>
  !("seat" in input) || input.seat === viewer;
