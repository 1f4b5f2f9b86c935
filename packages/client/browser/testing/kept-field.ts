import { active, clansField, isBaseOf, words } from "@holmgang/clans/field";
import type { Move, State } from "@holmgang/clans/field";
import { host, invariant, pick, seededRng } from "@holmgang/kernel";
import type { Input, Journal, Rng, Seat, Shape } from "@holmgang/kernel";

/** A match in the field against the militia that somebody has left. */
export interface LeftField {
  readonly id: string;
  /** The person's turn it was left in, counted for both; 0 is the opening hand. */
  readonly turn: number;
  /** Cards of both decks, as often as it takes; without them both bring what everybody does. */
  readonly cards?: readonly [readonly string[], readonly string[]];
  readonly settings?: Readonly<Record<string, unknown>>;
}

const FIELD = host(clansField, words);
const SECOND = 1000;
const NO_CLOCKS = { mulliganMs: 0, turnMs: 0, bankMs: 0 };

/** What a browser keeps of such a match, as it stands in its storage. Until then both sides play what is at hand. */
export function keptField(left: LeftField): Readonly<Record<string, unknown>> {
  const { id, turn } = left;
  const settings = { ...NO_CLOCKS, ...left.settings };
  const entries = left.cards?.map(entryOf) ?? [null, null];
  const config = FIELD.parseConfig({ settings, entries });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  let journal: Journal<Shape> = FIELD.openJournal(config.value, id).journal;
  const rng = seededRng(id);
  const stateOf = (): State => journal.position.state as State; // a match in the field
  const isThere = (): boolean =>
    turn === 0 || (stateOf().halfTurn >= turn && active(stateOf()) === 0);
  while (!isThere() && !stateOf().outcome) {
    const { seat } = FIELD.game.decisions(stateOf())[0]!; // somebody is asked
    const move = somehow(clansField.legalMoves(stateOf(), seat), seat, rng);
    const input: Input = { kind: "move", seat, move };
    const page = FIELD.append(journal, journal.inputs.length * SECOND, input);
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    journal = page.value.journal;
  }
  const record = FIELD.recordOf(journal);
  const [entry, botEntry] = entries;
  const plan = {
    game: "clans-field",
    bot: "militia",
    seat: 0,
    seed: id,
    settings,
    entry,
    botEntry,
  };
  return { [`match.${id}`]: { id, plan, record, savedAt: Date.now() } };
}

/** Cards first, then blows, then steps away from one's base; of each any. */
function somehow(legal: readonly Move[], seat: Seat, rng: Rng): Move {
  const [first] = legal;
  invariant(first !== undefined, "whoever is asked can answer");
  if (first.kind === "mulligan") return first;
  const wanted = [
    (move: Move) => move.kind === "place" && isBaseOf(seat, move.tile),
    (move: Move) => !["place", "walk", "end", "hero"].includes(move.kind),
    (move: Move) => move.kind === "walk" && !isBaseOf(seat, move.tile) && rng.below(3) > 0,
  ];
  for (const isWanted of wanted) {
    const [one, ...more] = legal.filter(isWanted);
    if (one) return pick(rng, [one, ...more]);
  }
  return { kind: "end" };
}

const DECK = 25;

const entryOf = (cards: readonly string[]) => ({
  deck: {
    hero: "napoleon",
    cards: Array.from({ length: DECK }, (_, at) => cards[at % cards.length]),
  },
});
