import { canonical } from "../../canonical.ts";
import { advance, decisions } from "../../match.ts";
import { demand } from "../kit.ts";
import { positionsOf } from "../trail.ts";
import type { Law } from "./law.ts";

export const expiryLaw: Law = {
  id: "expiry",
  promise: "the bell always makes progress: it closes the question it rang for",
  check({ game }, trail) {
    for (const position of positionsOf(trail)) {
      if (position.paused) continue;
      for (const { id, seat } of decisions(game, position)) {
        const result = advance(game, position, { kind: "expire", seat });
        demand(
          result.ok,
          () => `the bell for seat ${seat} is refused: ${canonical(position.state)}`,
        );
        const open = result.ok ? decisions(game, result.value.position) : [];
        demand(
          !open.some((decision) => decision.id === id || decision.follows === id),
          () => `decision ${id} is still open after its bell, or followed by one without any time`,
        );
      }
    }
  },
};
