import { host, invariant } from "@holmgang/kernel";
import type { Input, Journal, Seat, Shape } from "@holmgang/kernel";
import { CARDS, orcain, words } from "@holmgang/orcain";

/** A match against Grom that somebody has left, in letters: `CDA` is Counter, Defense, Attack; a dot is nothing. */
export interface LeftMatch {
  readonly id: string;
  /** The rounds played so far, the person's cards first. */
  readonly rounds: readonly (readonly [string, string])[];
  /** What the person has laid in the open round, not confirmed. */
  readonly draft?: string;
  /** What Grom has confirmed in the open round; else he thinks of something himself. */
  readonly rival?: string;
}

/** Two rounds with every kind of step: 10–9, then 9–6. */
export const TWO_ROUNDS: LeftMatch["rounds"] = [
  ["CDA", "AHD"],
  ["HAD", "AHC"],
];

const ORCAIN = host(orcain, words);
const SECOND = 1000;

/** What a browser keeps of such a match, as it stands in its storage. */
export function keptMatch({
  id,
  rounds,
  draft,
  rival,
}: LeftMatch): Readonly<Record<string, unknown>> {
  const plan = { game: "orcain", bot: "orc", seat: 0, seed: id, settings: { prepMs: 0 } };
  const config = ORCAIN.parseConfig({ settings: plan.settings });
  invariant(config.ok, "Orcain can be played without a clock");
  let journal: Journal<Shape> = ORCAIN.openJournal(config.value, plan.seed).journal;
  const take = (seat: Seat, kind: string, letters: string): void => {
    const move = { kind, layout: layoutOf(letters), roundIndex: null };
    const input: Input = { kind: "move", seat, move };
    const page = ORCAIN.append(journal, journal.inputs.length * SECOND, input);
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    journal = page.value.journal;
  };
  for (const [own, their] of rounds) {
    take(0, "layout_confirm", own);
    take(1, "layout_confirm", their);
  }
  if (draft !== undefined) take(0, "layout_draft", draft);
  if (rival !== undefined) take(1, "layout_confirm", rival);
  const record = ORCAIN.recordOf(journal);
  return { [`match.${id}`]: { id, plan, record, savedAt: Date.now() } };
}

const IDS = Object.keys(CARDS);

const layoutOf = (letters: string): (string | null)[] =>
  Array.from(letters).map(
    (letter) => IDS.find((id) => id.startsWith(letter.toLowerCase())) ?? null,
  );
