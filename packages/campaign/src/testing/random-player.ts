import { invariant, pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { legal } from "../apply.ts";
import { battleOf } from "../battle.ts";
import type { Move, MoveKind, State } from "../shape.ts";
import { anyMove, playBattle } from "./play-battle.ts";

/** Any move: first a kind, so that long lists of one kind do not drown the others; a battle is fought, conceded or left. */
export function randomMove(state: State, rng: Rng): Move {
  const battle = battleOf(state);
  if (!battle) {
    const moves = legal(state);
    const kinds = [...new Set(moves.map(({ kind }) => kind))];
    const kind = pick(rng, likely(kinds));
    return pick(
      rng,
      moves.filter((move) => move.kind === kind),
    );
  }
  const choose = anyMove(rng);
  const roll = rng.below(12);
  if (roll === 0 && state.gold >= state.setup.settings.retreatCost) {
    const stop = { after: rng.below(20), how: "leave" } as const;
    const record = playBattle(battle, { choose, stop });
    return { kind: record.outcome ? "fight" : "retreat", record };
  }
  const stop = roll === 1 ? ({ stop: { after: rng.below(20), how: 0 } } as const) : {};
  const record = playBattle(battle, { choose, ...stop });
  invariant(record.outcome !== null, "a battle that is fought out has an outcome");
  return { kind: "fight", record };
}

/** Whoever only waits gets nowhere: what leads on is more likely. */
const likely = (kinds: readonly MoveKind[]): readonly MoveKind[] =>
  kinds.flatMap((kind) => (kind === "travel" ? Array<MoveKind>(6).fill(kind) : [kind]));
