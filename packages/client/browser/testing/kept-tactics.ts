import { host, invariant } from "@holmgang/kernel";
import type { Journal, Seat, Shape } from "@holmgang/kernel";
import { tactics, words } from "@holmgang/tactics";
import type { Team } from "@holmgang/tactics";

/** A match of Tactics against Loki that somebody has left. */
export interface LeftTactics {
  readonly id: string;
  /** Null where all is drafted in the match. */
  readonly teams: readonly [Team, Team] | null;
  /** What was typed so far, and by whom: the person is 0. */
  readonly typed: readonly (readonly [Seat, string])[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

const TACTICS = host(tactics, words);
const SECOND = 1000;
const NO_CLOCKS = { classMs: 0, minionsMs: 0, skillMs: 0, actionMs: 0, remainsMs: 0 };

/** What a browser keeps of such a match, as it stands in its storage. */
export function keptTactics(left: LeftTactics): Readonly<Record<string, unknown>> {
  const { id, teams, typed } = left;
  const settings = { ...NO_CLOCKS, opener: "first", ...left.settings };
  const [entry, botEntry] = teams ?? [null, null];
  const config = TACTICS.parseConfig({ settings, entries: [entry, botEntry] });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  let journal: Journal<Shape> = TACTICS.openJournal(config.value, id).journal;
  for (const [seat, line] of typed) {
    const move = TACTICS.words.read(line, TACTICS.game.view(journal.position.state, seat));
    const input = { kind: "move", seat, move } as const;
    const page = TACTICS.append(journal, journal.inputs.length * SECOND, input);
    invariant(page.ok, page.ok ? "" : `${line}: ${page.refusal.words}`);
    journal = page.value.journal;
  }
  const record = TACTICS.recordOf(journal);
  const plan = {
    game: "tactics",
    bot: "random",
    seat: 0,
    seed: id,
    settings,
    ...(teams ? { entry, botEntry } : {}),
  };
  return { [`match.${id}`]: { id, plan, record, savedAt: Date.now() } };
}
