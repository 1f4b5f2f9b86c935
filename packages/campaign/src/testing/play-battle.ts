import { clansField } from "@holmgang/clans/field";
import type { Field, Move } from "@holmgang/clans/field";
import { append, decisions, invariant, openJournal, pick, recordOf } from "@holmgang/kernel";
import type { Input, Journal, MatchRecord, Rng, Seat } from "@holmgang/kernel";
import type { BattleMatch } from "../battle.ts";

/** How a battle is to be played: by whom, and whether it is left before its end. */
interface Plan {
  choose(journal: Journal<Field>, seat: Seat): Move;
  /** After so many inputs somebody concedes, or the record is left open. */
  readonly stop?: { readonly after: number; readonly how: 0 | 1 | "leave" };
}

/** Plays the match of a battle and writes it down. */
export function playBattle({ config, seed }: BattleMatch, plan: Plan): MatchRecord {
  let { journal } = openJournal(clansField, config, seed);
  const take = (input: Input): void => {
    const page = append(clansField, journal, 0, input);
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    ({ journal } = page.value);
  };
  for (;;) {
    const [asked] = decisions(clansField, journal.position);
    if (!asked) break;
    if (plan.stop && journal.inputs.length >= plan.stop.after) {
      const { how } = plan.stop;
      if (how !== "leave") take({ kind: "forfeit", seats: [how], reason: "resigned" });
      break;
    }
    take({ kind: "move", seat: asked.seat, move: plan.choose(journal, asked.seat) });
  }
  return recordOf(clansField, journal);
}

/** Anything that is legal; our own side rather hits than not, so that some battles are won. */
export const anyMove =
  (rng: Rng) =>
  (journal: Journal<Field>, seat: Seat): Move => {
    const legal = clansField.legalMoves(journal.position.state, seat);
    const eager = legal.filter(
      ({ kind }) => kind === "raid" || kind === "attack" || kind === "place",
    );
    return pick(rng, seat === 0 && eager.length > 0 ? eager : legal);
  };
