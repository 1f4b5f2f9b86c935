import { SEATS } from "@holmgang/kernel";
import type { Decision } from "@holmgang/kernel";
import type { State } from "./shape.ts";
import { active } from "./turn.ts";

/** More actions than this a turn has not. */
const TURN_STEP = 1_000;

/**
 * Both choose their opening hands at once. Then a turn is one question for everybody; whose turn it is is asked anew after
 * every action, on the same clock, because it may have learnt something by it.
 */
export function questions(state: State): readonly Decision[] {
  const { outcome, halfTurn, settings, seats, actions } = state;
  if (outcome) return [];
  if (halfTurn === 0)
    return SEATS.filter((seat) => seats[seat].returned === null).map((seat) => ({
      id: seat,
      seat,
      kind: "mulligan",
      limitMs: settings.mulliganMs || null,
    }));
  const told = TURN_STEP * halfTurn;
  const id = told + actions;
  return [
    {
      id,
      seat: active(state),
      kind: "turn",
      limitMs: settings.turnMs || null,
      ...(settings.bankMs > 0 && { bankMs: settings.bankMs }),
      public: true,
      ...(actions > 0 && { follows: id - 1, told }),
    },
  ];
}
