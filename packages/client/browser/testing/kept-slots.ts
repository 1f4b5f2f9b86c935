import { host, invariant } from "@holmgang/kernel";
import type { Journal, Seat, Shape } from "@holmgang/kernel";
import { slots, words } from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";

/** A match of Skirmish Slots against Loki that somebody has left. */
export interface LeftSlots {
  readonly id: string;
  /** All cards are in the hands from the start. */
  readonly decks: readonly [readonly CardId[], readonly CardId[]];
  /** What was typed so far, and by whom: the person, who begins, is 0. */
  readonly typed: readonly (readonly [Seat, string])[];
}

const SLOTS = host(slots, words);
const SECOND = 1000;
const SETTINGS = { deckMin: 1, openingDraw: 20, turnMs: 0, choiceMs: 0 };

/** What a browser keeps of such a match, as it stands in its storage. */
export function keptSlots({ id, decks, typed }: LeftSlots): Readonly<Record<string, unknown>> {
  const [entry, botEntry] = decks.map((deck) => ({ deck }));
  const config = SLOTS.parseConfig({ settings: SETTINGS, entries: [entry, botEntry] });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  let journal = opened(id);
  for (const [seat, line] of typed) {
    const move = SLOTS.words.read(line, SLOTS.game.view(journal.position.state, seat));
    const input = { kind: "move", seat, move } as const;
    const page = SLOTS.append(journal, journal.inputs.length * SECOND, input);
    invariant(page.ok, page.ok ? "" : `${line}: ${page.refusal.words}`);
    journal = page.value.journal;
  }
  const record = SLOTS.recordOf(journal);
  const plan = {
    game: "slots",
    bot: "random",
    seat: 0,
    seed: record.seed,
    settings: SETTINGS,
    entry,
    botEntry,
  };
  return { [`match.${id}`]: { id, plan, record, savedAt: Date.now() } };

  /** A match in which the coin has fallen for the person. */
  function opened(seed: string): Journal<Shape> {
    invariant(config.ok, "it was asked above");
    const { journal: made } = SLOTS.openJournal(config.value, seed);
    return SLOTS.decisions(made.position)[0]?.seat === 0 ? made : opened(`${seed}+`);
  }
}
