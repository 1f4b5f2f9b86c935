import type { Fairness } from "./fairness.ts";
import type { Outcome } from "./game.ts";
import { parseInput } from "./input.ts";
import { FORMAT } from "./record.ts";
import type { Entry, MatchRecord } from "./record.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import { isSeat } from "./seat.ts";

type Fields = Partial<Record<string, unknown>>;

/** A record from raw data. Whether it is true is `verify`'s question; here it only has to have the form. */
export function parseRecord(raw: unknown): Result<MatchRecord> {
  if (!isFields(raw)) return bad("it is not an object");
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

const bad = (what: string) => refuse("bad-record", `This is not a match record: ${what}.`);

function parseEntry(raw: unknown): Entry | null {
  const input = parseInput(raw);
  if (!input.ok || !isFields(raw) || !isCount(raw["at"]) || typeof raw["link"] !== "string")
    return null;
  return { ...input.value, at: raw["at"], link: raw["link"] };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2;

const isConfig = (value: unknown): value is MatchRecord["config"] =>
  isFields(value) && "settings" in value && isPair(value["entries"]);

const isFairness = (value: unknown): value is Fairness =>
  isFields(value) &&
  ["matchId", "commitment", "serverSeed"].every((key) => typeof value[key] === "string") &&
  isPair(value["nonces"]) &&
  value["nonces"].every((nonce) => typeof nonce === "string");

const isOutcome = (value: unknown): value is Outcome =>
  isFields(value) &&
  typeof value["reason"] === "string" &&
  (value["result"] === "win"
    ? isSeat(value["seat"])
    : ["draw", "both-lose", "void"].some((result) => result === value["result"]));
