import {
  accept,
  FORMAT,
  invariant,
  linkOf,
  parseInput,
  refuse,
  same,
  turnPages,
  writeText,
} from "@holmgang/kernel";
import type {
  Config,
  Entry,
  Fairness,
  Host,
  Journal,
  MatchRecord,
  Outcome,
  Result,
  Shape,
} from "@holmgang/kernel";
import type { Keeping } from "../log/keeping.ts";
import type { MatchInputTable } from "../store/schema.ts";
import { noSuchMatch } from "./match-summary.ts";

/** A match that is over, to take home. */
export interface KeptRecord {
  readonly record: MatchRecord;
  /** The same for reading. */
  readonly text: string;
  /** Whether replaying it leads to its outcome; if not, `why` says so in a sentence. */
  readonly verifiable: boolean;
  readonly why: string | null;
}

/** The record of a match that is over, its chance revealed. Of one that goes on nothing is told. */
export async function recordOf(
  { db, hostOf }: Pick<Keeping, "db" | "hostOf">,
  id: string,
): Promise<Result<KeptRecord>> {
  const row = await db.selectFrom("match").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return noSuchMatch();
  if (row.outcome === null) return refuse("match-not-over", "The match is not over.");
  if (row.seed === null) return refuse("never-opened", "This match ended before it began.");
  const log = await db
    .selectFrom("match_input")
    .selectAll()
    .where("match_id", "=", id)
    .orderBy("seq")
    .execute();
  const stored: MatchRecord = {
    format: FORMAT,
    game: row.game,
    rules: row.rules,
    // All of these were written by this program.
    config: JSON.parse(row.config) as Config<Shape>,
    fairness: row.fairness === null ? null : (JSON.parse(row.fairness) as Fairness),
    seed: row.seed,
    inputs: log.map(unlinked),
    outcome: JSON.parse(row.outcome) as Outcome,
    hash: UNKNOWN.repeat(4),
  };
  const { record, why } = withChain(hostOf(row.game), stored, log);
  return accept({ record, text: writeText(record), verifiable: why === null, why });
}

/** Stands where a link would, in a match that cannot be replayed. */
const UNKNOWN = "0".repeat(16);

function unlinked({ at, input: text }: MatchInputTable): Entry {
  const input = parseInput(JSON.parse(text));
  invariant(input.ok, "the log holds inputs");
  return { ...input.value, at: Number(at), link: UNKNOWN };
}

/** The record with its chain, if replaying it leads where the match once led; as it is stored otherwise. */
function withChain(
  host: Host,
  stored: MatchRecord,
  log: readonly MatchInputTable[],
): { record: MatchRecord; why: string | null } {
  const end = replayed(host, stored);
  if (!end.ok) return { record: stored, why: end.refusal.words };
  const { inputs, chain, position } = end.value;
  const record = { ...stored, inputs, hash: chain };
  if (log.some((row) => row.chain !== null && linkOf(row.chain) !== inputs[row.seq]!.link))
    return { record, why: "Replaying this match leads elsewhere than it was played." };
  if (!same(host.outcome(position), stored.outcome))
    return { record, why: "The server ended this match: its inputs alone do not." };
  return { record, why: null };
}

/** Where the inputs lead. The rules may break down over them: that may be why the match is over. */
function replayed(host: Host, stored: MatchRecord): Result<Journal<Shape>> {
  let end: Result<Journal<Shape>> = refuse("empty", "There is nothing to play.");
  try {
    for (const page of turnPages(host.game, stored)) {
      end = page.ok ? accept(page.value.journal) : page;
    }
    return end;
  } catch {
    return refuse("rules-broke", "The rules break down over this match.");
  }
}
