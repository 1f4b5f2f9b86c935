import { appendWith, inputOf, invariant, parseInput, startClocks, turnOf } from "@holmgang/kernel";
import type {
  BySeat,
  Clocks,
  Host,
  Input,
  Journal,
  Outcome,
  Page,
  Position,
  Result,
  Seat,
  Shape,
  Turn,
} from "@holmgang/kernel";
import type { MatchInputTable } from "../store/schema.ts";
import { digest } from "./digest.ts";

const append = appendWith(digest);

/** How often one may change one's mind about one decision. */
const MOST_TRIES = 300;

/** After every so many inputs the chain goes into the log as well, and is compared when the log is folded. */
const CHAIN_EVERY = 32;

/** A match folded into memory: where it stands and how its clocks run. */
interface Copy {
  journal(): Journal<Shape>;
  clocks(): Clocks;
  /** What an input would lead to; nothing is changed. Throws if the rules break down. */
  tryOut(input: Input, at: number): Result<Page<Shape>>;
  /** Whether somebody goes on and on changing a move without deciding; every one of them would stay in the log. */
  isTryingTooOften(input: Input, page: Page<Shape>): boolean;
  /** Takes over a page that is durable. */
  turn(page: Page<Shape>): void;
  /** Takes over a row of the log, and checks that it leads where it once led. */
  fold(row: MatchInputTable): void;
  /** Ends the match without an input. */
  end(outcome: Outcome): void;
}

export function copyOf(
  host: Host,
  id: string,
  opening: Page<Shape>,
  heard: (turn: Turn<Shape>) => void,
): Copy {
  let { journal } = opening;
  let now = turnOf(host.game, opening, null).after;
  const tries: BySeat<number> = [0, 0];

  const isStillAsked = (seat: Seat, position: Position<unknown>): boolean => {
    const asked = now.clocks.running.find((clock) => clock.seat === seat);
    return host.decisions(position).some(({ id: open }) => open === asked?.id);
  };

  function change(to: Journal<Shape>, turned: Turn<Shape>): void {
    journal = to;
    now = turned.after;
    heard(turned);
  }

  function turn(page: Page<Shape>): void {
    const turned = turnOf(host.game, page, now);
    const { input, after } = turned;
    if (input?.kind === "move")
      tries[input.seat] = isStillAsked(input.seat, after.position) ? tries[input.seat] + 1 : 0;
    change(page.journal, turned);
  }

  return {
    journal: () => journal,
    clocks: () => now.clocks,
    tryOut: (input, at) =>
      append(host.game, journal, Math.max(at, journal.inputs.at(-1)?.at ?? 0), input),
    isTryingTooOften: (input, { journal: next }) =>
      input.kind === "move" &&
      tries[input.seat] >= MOST_TRIES &&
      isStillAsked(input.seat, next.position),
    turn,
    fold({ seq, at, input: text, chain }) {
      const input = parseInput(JSON.parse(text));
      const isNext = seq === journal.inputs.length;
      invariant(input.ok && isNext, `input ${seq} of match ${id} is in its place`);
      const page = append(host.game, journal, Number(at), input.value);
      invariant(
        page.ok,
        page.ok ? "" : `input ${seq} of match ${id} cannot be replayed: ${page.refusal.words}`,
      );
      turn(page.value);
      invariant(
        chain === null || chain === journal.chain,
        `match ${id} folds to another state than it was played in (input ${seq})`,
      );
    },
    end(outcome) {
      const position = { ...journal.position, forfeited: outcome };
      const after = { position, clocks: startClocks([], 0) };
      change({ ...journal, position }, { input: null, before: now, after, events: [] });
    },
  };
}

/** The last input of a journal as a row. */
export function rowOf(id: string, { inputs, chain }: Journal<Shape>): MatchInputTable {
  const entry = inputs.at(-1)!;
  const isMilestone = inputs.length % CHAIN_EVERY === 0;
  return {
    match_id: id,
    seq: inputs.length - 1,
    at: String(entry.at),
    seat: "seat" in entry ? entry.seat : null,
    input: JSON.stringify(inputOf(entry)),
    chain: isMilestone ? chain : null,
  };
}
