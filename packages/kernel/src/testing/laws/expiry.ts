import { canonical } from "../../canonical.ts";
import type { Decision, Game, Shape } from "../../game.ts";
import type { Expiry } from "../../input.ts";
import { advance, decisions } from "../../match.ts";
import type { Position } from "../../match.ts";
import { bellsOf } from "../bells.ts";
import { demand } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";

export const expiryLaw: Law = {
  id: "expiry",
  promise:
    "every bell, of a limit or of a bank, makes progress: it closes the question it rang for",
  check({ game }, trail) {
    for (const position of positionsOf(trail)) {
      if (position.paused) continue;
      for (const decision of decisions(game, position))
        for (const bell of bellsOf(decision)) closes(game, position, decision, bell);
    }
  },
};

function closes<T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  { id }: Decision,
  bell: Expiry,
): void {
  const result = advance(game, position, bell);
  demand(result.ok, () => `${canonical(bell)} is refused: ${canonical(position.state)}`);
  const open = result.ok ? decisions(game, result.value.position) : [];
  demand(
    !open.some((decision) => decision.id === id || decision.follows === id),
    () => `decision ${id} is still open after ${canonical(bell)}, or followed by one without time`,
  );
}
