import { canonical } from "../../canonical.ts";
import type { Shape } from "../../game.ts";
import { decisions } from "../../match.ts";
import type { Position } from "../../match.ts";
import { pick } from "../../rng.ts";
import { rival, SEATS } from "../../seat.ts";
import type { Seat } from "../../seat.ts";
import { demand } from "../kit.ts";
import type { LawKit } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";
import { attempt, isRevealed, seen, someInput } from "./reveal.ts";

export const hushLaw: Law = {
  id: "hush",
  promise:
    "while both choose, nothing a rival does before the reveal changes what a seat or a spectator sees",
  check(kit, trail, rng) {
    const both = positionsOf(trail).filter(
      (position) => decisions(kit.game, position).length === 2,
    );
    if (both.length === 0) return;
    const before = pick(rng, both);
    for (const seat of SEATS) {
      const step = attempt(kit.game, before, someInput(kit, before, rival(seat), rng));
      if (isRevealed(kit.game, before, step.position)) continue;
      for (const viewer of [seat, "spectator"] as const) {
        const [one, two] = [sight(kit, before, viewer), sight(kit, step.position, viewer)];
        demand(
          one === two,
          () => `${viewer} notices what seat ${rival(seat)} prepares: ${one} became ${two}`,
        );
        const heard = seen(kit.game, step.events, viewer);
        demand(
          heard.length === 0,
          () => `${viewer} hears what seat ${rival(seat)} prepares: ${canonical(heard)}`,
        );
      }
    }
  },
};

function sight<T extends Shape>(
  kit: LawKit<T>,
  position: Position<T["state"]>,
  viewer: Seat | "spectator",
): string {
  const view = kit.game.view(position.state, viewer);
  const own = decisions(kit.game, position).filter(({ seat }) => seat === viewer);
  return canonical([kit.hush ? kit.hush(view) : view, own]);
}
