import { commit, matchSeed } from "../fairness.ts";
import type { Fairness } from "../fairness.ts";
import type { Config } from "../game.ts";
import type { Input } from "../input.ts";
import { invariant } from "../invariant.ts";
import { append, openJournal, recordOf } from "../journal.ts";
import type { MatchRecord } from "../record.ts";
import { toy } from "./toy.ts";
import type { Toy } from "./toy.ts";

const config: Config<Toy> = { settings: { cards: 2 }, entries: [null, null] };

const serverSeed = "5ec2e7";
const matchId = "sample";
const nonces = ["n0", "n1"] as const;

export const sampleFairness: Fairness = {
  matchId,
  serverSeed,
  nonces,
  commitment: commit(matchId, serverSeed),
};

/** A finished match of the toy game in which everything happens that a log can hold, up to its last trick. */
export function sampleRecord(
  last: readonly Input[] = [
    { kind: "expire", seat: 0 },
    { kind: "expire", seat: 1 },
  ],
): MatchRecord {
  let { journal } = openJournal(toy, config, matchSeed(sampleFairness), sampleFairness);
  const { hands } = journal.position.state;
  const inputs: readonly Input[] = [
    { kind: "move", seat: 0, move: { kind: "stage", card: hands[0][1] } },
    { kind: "move", seat: 0, move: { kind: "stage", card: hands[0][0] } },
    { kind: "pause" },
    { kind: "resume" },
    { kind: "expire", seat: 0 },
    { kind: "move", seat: 1, move: { kind: "play", card: hands[1][0] } },
    ...last,
  ];
  for (const [index, input] of inputs.entries()) {
    const page = append(toy, journal, index * 61_234, input);
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    journal = page.value.journal;
  }
  return recordOf(toy, journal);
}
