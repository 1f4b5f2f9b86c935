import { heardBy } from "../../audience.ts";
import { canonical } from "../../canonical.ts";
import type { Game, Shape } from "../../game.ts";
import { decisions, outcome } from "../../match.ts";
import { VIEWERS } from "../../seat.ts";
import type { Viewer } from "../../seat.ts";
import { fingerprint } from "../fingerprint.ts";
import { Violation } from "../kit.ts";
import type { LawKit } from "../kit.ts";
import { recall } from "../memory.ts";
import type { Memory } from "../memory.ts";
import { momentsOf } from "../trail.ts";
import type { DrivenMoment, Trail } from "../trail.ts";

/**
 * Events tell a viewer nothing that its sights do not: in two matches of a run in which it did the same and saw the
 * same, it has heard the same, until they are over. So nothing can slip out with what is dealt, or with a reveal.
 */
export function tellsNoMore<T extends Shape>(
  kit: LawKit<T>,
  trail: Trail<T>,
  memory: Memory,
): void {
  for (const viewer of VIEWERS) {
    let sights = "";
    let heard = "";
    let last = "";
    for (const [step, moment] of momentsOf(trail).entries()) {
      const { input, position, events } = moment;
      // What is over is open to everybody; and where the rest of a match plays itself, two ways lead to one end.
      if (outcome(kit.game, position)) break;
      const view = canonical(kit.game.view(position.state, viewer));
      if (isKnown(kit.game, moment, viewer)) sights = fingerprint(`${sights} ${canonical(input)}`);
      if (view !== last) sights = fingerprint(`${sights} ${view}`);
      last = view;
      for (const event of heardBy(kit.game, events, viewer))
        heard = fingerprint(`${heard} ${canonical(event)}`);
      const now = { claim: heard, seed: trail.name, step, hidden: {} };
      const first = recall(memory, `${viewer} ${sights}`, now);
      if (first.claim !== heard)
        throw new Violation(
          `${viewer} sees the same in two matches and hears different things: ${canonical(events)}`,
          first.seed,
        );
    }
  }
}

/** Whether a viewer knows of an input by itself: its own, what the host does in the open, and the bell for a public question. */
export function isKnown<T extends Shape>(
  game: Game<T>,
  { before, input }: Pick<DrivenMoment<T>, "before" | "input">,
  viewer: Viewer,
): boolean {
  if (!before || !input) return false;
  if (!("seat" in input) || input.seat === viewer) return true;
  const asked = decisions(game, before).find(({ seat }) => seat === input.seat);
  return input.kind === "expire" && asked?.public === true;
}
