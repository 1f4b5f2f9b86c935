import { asTold, heardBy, isToldOf } from "../../audience.ts";
import type { Game, Shape } from "../../game.ts";
import { decisions } from "../../match.ts";
import type { Position } from "../../match.ts";
import { rival } from "../../seat.ts";
import type { Seat, Viewer } from "../../seat.ts";
import { difference } from "../difference.ts";
import { demand } from "../kit.ts";
import type { LawKit } from "../kit.ts";
import type { Law } from "./law.ts";
import { closedEvents, closedView } from "./open-facts.ts";
import { isRevealed } from "./reveal.ts";

export const hushLaw: Law = {
  id: "hush",
  promise:
    "while both choose, nothing a rival does before the reveal changes what a seat or a spectator sees",
  check(kit, trail) {
    const together = new Set<number>();
    let before = trail.opening.position;
    for (const { input, position, events } of trail.steps) {
      const asked = decisions(kit.game, before);
      for (const { id, follows = id } of asked)
        if (asked.length === 2 || together.has(follows)) together.add(id);
      if ("seat" in input && together.has(questionOf(kit.game, before, input.seat))) {
        for (const viewer of [rival(input.seat), "spectator"] as const)
          if (!isRevealed(kit.game, before, position, viewer))
            noticesNothing(kit, [before, position], events, viewer);
      }
      before = position;
    }
  },
};

/** The question that a seat who did something was asked. */
const questionOf = <T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  actor: Seat,
): number => decisions(game, position).find(({ seat }) => seat === actor)!.id;

function noticesNothing<T extends Shape>(
  kit: LawKit<T>,
  [before, after]: readonly [Position<T["state"]>, Position<T["state"]>],
  events: readonly T["event"][],
  viewer: Viewer,
): void {
  const who = viewer === "spectator" ? "the spectator" : `seat ${viewer}`;
  const change = difference(sight(kit, before, viewer), sight(kit, after, viewer));
  demand(change === null, () => `${who} notices what is prepared in secret: ${change}`);
  const [told] = closedEvents(kit, heardBy(kit.game, events, viewer));
  demand(
    told === undefined,
    () => `${who} hears what is prepared in secret: ${JSON.stringify(told)}`,
  );
}

function sight<T extends Shape>(
  kit: LawKit<T>,
  position: Position<T["state"]>,
  viewer: Viewer,
): unknown {
  const view = kit.game.view(position.state, viewer);
  const asked = decisions(kit.game, position)
    .filter((decision) => isToldOf(decision, viewer))
    .map((decision) => asTold(decision, viewer));
  return { view: closedView(kit, view), asked };
}
