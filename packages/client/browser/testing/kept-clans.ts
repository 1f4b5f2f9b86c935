import { host, invariant, seededRng } from "@holmgang/kernel";
import type { Journal, Seat, Shape } from "@holmgang/kernel";
import { clans, somePlan, STARTERS, words } from "@holmgang/clans";
import type { Move, State } from "@holmgang/clans";

/** A match of Clans against Loki that somebody has left. */
export interface LeftClans {
  readonly id: string;
  /** Rounds that were played, by any plans. */
  readonly rounds: number;
  /** By the names of starter decks. */
  readonly decks?: readonly [string, string];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Cards that the person has staged since. */
  readonly staged?: number;
}

const CLANS = host(clans, words);
const SECOND = 1000;

/** What a browser keeps of such a match, as it stands in its storage. */
export function keptClans(left: LeftClans): Readonly<Record<string, unknown>> {
  const { id, rounds, decks = ["grand-army", "desert-host"], staged = 0 } = left;
  const settings = { planMs: 0, ...left.settings };
  const [entry, botEntry] = decks.map(entryOf);
  const config = CLANS.parseConfig({ settings, entries: [entry, botEntry] });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  let journal: Journal<Shape> = CLANS.openJournal(config.value, id).journal;
  const rng = seededRng(id);
  const stateOf = (): State => journal.position.state as State; // a match of Clans
  const play = (seat: Seat, move: Move): void => {
    const page = CLANS.append(journal, journal.inputs.length * SECOND, {
      kind: "move",
      seat,
      move,
    });
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    journal = page.value.journal;
  };
  for (let round = 0; round < rounds; round++)
    for (const seat of [0, 1] as const)
      if (CLANS.game.decisions(stateOf()).some((asked) => asked.seat === seat))
        play(seat, { kind: "submit", plan: somePlan(stateOf(), seat, rng).slice(0, 2) });
  for (const placement of somePlan(stateOf(), 0, rng).slice(0, staged))
    play(0, { kind: "stage", ...placement });
  const record = CLANS.recordOf(journal);
  const plan = { game: "clans", bot: "random", seat: 0, seed: id, settings, entry, botEntry };
  return { [`match.${id}`]: { id, plan, record, savedAt: Date.now() } };
}

function entryOf(name: string) {
  const starter = STARTERS.find((each) => each.id === name);
  invariant(starter !== undefined, `there is no starter deck '${name}'`);
  return { deck: { hero: starter.hero, cards: starter.cards } };
}
