import { clansField } from "@holmgang/clans/field";
import type { Fallen, Field } from "@holmgang/clans/field";
import {
  accept,
  advance,
  inputOf,
  invariant,
  open,
  outcome,
  refuse,
  same,
  verifiedEnd,
} from "@holmgang/kernel";
import type { MatchRecord, Position, Result } from "@holmgang/kernel";
import { battleOf } from "./battle.ts";
import type { Soldier, State } from "./shape.ts";

/** What a battle's record says, and nobody else. */
export interface Fought {
  /** Open while it goes on. */
  readonly end: "won" | "lost" | "conceded" | "open";
  readonly hp: number;
  /** The cards that were destroyed, by their ids. */
  readonly fallen: readonly number[];
}

/** Reads the record of the battle at hand: it must be exactly that battle, played by the rules, unchanged. */
export function readBattle(state: State, record: MatchRecord): Result<Fought> {
  const battle = battleOf(state);
  if (!battle) return refuse("no-battle", "There is no battle to report on.");
  const isThis =
    record.fairness === null && record.seed === battle.seed && same(record.config, battle.config);
  if (record.game === clansField.id && record.rules === clansField.rules && !isThis)
    return refuse("other-battle", "This is the record of another battle, not of the one at hand.");
  const end = verifiedEnd(clansField, record);
  if (!end.ok)
    return refuse("forged-battle", `The battle’s record does not hold: ${end.refusal.words}`);
  return foughtIn(state, end.value.position);
}

/** The same of a record that was read already: only the moves are made again, nothing is hashed. */
export function playAgain(state: State, record: MatchRecord): Fought {
  const battle = battleOf(state);
  invariant(battle !== null, "a battle is fought again that is not there");
  let { position } = open(clansField, battle.config, battle.seed);
  for (const entry of record.inputs) {
    const step = advance(clansField, position, inputOf(entry));
    invariant(step.ok, "a record that was read is played");
    ({ position } = step.value);
  }
  const fought = foughtIn(state, position);
  invariant(fought.ok, "a record that was read says something");
  return fought.value;
}

function foughtIn({ deck }: State, position: Position<Field["state"]>): Result<Fought> {
  const [own] = position.state.seats;
  const end = outcome(clansField, position);
  const isWon = end?.result === "win" && end.seat === 0;
  if (end?.result === "void") return refuse("void-battle", "A void battle decides nothing.");
  if (position.forfeited && isWon)
    return refuse("enemy-forfeit", "The enemy does not give up: the battle must be fought.");
  const how = !end ? "open" : isWon ? "won" : position.forfeited ? "conceded" : "lost";
  return accept({ end: how, hp: own.hp, fallen: casualties(deck, own.fallen) });
}

/** Whom the enemy destroyed, by id; not those who spent themselves, no decoys, and nobody who came from elsewhere. */
export const casualties = (
  deck: readonly Soldier[],
  fallen: readonly Pick<Fallen, "copy" | "decoy" | "how">[],
): readonly number[] =>
  fallen
    .filter(({ how, decoy, copy }) => how === "destroyed" && !decoy && copy > 0)
    .map(({ copy }) => deck[copy - 1]!.id); // copies are numbered as the deck lies
