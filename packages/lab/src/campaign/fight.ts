import { findBot } from "@holmgang/bots";
import type { RunPlayer } from "@holmgang/bots/clans-campaign";
import { battleOf, LEVELS, view } from "@holmgang/campaign";
import type { Move, State } from "@holmgang/campaign";
import { clansField } from "@holmgang/clans/field";
import type { Field } from "@holmgang/clans/field";
import { append, decisions, invariant, openJournal, recordOf, seededRng } from "@holmgang/kernel";
import type { Input, Journal } from "@holmgang/kernel";

/** Who leads a run, and which player of the field fights its battles. */
export interface Fighters {
  readonly player: RunPlayer;
  readonly fighter: string;
  /** What a bot that searches may spend on a move. */
  readonly iterations: number;
}

/** Fights the battle at hand, until it is over or the run's player leaves it. The enemy has the level of its difficulty. */
export function fight(state: State, { player, fighter, iterations }: Fighters): Move {
  const battle = battleOf(state);
  invariant(battle !== null, "a battle is at hand");
  const bots = [fighter, LEVELS[battle.difficulty]].map(botOf);
  const chances = ([0, 1] as const).map((seat) => seededRng(`${battle.seed} ${seat}`));
  const run = view(state);
  let { journal } = openJournal(clansField, battle.config, battle.seed);
  for (;;) {
    const [asked] = decisions(clansField, journal.position);
    if (!asked) break;
    const { seat } = asked;
    const seen = clansField.view(journal.position.state, seat);
    const leaves = seat === 0 && seen.halfTurn > 0 ? player.leaves(run, seen) : null;
    if (leaves === "retreat") return { kind: "retreat", record: recordOf(clansField, journal) };
    if (leaves === "concede") {
      journal = taken(journal, { kind: "forfeit", seats: [0], reason: "resigned" });
      break;
    }
    const legal = clansField.legalMoves(journal.position.state, seat);
    const { move } = bots[seat]!.choose(seen, legal, { iterations }, chances[seat]!); // two of each
    journal = taken(journal, { kind: "move", seat, move });
  }
  return { kind: "fight", record: recordOf(clansField, journal) };
}

function botOf(name: string) {
  const bot = findBot("clans-field", name);
  invariant(bot !== undefined, `there is no bot ${name}`);
  return bot;
}

function taken(journal: Journal<Field>, input: Input): Journal<Field> {
  const page = append(clansField, journal, 0, input);
  invariant(page.ok, page.ok ? "" : page.refusal.words);
  return page.value.journal;
}
