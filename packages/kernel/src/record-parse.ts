import { canonical, same } from "./canonical.ts";
import type { Fairness } from "./fairness.ts";
import type { Outcome } from "./game.ts";
import { parseInput } from "./input.ts";
import { FORMAT, RECORD_FIELDS } from "./record.ts";
import type { Entry, MatchRecord } from "./record.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import { isSeat } from "./seat.ts";

type Fields = Partial<Record<string, unknown>>;

/** A record from raw data. Whether it is true is `verify`'s question; here it only has to have the form. */
export function parseRecord(raw: unknown): Result<MatchRecord> {
  if (!isFields(raw)) return bad("it is not an object");
  if (!isPlain(raw))
    return bad("it holds something that is not plain data, or is nested too deeply");
  const surplus = Object.keys(raw).find((key) => !RECORD_FIELDS.some((field) => field === key));
  if (surplus !== undefined) return bad(`it has no field '${surplus}'`);
  const { format, game, rules, config, fairness, seed, inputs, outcome, hash } = raw;
  if (format !== FORMAT)
    return bad(`its format is ${JSON.stringify(format)}, and this build reads format ${FORMAT}`);
  if (typeof game !== "string") return bad("'game' must be a text");
  if (!isCount(rules)) return bad("'rules' must be a whole number");
  if (!isConfig(config)) return bad("'config' must hold 'settings' and two 'entries'");
  if (fairness !== null && !isFairness(fairness)) {
    return bad(
      "'fairness' must be null or hold 'matchId', 'commitment', 'serverSeed' and two 'nonces'",
    );
  }
  if (typeof seed !== "string") return bad("'seed' must be a text");
  if (outcome !== null && !isOutcome(outcome))
    return bad("'outcome' must be null or a result with its reason");
  if (typeof hash !== "string") return bad("'hash' must be a text");
  if (!Array.isArray(inputs)) return bad("'inputs' must be a list");
  const entries: Entry[] = [];
  for (const entry of inputs) {
    const read = parseEntry(entry);
    if (!read) return bad(`input ${entries.length + 1} is not an input with 'at' and 'link'`);
    entries.push(read);
  }
  return accept({ format, game, rules, config, fairness, seed, inputs: entries, outcome, hash });
}

/** Whether it can be hashed at all. The depth is bounded first: a file may be nested deeper than any stack. */
function isPlain(value: unknown): boolean {
  try {
    return isShallow(value, MAX_DEPTH) && canonical(value) !== "";
  } catch {
    return false;
  }
}

const MAX_DEPTH = 64;

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1)));

const bad = (what: string) => refuse("bad-record", `This is not a match record: ${what}.`);

function parseEntry(raw: unknown): Entry | null {
  if (!isFields(raw)) return null;
  const { at, link, ...rest } = raw;
  const input = parseInput(rest);
  // What the parser did not keep was not an input's.
  if (!input.ok || !same(input.value, rest) || !isCount(at) || typeof link !== "string")
    return null;
  return { ...input.value, at, link };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with these keys and no others. */
const isExactly = (value: unknown, keys: readonly string[]): value is Fields =>
  isFields(value) && same(Object.keys(value).toSorted(), keys.toSorted());

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2;

const isConfig = (value: unknown): value is MatchRecord["config"] =>
  isExactly(value, ["settings", "entries"]) && isPair(value["entries"]);

const isFairness = (value: unknown): value is Fairness =>
  isExactly(value, ["matchId", "commitment", "serverSeed", "nonces"]) &&
  ["matchId", "commitment", "serverSeed"].every((key) => typeof value[key] === "string") &&
  isPair(value["nonces"]) &&
  value["nonces"].every((nonce) => typeof nonce === "string");

const isOutcome = (value: unknown): value is Outcome =>
  isFields(value) &&
  isExactly(
    value,
    value["result"] === "win" ? ["result", "seat", "reason"] : ["result", "reason"],
  ) &&
  typeof value["reason"] === "string" &&
  (value["result"] === "win"
    ? isSeat(value["seat"])
    : ["draw", "both-lose", "void"].some((result) => result === value["result"]));
